// The cards of How to Rob a Bank have names that a player would say: nothing of `walk+pepper/pick` shows through.
import { expect, it } from 'vitest';
import { drawing } from '../../src/components/boards/how-to-rob-a-bank/drawing.js';
import type { Scene } from '../../src/components/board/board.js';
import { parts } from '../../src/games/how-to-rob-a-bank.js';
import { sentence } from '../../src/notation/sentence.js';

const said: Readonly<Record<string, readonly [label: string, event: string]>> = {
  en: ['Plan “walk, and spray or pick up”', 'The yellow robber plans “walk, and spray or pick up”.'],
  de: ['„Gehen und dazu Pfefferspray oder Aufheben“ planen', 'Gelb plant „Gehen und dazu Pfefferspray oder Aufheben“.'],
  nl: ['“lopen, en spuiten of oppakken” plannen', 'De gele overvaller plant “lopen, en spuiten of oppakken”.'],
  fr: [
    'Programmer « marcher, et asperger ou ramasser »',
    'Le braqueur jaune programme « marcher, et asperger ou ramasser ».',
  ],
};

it.each(Object.entries(parts.languages))('%s', async (lang, load) => {
  const { words: loadWords, board } = (await load()).parts;
  const [{ words }, { board: boardWords }] = [await loadWords(), await board()];
  const scene = { texts: words, words: boardWords } as unknown as Scene;
  const planned = { type: 'card-planned', rule: 'RB-PLAN-1', actor: 'yellow', card: 'walk+pepper/pick' };
  expect([drawing.label('yellow plan walk+pepper/pick', scene), sentence(planned, words)]).toEqual(said[lang]);
  const names = Object.entries(words.names).filter(([id]) => /[+/]/.test(id));
  expect(names).toHaveLength(12);
  for (const [, name] of names) expect(name).not.toMatch(/[-+/]/);
});
