// docs/embed-on-a-page.md: its snippets work as they are copied.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heist } from '../cli/world.js';
import { World, seen } from './browser.js';

const page = readFileSync('docs/embed-on-a-page.md', 'utf8');
const snippets = [...page.matchAll(/```html\n([^]*?)```/g)].map(([, text = '']) => text);
const bag = 'cases/how-to-rob-a-bank/a-bag-is-passed-to-a-friend-in-the-room.yaml';

let world: World;
beforeAll(async () => {
  world = await World.open();
  world.serve('/cases/bag.json', { body: (await heist(['bake', bag])).out, type: 'application/json' });
  world.serve('/cases/bag.yaml', { body: readFileSync(bag, 'utf8'), type: 'text/plain; charset=utf-8' });
  world.serve('/cases/step-3.svg', { body: (await heist(['export', bag])).out, type: 'image/svg+xml' });
});
afterAll(() => world.close());

describe('docs/embed-on-a-page.md', () => {
  it.each(snippets.map((text, i) => [i + 1, text] as const))('snippet %i', async (i, text) => {
    const { page: opened, complaints } = await world.visit(
      `/snippet-${i}.html`,
      text.replaceAll('/heist-kit/', '/cdn/'),
    );
    if (text.includes('<iframe')) {
      const frame = await (await opened.waitForSelector('iframe'))?.contentFrame();
      await frame?.waitForFunction(() =>
        document.querySelector('heist-game')?.shadowRoot?.querySelector('heist-floor'),
      );
      expect(frame).toBeTruthy();
    } else await seen(opened, 'heist-game, heist-case, heist-floor', '.piece');
    expect(complaints).toEqual([]);
    await opened.close();
  });

  it('has all of them', () => expect(snippets.length).toBeGreaterThan(6));
});
