// A chart as a reader needs it: only states in which play rests, and the steps of procedures with their numbers.
import { innermost } from '../machines/chart/outline.js';
import type { ChartEdge, Outline, OutlineState } from '../table/chart.js';
import type { DrawnState } from './chart-tree.js';

/** Play passes through it at once. */
const isFork = ({ kind, on }: OutlineState): boolean => kind === 'atomic' && Object.keys(on).length === 0;

/** More ways out of a fork than can be drawn. */
const mostArrows = 6;

/** Where play can rest next when it enters a state: there, or in every state that can come of a fork. */
function restsIn(outline: Outline): (path: string) => string[] {
  const byPath = new Map(outline.states.map((state) => [state.path, state]));
  const enter = innermost(outline);
  const restsAfter = (path: string, seen = new Set<string>()): string[] => {
    const state = byPath.get(enter(path)) as OutlineState;
    if (!isFork(state)) return [path];
    if (seen.has(state.path)) return [];
    seen.add(state.path);
    return state.always.flatMap(({ target }) => (target === undefined ? [] : restsAfter(target, seen)));
  };
  return (path) => [...new Set(restsAfter(path))];
}

/** Whether play can go from one state, or from inside it, into another without resting in between. */
export function leadsIn(outline: Outline): (from: string, to: string) => boolean {
  const restsAfter = restsIn(outline);
  const isInside = (path: string, around: string): boolean => path === around || path.startsWith(`${around}.`);
  return (from, to) =>
    outline.states
      .filter(({ path }) => isInside(path, from))
      .flatMap(({ on, always }) => [...Object.values(on), ...always])
      .some(({ target }) => target !== undefined && restsAfter(target).some((rest) => isInside(rest, to)));
}

/** The chart without its forks: a line that led into one leads to every state that can come of it. */
export function withoutForks({ id, states }: Outline): Outline {
  const byPath = new Map(states.map((state) => [state.path, state]));
  const restsAfter = restsIn({ id, states });
  const rested = (edge: ChartEdge): ChartEdge[] => {
    if (edge.target === undefined) return [edge];
    const targets = restsAfter(edge.target);
    // A fork that leads back to wherever play was would cover the picture with arrows.
    return targets.length > mostArrows ? [] : targets.map((target) => ({ ...edge, target }));
  };
  const hasRest = (path: string): boolean =>
    states.some((state) => state.path.startsWith(`${path}.`) && state.kind !== 'compound' && !isFork(state));
  const shown = states.filter((state) =>
    state.kind === 'compound' ? state.path === '' || hasRest(state.path) : !isFork(state),
  );
  return {
    id,
    states: shown.map(({ initial: _, ...state }) => {
      const [on, more] = [{} as Record<string, ChartEdge>, [] as ChartEdge[]];
      for (const [verb, edge] of Object.entries(state.on)) {
        const [first, ...others] = rested(edge);
        // The verb is named even where no arrow is drawn.
        on[verb] = first ?? { actions: edge.actions };
        more.push(...others);
      }
      return { ...state, ...initialOf(state.path), on, always: [...state.always.flatMap(rested), ...more] };
    }),
  };

  /** A compound state is entered where play first rests in it. */
  function initialOf(path: string): { initial?: string } {
    const { initial } = byPath.get(path) as OutlineState;
    if (initial === undefined) return {};
    const rests = restsAfter(initial).find((target) => path === '' || target.startsWith(`${path}.`));
    const first = rests ?? shown.find((state) => state.path.startsWith(path ? `${path}.` : ''))?.path;
    return first === undefined ? {} : { initial: first };
  }
}

/** The number of each step, by its path. */
export function stepNumbers(
  { states }: Outline,
  procedures: readonly (readonly string[])[],
): ReadonlyMap<string, number> {
  const paths = new Set(states.map(({ path }) => path));
  const numbers = new Map<string, number>();
  for (const steps of procedures) {
    const inside = (path: string, step: string) => (path ? `${path}.${step}` : step);
    const holder = states.find(({ path }) => path !== '' && steps.every((step) => paths.has(inside(path, step))));
    for (const [i, step] of steps.entries()) if (holder) numbers.set(inside(holder.path, step), i + 1);
  }
  return numbers;
}

/** Numbered steps in the order of their numbers; whatever stands beside them comes after. */
export function sorted(state: DrawnState, numbers: ReadonlyMap<string, number>): DrawnState {
  const place = ({ path }: DrawnState): number => numbers.get(path) ?? Infinity;
  const children = state.children.map((child) => sorted(child, numbers));
  const order = children.some((child) => numbers.has(child.path))
    ? [...children].sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)))
    : children;
  return { ...state, children: order };
}
