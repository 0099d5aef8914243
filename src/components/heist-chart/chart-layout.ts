// Lays a statechart out for a given width: phases below each other, in each of them columns of steps in the order in which
// the chart is written. States that only pass on are not drawn: arrows lead to where play rests.
import type { Outline, OutlineState } from '../../table/chart.js';

export interface ChartBox {
  readonly path: string;
  readonly kind: 'phase' | 'group' | 'state' | 'final';
  readonly name: string;
  /** The name, broken where its room ends; what three lines cannot hold is cut. */
  readonly lines: readonly string[];
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

/** What every part of the layout looks up. */
interface Drawn extends ChartNames {
  readonly children: (path: string) => readonly OutlineState[];
  /** How wide a column is. */
  readonly column: number;
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
/** Steps beside each other in a phase that is not a procedure: at least so many in a column. */
const fewest = 3;
/** What a letter takes in a wide bold font, and a second line of a name. */
const letter = 7.7;
export const lineHeight = 15;
/** The name of a state begins here; with a number before it, there. */
export const nameLeft = (number?: number): number => (number === undefined ? 12 : 34);
const nameRight = 6;

export function layoutChart({ states }: Outline, width: number, names: ChartNames): ChartLayout {
  const children = (path: string): readonly OutlineState[] =>
    states.filter((state) => isChild(state.path, path) && isDrawn(state, states));
  const columns = Math.max(1, Math.floor((width + gap) / (columnWidth + gap)));
  const unit = (width - (columns - 1) * gap) / columns;
  const chart: Drawn = { ...names, children, column: unit };
  // Small phases stand beside each other: in the lowest row that has room, else in a row of their own.
  const rows: PhaseBlock[][] = [];
  for (const phase of children('')) {
    const block = phaseBlock(phase, columns, chart);
    const row = rows.findLast((each) => columnsIn(each) + block.columns <= columns);
    if (row) row.push(block);
    else rows.push([block]);
  }
  let y = 0;
  const boxes = rows.flatMap((row) => {
    const top = y;
    y += Math.max(...row.map(({ height }) => height)) + gap;
    return row.flatMap((block, i) =>
      block.place(columnsIn(row.slice(0, i)) * (unit + gap), top, block.columns * (unit + gap) - gap),
    );
  });
  // In the order of the chart: a state that folds or moves to another column keeps its place for keys and focus.
  const order = new Map(states.map(({ path }, i) => [path, i]));
  boxes.sort((a, b) => (order.get(a.path) ?? 0) - (order.get(b.path) ?? 0));
  return { boxes, width, height: y - gap };
}

const columnsIn = (row: readonly PhaseBlock[]): number => row.reduce((sum, { columns }) => sum + columns, 0);

const isChild = (path: string, parent: string): boolean =>
  path !== '' && path.split('.').slice(0, -1).join('.') === parent;

/** Play rests in it, or in something inside it. A compound state without its inner ones is folded. */
const isDrawn = ({ path, kind, on }: OutlineState, states: readonly OutlineState[]): boolean => {
  if (kind !== 'compound') return kind === 'final' || Object.keys(on).length > 0;
  const inside = states.filter((state) => state.path.startsWith(`${path}.`) && state.kind !== 'compound');
  return inside.length === 0 || inside.some((state) => isDrawn(state, states));
};

/** The steps of its own and the states with steps inside, each a column; the shortest column takes the next. */
function phaseBlock(phase: OutlineState, most: number, chart: Drawn): PhaseBlock {
  const { children } = chart;
  const inner = children(phase.path);
  if (inner.length === 0) return { ...leaf(phase, chart), columns: 1 };
  const [own, groups] = [
    inner.filter((state) => children(state.path).length === 0),
    inner.filter((state) => children(state.path).length > 0),
  ];
  const isProcedure = numbersOf(phase.path, own, chart).size > 0;
  const size = isProcedure ? own.length : Math.max(fewest, Math.ceil(own.length / most));
  const chunks = own.flatMap((_, i) => (i % size === 0 ? [own.slice(i, i + size)] : []));
  const blocks = [
    ...chunks.map((chunk) => list(phase.path, chunk, chart)),
    ...groups.map((group) => groupBlock(group, chart)),
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
        { ...named(phase.path, 'phase', chart), x, y, width, height },
        ...blocks.flatMap((block, i) => {
          const { column, top } = places[i] as { column: number; top: number };
          return block.place(x + inset + column * (each + gap), y + heading + top + gap / 2, each);
        }),
      ];
    },
  };
}

function groupBlock(group: OutlineState, chart: Drawn): Block {
  const steps = list(group.path, chart.children(group.path), chart);
  const box = named(group.path, 'group', chart);
  const top = heading + (box.lines.length - 1) * lineHeight + gap / 2;
  const height = top + steps.height + inset;
  return {
    height,
    place: (x, y, width) => [{ ...box, x, y, width, height }, ...steps.place(x + inset, y + top, width - 2 * inset)],
  };
}

/** Steps below each other, numbered where the rulebook numbers them. */
function list(around: string, states: readonly OutlineState[], chart: Drawn): Block {
  // Names of some books carry the numbers already.
  const isCounted = !states.some(({ path }) => /\d/.test(chart.nameOf(path)));
  const numbers = isCounted ? numbersOf(around, states, chart) : new Map<string, number>();
  const blocks = states.map((state) =>
    chart.children(state.path).length > 0 ? groupBlock(state, chart) : leaf(state, chart, numbers.get(state.path)),
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

/** Path -> number, if these are the steps of the procedure that the state around is named after. */
function numbersOf(around: string, states: readonly OutlineState[], { procedures }: ChartNames): Map<string, number> {
  const steps = procedures[lastWord(around)] ?? [];
  const listed = states.filter(({ path }) => steps.includes(lastWord(path)));
  return new Map(listed.length === steps.length ? listed.map(({ path }, i) => [path, i + 1] as const) : []);
}

const lastWord = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** The heading of what has states inside. */
function named(path: string, kind: 'phase' | 'group', chart: Drawn) {
  const name = chart.nameOf(path);
  return {
    path,
    kind,
    name,
    lines: inLines(name, roomFor(path, chart) - nameLeft() - nameRight, kind === 'phase' ? 1 : 2),
    verbs: [],
  };
}

/** A step in which play rests: its name, and what players can do there. */
function leaf({ path, kind, on }: OutlineState, chart: Drawn, number?: number): Block {
  const verbs = Object.keys(on);
  const name = chart.nameOf(path);
  const lines = inLines(name, roomFor(path, chart) - nameLeft(number) - nameRight, 3);
  const height = (verbs.length > 1 ? 44 : 30) + (lines.length - 1) * lineHeight;
  const box = { path, kind: kind === 'final' ? 'final' : 'state', name, lines, verbs } as const;
  return {
    height,
    place: (x, y, width) => [{ ...box, ...(number !== undefined && { number }), x, y, width, height }],
  };
}

/** A column, less the insets of the states around. */
const roomFor = (path: string, { column }: Drawn): number => column - 2 * inset * (path.split('.').length - 1);

function inLines(name: string, room: number, most: number): string[] {
  const letters = Math.max(4, Math.floor(room / letter));
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1) ?? ''} ${word}` : word;
    if (lines.length > 0 && (longer.length <= letters || lines.length === most)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => (line.length > letters ? `${line.slice(0, letters - 1).trimEnd()}…` : line));
}
