// The list of cases that the site shows, made from the files: a browser cannot look into a folder.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** @typedef {{ file: string, game: string, title: string | Record<string, string>, rules: string[], asks: boolean, teaches: boolean }} ListedCase */

/** Parsing hundreds of files takes a second, and a server is asked again and again: path -> its text, and what was in it. */
/** @type {Map<string, { text: string, listed: ListedCase[] }>} */
const known = new Map();

/**
 * @param {string} root The folder that holds `cases/`.
 * @returns {ListedCase[]}
 */
export function listCases(root) {
  return readdirSync(join(root, 'cases'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(ya?ml|json)$/.test(path))
    .sort()
    .flatMap((path) => {
      try {
        return listedIn(path, readFileSync(join(root, 'cases', path), 'utf8'));
      } catch {
        // A file that is being written just now: it is found the next time.
        return [];
      }
    });
}

/**
 * @param {string} path
 * @param {string} text
 * @returns {ListedCase[]}
 */
function listedIn(path, text) {
  const before = known.get(path);
  if (before?.text === text) return before.listed;
  const { game, title, rules } = parse(text);
  // A quiz asks what the author asks.
  const asks = /^ *- ask:/m.test(text);
  // A lesson lets the reader move.
  const teaches = /^ *- (you|free):/m.test(text);
  const listed =
    typeof game === 'string'
      ? [{ file: `cases/${path}`, game, title: title ?? path, rules: rules ?? [], asks, teaches }]
      : [];
  known.set(path, { text, listed });
  return listed;
}

/**
 * Pages of the site find the cases and schemas beside them, as on a static host: site/cases.json and site/cases/.
 * @param {string} root
 * @returns {NonNullable<import('@web/dev-server').DevServerConfig['middleware']>[number]}
 */
export function siteCases(root) {
  return (context, next) => {
    if (context.path === '/site/cases.json') {
      context.body = listCases(root);
      return undefined;
    }
    if (/^\/site\/(cases|schema)\//.test(context.path)) context.url = context.url.replace('/site/', '/');
    // As if the kit had been unpacked on this server: what the builder hands out works here, too.
    if (context.path === '/heist-kit/heist-kit.js') return context.redirect('/src/components/cdn/cdn.ts');
    if (context.path.startsWith('/heist-kit/cases/')) context.url = context.url.replace('/heist-kit/', '/');
    if (context.path.startsWith('/heist-kit/')) return context.redirect(context.url.replace('/heist-kit/', '/site/'));
    return next();
  };
}
