// Whether an XML reader would take a text.

/** Every tag is closed, in order, and every attribute is quoted: what an XML reader asks for. */
export function isWellFormed(text: string): boolean {
  const open: string[] = [];
  for (const [, close, name, attributes = '', empty] of text.matchAll(
    /<(\/?)([a-zA-Z]\w*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|<[^>]*>/g,
  )) {
    if (name === undefined) return false;
    if (close) {
      if (open.pop() !== name || attributes) return false;
    } else if (!empty) open.push(name);
  }
  return open.length === 0;
}
