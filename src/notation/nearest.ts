// The nearest known word, for "did you mean"; and the message for the name of a game that is not there.
import { InputError } from '../table/errors.js';

/** The known word with the fewest edits, if it is near enough to be a slip of the finger: an edit in three letters. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let fewest = Infinity;
  for (const candidate of known) {
    const [written, meant] = ownParts(word, candidate);
    const edits = distance(written.toLowerCase(), meant.toLowerCase());
    if (edits < fewest && edits <= written.length / 3) [best, fewest] = [candidate, edits];
  }
  return best;
}

/** Without what both begin with: the letters of a game (`LH-`), or the states around a state. It says nothing of the rest. */
function ownParts(one: string, other: string): [string, string] {
  const [around = ''] = /^([A-Z0-9]+-(RULING-)?|([^.]+\.)+)/.exec(one) ?? [];
  return other.startsWith(around) ? [one.slice(around.length), other.slice(around.length)] : [one, other];
}

/** Edits (insert, delete, replace, swap of neighbours) from one word to another. */
function distance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = [0];
  for (const sign of b) last.push((last.at(-1) as number) + leaving(sign));
  for (let i = 1; i <= a.length; i++) {
    const row = [(last[0] as number) + leaving(a.charAt(i - 1))];
    for (let j = 1; j <= b.length; j++) {
      let edits = Math.min(
        (last[j] as number) + leaving(a.charAt(i - 1)),
        (row[j - 1] as number) + leaving(b.charAt(j - 1)),
        (last[j - 1] as number) + replacing(a.charAt(i - 1), b.charAt(j - 1)),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        edits = Math.min(edits, (beforeLast[j - 2] as number) + 1);
      row.push(edits);
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length] as number;
}

const isDigit = (sign: string): boolean => /\d/.test(sign);
/**
 * One letter too many or too few is the usual slip, and a hyphen is missed sooner; another letter is rarer; and another
 * number is meant as it stands.
 */
const leaving = (sign: string): number => (isDigit(sign) ? 2 : /\p{L}/u.test(sign) ? 1 : 0.5);
const replacing = (one: string, other: string): number =>
  one === other ? 0 : isDigit(one) || isDigit(other) ? Infinity : 1.5;

export function unknownGame(id: unknown, known: readonly string[]): InputError {
  const hint = nearest(String(id), known);
  return new InputError([
    {
      path: ['game'],
      found: id === undefined || id === '' ? 'nothing' : JSON.stringify(id),
      expected: known.join(', '),
      ...(hint && { hint }),
    },
  ]);
}
