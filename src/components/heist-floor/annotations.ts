// What a page asks of a board in words: which part of it (`floor`), what to mark, which arrows to draw.
import type { Box, Layout } from '../board/board.js';
import { entry } from '../board/entry.js';

export interface BoardAttributes {
  readonly floor: string;
  readonly marks: string;
  readonly arrows: string;
}

export interface Annotations {
  /** What is seen of the drawing. */
  readonly part: Box;
  readonly marks: readonly string[];
  readonly arrows: readonly (readonly [from: string, to: string])[];
  /** Set when a floor or a place is named that this board does not have. */
  readonly problem: string;
}

/** `b2 c1` are places; `a1>b1>b2` is an arrow from each to the next. */
export function annotationsOf({ floor, marks, arrows }: BoardAttributes, layout: Layout): Annotations {
  const { width, height, grid, floors = {} } = layout;
  const wanted = floor === 'all' ? '' : floor;
  const part = entry(floors, wanted);
  const marked = wordsOf(marks);
  const ways = wordsOf(arrows).map((way) => way.split('>'));
  const places = grid.flat().filter(Boolean);
  const unknown = [...marked, ...ways.flat()].find((place) => !places.includes(place));
  return {
    part: part ?? { x: 0, y: 0, width, height },
    marks: marked,
    arrows: ways.flatMap((way) => way.slice(1).map((to, i) => [way[i] as string, to] as const)),
    problem:
      wanted && !part
        ? complaint('floor', wanted, Object.keys(floors))
        : unknown === undefined
          ? ''
          : complaint('place', unknown, places),
  };
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

const complaint = (what: string, word: string, known: readonly string[]): string =>
  `There is no ${what} "${word}" here. ${known.length > 0 ? `Choose one of ${known.join(', ')}` : 'This board has only one'}.`;
