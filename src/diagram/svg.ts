// A chart as a picture: states below each other, boxes in boxes, every line to their right, so that none crosses a name.
// Plain SVG with its own colours, light or dark as the reader's.
import { escaped } from '../notation/escaped.js';
import { innermost } from '../machines/chart/outline.js';
import type { Outline } from '../table/chart.js';
import { arrowsOf, parentOf, treeOf, type DrawnState } from './chart-tree.js';
import { lanesOf, type LaneBox, type Line } from './lanes.js';
import { leadsIn, sorted, stepNumbers, withoutForks } from './simplified.js';

const letter = 7.2;
const [leafHeight, heading, gap, inset, laneWidth, bend, hues] = [30, 26, 14, 16, 11, 6, 4];

/**
 * `nameOf` gives a state's name in the reader's language; without it the names of the chart stand. The forks through which
 * play only passes are left out. The steps of a procedure carry their numbers.
 */
export function toSvg(
  whole: Outline,
  nameOf: (path: string) => string | undefined = () => undefined,
  procedures: readonly (readonly string[])[] = [],
): string {
  const outline = withoutForks(whole);
  const numbers = stepNumbers(outline, procedures);
  const root = sorted(treeOf(outline), numbers);
  const boxes = new Map<string, LaneBox>();
  const titles = titlesOf(root, nameOf, numbers);
  const size = place(root, 0, 0, boxes, titles);
  const all = [...boxes.values()].filter(({ state }) => state.path !== '');
  const lines = joinedSteps(linesOf(outline, boxes), whole, root, boxes, numbers);
  const isShort = ({ from, to }: Line): boolean => nextTo(from, boxes) === to;
  const lanes = lanesOf(lines.filter((line) => !isShort(line)));
  const columns = Math.max(0, ...lanes.map(({ column }) => column + 1));
  const right = size.width + inset;
  const arrows = [
    ...lines.filter(isShort).map((line) => arrowSvg(line, down(line), 0)),
    ...lanes.flatMap(({ column, lines: inLane }, i) =>
      inLane.map((line) => arrowSvg(line, around(line, right + column * laneWidth), i % hues)),
    ),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(right + columns * laneWidth + inset)} ${round(size.height)}" role="img" aria-label="${escaped(`Statechart of ${outline.id}`)}">
<style>
  svg { color-scheme: light dark; --ink: light-dark(#1d2433, #e6e9ef); --paper: light-dark(#ffffff, #171b23); background: var(--paper); }
  rect { fill: light-dark(#2b6cb010, #7fb2ff14); stroke: var(--ink); stroke-width: 1; }
  .final { stroke-width: 3; } .interrupts { stroke-dasharray: 4 3; stroke: light-dark(#b4232c, #ff9a9a); }
  text { font: 13px system-ui, sans-serif; fill: var(--ink); } .group text { font-weight: 600; }
  .arrow { fill: none; stroke: var(--line); stroke-width: 1.4; }
  .hue-0 { --line: light-dark(#2b6cb0, #7fb2ff); } .hue-1 { --line: light-dark(#a04a00, #ffb070); }
  .hue-2 { --line: light-dark(#1f7a4d, #7fdcaa); } .hue-3 { --line: light-dark(#7a3fa8, #d3a4ff); }
</style>
<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" orient="auto"><path fill="context-stroke" d="M0,0 L8,4 L0,8 z"/></marker></defs>
${all.map((box) => boxSvg(box, titles.get(box.state.path) ?? '')).join('\n')}
${arrows.join('\n')}
</svg>
`;
}

/** Steps are counted, unless their names carry the numbers of the book already. */
function titlesOf(
  root: DrawnState,
  nameOf: (path: string) => string | undefined,
  numbers: ReadonlyMap<string, number>,
): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  const add = ({ children }: DrawnState): void => {
    const named = children.map((child) => ({ child, name: nameOf(child.path) ?? child.name }));
    const isCounted = !named.some(({ child, name }) => numbers.has(child.path) && /\d/.test(name));
    for (const { child, name } of named) {
      const number = isCounted ? numbers.get(child.path) : undefined;
      titles.set(child.path, number === undefined ? name : `${number}. ${name}`);
      add(child);
    }
  };
  add(root);
  return titles;
}

/** Places a state, and below its heading what is in it, in the order of the chart. */
function place(
  state: DrawnState,
  x: number,
  y: number,
  boxes: Map<string, LaneBox>,
  titles: ReadonlyMap<string, string>,
): { width: number; height: number } {
  const title = (titles.get(state.path) ?? '').length * letter + 2 * inset;
  const box = (width: number, height: number) => {
    boxes.set(state.path, { state, x, y, width, height });
    return { width, height };
  };
  if (state.children.length === 0) return box(Math.max(title, 60), leafHeight);
  // Outer boxes are drawn before inner ones.
  box(0, 0);
  let [top, widest] = [y + (state.path === '' ? inset : heading + gap / 2), 0];
  for (const child of state.children) {
    const size = place(child, x + inset, top, boxes, titles);
    top += size.height + gap;
    widest = Math.max(widest, size.width);
  }
  return box(Math.max(title, widest + 2 * inset), top - gap + inset - y);
}

/** From state to state, each way once. */
function linesOf(outline: Outline, boxes: ReadonlyMap<string, LaneBox>): Line[] {
  const enter = innermost(outline);
  const lines = new Map<string, Line>();
  for (const { from, to, label } of arrowsOf(outline)) {
    const [source, target] = [boxes.get(from), boxes.get(enter(to))];
    if (from === '' || !source || !target || source === target) continue;
    const key = `${from} ${target.state.path}`;
    if (!lines.has(key)) lines.set(key, { from: source, to: target, title: `${from} → ${to}: ${label}` });
  }
  return [...lines.values()];
}

/** From step to step of a procedure one line, whatever may come between them: forks with too many ends have none. */
function joinedSteps(
  drawn: readonly Line[],
  whole: Outline,
  root: DrawnState,
  boxes: ReadonlyMap<string, LaneBox>,
  numbers: ReadonlyMap<string, number>,
): Line[] {
  const leads = leadsIn(whole);
  const isIn = ({ state }: LaneBox, around: LaneBox): boolean => `${state.path}.`.startsWith(`${around.state.path}.`);
  let lines = [...drawn];
  const join = ({ children }: DrawnState): void => {
    for (const child of children) {
      const from = boxes.get(child.path) as LaneBox;
      const to = nextTo(from, boxes);
      join(child);
      if (!to || !numbers.has(child.path) || !numbers.has(to.state.path) || !leads(child.path, to.state.path)) continue;
      const others = lines.filter((line) => !(isIn(line.from, from) && isIn(line.to, to)));
      lines = [...others, { from, to, title: `${child.path} → ${to.state.path}` }];
    }
  };
  join(root);
  return lines;
}

/** The box just below, in the same box. */
const nextTo = ({ state, y }: LaneBox, boxes: ReadonlyMap<string, LaneBox>): LaneBox | undefined =>
  [...boxes.values()]
    .filter((box) => box.y > y && box.state.path !== '' && parentOf(box.state.path) === parentOf(state.path))
    .sort((one, other) => one.y - other.y)[0];

function boxSvg({ state, x, y, width, height }: LaneBox, name: string): string {
  const kind = state.kind === 'final' ? ' class="final"' : state.notes?.interrupts ? ' class="interrupts"' : '';
  const verbs = Object.keys(state.on).join(', ');
  return (
    `<g${state.children.length > 0 ? ' class="group"' : ''}><title>${escaped(`${state.path}${verbs ? `: ${verbs}` : ''}`)}</title>` +
    `<rect${kind} x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="8"/>` +
    `<text x="${round(x + inset)}" y="${round(y + 20)}">${escaped(name)}</text></g>`
  );
}

const arrowSvg = ({ title }: Line, path: string, hue: number): string =>
  `<path class="arrow hue-${hue}" d="${path}" marker-end="url(#tip)"><title>${escaped(title)}</title></path>`;

/** To the box just below. */
const down = ({ from, to }: Line): string =>
  `M${round(from.x + 2 * inset)},${round(from.y + from.height)} V${round(to.y)}`;

/** Out to the right, along the lane, and back. Lines leave in the upper half of a box and arrive in the lower. */
function around({ from, to }: Line, lane: number): string {
  const [start, end] = [from.y + 10, to.y + 20];
  const turn = end > start ? bend : -bend;
  return (
    `M${round(from.x + from.width)},${round(start)} H${round(lane - bend)} q${bend},0 ${bend},${turn} ` +
    `V${round(end - turn)} q0,${turn} ${-bend},${turn} H${round(to.x + to.width)}`
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;
