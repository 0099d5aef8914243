/**
 * Text as it stands in a page, without the empty lines around it. The first line keeps its indent, which YAML needs;
 * but when a later line has less, it is that of the markup around.
 */
export function trimPageText(text: string): string {
  const lines = text.replace(/^(\s*\n)+/, '').trimEnd();
  const [first = 0, ...others] = lines.split('\n').flatMap((line) => (line.trim() ? line.search(/\S/) : []));
  return others.some((indent) => indent < first) ? lines.trimStart() : lines;
}
