// Lays a statechart out for a given width: phases below each other, in each of them columns of steps in the order in which
// the chart is written. States that only pass on are not drawn: arrows lead to where play rests.
import type { Outline, OutlineState } from '../../table/chart.js';

export interface ChartBox {
  readonly path: string;
  readonly kind: 'phase' | 'group' | 'state' | 'final';
  readonly name: string;
  /** Its number in the procedure that it is a step of. */
  readonly number?: number;
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

export interface ChartNames {
  /** A state's name in the reader's language. */
  nameOf(path: string): string;
  /** The rulebook's ordered lists, by name. */
  readonly procedures: Readonly<Record<string, readonly string[]>>;
}

interface Block {
  readonly height: number;
  place(x: number, y: number, width: number): ChartBox[];
}

/** A phase takes one or more of the columns. */
interface PhaseBlock extends Block {
  readonly columns: number;
}

const columnWidth = 250;
const inset = 10;
const heading = 28;
/** Between columns, and between steps: room for an arrow and its verb. */
export const gap = 24;
/** Steps beside each other in a phase that is no procedure: at least so many in a column. */
const fewest = 3;

export function layoutChart({ states }: Outline, width: number, names: ChartNames): ChartLayout {
  const children = (path: string): readonly OutlineState[] =>
    states.filter((state) => isChild(state.path, path) && isDrawn(state, states));
  const columns = Math.max(1, Math.floor((width + gap) / (columnWidth + gap)));
  const unit = (width - (columns - 1) * gap) / columns;
  const boxes: ChartBox[] = [];
  let [column, y, tallest] = [0, 0, 0];
  // Small phases stand beside each other.
  for (const phase of children('')) {
    const block = phaseBlock(phase, columns, children, names);
    if (column > 0 && column + block.columns > columns) [column, y, tallest] = [0, y + tallest + gap, 0];
    boxes.push(...block.place(column * (unit + gap), y, block.columns * (unit + gap) - gap));
    column += block.columns;
    tallest = Math.max(tallest, block.height);
  }
  // In the order of the chart: a state that folds or moves to another column keeps its place for keys and focus.
  const order = new Map(states.map(({ path }, i) => [path, i]));
  boxes.sort((a, b) => (order.get(a.path) ?? 0) - (order.get(b.path) ?? 0));
  return { boxes, width, height: y + tallest };
}

const isChild = (path: string, parent: string): boolean =>
  path !== '' && path.split('.').slice(0, -1).join('.') === parent;

/** Play rests in it, or in something inside it. A compound state without its inner ones is folded. */
const isDrawn = ({ path, kind, on }: OutlineState, states: readonly OutlineState[]): boolean => {
  if (kind !== 'compound') return kind === 'final' || Object.keys(on).length > 0;
  const inside = states.filter((state) => state.path.startsWith(`${path}.`) && state.kind !== 'compound');
  return inside.length === 0 || inside.some((state) => isDrawn(state, states));
};

type Children = (path: string) => readonly OutlineState[];

/** The steps of its own and the states with steps inside, each a column; the shortest column takes the next. */
function phaseBlock(phase: OutlineState, most: number, children: Children, names: ChartNames): PhaseBlock {
  const inner = children(phase.path);
  if (inner.length === 0) return { ...leaf(phase, names), columns: 1 };
  const [own, groups] = [
    inner.filter((state) => children(state.path).length === 0),
    inner.filter((state) => children(state.path).length > 0),
  ];
  const isProcedure = numbersOf(phase.path, own, names).size > 0;
  const size = isProcedure ? own.length : Math.max(fewest, Math.ceil(own.length / most));
  const chunks = own.flatMap((_, i) => (i % size === 0 ? [own.slice(i, i + size)] : []));
  const blocks = [
    ...chunks.map((chunk) => list(phase.path, chunk, children, names)),
    ...groups.map((group) => groupBlock(group, 'group', children, names)),
  ];
  const columns = Math.min(most, blocks.length);
  const heights = Array.from({ length: columns }, () => 0);
  const places = blocks.map(({ height }) => {
    const column = heights.indexOf(Math.min(...heights));
    const top = heights[column] as number;
    heights[column] = top + height + gap;
    return { column, top };
  });
  const height = heading + Math.max(...heights) + inset;
  return {
    columns,
    height,
    place(x, y, width) {
      const each = (width - 2 * inset - (columns - 1) * gap) / columns;
      return [
        { path: phase.path, kind: 'phase', name: names.nameOf(phase.path), verbs: [], x, y, width, height },
        ...blocks.flatMap((block, i) => {
          const { column, top } = places[i] as { column: number; top: number };
          return block.place(x + inset + column * (each + gap), y + heading + top + gap / 2, each);
        }),
      ];
    },
  };
}

function groupBlock(group: OutlineState, kind: 'group', children: Children, names: ChartNames): Block {
  const steps = list(group.path, children(group.path), children, names);
  const height = heading + steps.height + gap / 2 + inset;
  return {
    height,
    place: (x, y, width) => [
      { path: group.path, kind, name: names.nameOf(group.path), verbs: [], x, y, width, height },
      ...steps.place(x + inset, y + heading + gap / 2, width - 2 * inset),
    ],
  };
}

/** Steps below each other, numbered where the rulebook numbers them. */
function list(around: string, states: readonly OutlineState[], children: Children, names: ChartNames): Block {
  const numbers = numbersOf(around, states, names);
  const blocks = states.map((state) =>
    children(state.path).length > 0
      ? groupBlock(state, 'group', children, names)
      : leaf(state, names, numbers.get(state.path)),
  );
  return {
    height: blocks.reduce((sum, { height }) => sum + height + gap, -gap),
    place(x, y, width) {
      let top = y;
      return blocks.flatMap((block) => {
        const placed = block.place(x, top, width);
        top += block.height + gap;
        return placed;
      });
    },
  };
}

/** Path -> number, if these are the steps of the procedure that the state around is called after. */
function numbersOf(around: string, states: readonly OutlineState[], { procedures }: ChartNames): Map<string, number> {
  const steps = procedures[lastWord(around)] ?? [];
  const listed = states.filter(({ path }) => steps.includes(lastWord(path)));
  return new Map(listed.length === steps.length ? listed.map(({ path }, i) => [path, i + 1] as const) : []);
}

const lastWord = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** A step in which play rests: its name, and what players can do there. */
function leaf({ path, kind, on }: OutlineState, names: ChartNames, number?: number): Block {
  const verbs = Object.keys(on);
  const height = verbs.length > 1 ? 44 : 30;
  const name = names.nameOf(path);
  // Names of some books carry the number already.
  const isCounted = number !== undefined && !/\d/.test(name);
  return {
    height,
    place: (x, y, width) => [
      {
        path,
        kind: kind === 'final' ? 'final' : 'state',
        name,
        ...(isCounted && { number }),
        verbs,
        x,
        y,
        width,
        height,
      },
    ],
  };
}
