// A row of cells in plain characters. What is too long for a line goes on in the next one: nothing is lost.

/** The lines of a row, each with the padded text of every cell. Each text of a cell begins a line of its own. */
export function textRow(cells: readonly (readonly string[])[], width: number): string[][] {
  const wrapped = cells.map((texts) => texts.flatMap((text) => wrappedText(text, width)));
  const height = Math.max(...wrapped.map(({ length }) => length));
  return Array.from({ length: height }, (_, line) => wrapped.map((texts) => (texts[line] ?? '').padEnd(width)));
}

/** Between words, and within a word only where it is longer than a line. */
function wrappedText(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`;
    else for (let at = 0; at === 0 || at < word.length; at += width) lines.push(word.slice(at, at + width));
  }
  return lines;
}
