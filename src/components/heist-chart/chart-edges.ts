// The arrows of a chart that matter now: where each verb of a state leads, what follows by itself from there, and the
// arrow that was taken last. Labels find a place where they cover no state.
import type { Outline } from '../../table/chart.js';
import type { ChartBox, ChartLayout } from './chart-layout.js';

export interface ChartArrow {
  /** A verb leads there, play goes on there by itself, or it has just come this way. */
  readonly kind: 'possible' | 'onward' | 'taken';
  readonly from: ChartBox;
  readonly to: ChartBox;
  readonly path: string;
  readonly label?: ChartLabel;
}

export interface ChartLabel extends Area {
  /** As much as there is room for. */
  readonly text: string;
  readonly verbs: readonly string[];
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a letter of a label takes, and how tall a label is. */
const [letter, tall] = [7, 18];

/** The arrows out of a state, and the one from `before` by the verb of the last move. */
export function arrowsOf(
  { boxes, width }: ChartLayout,
  { states }: Outline,
  at: string,
  last: { readonly from: string; readonly verb: string } | null,
): ChartArrow[] {
  const byPath = new Map(boxes.map((box) => [box.path, box]));
  /** The box of a state, or of what it is folded into. */
  const shown = (path: string): ChartBox | undefined =>
    byPath.get(path) ?? (path.includes('.') ? shown(path.slice(0, path.lastIndexOf('.'))) : undefined);
  const lines = new Map(states.map((state) => [state.path, state]));
  const arrows: Omit<ChartArrow, 'path' | 'label'>[] = [];
  const verbs = new Map<ChartBox, string[]>();
  const source = shown(at);
  for (const [verb, { target = at }] of Object.entries(lines.get(at)?.on ?? {})) {
    const to = shown(target);
    if (to) verbs.set(to, [...(verbs.get(to) ?? []), verb]);
  }
  if (source) for (const to of verbs.keys()) arrows.push({ kind: 'possible', from: source, to });
  // What has no verbs of its own only passes on.
  const passed = new Set<string>();
  const pass = (path: string): void => {
    const state = lines.get(path);
    if (!state || passed.has(path) || state.kind !== 'atomic' || Object.keys(state.on).length > 0) return;
    passed.add(path);
    for (const { target } of state.always) {
      const [from, to] = [shown(path), target === undefined ? undefined : shown(target)];
      if (from && to && from !== to) arrows.push({ kind: 'onward', from, to });
      if (target !== undefined) pass(target);
    }
  };
  for (const { target } of Object.values(lines.get(at)?.on ?? {})) if (target !== undefined) pass(target);
  const came = last && shown(last.from);
  const here = shown(at);
  if (came && here && came !== here) arrows.push({ kind: 'taken', from: came, to: here });

  const taken: Area[] = boxes.map(coveredBy);
  return arrows.map((arrow) => {
    const { kind, from, to } = arrow;
    const path = curve(from, to);
    const said = kind === 'taken' ? [last?.verb ?? ''] : kind === 'possible' ? (verbs.get(to) ?? []) : [];
    const label = said.length > 0 ? placed(said, from, to, width, taken) : null;
    if (label) taken.push(label);
    return { ...arrow, path, ...(label && { label }) };
  });
}

/** A state covers its box; what has states inside covers its heading only. */
const coveredBy = ({ kind, x, y, width, height, name }: ChartBox): Area =>
  kind === 'phase' || kind === 'group'
    ? { x, y, width: Math.min(width, name.length * 7.4 + 24), height: 26 }
    : { x, y, width, height };

/** Beside the end of the arrow if there is room, else beside its beginning; with fewer words if there is none. */
function placed(
  verbs: readonly string[],
  from: ChartBox,
  to: ChartBox,
  most: number,
  taken: readonly Area[],
): ChartLabel | null {
  for (const text of wordings(verbs)) {
    const width = text.length * letter + 12;
    const places = [...new Set([to, from])].flatMap((box) => around(box, width));
    const free = places.find(
      (area) => area.x >= 0 && area.x + width <= most && area.y >= 0 && !taken.some((each) => overlap(each, area)),
    );
    if (free) return { ...free, text, verbs };
  }
  return null;
}

/** All verbs, then fewer and how many more, then only how many. */
function wordings(verbs: readonly string[]): string[] {
  const some = verbs.map((_, i) => {
    const rest = verbs.length - i - 1;
    return [...verbs.slice(0, i + 1), ...(rest > 0 ? [`+${rest}`] : [])].join(' · ');
  });
  return [...some.reverse(), ...(verbs.length > 1 ? [`×${verbs.length}`] : [])];
}

function around({ x, y, width, height }: ChartBox, wide: number): Area[] {
  const across = Array.from({ length: Math.ceil(width / 12) }, (_, i) => x + i * 12);
  const columns = [x + width / 2 - wide / 2, x, x + width - wide, x + width / 2 - wide - 8, ...across];
  const rows = [y - tall - 8, y + height + 8];
  const middle = y + height / 2 - tall / 2;
  const corners = [
    ...rows.flatMap((top) => columns.map((left) => [left, top] as const)),
    [x + width + 6, middle] as const,
    [x - wide - 6, middle] as const,
  ];
  return corners.map(([left, top]) => ({ x: left, y: top, width: wide, height: tall }));
}

const overlap = (a: Area, b: Area): boolean =>
  a.x < b.x + b.width + 1 && b.x < a.x + a.width + 1 && a.y < b.y + b.height + 1 && b.y < a.y + a.height + 1;

/** From border to border: in an arc above neighbours, else from bottom to top or the other way round. */
function curve(from: ChartBox, to: ChartBox): string {
  const [ax, bx] = [from.x + from.width / 2, to.x + to.width / 2];
  const inside = (outer: ChartBox, inner: ChartBox): boolean => inner.path.startsWith(`${outer.path}.`);
  // A verb that stays, or that leads to what is around: a small loop.
  if (from === to || inside(to, from)) {
    const right = from.x + from.width - 14;
    return `M${right - 16} ${from.y}C${right - 22} ${from.y - 22} ${right + 6} ${from.y - 22} ${right} ${from.y - 2}`;
  }
  const [top, bottom] = [from.y, from.y + from.height];
  const isBelow = to.y >= bottom;
  const isAbove = to.y + to.height <= top;
  if (!isBelow && !isAbove) return `M${ax} ${top}C${ax} ${top - 26} ${bx} ${to.y - 26} ${bx} ${to.y - 2}`;
  const [start, end] = isBelow ? [bottom, to.y - 2] : [top, to.y + to.height + 2];
  const bend = Math.max(14, Math.abs(end - start) / 2.2) * (isBelow ? 1 : -1);
  return `M${ax} ${start}C${ax} ${start + bend} ${bx} ${end - bend} ${bx} ${end}`;
}
