// Which file of dist/cdn/parts each module of the kit lies in: what is needed together lies together, and what a page
// does not need at once lies apart.
import { resolve } from 'node:path';
import { gameIds } from './games.mjs';

/** The file that pages name. */
const entry = resolve('src/components/cdn/heist-kit.ts');

/**
 * The parts of a game by the module that each begins with. A module of the game lies in the first of these that imports
 * it; what rules share with overlays or pointing is a part of its own, so that those come without the rules.
 * @type {Record<string, (game: string) => string>}
 */
const gameParts = {
  drawing: (game) => resolve(`src/components/boards/${game}/drawing.ts`),
  rules: (game) => resolve(`src/machines/${game}/game.ts`),
  pointing: (game) => resolve(`src/components/boards/${game}/pointing.ts`),
  overlays: (game) => resolve(`src/components/boards/${game}/overlays.ts`),
  'position-reader': (game) => resolve(`src/machines/${game}/position-reader.ts`),
  'verifier-needs': (game) => resolve(`src/machines/${game}/verifier-needs.ts`),
  rulebook: (game) => resolve(`src/rules/${game}/catalogue.ts`),
};

/** Other modules by their names. @type {[RegExp, string][]} */
const byName = [
  [
    /\/(board\/(entry|pieces|phrase)|base\/icons\.things|games\/[\w-]+|table\/flow|rules\/common\/(memoize|replaced|states))\.ts$/,
    'start',
  ],
  // What only boards with floors of square rooms take.
  [/\/(board\/floor-(grid[\w.]*|tabs)|rules\/common\/grid)\.ts$/, 'floor-grid'],
  [/\/rules\/common\/routes\.ts$/, 'routes'],
  [/\/locales\/en\/([\w-]+)\/board\.ts$/, '$1.drawing'],
  [/\/locales\/en\/([\w-]+)\/(rules|rulings)\.ts$/, '$1.rulebook'],
  [/\/locales\/en\/([\w-]+)\/search\.ts$/, '$1.search'],
  [/\/rules\/([\w-]+)\/rule-index\.ts$/, '$1.search'],
  [/\/locales\/([a-z]{2})\/([\w-]+)\/(words|board)\.ts$/, '$2.$1'],
  [/\/locales\/([a-z]{2})\/([\w-]+)\/(rules|rulings)\.ts$/, '$2.rulebook.$1'],
  [/\/locales\/([a-z]{2})\/([\w-]+)\/search\.ts$/, '$2.search.$1'],
  [/\/machines\/chart\/[\w-]+\.ts$/, 'playing'],
  [
    /\/(table\/(event|move|random|table)|notation\/(grammar|nearest)|rules\/common\/(?!deck|dice|wrong)[\w-]+)\.ts$/,
    'playing',
  ],
  [/\/(session\/(player|pacing|open-game)|loading\/load-rules|heist-moves\/[a-z.-]+)\.ts$/, 'playing'],
];

/**
 * Everything that the first file imports lies beside it: it stays empty, and no part imports it, since some hosts load it
 * as heist-kit.js?ver=1, and that is another module to a browser. What no rule above names lies where all lie who import
 * it; if they lie in several parts, it becomes one.
 * @type {import('rollup').GetManualChunk}
 */
export function partOf(id, { getModuleInfo }) {
  if (id === entry) return undefined;
  const around = new Set([id]);
  /** @type {Set<string | undefined>} */
  const homes = new Set();
  for (const module of around) {
    const home = named(module, getModuleInfo);
    const { importers = [], dynamicImporters = [] } = getModuleInfo(module) ?? {};
    if (home !== undefined || dynamicImporters.length > 0 || importers.length === 0) homes.add(home);
    else for (const importer of importers) around.add(importer);
  }
  return homes.size === 1 ? [...homes][0] : undefined;
}

/**
 * @param {string} path
 * @param {import('rollup').GetModuleInfo} getModuleInfo
 * @returns {string | undefined}
 */
function named(path, getModuleInfo) {
  if (atOnce(entry, getModuleInfo).has(path)) return 'start';
  const module = path.replaceAll('\\', '/');
  const game = gameIds.find((id) => module.includes(`/${id}/`));
  if (game !== undefined) {
    const [first, ...others] = Object.keys(gameParts).filter((part) =>
      atOnce(/** @type {string} */ (gameParts[part]?.(game)), getModuleInfo).has(path),
    );
    const isShared = first !== 'drawing' && others.some((part) => part === 'pointing' || part === 'overlays');
    if (first !== undefined) return `${game}.${isShared ? 'facts' : first}`;
  }
  for (const [files, name] of byName) {
    const found = files.exec(module);
    if (found) return name.replace(/\$(\d)/g, (_, n) => found[n] ?? '');
  }
  return undefined;
}

/** @type {Map<string, Set<string>>} */
const known = new Map();

/**
 * A module with everything that it imports, but not what it loads on demand.
 * @param {string} start
 * @param {import('rollup').GetModuleInfo} getModuleInfo
 */
function atOnce(start, getModuleInfo) {
  const before = known.get(start);
  if (before) return before;
  const all = new Set([start]);
  for (const id of all) for (const imported of getModuleInfo(id)?.importedIds ?? []) all.add(imported);
  known.set(start, all);
  return all;
}

/**
 * A part is called after what it holds: `lazy-heist.rules`, `lazy-heist.drawing`, `lazy-heist.de`.
 * @param {import('rollup').PreRenderedChunk} chunk
 */
export function partName({ name, facadeModuleId }) {
  const [, folder = '', file = name] = /([^/]+)\/([^/]+)\.ts$/.exec(facadeModuleId?.replaceAll('\\', '/') ?? '') ?? [];
  if (gameIds.includes(folder) && !name.includes('.')) return `${folder}.${file}`;
  return /^[a-z]{2}$/.test(folder) ? `${file}.${folder}` : name;
}
