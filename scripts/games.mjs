// The ids of all games, from the one list of them (src/games/index.ts), for scripts that run before anything is compiled.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const list = readFileSync(join(root, 'src/games/index.ts'), 'utf8');

/** @type {readonly string[]} */
export const gameIds = [...list.matchAll(/^import \{ \w+ \} from '\.\/([\w-]+)\.js';$/gm)].map(([, id = '']) => id);
