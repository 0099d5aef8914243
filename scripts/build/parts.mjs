// Which file of dist/cdn/parts each module of the kit goes into: modules that pages need together share a file, and what a
// page does not need at once has a file of its own.
import { resolve } from 'node:path';
import { gameIds } from '../games.mjs';

/** The file that pages name, and what it loads at once: all that a replay takes, except its game. */
const entry = resolve('src/components/cdn/heist-kit.ts');
const start = resolve('src/components/cdn/kit.ts');

/**
 * The parts of a game by the modules that each begins with. A module of the game goes into the first of these that imports
 * it. What the rules share with parts that only show goes with the pointing, so that those parts load without the rules.
 * @type {[part: string, module: (game: string) => string][]}
 */
const gameParts = [
  ['rulebook', (game) => resolve(`src/rules/${game}/rulings.ts`)],
  ['drawing', (game) => resolve(`src/components/boards/${game}/drawing.ts`)],
  ['rules', (game) => resolve(`src/machines/${game}/game.ts`)],
  ['acting', (game) => resolve(`src/components/boards/${game}/pointing.ts`)],
  ['acting', (game) => resolve(`src/components/boards/${game}/goals.ts`)],
  ['signs', (game) => resolve(`src/components/boards/${game}/signs.ts`)],
  ['overlays', (game) => resolve(`src/components/boards/${game}/overlays.ts`)],
  ['position-reader', (game) => resolve(`src/machines/${game}/position-reader.ts`)],
  ['verifier-needs', (game) => resolve(`src/machines/${game}/verifier-needs.ts`)],
  ['rulebook', (game) => resolve(`src/rules/${game}/catalogue.ts`)],
];

/** The parts of a game that baked cases load, too: they come without its rules. */
const shows = ['acting', 'signs', 'overlays'];

/**
 * Modules that all games share, and texts, by their names: what pages need together is in one file, so that they request
 * few files. A new game or module needs no line here: `partOf` puts it beside the modules that import it.
 * @type {[RegExp, string][]}
 */
const byName = [
  [
    /\/(board\/(entry|pieces|phrase|spread-pieces)|base\/icons\.(things|actions)|table\/flow|notation\/is-map|rules\/common\/(memoize|merge-data|states))\.ts$/,
    'start',
  ],
  // Beside the board, in every layout: one file.
  [
    /\/(heist-(tracker|log)\/[a-z.-]+|heist-game\/default-layout|base\/chart-paths|locales\/en\/ui-layout)\.ts$/,
    'layout',
  ],
  [/\/games\/([\w-]+)\.ts$/, '$1.drawing'],
  // What only boards with floors of square rooms take.
  [/\/(board\/floors\/[\w.-]+|rules\/common\/(grid|route-turns))\.ts$/, 'floor-grid'],
  [/\/rules\/common\/routes\.ts$/, 'routes'],
  // What only games with decks of cards and rolls of several dice take.
  [/\/(rules\/common\/(deck|dice)|locales\/numbered)\.ts$/, 'cards-and-dice'],
  [/\/locales\/en\/([\w-]+)\/(board|parts)\.ts$/, '$1.drawing'],
  [/\/locales\/en\/([\w-]+)\/goals\.ts$/, '$1.acting'],
  [/\/locales\/en\/([\w-]+)\/(signs|overlays)\.ts$/, '$1.$2'],
  [/\/locales\/en\/([\w-]+)\/(rules|rulings)\.ts$/, '$1.rulebook'],
  [/\/locales\/en\/([\w-]+)\/search\.ts$/, '$1.search'],
  [/\/rules\/([\w-]+)\/rule-index\.ts$/, '$1.search'],
  [/\/locales\/([a-z]{2})\/([\w-]+)\/(parts|words|board|goals|signs)\.ts$/, '$2.$1'],
  [/\/locales\/([a-z]{2})\/([\w-]+)\/(rules|rulings)\.ts$/, '$2.rulebook.$1'],
  [/\/locales\/([a-z]{2})\/([\w-]+)\/(overlays|search|data)\.ts$/, '$2.$3.$1'],
  // What reads and judges a case that was not baked.
  [
    /\/(session\/open-case|notation\/(amount|case|expectation|lesson|read-position|schema-[\w-]+|short-forms)|verify\/(cases\/[\w-]+|order\/field-values)|rules\/common\/problem|valibot\/dist\/index)\.m?[jt]s$/,
    'reading',
  ],
  // What says why a word does not fit, with the first that does not.
  [/\/notation\/(nearest|moves\/misfit)\.ts$/, 'misfit'],
  [/\/machines\/chart\/[\w-]+\.ts$/, 'playing'],
  [/\/(board\/acting\/(board-input[\w.]*|move-cost)|base\/icons\.acting|locales\/en\/ui-play)\.ts$/, 'playing'],
  [
    /\/(table\/(event|move|random|reason|refusal|table|watched-copy|with-texts)|notation\/moves\/grammar|rules\/common\/(?!deck|dice|problem)[\w-]+)\.ts$/,
    'playing',
  ],
  [
    /\/(session\/(player|pacing|open-game)|loading\/load-rules|heist-moves\/[a-z.-]+|heist-guide\/heist-[a-z.-]+)\.ts$/,
    'playing',
  ],
];

