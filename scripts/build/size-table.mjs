// The sizes of pages as a table for the docs.
import { table } from './written-part.mjs';

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
  return table([
    ['game', ...pages],
    ...[...rows].map(([game, sizes]) => [`\`${game}\``, ...pages.map((page) => sizes[page] ?? '')]),
  ]);
}
