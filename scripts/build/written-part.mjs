// A part of a page of the docs that a program writes: it stands between two marks, which say how to write it again.

/**
 * The page with this part as it should be.
 * @param {string} page
 * @param {string} name
 * @param {string} command writes it
 * @param {string} text
 */
export function withPart(page, name, command, text) {
  const [from, to] = [`<!-- ${name}: written by ${command} -->`, `<!-- end of ${name} -->`];
  const start = page.indexOf(from) + from.length;
  const end = page.indexOf(to);
  if (start < from.length || end < start) throw new Error(`a page of the docs needs ${from} and ${to}`);
  return `${page.slice(0, start)}\n\n${text}\n\n${page.slice(end)}`;
}

/**
 * A table in Markdown, laid out as Prettier does it; the first row is its head.
 * @param {readonly (readonly string[])[]} rows
 */
export function table(rows) {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(3, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (/** @type {readonly string[]} */ row) =>
    `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
