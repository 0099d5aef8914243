// What leaves the page leaves memory: counted by the browser itself, after it has collected its garbage.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer-core';
import { World, seen, type Visit } from './browser.js';

const yaml = readFileSync('cases/how-to-rob-a-bank/a-bag-is-passed-to-a-friend-in-the-room.yaml', 'utf8');

const markups: readonly [tag: string, markup: string][] = [
  ['heist-game', '<heist-game src="/bag.yaml"></heist-game>'],
  ['heist-case', '<heist-case src="/bag.yaml"></heist-case>'],
  ['heist-quiz', '<heist-quiz src="/bag.yaml"></heist-quiz>'],
  ['heist-floor', '<heist-floor game="how-to-rob-a-bank"></heist-floor>'],
  ['heist-chart', '<heist-chart game="how-to-rob-a-bank"></heist-chart>'],
  ['heist-order', '<heist-order game="how-to-rob-a-bank" procedure="round-end"></heist-order>'],
  ['heist-rule', '<heist-rule rule="RB-WALK-1"></heist-rule>'],
  [
    'heist-replay',
    '<heist-game src="/bag.yaml"><heist-tracker></heist-tracker><heist-moves></heist-moves><heist-log></heist-log><heist-replay></heist-replay></heist-game>',
  ],
];

type Shows = HTMLElement & { readonly session: object };

let world: World;
let visit: Visit;
beforeAll(async () => {
  world = await World.open();
  world.serve('/bag.yaml', { body: yaml, type: 'text/plain; charset=utf-8' });
  visit = await world.visit(
    '/memory.html',
    '<script type="module" src="/cdn/heist-kit.js"></script><heist-game id="stays" src="/bag.yaml"></heist-game>',
  );
  await seen(visit.page, '#stays', '.piece');
});
afterAll(() => world.close());

/** How many objects of a class are alive. Asking collects the garbage first. */
async function alive(page: Page, prototype: () => object): Promise<number> {
  const handle = await page.evaluateHandle(prototype);
  const found = await page.queryObjects(handle);
  const count = await found.evaluate((all) => (all as unknown as unknown[]).length);
  await found.dispose();
  await handle.dispose();
  return count;
}

/** Puts one on the page, waits until it shows something, takes it away again: so many times. */
const comeAndGo = (page: Page, tag: string, markup: string, times: number): Promise<void> =>
  page.evaluate(
    async (name, html, count) => {
      const box = document.createElement('div');
      document.body.append(box);
      for (let i = 0; i < count; i++) {
        box.innerHTML = html;
        const part = box.querySelector(name) as Element;
        for (let waits = 0; waits < 400 && !part.shadowRoot?.querySelector('[part]'); waits++)
          await new Promise((done) => setTimeout(done, 5));
        box.replaceChildren();
      }
      box.remove();
    },
    tag,
    markup,
    times,
  );

const many = 20;

interface Left {
  readonly parts: number;
  readonly sessions: number;
  readonly listeners: number;
}
/** The collector may keep a few that it is not sure of; what leaks leaves them all. */
const isMore = (after: Left, before: Left): boolean =>
  after.parts >= before.parts + many / 2 ||
  after.sessions >= before.sessions + many / 2 ||
  after.listeners >= before.listeners + many;

describe('many that came and went', () => {
  it.each(markups)(
    '%s: none is left, nor the game it showed, nor a listener',
    async (tag, markup) => {
      const { page, complaints } = visit;
      await comeAndGo(page, tag, markup, 5);
      const left = async (): Promise<Left> => ({
        parts: await alive(page, () => Object.getPrototypeOf(customElements.get('heist-rule')?.prototype) as object),
        sessions: await alive(
          page,
          () => Object.getPrototypeOf((document.querySelector('#stays') as Shows).session) as object,
        ),
        listeners: (await page.metrics()).JSEventListeners ?? 0,
      });
      let before = await left();
      let after = before;
      // A board that the collector keeps for once has many listeners; what leaks grows every time.
      for (let rounds = 0; rounds < 2 && (rounds === 0 || isMore(after, before)); rounds++) {
        before = after;
        await comeAndGo(page, tag, markup, many);
        // What waits for a time or a frame to pass is let go of after that, on a busy machine a little later.
        for (let waits = 0; waits < 10 && (waits === 0 || isMore(after, before)); waits++) {
          await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
          after = await left();
        }
      }
      expect(isMore(after, before), JSON.stringify({ before, after })).toBe(false);
      expect(complaints).toEqual([]);
    },
    120_000,
  );
});
