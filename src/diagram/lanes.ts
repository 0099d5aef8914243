// Where the lines of a picture run: all lines to the same state share a lane, and lanes that would meet lie beside each other.
import type { DrawnState } from './chart-tree.js';

export interface LaneBox {
  readonly state: DrawnState;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Line {
  readonly from: LaneBox;
  readonly to: LaneBox;
  /** What a reader who points at it is told. */
  readonly title: string;
}

export interface EdgeLane {
  readonly lines: readonly Line[];
  /** 0 is next to the boxes. */
  readonly column: number;
}

export function lanesOf(lines: readonly Line[]): EdgeLane[] {
  const targets = [...new Set(lines.map(({ to }) => to))];
  const spans = targets.map((target) => {
    const inLane = lines.filter(({ to }) => to === target);
    const ends = [target, ...inLane.map(({ from }) => from)].map(({ y }) => y);
    return { lines: inLane, top: Math.min(...ends), bottom: Math.max(...ends) };
  });
  // Short ways stay near the boxes.
  spans.sort((one, other) => one.bottom - one.top - (other.bottom - other.top));
  const columns: (typeof spans)[] = [];
  return spans.map((span) => {
    const isFree = (taken: typeof spans): boolean =>
      taken.every(({ top, bottom }) => bottom < span.top || span.bottom < top);
    const found = columns.findIndex(isFree);
    const column = found < 0 ? columns.push([]) - 1 : found;
    columns[column]?.push(span);
    return { lines: span.lines, column };
  });
}
