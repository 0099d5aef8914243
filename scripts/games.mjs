// The ids of all games, from the one list of them (src/games/index.ts), for scripts that run before anything is compiled.
// node scripts/games.mjs prints them as the output of a job: ids=["lazy-heist", …].
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './setup.mjs';

/**
 * A game whose entry cannot be read would be missing from the build without a word.
 * @param {string} list
 * @returns {readonly { readonly id: string, readonly prefix: string }[]}
 */
export function gamesIn(list) {
  const games = [...list.matchAll(/\{\s*id: '([\w-]+)',\s*prefix: '(\w+)',\s*load:/g)].map(
    ([, id = '', prefix = '']) => ({ id, prefix }),
  );
  const entries = [...list.matchAll(/\bload:/g)].length;
  if (games.length !== entries || entries === 0)
    throw new Error(
      `src/games/index.ts has ${entries} games, and scripts/games.mjs can read ${games.length} of them. ` +
        `An entry is { id: '…', prefix: '…', load: () => import('./….js') }.`,
    );
  return games;
}

export const listedGames = gamesIn(readFileSync(join(root, 'src/games/index.ts'), 'utf8'));

/** @type {readonly string[]} */
export const gameIds = listedGames.map(({ id }) => id);

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(`ids=${JSON.stringify(gameIds)}`);
