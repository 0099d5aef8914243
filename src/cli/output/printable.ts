// Text from files and from the command line, made safe for a terminal: it may hold line breaks and escape sequences.
import { harmless } from '../../notation/escaped.js';

/** For one line. */
export const printable = (text: string): string =>
  harmless(text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ').replaceAll('\t', ' '));

// eslint-disable-next-line no-control-regex -- that is what a colour begins with
const colour = /(\u001b\[\d+m)/;

/** What is printed, as a whole: of all control characters only colours with our mark stay, without the mark. */
export const withoutControlCharacters = (text: string, seal: string): string =>
  text
    .split(colour)
    .map((part) => (part.startsWith(`\u001b[${seal}`) ? part.replace(seal, '') : harmless(part)))
    .join('');

/** A result for machines, one field a line. */
export const json = (value: unknown): string => `${jsonText(value, 2)}\n`;

/** JSON in which such signs are written by their numbers: it says the same. */
export function jsonText(value: unknown, indent?: number): string {
  const text = JSON.stringify(value, null, indent);
  if (text === harmless(text)) return text;
  const numbered = (sign: string) => `\\u${(sign.codePointAt(0) as number).toString(16).padStart(4, '0')}`;
  return Array.from(text, (sign) => (sign === harmless(sign) ? sign : numbered(sign))).join('');
}
