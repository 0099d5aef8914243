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

export default ['how-to-rob-a-bank', 'lazy-heist'].flatMap((game) => [
  { name: `${game}: a baked replay`, path: withImports('heist-kit.js', ...board(game)), gzip: true, limit: '38 kB' },
  { name: `${game}: a playable game`, path: withImports(...play(game)), gzip: true, limit: '75 kB' },
  { name: `${game}.js, all elements`, path: withImports(`${game}.js`), gzip: true, limit: '80 kB' },
]);
