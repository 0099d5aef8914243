// The ids of all games, from the one list of them (src/games/index.ts), for scripts that run before anything is compiled.
// node scripts/games.mjs prints them as the output of a job: ids=["lazy-heist", …].
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './setup.mjs';

const list = readFileSync(join(root, 'src/games/index.ts'), 'utf8');

/** @type {readonly { readonly id: string, readonly prefix: string }[]} */
export const listedGames = [...list.matchAll(/^ {2}\{ id: '([\w-]+)', prefix: '(\w+)'/gm)].map(
  ([, id = '', prefix = '']) => ({ id, prefix }),
);

/** @type {readonly string[]} */
export const gameIds = listedGames.map(({ id }) => id);

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(`ids=${JSON.stringify(gameIds)}`);
