// heist order: the matrix with witnesses that hold, and a page that shows their boards without a script.
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { heist, scratch } from './world.js';

const { file, remove } = scratch();
afterAll(remove);

describe('heist order', () => {
  it.each([
    ['lazy-heist', 'minute', ['turn / protocol: order matters', 'only a sample of the choices', 'flow":"minute"'], 1],
    ['how-to-rob-a-bank', 'robber-turn', ['before / card: order matters', 'card / after: order matters'], 2],
  ] as const)(
    '%s %s: the cases it saves hold, and the page draws their boards',
    async (game, procedure, words, witnesses) => {
      const [folder, page] = [file('found/.keep', '').replace('/.keep', ''), file('order.html', '')];
      const bounds = ['--states', '50', '--games', '3', '--written', '5', '--seconds', '300'];
      const { code, out } = await heist(['order', game, procedure, ...bounds, '--save', folder, '--html', page], [], {
        interrupted: () => new Promise(() => undefined),
      });
      expect(code).toBe(0);
      for (const word of words) expect(out).toContain(word);
      const replays = [...out.matchAll(/heist (check .*)/g)].map(([, command = '']) => command.split(' '));
      expect(replays).toHaveLength(witnesses);
      for (const command of replays) expect((await heist(command)).code, command.join(' ')).toBe(0);

      const html = readFileSync(page, 'utf8');
      // Before, the book's order, the other one.
      expect(html.match(/<svg /g)).toHaveLength(3 * witnesses);
      expect(html).not.toMatch(/<script|<link|src=|url\((?!#)|@import/);
      expect(html).toMatch(/heist check \S+-book\.yaml \S+-swapped\.yaml/);
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
    },
    120_000,
  );
});
