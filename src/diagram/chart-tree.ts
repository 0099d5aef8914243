// What every drawing of a chart needs: states as a tree, edges with a label, names for states.
import type { ChartEdge, Outline, OutlineState } from '../table/chart.js';

export interface DrawnState extends OutlineState {
  /** The last part of the path; the chart's id for the outermost state. */
  readonly name: string;
  readonly children: readonly DrawnState[];
}

/** An arrow from a state to a state; one that stays has the same state twice. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly label: string;
}

export function treeOf({ id, states }: Outline): DrawnState {
  const childrenOf = (path: string): DrawnState[] =>
    states.filter((state) => state.path !== '' && parentOf(state.path) === path).map(draw);
  const draw = (state: OutlineState): DrawnState => ({
    ...state,
    name: state.path.split('.').at(-1) || id,
    children: childrenOf(state.path),
  });
  return draw(states[0] as OutlineState);
}

export const parentOf = (path: string): string => path.split('.').slice(0, -1).join('.');

export const arrowsOf = ({ states }: Outline): Arrow[] =>
  states.flatMap(({ path, on, always }) => [
    ...Object.entries(on).map(([verb, edge]) => arrow(path, verb, edge)),
    ...always.map((edge) => arrow(path, '', edge)),
  ]);

/** `verb [guard] / what happens`. A verb that is judged by a rule of the same name is written once. */
function arrow(from: string, verb: string, { guard, actions, target }: ChartEdge): Arrow {
  const condition = guard === undefined || actions.includes(guard) ? '' : `[${guard}]`;
  const effects = actions.length ? `/ ${actions.join(', ')}` : '';
  return { from, to: target ?? from, label: [verb, condition, effects].filter(Boolean).join(' ') };
}
