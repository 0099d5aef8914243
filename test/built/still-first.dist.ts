// A picture inside an element: seen at once, replaced when the element is there, kept beside an error.
import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tagOf } from '../../site/builder/snippets.js';
import { heist } from '../cli/world.js';
import { World, isSeen, seen } from './browser.js';

const bag = 'cases/how-to-rob-a-bank/a-bag-is-passed-to-a-friend-in-the-room.yaml';
const script = '<script type="module" src="/cdn/heist-kit.js"></script>';
const still = { theme: '', text: '', title: 'Yellow passes a bag', still: '/still.svg' };

let world: World;
beforeAll(async () => {
  world = await World.open();
  world.serve('/bag.json', { body: (await heist(['bake', bag])).out, type: 'application/json' });
  world.serve('/bag.yaml', { body: readFileSync(bag, 'utf8'), type: 'text/plain; charset=utf-8' });
  world.serve('/still.svg', { body: (await heist(['export', bag])).out, type: 'image/svg+xml' });
});
afterAll(() => world.close());

/** The height of the picture on the page: 0 where it is not seen. */
const pictured = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('img')?.getBoundingClientRect().height ?? 0).catch(() => 0);

describe.each([
  ['heist-game', '/bag.json'],
  ['heist-case', '/bag.yaml'],
  ['heist-floor', '/bag.json'],
])('a picture in %s', (element, src) => {
  it('is seen before the script is there, and gives way to the element', async () => {
    let answer = (): void => undefined;
    const held = new Promise<void>((done) => (answer = done));
    world.hold((path) => (path.startsWith('/cdn/parts/') ? held : Promise.resolve()));
    const page = await world.load('/still.html', `${script}${tagOf({ element, src, attributes: {}, ...still })}`);
    await expect.poll(() => pictured(page)).toBeGreaterThan(100);
    expect(await isSeen(page, element, '.piece')).toBe(false);
    answer();
    await seen(page, element, '.piece');
    await expect.poll(() => pictured(page)).toBe(0);
    world.hold(null);
    await page.close();
  });

  it('stays beside the error', async () => {
    const html = `${script}${tagOf({ element, src: '/nothing.json', attributes: {}, ...still })}`;
    const { page } = await world.visit('/still-error.html', html);
    await seen(page, element, '[role=alert]');
    expect(await pictured(page)).toBeGreaterThan(100);
    await page.close();
  });
});
