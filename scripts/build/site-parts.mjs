// The files that the site is built into: what pages need together is one file, so that a page takes some tens of requests
// instead of hundreds.
import { gameIds } from '../games.mjs';

/** @type {[RegExp, string][]} */
const parts = [
  [/\/node_modules\/(lit|@lit|lit-html|lit-element|@lit-labs)\//, 'lit'],
  [/\/node_modules\/yaml\//, 'yaml'],
  [/\/node_modules\//, 'libraries'],
  [/\/components\/boards\/([\w-]+)\/(overlays)/, '$1.$2'],
  [/\/components\/boards\/([\w-]+)\//, '$1.pointing'],
  [/\/(?:rules\/([\w-]+)\/rule-index|locales\/en\/([\w-]+)\/search)\.ts/, '$1$2.search'],
  [/\/locales\/([a-z]{2})\/ui\.ts/, 'ui.$1'],
  [/\/locales\/en\/([\w-]+)\/overlays/, '$1.overlays'],
  [/\/locales\/([a-z]{2})\/([\w-]+)\/overlays/, '$2.overlays.$1'],
  [/\/locales\/en\/([\w-]+)\/words/, '$1.rules'],
  [/\/locales\/([a-z]{2})\/([\w-]+)\/(words|board|names)/, '$2.$1'],
  [/\/locales\/([a-z]{2})\/([\w-]+)\//, '$2.rulebook.$1'],
  [/\/(?:rules|machines)\/(?!common|chart)([\w-]+)\//, '$1.rules'],
  // The lab's worker searches with it, and cannot load elements.
  [/\/(verify|diagram)\/|\/heist-order\/(reorder|search-order)\.ts/, 'verify'],
  // It waits for all games, and whatever lies in the same file waits with it.
  [/\/machines\/[\w-]+\.ts/, 'all-games'],
  [/\/components\/(?!loading\/games\.ts)/, 'elements'],
  [/\/src\//, 'playing'],
];

/** @type {import('rollup').GetManualChunk} */
export function partOf(id, { getModuleInfo }) {
  const path = id.replaceAll('\\', '/');
  const game = gameIds.find((each) => path.includes(`/${each}/`));
  // A worker takes the facts, too, and cannot load what draws.
  if (game !== undefined && isDrawn(id, game, getModuleInfo))
    return `${game}.${path.includes('/rules/') ? 'facts' : 'board'}`;
  for (const [files, name] of parts) {
    const found = files.exec(path);
    if (found) return name.replace(/\$(\d)/g, (_, n) => found[n] ?? '');
  }
  return undefined;
}

/**
 * Whether a board takes the module at once. Rules import what boards take and never the other way round, so that neither
 * file waits for the other.
 * @param {string} id
 * @param {string} game
 * @param {import('rollup').GetModuleInfo} getModuleInfo
 */
function isDrawn(id, game, getModuleInfo) {
  const around = new Set([id]);
  for (const module of around) {
    if (module.replaceAll('\\', '/').endsWith(`/boards/${game}/drawing.ts`)) return true;
    for (const importer of getModuleInfo(module)?.importers ?? []) around.add(importer);
  }
  return false;
}
