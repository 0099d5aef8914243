// The sizes of pages as a table for the docs.

const begin = '<!-- sizes: npm run size -- write -->';
const end = '<!-- /sizes -->';

/**
 * A row for each game, a column for each kind of page, in whole kB.
 * @param {readonly { name: string, size: number }[]} measured `game: page`
 */
export function sizeTable(measured) {
  const rows = new Map();
  for (const { name, size } of measured) {
    const [game = '', page = ''] = name.split(': ');
    rows.set(game, { ...rows.get(game), [page]: `${Math.ceil(size / 1000)}` });
  }
  const pages = [...new Set(measured.map(({ name }) => name.split(': ')[1] ?? ''))];
  const cells = [
    ['game', ...pages],
    ...[...rows].map(([game, sizes]) => [`\`${game}\``, ...pages.map((page) => sizes[page] ?? '')]),
  ];
  const widths = ['game', ...pages].map((_, i) => Math.max(...cells.map((row) => row[i]?.length ?? 0)));
  const line = (/** @type {string[]} */ row) => `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = cells;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

/**
 * The text with this table between its marks.
 * @param {string} text
 * @param {string} table
 */
export const withSizes = (text, table) =>
  `${text.slice(0, text.indexOf(begin) + begin.length)}\n\n${table}\n\n${text.slice(text.indexOf(end))}`;
