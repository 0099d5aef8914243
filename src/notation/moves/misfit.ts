// What is wrong with a line that is not a move: how far it got, what would be right, and what it probably means. Pages load
// this when somebody writes such a line; moves that are clicked are well-formed.
import type { Problem } from '../../table/errors.js';
import type { Grammar, Misfit } from '../../table/game.js';
import { nearest } from '../nearest.js';

const longestLine = 400;

/** The grammar, saying in full what is wrong with a line, once somebody asks: many only ask whether it is a move. */
export const explained = <P>({ isBrief: _, ...grammar }: Grammar<P>): Grammar<P> => ({
  ...grammar,
  parse(text, position) {
    const read = grammar.parse(text, position);
    if (!('misfit' in read)) return read;
    const { misfit } = read;
    return {
      get malformed() {
        return problemOf(text, misfit);
      },
    };
  },
});

const problemOf = (text: string, { line, pattern, at, known, verbs }: Misfit): Problem =>
  line.length > 1 && line.includes('')
    ? { path: [], found: `an extra space in "${shorten(text)}"`, expected: 'one space between two words, and no other' }
    : pattern && at !== undefined && known
      ? wordProblem(text, line[at], pattern, at, known)
      : verbProblem(text, line, verbs);

function wordProblem(
  text: string,
  word: string | undefined,
  { text: shown, slots }: NonNullable<Misfit['pattern']>,
  at: number,
  known: readonly string[],
): Problem {
  const found =
    word === undefined ? `"${shorten(text)}", which ends too early` : `"${shorten(word)}" in "${shorten(text)}"`;
  const isEmpty = known.length === 0 && at < slots.length;
  const listed = isEmpty
    ? ' (no more words are valid here)'
    : known.length > 20
      ? word
        ? ` (there is no "${shorten(word)}")`
        : ''
      : known.length > 0
        ? ` (one of ${known.join(', ')})`
        : '';
  const hint = word === undefined ? undefined : nearest(word, known);
  return { path: [], found, expected: `${shown}${listed}`, ...(hint && { hint }) };
}

function verbProblem(text: string, line: readonly string[], verbs: readonly string[]): Problem {
  const hint = nearest(line[1] ?? line[0] ?? '', verbs) ?? nearest(line[0] ?? '', verbs);
  return {
    path: [],
    found: `"${shorten(text)}"`,
    expected: `a move that uses one of the verbs ${verbs.join(', ')}`,
    ...(hint && { hint }),
  };
}

const shorten = (text: string): string => (text.length > longestLine ? `${text.slice(0, 80)}…` : text);
