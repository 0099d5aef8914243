// A chart as a picture: boxes in boxes, arrows between them. Plain SVG with its own colours, light or dark as the reader's.
import { escaped } from '../notation/escaped.js';
import { innermost } from '../machines/chart/outline.js';
import type { Outline } from '../table/chart.js';
import { arrowsOf, treeOf, type DrawnState } from './drawing.js';
import { sorted, stepNumbers, withoutForks } from './simplified.js';

interface Box {
  readonly state: DrawnState;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const letter = 7.2;
const [leafHeight, heading, gap, inset, widest] = [30, 26, 34, 16, 900];

/**
 * `nameOf` gives a state's name in the reader's language; without it the names of the chart stand. The forks through which
 * play only passes are left out. The steps of a procedure stand below each other, with their numbers.
 */
export function toSvg(
  whole: Outline,
  nameOf: (path: string) => string | undefined = () => undefined,
  procedures: readonly (readonly string[])[] = [],
): string {
  const boxes = new Map<string, Box>();
  const outline = withoutForks(whole);
  const numbers = stepNumbers(outline, procedures);
  const root = sorted(treeOf(outline), numbers);
  const titleOf = (state: DrawnState): string => {
    const number = numbers.get(state.path);
    const name = nameOf(state.path) ?? state.name;
    // "Step 5: drones" says its number itself, unless it stands elsewhere now.
    return number === undefined || /\d+/.exec(name)?.[0] === String(number) ? name : `${number}. ${name}`;
  };
  const size = place(root, inset, inset, boxes, titleOf, numbers);
  const [width, height] = [size.width + 2 * inset, size.height + 2 * inset];
  const enter = innermost(outline);
  const lines = new Set<string>();
  const arrows = arrowsOf(outline)
    .filter(({ from, to }) => from !== to && from !== '')
    .filter(({ from, to }) => !lines.has(`${from} ${to}`) && lines.add(`${from} ${to}`))
    .map(({ from, to, label }) => {
      const target = boxes.get(enter(to));
      const source = boxes.get(from);
      return source && target
        ? `<path class="arrow" d="${curve(source, target)}" marker-end="url(#tip)"><title>${escaped(`${from} → ${to}: ${label}`)}</title></path>`
        : '';
    });
  const drawn = [...boxes.values()]
    .filter(({ state }) => state.path !== '')
    .map((box) => boxSvg(box, titleOf(box.state)));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${round(height)}" role="img" aria-label="${escaped(`Statechart of ${outline.id}`)}">
<style>
  svg { color-scheme: light dark; --ink: light-dark(#1d2433, #e6e9ef); --paper: light-dark(#ffffff, #171b23); background: var(--paper); }
  rect { fill: light-dark(#2b6cb010, #7fb2ff14); stroke: var(--ink); stroke-width: 1; }
  .final { stroke-width: 3; } .interrupts { stroke-dasharray: 4 3; stroke: light-dark(#b4232c, #ff9a9a); }
  text { font: 13px system-ui, sans-serif; fill: var(--ink); }
  .arrow { fill: none; stroke: light-dark(#2b6cb0, #7fb2ff); stroke-width: 1.2; opacity: 0.65; }
  .tip { fill: light-dark(#2b6cb0, #7fb2ff); }
</style>
<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path class="tip" d="M0,0 L8,4 L0,8 z"/></marker></defs>
${drawn.join('\n')}
${arrows.filter(Boolean).join('\n')}
</svg>
`;
}

/** Places a state and what is in it; children keep the order of the chart and wrap into rows. */
function place(
  state: DrawnState,
  x: number,
  y: number,
  boxes: Map<string, Box>,
  nameOf: (state: DrawnState) => string,
  numbers: ReadonlyMap<string, number>,
): { width: number; height: number } {
  const title = nameOf(state).length * letter + 2 * inset;
  const box = (width: number, height: number) => {
    boxes.set(state.path, { state, x, y, width, height });
    return { width, height };
  };
  if (state.children.length === 0) return box(Math.max(title, 60), leafHeight);
  // Outer boxes are drawn before inner ones.
  box(0, 0);
  let [left, top, row, right] = [x + inset, y + heading + inset, 0, 0];
  for (const child of state.children) {
    let size = place(child, left, top, boxes, nameOf, numbers);
    if (left > x + inset && (numbers.has(child.path) || left + size.width > x + widest)) {
      [left, top, row] = [x + inset, top + row + (numbers.has(child.path) ? inset : gap), 0];
      size = place(child, left, top, boxes, nameOf, numbers);
    }
    left += size.width + gap;
    row = Math.max(row, size.height);
    right = Math.max(right, left - gap);
  }
  return box(Math.max(title, right - x + inset), top + row + inset - y);
}

function boxSvg({ state, x, y, width, height }: Box, name: string): string {
  const kind = state.kind === 'final' ? ' class="final"' : state.notes?.interrupts ? ' class="interrupts"' : '';
  const verbs = Object.keys(state.on).join(', ');
  return (
    `<g><title>${escaped(`${state.path}${verbs ? `: ${verbs}` : ''}`)}</title>` +
    `<rect${kind} x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="8"/>` +
    `<text x="${round(x + inset)}" y="${round(y + 20)}">${escaped(name)}</text></g>`
  );
}

/** From the edge of one box to the edge of the other, a little bent, so that there and back do not lie on each other. */
function curve(from: Box, to: Box): string {
  const [ax, ay] = [from.x + from.width / 2, from.y + from.height / 2];
  const [bx, by] = [to.x + to.width / 2, to.y + to.height / 2];
  const start = border(from, bx - ax, by - ay);
  const end = border(to, ax - bx, ay - by);
  const [mx, my] = [(start.x + end.x) / 2 + (end.y - start.y) * 0.12, (start.y + end.y) / 2 - (end.x - start.x) * 0.12];
  return `M${round(start.x)},${round(start.y)} Q${round(mx)},${round(my)} ${round(end.x)},${round(end.y)}`;
}

/** Where a line from the middle of a box leaves it. */
function border({ x, y, width, height }: Box, dx: number, dy: number): { x: number; y: number } {
  const scale = Math.min(width / 2 / Math.max(Math.abs(dx), 0.01), height / 2 / Math.max(Math.abs(dy), 0.01), 1);
  return { x: x + width / 2 + dx * scale, y: y + height / 2 + dy * scale };
}

const round = (value: number): number => Math.round(value * 10) / 10;
