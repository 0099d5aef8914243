// Expected and found, in two columns.
import type { Colors } from './colors.js';
import { printable } from './printable.js';

const gap = '   ';

/** Lines with the expected value on the left and the found one on the right. */
export function twoColumns(expected: unknown, found: unknown, columns: number, colors: Colors): string[] {
  const [left, right] = [
    ['expected', ...valueLines(expected)],
    ['found', ...valueLines(found)],
  ];
  const room = Math.max(columns - gap.length, 40);
  const longest = Math.max(...left.map(({ length }) => length));
  const rightLongest = Math.max(...right.map(({ length }) => length));
  // The short side keeps its width; two long sides share the line.
  const width =
    longest + rightLongest <= room ? longest : Math.min(longest, Math.max(Math.floor(room / 2), room - rightLongest));
  const [wrappedLeft, wrappedRight] = [wrap(left, width), wrap(right, room - width)];
  return Array.from({ length: Math.max(wrappedLeft.length, wrappedRight.length) }, (_, i) => {
    const [a, b] = [(wrappedLeft[i] ?? '').padEnd(width), wrappedRight[i] ?? ''];
    return i === 0 ? colors.dim(`${a}${gap}${b}`) : `${colors.green(a)}${gap}${colors.red(b)}`.trimEnd();
  });
}

/** A value as lines: a list of events or maps has one for each. */
function valueLines(value: unknown): string[] {
  if (Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'object' && item !== null))
    return value.map(inShort);
  return [inShort(value)];
}

/** As a case would write it: without quotes where none are needed. */
export function inShort(value: unknown): string {
  if (value === null || typeof value !== 'object') return printable(String(value));
  if (Array.isArray(value)) return `[${value.map(inShort).join(', ')}]`;
  return `{${Object.entries(value)
    .map(([key, inner]) => `${printable(key)}: ${inShort(inner)}`)
    .join(', ')}}`;
}

const wrap = (lines: readonly string[], width: number): string[] =>
  lines.flatMap((line) => {
    const parts: string[] = [];
    for (let rest = line; rest !== '' || parts.length === 0;) {
      const end = rest.length <= width ? width : Math.max(rest.lastIndexOf(' ', width), 0) || width;
      parts.push(rest.slice(0, end));
      rest = rest.slice(end).trimStart();
    }
    return parts;
  });
