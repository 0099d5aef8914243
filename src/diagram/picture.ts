// What the picture of a chart shows: numbered steps, the arrows that help a reader, and in words what further arrows would
// only hide: interruptions, the ends of the game, and forks that look for whatever is due.
import type { Outline } from '../table/chart.js';
import { treeOf, type DrawnState } from './chart-tree.js';
import { interruptionsOf, isInside, shownStates, sorted, stepNumbers, waysOn, type Way } from './simplified.js';

export interface Remark {
  readonly kind: 'interrupted' | 'ends' | 'due';
  /** Where play goes; empty if that depends on what is due. */
  readonly to: string;
}

export interface DrawnArrow {
  readonly from: string;
  readonly to: string;
}

export interface Picture {
  readonly root: DrawnState;
  readonly numbers: ReadonlyMap<string, number>;
  /** By the state that they are about, with all that is in it. */
  readonly remarks: ReadonlyMap<string, readonly Remark[]>;
  readonly arrows: readonly DrawnArrow[];
}

export function pictureOf(outline: Outline, procedures: readonly (readonly string[])[]): Picture {
  const states = shownStates(outline);
  const onward = waysOn(outline);
  const ways = new Map(states.map((state) => [state.path, onward(state)]));
  const waysFrom = (path: string): Way[] => [...ways].flatMap(([from, each]) => (isInside(from, path) ? each : []));
  const leads = (from: string, to: string): boolean => waysFrom(from).some((way) => isInside(way.to, to));
  const numbers = stepNumbers({ id: outline.id, states }, procedures, leads);
  const root = sorted(treeOf({ id: outline.id, states }), numbers);

  const finals = new Set(states.filter(({ kind }) => kind === 'final').map(({ path }) => path));
  const interruptionOf = interruptionsOf(outline);
  const remarks = new Map<string, readonly Remark[]>();
  const drawn: DrawnArrow[] = [];
  for (const [from, each] of ways) {
    const said: Remark[] = [];
    const interruption = interruptionOf(from);
    for (const { to, isDue } of each) {
      // Play comes back from an interruption, wherever it was; what can come then is said there.
      if (interruption !== undefined && isDue) continue;
      if (finals.has(to)) said.push({ kind: 'ends', to });
      else if (interruptionOf(to) === interruption) {
        if (isDue) said.push({ kind: 'due', to: '' });
        else if (from !== to) drawn.push({ from, to });
      } else if (interruption === undefined) said.push({ kind: 'interrupted', to: interruptionOf(to) as string });
    }
    remarks.set(from, unique(said));
  }
  gathered(root, remarks);
  const arrows = joined(unique(drawn), root, numbers, leads);
  return { root, numbers, remarks, arrows: withoutSkips(arrows, root) };
}

const unique = <T extends object>(all: readonly T[]): T[] => [
  ...new Map(all.map((each) => [Object.values(each).join(' '), each])).values(),
];

/** What holds for all that is in a state, or for all but one of many, is said of the state, once. */
function gathered({ path, children }: DrawnState, remarks: Map<string, readonly Remark[]>): readonly Remark[] {
  const isSame = (one: Remark) => (other: Remark) => one.kind === other.kind && one.to === other.to;
  const inner = children.map((child) => gathered(child, remarks));
  const needed = Math.max(2, inner.length > 5 ? inner.length - 1 : inner.length);
  const shared = unique(inner.flat()).filter(
    (remark) => path !== '' && inner.filter((each) => each.some(isSame(remark))).length >= needed,
  );
  for (const [i, child] of children.entries())
    remarks.set(child.path, inner[i]?.filter((remark) => !shared.some(isSame(remark))) ?? []);
  return unique([...(remarks.get(path) ?? []), ...shared]);
}

/** From step to step one arrow, whatever may come between them. */
function joined(
  drawn: readonly DrawnArrow[],
  { children }: DrawnState,
  numbers: ReadonlyMap<string, number>,
  leads: (from: string, to: string) => boolean,
): DrawnArrow[] {
  let arrows = [...drawn];
  for (const [i, child] of children.entries()) {
    arrows = joined(arrows, child, numbers, leads);
    const [from, to] = [child.path, children[i + 1]?.path ?? ''];
    if (!numbers.has(from) || !numbers.has(to) || !leads(from, to)) continue;
    const others = arrows.filter((arrow) => !(isInside(arrow.from, from) && isInside(arrow.to, to)));
    arrows = [...others, { from, to }];
  }
  return arrows;
}

/** Without the arrows that only skip what has nothing to do: other arrows lead there as well, by way of what is skipped. */
function withoutSkips(arrows: readonly DrawnArrow[], root: DrawnState): DrawnArrow[] {
  const paths = pathsIn(root);
  const isOnward = ({ from, to }: DrawnArrow): boolean =>
    paths.indexOf(from) < paths.indexOf(to) && !isInside(to, from);
  const from = (path: string): DrawnArrow[] => arrows.filter((arrow) => isInside(path, arrow.from));
  const reached = (path: string, seen: Set<string>): Set<string> => {
    if (!seen.has(path)) {
      seen.add(path);
      for (const arrow of from(path).filter(isOnward)) reached(arrow.to, seen);
    }
    return seen;
  };
  return arrows.filter((arrow) => {
    const others = from(arrow.from).filter((other) => isOnward(other) && other.to !== arrow.to);
    const between = others.flatMap(({ to }) => [...reached(to, new Set())]);
    return !between.some((path) =>
      from(path).some((last) => last.to === arrow.to && (!isOnward(arrow) || isOnward({ from: path, to: last.to }))),
    );
  });
}

const pathsIn = ({ path, children }: DrawnState): string[] => [path, ...children.flatMap(pathsIn)];
