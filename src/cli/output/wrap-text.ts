// Paragraphs in a terminal.

/** A text broken into lines of at most `width`, the first after `lead`, the others indented as far. Ends with a line break. */
export function wrapText(text: string, width: number, lead: string, indent: number): string {
  const room = Math.max(width - indent, 20);
  const lines = [''];
  let used = 0;
  for (const word of text.split(/\s+/)) {
    const fits = used > 0 && used + 1 + shown(word) <= room;
    if (fits) lines.push(`${lines.pop() as string} ${word}`);
    else if (used === 0) lines[0] = word;
    else lines.push(word);
    used = fits ? used + 1 + shown(word) : shown(word);
  }
  return `${lead}${lines.join(`\n${' '.repeat(indent)}`)}\n`;
}

/** Characters that are seen: colours take no room. */
// eslint-disable-next-line no-control-regex -- colours begin with one
const shown = (word: string): number => word.replace(/\u001b\[\d+m/g, '').length;
