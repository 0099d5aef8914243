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
 * What a game says in one language, file by file: the part of the game that it is in, in English and in other languages
 * (an empty name is the part that is called after the language). English words come with the rules, which import them.
 * @type {Record<'parts' | keyof import('../../src/locales/language-parts.js').LanguageParts, { en?: string, other: string }>}
 */
const spokenParts = {
  parts: { en: 'drawing', other: '' },
  words: { other: '' },
  board: { en: 'drawing', other: '' },
  goals: { en: 'acting', other: '' },
  signs: { en: 'signs', other: '' },
  overlays: { en: 'overlays', other: 'overlays' },
  rules: { en: 'rulebook', other: 'rulebook' },
  rulings: { en: 'rulebook', other: 'rulebook' },
  search: { en: 'search', other: 'search' },
  data: { other: 'data' },
};
export const spoken = Object.keys(spokenParts);

/**
 * Modules of a folder that go into a part, each by its name or a pattern of it; `$1` is what the first group found.
 * @type {(part: string, folder: string, ...names: string[]) => [RegExp, string][]}
 */
const inPart = (part, folder, ...names) => names.map((name) => [new RegExp(`/${folder}/${name}\\.m?[jt]s$`), part]);

/**
 * Modules that all games share, and texts, by their names: what pages need together is in one file, so that they request
 * few files. A new game or module needs no line here: `partOf` puts it beside the modules that import it.
 */
const byName = [
  ...inPart('start', 'board', 'entry', 'pieces', 'phrase', 'spread-pieces'),
  ...inPart('start', 'base', 'icons.things', 'icons.actions'),
  ...inPart('start', 'table', 'flow'),
  ...inPart('start', 'notation', 'is-map'),
  ...inPart('start', 'rules/common', 'memoize', 'merge-data', 'states'),
  // Beside the board, in every layout: one file.
  ...inPart('layout', 'heist-tracker', '[a-z.-]+'),
  ...inPart('layout', 'heist-log', '[a-z.-]+'),
  ...inPart('layout', 'heist-game', 'default-layout'),
  ...inPart('layout', 'base', 'chart-paths'),
  ...inPart('layout', 'locales/en', 'ui-layout'),
  ...inPart('$1.drawing', 'games', '([\\w-]+)'),
  // What only boards with floors of square rooms take.
  ...inPart('floor-grid', 'board/floors', '[\\w.-]+'),
  ...inPart('floor-grid', 'rules/common', 'grid', 'route-turns'),
  ...inPart('routes', 'rules/common', 'routes'),
  // What only games with decks of cards and rolls of several dice take.
  ...inPart('cards-and-dice', 'rules/common', 'deck', 'dice'),
  ...inPart('cards-and-dice', 'locales', 'numbered'),
  ...Object.entries(spokenParts).flatMap(([file, { en, other }]) => [
    ...(en === undefined ? [] : inPart(`$1.${en}`, 'locales/en/([\\w-]+)', file)),
    ...inPart(other === '' ? '$2.$1' : `$2.${other}.$1`, 'locales/([a-z]{2})/([\\w-]+)', file),
  ]),
  ...inPart('$1.search', 'rules/([\\w-]+)', 'rule-index'),
  // What reads and judges a case that was not baked.
  ...inPart('reading', 'session', 'open-case'),
  ...inPart(
    'reading',
    'notation',
    'amount',
    'case',
    'expectation',
    'lesson',
    'read-position',
    'schema-[\\w-]+',
    'short-forms',
  ),
  ...inPart('reading', 'verify/cases', '[\\w-]+'),
  ...inPart('reading', 'verify/order', 'field-values'),
  ...inPart('reading', 'rules/common', 'problem'),
  ...inPart('reading', 'valibot/dist', 'index'),
  // What says why a word does not fit, with the first that does not.
  ...inPart('misfit', 'notation', 'nearest', 'moves/misfit'),
  // What draws boards in plain characters, for reports.
  ...inPart('text-cells', 'rules/common', 'text-cells'),
  ...inPart('playing', 'machines/chart', '[\\w-]+'),
  ...inPart('playing', 'board/acting', 'board-input[\\w.]*', 'move-cost'),
  ...inPart('playing', 'base', 'icons.acting'),
  ...inPart('playing', 'locales/en', 'ui-play'),
  ...inPart('playing', 'table', 'event', 'move', 'random', 'reason', 'refusal', 'table', 'watched-copy', 'with-texts'),
  ...inPart('playing', 'notation/moves', 'grammar'),
  ...inPart('playing', 'rules/common', '[\\w-]+'),
  ...inPart('playing', 'session', 'player', 'pacing', 'open-game'),
  ...inPart('playing', 'loading', 'load-rules'),
  ...inPart('playing', 'heist-moves', '[a-z.-]+'),
  ...inPart('playing', 'heist-guide', 'heist-[a-z.-]+'),
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
      const modules = [...this.getModuleIds()].map((id) => id.replaceAll('\\', '/'));
      for (const [files] of byName)
        if (!modules.some((module) => files.test(module)))
          this.error(`byName: nothing matches ${String(files)}, was it renamed?`);
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
