// YAML and JSON text -> data, with the line and column of every place. Loaded only where text files are read.
import {
  Composer,
  Lexer,
  LineCounter,
  Parser,
  isCollection,
  isMap,
  isPair,
  isScalar,
  type CST,
  type Document,
  type DocumentOptions,
  type Node,
  type ParseOptions,
  type SchemaOptions,
  type YAMLMap,
} from 'yaml';
import { InputError, largestText, messageOf } from '../table/errors.js';

export { trimPageText } from './trim-page-text.js';

export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

export interface ParsedText {
  readonly data: unknown;
  /** Where a path of keys and indices stands in the text; the nearest place around it when the path leads nowhere. */
  readonly placeOf: (path: readonly (string | number)[]) => TextPlace;
}

/** The text is not YAML. Carries the place. */
export class SyntaxProblem extends InputError {
  constructor(
    message: string,
    readonly place: TextPlace,
    expected = 'valid YAML or JSON',
  ) {
    super([{ path: [], found: message, expected }]);
  }
}

/** Lists and maps inside each other at most. Far more than any case needs; without it a text could exhaust the stack. */
const deepestNesting = 200;

/** The mistakes that people make most, in words without jargon. */
const plainly: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'a tab as indentation (use spaces)',
  BAD_INDENT: 'a line that is not indented like the others of its block',
};

export function parseText(text: string): ParsedText {
  if (text.length > largestText)
    throw new InputError([
      {
        path: [],
        found: `${text.length} characters`,
        expected: `at most ${largestText}: each case goes in a file of its own`,
      },
    ]);
  const lines = new LineCounter();
  // Nothing in our files is a float: without those tags 3.4 and 1.e3 stay the spaces they are.
  const place = (offset: number): TextPlace => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const document = compose(text, lines, place, {
    customTags: (tags) => tags.filter((tag) => typeof tag === 'string' || !tag.tag.endsWith(':float')),
    // Its own check compares every name with every other one: a long block would take seconds.
    uniqueKeys: false,
    prettyErrors: false,
    // Warnings would go past us to the process; what they are about is not a known field of a case anyway.
    logLevel: 'error',
  });
  const [error] = document.errors;
  if (error?.code === 'BLOCK_AS_IMPLICIT_KEY') throw indented(place(lineBelow(text, error.pos[0])));
  if (error) throw new SyntaxProblem(plainly[error.code] ?? `invalid text (${error.message})`, place(error.pos[0]));
  const twice = nameTwice(document.contents);
  if (twice) throw new SyntaxProblem('the same name twice in one block', place(twice.range?.[0] ?? 0));
  return { data: toData(document), placeOf: (path) => place(offsetOf(document, path)) };
}

/** A name belongs below another one only where that has no value yet: `game: lazy-heist`, and under it an indented `title:`. */
const indented = (place: TextPlace): SyntaxProblem =>
  new SyntaxProblem(
    'an indented line below a line that is complete',
    place,
    'it to start at the margin, or where the line above it starts',
  );

/** Where the next line with something in it starts. */
const lineBelow = (text: string, offset: number): number => {
  const { index, 0: margin } = /\n[ \t]*(?=[^\s#])/.exec(text.slice(offset)) ?? { index: 0, 0: '' };
  return offset + index + margin.length;
};

/** yaml's own parseDocument, but it stops at a text that is nested too deep and at a second document. */
function compose(
  text: string,
  lines: LineCounter,
  place: (offset: number) => TextPlace,
  options: ParseOptions & DocumentOptions & SchemaOptions,
): Document {
  const parser = new Parser(lines.addNewLine);
  lines.addNewLine(0);
  function* tokens(): Iterable<CST.Token> {
    for (const lexeme of new Lexer().lex(text)) {
      yield* parser.next(lexeme);
      if (parser.stack.length > deepestNesting)
        throw new SyntaxProblem('lists or blocks nested too deeply', place(parser.offset));
    }
    yield* parser.end();
  }
  const [document, second] = new Composer(options).compose(tokens(), true, text.length);
  if (second && document?.errors.length === 0)
    throw new SyntaxProblem(
      'a second document after "---": each case goes in a file of its own',
      place(second.range[0]),
    );
  return document as Document;
}

function toData(document: Document): unknown {
  const start = { line: 1, column: 1 };
  let data: unknown;
  try {
    data = document.toJS({ maxAliasCount: 100 });
  } catch (error) {
    throw new SyntaxProblem(messageOf(error), start);
  }
  try {
    JSON.stringify(data);
  } catch {
    throw new SyntaxProblem('an anchor (&) that refers to itself', start);
  }
  return data;
}

/** The first name that stands a second time in its block. */
function nameTwice(node: unknown): Node | null {
  if (isPair(node)) return nameTwice(node.value);
  if (!isCollection(node)) return null;
  const seen = new Set<string>();
  for (const item of node.items) {
    const key = isPair(item) && isScalar(item.key) ? item.key : null;
    if (key && seen.has(String(key.value))) return key;
    if (key) seen.add(String(key.value));
    const inner = nameTwice(item);
    if (inner) return inner;
  }
  return null;
}

/** The pairs of a block by name, looked up once: many failures may stand in one block. */
function pairsOf(map: YAMLMap): ReadonlyMap<string, unknown> {
  let pairs = known.get(map);
  if (!pairs) {
    pairs = new Map(map.items.flatMap((pair) => (isScalar(pair.key) ? [[String(pair.key.value), pair] as const] : [])));
    known.set(map, pairs);
  }
  return pairs;
}
const known = new WeakMap<YAMLMap, ReadonlyMap<string, unknown>>();

/** Follows a path as far as it goes. A key's own place is where the key stands, so that unknown fields can be pointed at. */
function offsetOf(document: Document, path: readonly (string | number)[]): number {
  let node: unknown = document.contents;
  let offset = (node as Node | null)?.range?.[0] ?? 0;
  for (const key of path) {
    if (!isCollection(node)) break;
    const item: unknown = isMap(node) ? pairsOf(node).get(String(key)) : node.items[Number(key)];
    if (!item) break;
    if (isPair(item)) {
      offset = (item.key as Node).range?.[0] ?? offset;
      node = item.value;
    } else {
      node = item;
      offset = (item as Node).range?.[0] ?? offset;
    }
  }
  return offset;
}
