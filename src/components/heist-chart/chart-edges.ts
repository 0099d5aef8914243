// The arrows of a chart: the order of steps, where each verb of a state leads, and the arrow that was taken last. Arrows
// pass through states that only decide, so that each ends where play rests. Labels find a place where they cover no state.
import type { Outline } from '../../table/chart.js';
import { isIn } from '../../table/flow.js';
import { resting } from '../base/chart-paths.js';
import { gap, type ChartBox, type ChartLayout } from './chart-layout.js';

export interface ChartArrow {
  /** From one step of a list to the next, by a verb of the state, or the way that play has just come. */
  readonly kind: 'order' | 'possible' | 'taken';
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

/** The states to which each verb leads. */
export type Leads = ReadonlyMap<string, readonly string[]>;

/** The order of steps, the arrows out of the state `at`, and the one from `last.from` by the verb of the last move. */
export function arrowsOf(
  { boxes, width }: ChartLayout,
  outline: Outline,
  at: string,
  last: { readonly from: string; readonly verb: string } | null,
  leads: Leads = leadsFrom(at, outline),
): ChartArrow[] {
  const byPath = new Map(boxes.map((box) => [box.path, box]));
  /** The box of a state, or of what it is folded into. */
  const shown = (path: string): ChartBox | undefined =>
    byPath.get(path) ?? (path.includes('.') ? shown(path.slice(0, path.lastIndexOf('.'))) : undefined);
  const here = shown(at);
  const verbs = new Map<ChartBox, string[]>();
  for (const [verb, ends] of leads)
    for (const to of gathered([...new Set(ends.flatMap((path) => shown(path) ?? []))], boxes, at))
      verbs.set(to, [...(verbs.get(to) ?? []), verb]);
  const arrows: Omit<ChartArrow, 'path' | 'label'>[] = orderOf(boxes, outline, shown);
  if (here) for (const to of verbs.keys()) arrows.push({ kind: 'possible', from: here, to });
  const came = last && shown(last.from);
  if (came && here && came !== here) arrows.push({ kind: 'taken', from: came, to: here });

  const taken: Area[] = boxes.map(coveredBy);
  return arrows.map((arrow) => {
    const { kind, from, to } = arrow;
    const said = kind === 'taken' ? [last?.verb ?? ''] : kind === 'possible' ? (verbs.get(to) ?? []) : [];
    const label = said.length > 0 ? placed(said, from, to, width, taken) : null;
    if (label) taken.push(label);
    return { ...arrow, path: curve(from, to), ...(label && { label }) };
  });
}

/** Where the chart lets each verb of a state lead, whatever the position. */
const leadsFrom = (at: string, outline: Outline): Leads =>
  new Map(
    Object.entries(outline.states.find(({ path }) => path === at)?.on ?? {}).map(
      ([verb, { target = at }]) => [verb, resting(target, outline)] as const,
    ),
  );

/** A verb that may lead to several steps of one list, as far as play gets on by itself, leads to the list. */
function gathered(ends: readonly ChartBox[], boxes: readonly ChartBox[], at: string): ReadonlySet<ChartBox> {
  const lists = boxes.filter(({ path, kind }) => (kind === 'group' || kind === 'phase') && !isIn(at, path));
  return new Set(
    ends.map((end) => {
      const around = lists.filter(({ path }) => isIn(end.path, path));
      return around.find(({ path }) => ends.some((each) => each !== end && isIn(each.path, path))) ?? end;
    }),
  );
}

/** From each step to the next one in the same list, where play can go that way. */
function orderOf(
  boxes: readonly ChartBox[],
  outline: Outline,
  shown: (path: string) => ChartBox | undefined,
): { kind: 'order'; from: ChartBox; to: ChartBox }[] {
  return boxes.flatMap((from) => {
    const next = boxes.find((to) => isBelow(from, to)) ?? inNextColumn(from, boxes);
    if (!next) return [];
    const inside = outline.states.filter(({ path }) => path === from.path || path.startsWith(`${from.path}.`));
    const ends = inside.flatMap(({ on }) =>
      Object.values(on).flatMap(({ target }) => (target ? resting(target, outline) : [])),
    );
    const leads = ends.some((path) => shown(path) === next || isIn(path, next.path));
    return leads ? [{ kind: 'order' as const, from, to: next }] : [];
  });
}

/** A list that goes on at the top of the column to the right. */
function inNextColumn(from: ChartBox, boxes: readonly ChartBox[]): ChartBox | undefined {
  const list = boxes.filter(({ path }) => path.includes('.') && outside(path) === outside(from.path));
  const next = list[list.indexOf(from) + 1];
  return next && Math.abs(next.x - from.x - from.width - gap) < 1 && next.y < from.y ? next : undefined;
}

const isBelow = (from: ChartBox, to: ChartBox): boolean =>
  outside(from.path) === outside(to.path) &&
  from.path.includes('.') &&
  Math.abs(from.x - to.x) < 1 &&
  Math.abs(to.y - from.y - from.height - gap) < 1;

const outside = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')));

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
  // Two labels fit beside each other, so that a step between two others has room for its own.
  const widest = to.width / 2 - 8;
  for (const text of wordings(verbs)) {
    const width = text.length * letter + 12;
    if (width > widest && text.includes(' ')) continue;
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

/** Above it and below it, from left to right. */
function around({ x, y, width, height }: ChartBox, wide: number): Area[] {
  const across = Array.from({ length: Math.ceil(width / 12) }, (_, i) => x + i * 12);
  const columns = [x + 14, x + width - wide - 14, ...across].filter((left) => left + wide <= x + width + gap);
  const room = (gap - tall) / 2;
  const rows = [y - tall - room, y + height + room];
  return rows.flatMap((top) => columns.map((left) => ({ x: left, y: top, width: wide, height: tall })));
}

const overlap = (a: Area, b: Area): boolean =>
  a.x < b.x + b.width + 1 && b.x < a.x + a.width + 1 && a.y < b.y + b.height + 1 && b.y < a.y + a.height + 1;

/** Straight down to the step below; round the right side within a column; from side to side between columns. */
function curve(from: ChartBox, to: ChartBox): string {
  const inside = (outer: ChartBox, inner: ChartBox): boolean => inner.path.startsWith(`${outer.path}.`);
  const [ay, by] = [
    from.y + from.height / 2,
    to.kind === 'state' || to.kind === 'final' ? to.y + to.height / 2 : to.y + 13,
  ];
  const right = from.x + from.width;
  // A verb that stays, or that leads to what is around: a small loop.
  if (from === to || inside(to, from))
    return `M${right} ${ay - 6}C${right + 16} ${ay - 14} ${right + 16} ${ay + 14} ${right + 2} ${ay + 6}`;
  if (isBelow(from, to)) {
    const middle = Math.min(from.x + from.width / 2, to.x + to.width / 2);
    return `M${middle} ${from.y + from.height}V${to.y - 2}`;
  }
  const isBeside = to.x >= right || to.x + to.width <= from.x;
  if (!isBeside) {
    const edge = Math.max(right, to.x + to.width);
    const bend = Math.min(22, 12 + Math.abs(by - ay) / 40);
    return `M${right} ${ay}C${edge + bend} ${ay} ${edge + bend} ${by} ${to.x + to.width + 2} ${by}`;
  }
  const [start, end, way] = to.x >= right ? [right, to.x - 2, 1] : [from.x, to.x + to.width + 2, -1];
  const bend = Math.max(18, Math.abs(end - start) / 2) * way;
  return `M${start} ${ay}C${start + bend} ${ay} ${end - bend} ${by} ${end} ${by}`;
}
