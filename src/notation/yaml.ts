// YAML and JSON text -> data, with the line and column of every place. Loaded only where text files are read.
import { LineCounter, isCollection, isMap, isPair, isScalar, parseDocument, type Document, type Node } from 'yaml';
import { InputError } from '../table/errors.js';

export interface Place {
  readonly line: number;
  readonly column: number;
}

export interface ParsedText {
  readonly data: unknown;
  /** Where a path of keys and indices stands in the text; the nearest place around it when the path leads nowhere. */
  placeOf(path: readonly (string | number)[]): Place;
}

/** The text is no YAML. Carries the place. */
export class SyntaxProblem extends InputError {
  constructor(
    message: string,
    readonly place: Place,
  ) {
    super([{ path: [], found: message, expected: 'well-formed YAML or JSON' }]);
  }
}

/** Bytes of text that are read at most: a case is a page, not a book. */
export const largestText = 1_000_000;

export function parseText(text: string): ParsedText {
  if (text.length > largestText)
    throw new InputError([
      { path: [], found: `${text.length} characters`, expected: `at most ${largestText}: one case a file` },
    ]);
  const lines = new LineCounter();
  // Nothing in our files is a float: without those tags 3.4 and 1.e3 stay the spaces they are.
  const document = parseDocument(text, {
    lineCounter: lines,
    customTags: (tags) => tags.filter((tag) => typeof tag === 'string' || !tag.tag.endsWith(':float')),
    uniqueKeys: true,
    prettyErrors: false,
  });
  const place = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const [error] = document.errors;
  if (error) throw new SyntaxProblem(error.message, place(error.pos[0]));
  return { data: toData(document), placeOf: (path) => place(offsetOf(document, path)) };
}

function toData(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 });
  } catch (error) {
    throw new SyntaxProblem(error instanceof Error ? error.message : String(error), { line: 1, column: 1 });
  }
}

/** Follows a path as far as it goes. A key's own place is where the key stands, so that unknown fields can be pointed at. */
function offsetOf(document: Document, path: readonly (string | number)[]): number {
  let node: unknown = document.contents;
  let offset = (node as Node | null)?.range?.[0] ?? 0;
  for (const key of path) {
    if (!isCollection(node)) break;
    const item: unknown = isMap(node)
      ? node.items.find((pair) => isPair(pair) && isScalar(pair.key) && String(pair.key.value) === String(key))
      : node.items[Number(key)];
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
