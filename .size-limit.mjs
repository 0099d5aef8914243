// What a page downloads, everything included, compressed. `npm run size` says how far each is from its aim.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const cdn = 'dist/cdn';
const parts = readdirSync(`${cdn}/parts`).filter((file) => file.endsWith('.js'));

/**
 * A part by its name without the hash.
 * @param {string} name
 */
function part(name) {
  const found = parts.filter((file) => file.replace(/-[\w-]{8}\.js$/, '') === name);
  if (found.length !== 1)
    throw new Error(`${cdn}/parts has ${found.length} files called ${name}; rebuild: npm run build`);
  return `parts/${found[0]}`;
}

/**
 * Files with everything that they import at once; what they import on demand does not count.
 * @param {...string} files
 */
function withImports(...files) {
  const all = new Set(files);
  for (const file of all)
    for (const [, path = ''] of readFileSync(join(cdn, file), 'utf8').matchAll(/(?:import|from)\s*"(\.[^"]+\.js)"/g))
      all.add(join(file, '..', path));
  return [...all].map((file) => join(cdn, file));
}

const board = (/** @type {string} */ game) => [part(`${game}.drawing`), part(`${game}.board.en`)];
const play = (/** @type {string} */ game) => ['heist-kit.js', ...board(game), part('playing'), part(`${game}.rules`)];

/** Game -> limits in kB: a replay, a playable game, all in one file. They hold what was reached; the aims are in scripts/size.mjs. */
const limits = { 'how-to-rob-a-bank': [40, 75, 78], 'lazy-heist': [40, 80, 83] };

export default Object.entries(limits).flatMap(([game, [replay, playable, file]]) => [
  {
    name: `${game}: a baked replay`,
    path: withImports('heist-kit.js', ...board(game)),
    gzip: true,
    limit: `${replay} kB`,
  },
  { name: `${game}: a playable game`, path: withImports(...play(game)), gzip: true, limit: `${playable} kB` },
  { name: `${game}.js, all elements`, path: withImports(`${game}.js`), gzip: true, limit: `${file} kB` },
]);
