// No game is forgotten, and whoever knows one game knows where to look in the others.
import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gamesIn, listedGames } from '../../scripts/games.mjs';
import { allGames } from '../../src/games/index.js';
import { games } from '../../src/machines/index.js';
import { namedFiles, optionalFiles } from './named-files.js';

const ids = games.map(({ id }) => id);

describe('the list of games', () => {
  const nameOf = ({ id, prefix }: { readonly id: string; readonly prefix: string }) => ({ id, prefix });

  it('has the ids and the first letters that the games themselves have', () => {
    expect(allGames.map(nameOf)).toEqual(games.map(nameOf));
  });

  it('is read in full by scripts, which cannot import it', () => {
    expect(listedGames).toEqual(allGames.map(nameOf));
    const lines = "[\n  {\n    id: 'a-2',\n    prefix: 'A2',\n    load: () => import('./a-2.js'),\n  },\n]";
    expect(gamesIn(lines)).toEqual([{ id: 'a-2', prefix: 'A2' }]);
    expect(() => gamesIn(lines.replace("'a-2'", '`a-2`'))).toThrow('has 1 games, and scripts/games.mjs can read 0');
  });
});

it.each(ids)('%s is played at random', (id) => {
  const file = `${id}/random-games.test.ts`;
  expect(existsSync(new URL(file, import.meta.url)), `test/rules/${file} calls randomGames(...)`).toBe(true);
});

const folders = ['rules', 'machines', 'components/boards', 'locales/en', 'locales/de'];
/** What the guide names in another folder: how a drawing takes a position is left to the drawing. */
const namedElsewhere = ['components/boards/<game>/position.ts'];
const filesOf = (id: string): string[] =>
  folders.flatMap((folder) =>
    readdirSync(new URL(`../../src/${folder}/${id}`, import.meta.url)).map((file) => `${folder}/<game>/${file}`),
  );

it.each(ids)('%s has every file that CONTRIBUTING.md names, where the other games have it', (id) => {
  const wanted = filesOf(ids[0] as string).filter((path) => {
    const name = basename(path, '.ts');
    return namedFiles.includes(name) && !optionalFiles.includes(name) && !namedElsewhere.includes(path);
  });
  expect(wanted.length).toBeGreaterThan(30);
  const own = filesOf(id);
  expect(wanted.filter((path) => !own.includes(path))).toEqual([]);
});

it.each(games)('$id says where all games say it who may look on, and which spaces there are', async (game) => {
  const [board, view] = await Promise.all(
    ['board', 'view'].map(
      (name) =>
        import(new URL(`../../src/rules/${game.id}/${name}.ts`, import.meta.url).href) as Promise<
          Record<string, unknown>
        >,
    ),
  );
  expect(board?.['spaces']).toEqual(game.spaces);
  expect(view?.['sides']).toEqual(game.sides);
});

it.each(games)('$id says why a rule cannot be shown in words that a rules editor understands', ({ catalogue }) => {
  const notes = catalogue.flatMap(({ notCheckable = '' }) => notCheckable);
  const ofProgrammers = /multiset|grammar|tables? (of .*)?holds?|`[a-z]+\.[a-z]|derive|how the table is built/;
  expect(notes.filter((note) => ofProgrammers.test(note))).toEqual([]);
});
