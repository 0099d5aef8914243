// A case as the YAML text that a person would write. It takes no writer of YAML, so that a page can save a game too.
import type { Case } from './case.js';
import { isMap } from './is-map.js';

/** What fits into a line of this many characters stands in one line. */
const lineWidth = 100;

/** Keys in the order in which a case is read. Moves stand one below the other, however few they are. */
export function caseText({ game, title, rules, options, start, moves, expect }: Case): string {
  const steps = moves?.length ? ['moves:', ...indented(listLines(moves))] : mapLines({ moves });
  return `${[...mapLines({ game, title, rules, options, start }), ...steps, ...mapLines({ expect })].join('\n')}\n`;
}

/** A title as the name of a file. */
export const fileName = (title: string): string =>
  `${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)}.yaml`;

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (map: Fields): [string, unknown][] => Object.entries(map).filter(([, value]) => value !== undefined);

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

const mapLines = (map: Fields): string[] =>
  fieldsOf(map).flatMap(([key, value]) => {
    const line = `${word(key)}: ${inLine(value)}`;
    const inside = line.length > lineWidth && linesIn(value);
    return inside ? [`${word(key)}:`, ...indented(inside)] : [line];
  });

const listLines = (list: readonly unknown[]): string[] =>
  list.flatMap((item) => {
    const line = inLine(item);
    const [first = line, ...rest] = (line.length > lineWidth && linesIn(item)) || [line];
    return [`- ${first}`, ...indented(rest)];
  });

/** What is inside a list or a map, on lines of their own. */
function linesIn(value: unknown): string[] | null {
  if (Array.isArray(value)) return listLines(value);
  return isMap(value) ? mapLines(value) : null;
}

function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`;
  if (typeof value === 'string') return word(value);
  if (!isMap(value)) return JSON.stringify(value ?? null);
  const fields = fieldsOf(value).map(([key, inner]) => `${word(key)}: ${inLine(inner)}`);
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}

/** Plain words need no quotes, unless a reader of YAML takes them for something else: a number, true, nothing. */
const word = (text: string): string =>
  /^[a-z][\w+/.-]*( [\w+/.-]+)*$/i.test(text) && !/^(true|false|null|yes|no|on|off|y|n)$/i.test(text)
    ? text
    : JSON.stringify(text);
