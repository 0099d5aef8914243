// What a page downloads, everything included, compressed. `npm run size` says how far each is from its aim.
import { readFileSync } from 'node:fs';
import { gameIds } from './scripts/games.mjs';

const cdn = 'dist/cdn';
/** Game -> page -> files. @type {Record<string, Record<string, string[]>>} */
const parts = JSON.parse(readFileSync(`${cdn}/parts.json`, 'utf8'));

/** Page -> the files that it loads of a game. @type {Record<string, (game: string) => string[] | undefined>} */
const pages = {
  'a baked replay': (game) => parts[game]?.['replay'],
  'a baked replay with tracker and log': (game) => parts[game]?.['layout'],
  'a playable game': (game) => parts[game]?.['play'],
  'all elements in one file': (game) => [`${game}.js`],
};

/**
 * Limits in kB, in the order of the pages. They hold what was reached, in whole kB; the aims are in scripts/size.mjs.
 * @type {Record<string, number[]>}
 */
const limits = {
  'lazy-heist': [35, 41, 71, 144],
  'how-to-rob-a-bank': [35, 40, 65, 133],
  'burgle-bros': [44, 50, 92, 166],
  'burgle-bros-2': [48, 53, 100, 175],
};
/** A game that has none of its own may be as large as the largest. */
const largest = [48, 53, 100, 175];

export default gameIds.flatMap((game) =>
  Object.entries(pages).map(([page, files], i) => ({
    name: `${game}: ${page}`,
    path: (files(game) ?? []).map((file) => `${cdn}/${file}`),
    gzip: true,
    limit: `${(limits[game] ?? largest)[i]} kB`,
  })),
);