/**
 * Everything that the first file loads is in other files: it stays small, and no part imports it, since some hosts load it
 * as heist-kit.js?ver=1, and that is another module to a browser. A module that no rule above names goes into the part of
 * the modules that import it; if those are in several parts, it becomes a part of its own.
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
  if (atOnce(start, getModuleInfo).has(path)) return 'start';
  const module = path.replaceAll('\\', '/');
  const game = gameIds.find((id) => module.includes(`/${id}/`));
  if (game !== undefined) {
    const [first, ...others] = gameParts.flatMap(([part, module]) =>
      atOnce(module(game), getModuleInfo).has(path) ? part : [],
    );
    const isShared = first === 'rules' && others.some((part) => shows.includes(part));
    if (first !== undefined) return `${game}.${isShared ? 'acting' : first}`;
  }
  for (const [files, name] of byName) {
    const found = files.exec(module);
    if (found) return name.replace(/\$(\d)/g, (_, n) => found[n] ?? '');
  }
  return undefined;
}

/** Page -> the parts that it loads of a game, besides what those import. @type {Record<string, (game: string) => string[]>} */
const pages = {
  // <heist-game src="….json"><heist-floor></heist-floor><heist-replay></heist-replay></heist-game>, to its last step
  replay: (game) => ['start', `${game}.drawing`],
  // <heist-game src="….json"></heist-game>
  layout: (game) => [...(pages['replay']?.(game) ?? []), 'layout'],
  // <heist-game game="…"></heist-game>; what the rulebook says comes with the first refusal
  play: (game) => [...(pages['layout']?.(game) ?? []), ...['playing', `${game}.rules`, `${game}.acting`]],
  // <heist-game src="….yaml"></heist-game>
  case: (game) => [
    ...(pages['play']?.(game) ?? []),
    ...['yaml', 'reading', 'load-rulebook', `${game}.position-reader`, `${game}.rulebook`],
  ],
  // <heist-case src="….yaml"></heist-case>
  'checked-case': (game) => [...(pages['case']?.(game) ?? []), 'heist-case'],
};

/**
 * Writes parts.json: game -> page -> the files that it loads. Whoever writes a page can name them beforehand
 * (`modulepreload`), and sizes are measured by it.
 * @returns {import('rollup').Plugin}
 */
export function listParts() {
  return {
    name: 'list-parts',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file : []));
      const filesOf = (/** @type {string[]} */ names) => {
        const files = new Set(['heist-kit.js']);
        for (const name of names) {
          const chunk = chunks.find((each) => each.name === name);
          if (!chunk) this.error(`There is no part called ${name}`);
          files.add(chunk.fileName);
        }
        for (const file of files)
          for (const each of chunks) if (each.fileName === file) each.imports.map((to) => files.add(to));
        return [...files];
      };
      const list = gameIds.map((game) => [
        game,
        Object.fromEntries(Object.entries(pages).map(([page, names]) => [page, filesOf(names(game))])),
      ]);
      const source = `${JSON.stringify(Object.fromEntries(list), null, 1)}\n`;
      this.emitFile({ type: 'asset', fileName: 'parts.json', source });
    },
  };
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
 * A part is named after what it holds: `lazy-heist.rules`, `lazy-heist.drawing`, `lazy-heist.de`.
 * @param {import('rollup').PreRenderedChunk} chunk
 */
export function partName({ name, facadeModuleId }) {
  const [, folder = '', file = name] = /([^/]+)\/([^/]+)\.ts$/.exec(facadeModuleId?.replaceAll('\\', '/') ?? '') ?? [];
  if (gameIds.includes(folder) && !name.includes('.')) return `${folder}.${file}`;
  return /^[a-z]{2}$/.test(folder) ? `${file}.${folder}` : name;
}
