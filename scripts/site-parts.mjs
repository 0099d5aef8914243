// The files that the site is built into: what pages need together is one file, so that a page takes some tens of requests
// instead of hundreds.

/** @type {[RegExp, string][]} */
const parts = [
  [/\/node_modules\/(lit|@lit|lit-html|lit-element|@lit-labs)\//, 'lit'],
  [/\/node_modules\/yaml\//, 'yaml'],
  [/\/node_modules\//, 'libraries'],
  [/\/components\/boards\/([\w-]+)\/(overlays)/, '$1.$2'],
  [/\/components\/boards\/([\w-]+)\//, '$1.board'],
  [/\/(?:rules\/([\w-]+)\/rule-index|locales\/en\/([\w-]+)\/search)\.ts/, '$1$2.search'],
  [/\/locales\/([a-z]{2})\/ui\.ts/, 'ui.$1'],
  [/\/locales\/[a-z]{2}\/([\w-]+)\/overlays/, '$1.overlays'],
  [/\/locales\/en\/([\w-]+)\/board/, '$1.board'],
  [/\/locales\/en\/([\w-]+)\/words/, '$1.rules'],
  [/\/locales\/([a-z]{2})\/([\w-]+)\/(words|board|names)/, '$2.$1'],
  [/\/locales\/([a-z]{2})\/([\w-]+)\//, '$2.rulebook.$1'],
  [/\/rules\/(?!common)([\w-]+)\/(data|house-data|board|procedures|states)\.ts/, '$1.board'],
  [/\/(?:rules|machines)\/(?!common|chart)([\w-]+)\//, '$1.rules'],
  [/\/(table|notation|rules\/common|machines\/chart)\//, 'playing'],
  [/\/(verify|diagram)\//, 'verify'],
  [/\/src\//, 'elements'],
];

/**
 * @param {string} id The file.
 * @returns {string | undefined}
 */
export function partOf(id) {
  const path = id.replaceAll('\\', '/');
  for (const [files, name] of parts) {
    const found = files.exec(path);
    if (found) return name.replace(/\$(\d)/g, (_, n) => found[n] ?? '');
  }
  return undefined;
}
