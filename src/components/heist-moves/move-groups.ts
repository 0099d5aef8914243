// A long choice in short: moves that begin alike become one fold, named by the words that their labels share.

export interface MoveFold {
  /** The words that its moves begin with. */
  readonly key: string;
  readonly name: string;
  readonly count: number;
  readonly first: string;
  readonly items: readonly MoveItem[];
}
export type MoveItem = string | MoveFold;

/** More than these in a row are hard to survey. */
const mostInARow = 8;

/** Moves with the same verb stand together; what would be a long row lies in a fold, and in folds inside it. */
export const groupedMoves = (moves: readonly string[], label: (move: string) => string): MoveItem[] =>
  grouped(moves, 1, label);

function grouped(moves: readonly string[], at: number, label: (move: string) => string): MoveItem[] {
  const groups = new Map<string, string[]>();
  for (const move of moves) {
    const word = move.split(' ')[at] ?? '';
    groups.set(word, [...(groups.get(word) ?? []), move]);
  }
  return [...groups.values()].flatMap((group): MoveItem[] => {
    const [first = ''] = group;
    if (group.length <= mostInARow) return group;
    const items = grouped(group, at + 1, label);
    if (items.length <= mostInARow) return items;
    const key = first
      .split(' ')
      .slice(0, at + 1)
      .join(' ');
    return [{ key, name: sharedWords(group.map(label)), count: group.length, first, items }];
  });
}

/** The words with which all labels begin and end: `Place a wall at …`. */
export function sharedWords(labels: readonly string[]): string {
  const [first = [], ...others] = labels.map((label) => label.split(' '));
  const shared = (word: (words: readonly string[], i: number) => string | undefined, most: number): number => {
    let i = 0;
    while (i < most && others.every((words) => i < words.length && word(words, i) === word(first, i))) i++;
    return i;
  };
  const shortest = Math.min(...labels.map((label) => label.split(' ').length));
  const head = shared((words, i) => words[i], shortest);
  const tail = shared((words, i) => words.at(-1 - i), shortest - head);
  if (head + tail === 0) return `${labels[0] ?? ''} …`;
  return [...first.slice(0, head), '…', ...first.slice(first.length - tail)].join(' ');
}
