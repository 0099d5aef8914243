// Lays a statechart out as boxes in boxes, for a given width. Children keep the order in which the chart is written.
import type { Outline, OutlineState } from '../../table/chart.js';

export interface ChartBox {
  readonly path: string;
  readonly kind: 'phase' | 'group' | 'state' | 'junction' | 'final';
  readonly name: string;
  /** Verbs that the state takes. */
  readonly verbs: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ChartLayout {
  readonly boxes: readonly ChartBox[];
  readonly width: number;
  readonly height: number;
}

interface Sized {
  readonly width: number;
  readonly height: number;
  place(x: number, y: number): ChartBox[];
}

const gap = 14;
const inset = 12;
const heading = 26;
/** Between rows, above the first and below the last: room for the verb of an arrow. */
const channel = 30;

/** `nameOf` gives a state's name in the reader's language. */
export function layoutChart({ states }: Outline, width: number, nameOf: (path: string) => string): ChartLayout {
  const children = (path: string) => states.filter((state) => isChild(state.path, path));
  const phases = children('').map((phase) => size(phase, width, children, nameOf));
  const boxes: ChartBox[] = [];
  let y = 0;
  for (const phase of phases) {
    boxes.push(...phase.place(0, y));
    y += phase.height + channel;
  }
  return { boxes, width, height: Math.max(0, y) };
}

const isChild = (path: string, parent: string): boolean =>
  path !== '' && path.split('.').slice(0, -1).join('.') === parent;

function size(
  state: OutlineState,
  room: number,
  children: (path: string) => readonly OutlineState[],
  nameOf: (path: string) => string,
): Sized {
  const inner = children(state.path).map((child) => size(child, room - 2 * inset, children, nameOf));
  if (inner.length === 0) return leaf(state, nameOf(state.path), room);
  const isPhase = !state.path.includes('.');
  const rows = wrap(inner, room - 2 * inset);
  const width = isPhase ? room : Math.max(...rows.map(widthOf)) + 2 * inset;
  const height = heading + rows.reduce((sum, row) => sum + heightOf(row) + channel, 0) + channel;
  return {
    width,
    height,
    place(x, y) {
      const kind = isPhase ? 'phase' : 'group';
      const boxes: ChartBox[] = [{ path: state.path, kind, name: nameOf(state.path), verbs: [], x, y, width, height }];
      let top = y + heading + channel;
      for (const row of rows) {
        let left = x + inset;
        for (const box of row) {
          boxes.push(...box.place(left, top + (heightOf(row) - box.height) / 2));
          left += box.width + gap;
        }
        top += heightOf(row) + channel;
      }
      return boxes;
    },
  };
}

/** States in which play rests carry their name and verbs; states that only pass on are junctions. */
function leaf({ path, kind, on }: OutlineState, name: string, room: number): Sized {
  const verbs = Object.keys(on);
  // A compound state without its inner ones is collapsed.
  const isJunction = kind === 'atomic' && verbs.length === 0;
  const text = Math.max(name.length * 7.4, verbs.join(' · ').length * 7) + 26;
  const [width, height] = isJunction ? [20, 20] : [Math.min(300, room, Math.max(96, text)), verbs.length ? 48 : 34];
  const shape = kind === 'final' ? 'final' : isJunction ? 'junction' : 'state';
  return { width, height, place: (x, y) => [{ path, kind: shape, name, verbs, x, y, width, height }] };
}

function wrap(boxes: readonly Sized[], room: number): Sized[][] {
  const rows: Sized[][] = [[]];
  for (const box of boxes) {
    const row = rows.at(-1) as Sized[];
    if (row.length > 0 && widthOf(row) + gap + box.width > room) rows.push([box]);
    else row.push(box);
  }
  return rows;
}

const widthOf = (row: readonly Sized[]): number => row.reduce((sum, { width }) => sum + width + gap, -gap);
const heightOf = (row: readonly Sized[]): number => Math.max(...row.map(({ height }) => height));
