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
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      let edits = Math.min(
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
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

/** Another letter is a slip less often than one too many; and no number is near another. */
const replacing = (one: string, other: string): number => (one === other ? 0 : /\d/.test(one + other) ? Infinity : 1.5);

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
