// A chart as a reader needs it: only states in which play rests, and the steps of procedures with their numbers.
import { interruptionsIn } from '../machines/chart/outline.js';
import type { Outline, OutlineState } from '../table/chart.js';
import { parentOf, type DrawnState } from './chart-tree.js';

/** Play passes through it at once. */
const isFork = ({ kind, on }: OutlineState): boolean => kind === 'atomic' && Object.keys(on).length === 0;

/** A fork with more ways out than this only looks for what is due: arrows would cover the picture. */
const mostWays = 8;

/** Where play can go: to a state, or into all that lies in one. */
export interface Way {
  readonly to: string;
  /** Whether a fork on the way looks for whatever is due. */
  readonly isDue: boolean;
}

/** States in which play rests, and those around them. */
export function shownStates({ states }: Outline): OutlineState[] {
  const rests = states.filter((state) => state.kind !== 'compound' && !isFork(state)).map(({ path }) => path);
  return states.filter(({ path }) => path === '' || rests.some((rest) => isInside(rest, path)));
}

export const isInside = (path: string, around: string): boolean => path === around || path.startsWith(`${around}.`);

/** Where play can go next from a state, through whatever forks. */
export function waysOn(outline: Outline): (state: OutlineState) => Way[] {
  const byPath = new Map(outline.states.map((state) => [state.path, state]));
  const shown = new Set(shownStates(outline).map(({ path }) => path));
  // Who comes to the fork at which a state begins comes to the state.
  const begunBy = new Map(outline.states.filter(({ path }) => path).map(({ path, initial }) => [initial, path]));
  const interruptionOf = interruptionsOf(outline);
  return ({ path: from, on, always }) => {
    const seen = new Set<string>();
    // Play that leaves an interruption for a fork somewhere else is back where it was.
    const isBack = (fork: string): boolean =>
      interruptionOf(from) !== undefined && parentOf(fork) !== '' && !isInside(from, parentOf(fork));
    const waysTo = (path: string, isDue: boolean): Way[] => {
      const { initial, always: onward } = byPath.get(path) as OutlineState;
      if (shown.has(path)) return [{ to: path, isDue }];
      const looksOut = onward.length > mostWays;
      const around = begunBy.get(path);
      if (around !== undefined && shown.has(around) && !looksOut) return [{ to: around, isDue }];
      if (seen.has(`${path} ${isDue}`) || isBack(path)) return [];
      seen.add(`${path} ${isDue}`);
      if (initial !== undefined) return waysTo(initial, isDue);
      return onward.flatMap(({ target }) => (target === undefined ? [] : waysTo(target, isDue || looksOut)));
    };
    const targets = [...Object.values(on), ...always].flatMap(({ target }) => target ?? []);
    return targets.flatMap((target) => waysTo(target, false));
  };
}

/** The outermost interruption that a state is part of. */
export function interruptionsOf(outline: Outline): (path: string) => string | undefined {
  const interruptions = interruptionsIn(outline);
  return (path) => interruptions.find((around) => isInside(path, around));
}

/** The number of each step, by its path: where the chart goes from step to step, not wherever the names come up. */
export function stepNumbers(
  { states }: Outline,
  procedures: readonly (readonly string[])[],
  leads: (from: string, to: string) => boolean,
): ReadonlyMap<string, number> {
  const paths = new Set(states.map(({ path }) => path));
  const numbers = new Map<string, number>();
  for (const steps of procedures) {
    const inside = (path: string) => steps.map((step) => (path ? `${path}.${step}` : step));
    const holder = states.find(({ path }) =>
      inside(path).every((step, i, all) => paths.has(step) && (i === 0 || leads(all[i - 1] as string, step))),
    );
    for (const [i, step] of holder ? inside(holder.path).entries() : []) numbers.set(step, i + 1);
  }
  return numbers;
}

/** The steps of a procedure stand together, in the order of their numbers, where the chart has the first of them. */
export function sorted(state: DrawnState, numbers: ReadonlyMap<string, number>): DrawnState {
  const children = state.children.map((child) => sorted(child, numbers));
  const numberOf = ({ path }: DrawnState): number => numbers.get(path) ?? 0;
  const steps = children.filter(numberOf).sort((a, b) => numberOf(a) - numberOf(b));
  const first = children.findIndex(numberOf);
  const order = children.flatMap((child, i) => (i === first ? steps : numberOf(child) ? [] : [child]));
  return { ...state, children: order };
}
