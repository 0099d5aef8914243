// What a page downloads, everything included, compressed. `npm run size` says how far each is from its aim.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds } from './scripts/games.mjs';

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

const replay = (/** @type {string} */ game) => ['heist-kit.js', part(`${game}.drawing`)];
const layout = (/** @type {string} */ game) => [...replay(game), part('heist-tracker'), part('heist-log')];
const acting = (/** @type {string} */ game) =>
  ['playing', 'board-input', `${game}.pointing`, `${game}.rules`, 'heist-guide', `${game}.guide`].map(part);

/** Page -> what it loads of a game. @type {Record<string, (game: string) => string[]>} */
const pages = {
  // <heist-game src="….json"><heist-floor></heist-floor><heist-replay></heist-replay></heist-game>, to its last step
  'a baked replay': replay,
  // <heist-game src="….json"></heist-game>
  'a baked replay with tracker and log': layout,
  // <heist-game game="…"></heist-game>; what the rulebook says comes with the first refusal
  'a playable game': (game) => [...layout(game), ...acting(game)],
  'all elements in one file': (game) => [`${game}.js`],
};

/**
 * Limits in kB, in the order of the pages. They hold what was reached, in whole kB; the aims are in scripts/size.mjs.
 * @type {Record<string, number[]>}
 */
const limits = {
  'lazy-heist': [39, 44, 83, 133],
  'how-to-rob-a-bank': [39, 44, 76, 123],
  'burgle-bros': [48, 54, 103, 155],
  'burgle-bros-2': [53, 58, 112, 165],
};
/** A game that has none of its own may be as large as the largest. */
const largest = [53, 58, 112, 165];

export default gameIds.flatMap((game) =>
  Object.entries(pages).map(([page, files], i) => ({
    name: `${game}: ${page}`,
    path: withImports(...files(game)),
    gzip: true,
    limit: `${(limits[game] ?? largest)[i]} kB`,
  })),
);
