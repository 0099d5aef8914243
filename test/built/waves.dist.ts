// How often a page has to wait for the line: what is asked for together is answered together, wave by wave.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameNamed } from '../../src/machines/index.js';
import { readCase } from '../../src/notation/case.js';
import { parseText } from '../../src/notation/yaml.js';
import { bake } from '../../src/verify/cases/bake.js';
import { checkCase } from '../../src/verify/cases/check-case.js';
import { platforms } from '../../site/builder/snippets.js';
import { World, isSeen } from './browser.js';

const file = 'cases/how-to-rob-a-bank/a-bag-is-passed-to-a-friend-in-the-room.yaml';
const example = readCase(parseText(readFileSync(file, 'utf8')).data);
const game = gameNamed(example.game);
const script = '<script type="module" src="/cdn/heist-kit.js"></script>';

let world: World;
beforeAll(async () => {
  world = await World.open();
  const baked = JSON.stringify(bake(game, example, checkCase(game, example)));
  world.serve('/bag.json', { body: baked, type: 'application/json' });
  world.serve('/bag.yaml', { body: readFileSync(file, 'utf8'), type: 'text/plain; charset=utf-8' });
});
afterAll(() => world.close());

/** Game -> page -> files. */
type Parts = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** A file without the letters that change with what is in it. */
const nameOf = (path: string): string => path.replace(/-[0-9a-f]+\.js$/, '');

/** What parts.json lists for a page of the game. */
const listed = (page: string): readonly string[] =>
  (JSON.parse(readFileSync('dist/cdn/parts.json', 'utf8')) as Parts)[game.id]?.[page] ?? [];

/** The files that a page asks for, wave by wave, until its board is drawn. */
async function wavesOf(body: string, board = 'heist-game'): Promise<string[][]> {
  let held: { readonly path: string; readonly answer: () => void }[] = [];
  world.hold(
    (path) =>
      new Promise((answer) => {
        if (path === '/waves.html') answer();
        else held.push({ path, answer });
      }),
  );
  const page = await world.load('/waves.html', body);
  const waves: string[][] = [];
  for (;;) {
    const isNext = async () => held.length > 0 || (await isSeen(page, board, '.piece'));
    await expect.poll(isNext).toBe(true);
    // A wave is complete when nothing more has been asked for for a while.
    for (let before = 0; before !== held.length;) {
      before = held.length;
      await pause(400);
    }
    if (await isSeen(page, board, '.piece')) break;
    waves.push(held.map(({ path }) => nameOf(path)));
    const now = held;
    held = [];
    for (const { answer } of now) answer();
  }
  world.hold(null);
  for (const { answer } of held) answer();
  await page.close();
  return waves;
}

describe('waves until the board is drawn', () => {
  const parts = '<heist-floor></heist-floor><heist-replay></heist-replay>';

  it('a baked replay: the file that the page names, the kit with the case, the game', async () => {
    const waves = await wavesOf(`${script}<heist-game src="/bag.json">${parts}</heist-game>`, 'heist-floor');
    expect(waves).toEqual([
      ['/cdn/heist-kit.js'],
      expect.arrayContaining(['/cdn/parts/start', '/bag.json']) as string[],
      ['/cdn/parts/how-to-rob-a-bank.drawing'],
    ]);
  });

  it('the same in an embed, and with tracker and log', async () => {
    for (const body of [
      '<div class="heist-embed" data-src="/bag.json"></div>',
      '<heist-game src="/bag.json"></heist-game>',
    ]) {
      const waves = await wavesOf(`${script}${body}`);
      expect(waves.length, JSON.stringify(waves)).toBe(3);
    }
  });

  it('a case in YAML: the parser, what judges it and its game together, then the rules', async () => {
    const waves = await wavesOf(`${script}<heist-game src="/bag.yaml"></heist-game>`);
    expect(waves.length, JSON.stringify(waves)).toBe(4);
    // The badge of a case comes with an element of its own.
    const checked = await wavesOf(`${script}<heist-case src="/bag.yaml"></heist-case>`, 'heist-case');
    expect(checked.length, JSON.stringify(checked)).toBeLessThanOrEqual(6);
  });

  it.each([
    ['heist-game', '/bag.json', 'layout'],
    ['heist-game', '/bag.yaml', 'case'],
    ['heist-case', '/bag.yaml', 'checked-case'],
  ])(
    '%s with %s and the lines that the builder writes for the head: everything at once',
    async (element, src, page) => {
      const files = listed(page);
      const choices = { element, src, attributes: {}, theme: '', text: '', title: '' };
      const places = { script: '/cdn/heist-kit.js', frame: '', parts: files.map((each) => `/cdn/${each}`) };
      const [tag, hints] = platforms(choices, places)[0]?.snippets ?? [];
      // A browser asks for no more than six files at a time.
      const asked = (await wavesOf(`${hints?.code}${tag?.code}`, element)).flat();
      expect(asked.toSorted()).toEqual([src, ...files.map((each) => nameOf(`/cdn/${each}`))].toSorted());
    },
  );

  it('a playable game: one more, for its rules; all that is loaded is listed', async () => {
    const waves = await wavesOf(`${script}<heist-game game="how-to-rob-a-bank" seed="7"></heist-game>`);
    expect(waves.length, JSON.stringify(waves)).toBeLessThanOrEqual(4);
    expect(waves.flat().sort()).toEqual(
      listed('play')
        .map((file) => nameOf(`/cdn/${file}`))
        .sort(),
    );
  });
});
