// Text that somebody else wrote, without the signs that do something instead of being read: control characters (a
// terminal obeys them, XML cannot even hold them), signs that turn the direction of writing around, and halves of signs.

const isLineFeedOrTab = (code: number): boolean => code === 9 || code === 10;
/** Whatever else begins a line: a terminal writes over the line before, a script's text ends. */
const isOtherBreak = (code: number): boolean => code === 0x2028 || code === 0x2029;
const isControl = (code: number): boolean => code < 32 || (code >= 127 && code < 160);
/** Marks, embeddings, overrides and isolates of direction. */
const isDirection = (code: number): boolean =>
  code === 0x61c ||
  code === 0x200e ||
  code === 0x200f ||
  (code >= 0x202a && code <= 0x202e) ||
  (code >= 0x2066 && code <= 0x2069);
const isHalf = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;
const isNoCharacter = (code: number): boolean => code === 0xfffe || code === 0xffff;

/** Line feeds and tabs stay; a line break as Windows writes it becomes a line feed. */
export function harmless(given: string): string {
  const text = given.replaceAll('\r\n', '\n');
  let safe = '';
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.codePointAt(i) as number;
    const length = code > 0xffff ? 2 : 1;
    const isActive = (isControl(code) && !isLineFeedOrTab(code)) || isOtherBreak(code) || isDirection(code);
    if (isActive || isHalf(code) || isNoCharacter(code)) {
      safe += `${text.slice(from, i)}\ufffd`;
      from = i + 1;
    }
    i += length - 1;
  }
  return from === 0 ? text : safe + text.slice(from);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** For HTML, XML or SVG: between tags, or in an attribute, whose quotes are always double. */
export const escaped = (text: string): string => harmless(text).replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
