// The states of the chart that rules and drawings speak of. A test finds each of them in the chart.
import { statesNamed } from '../common/states.js';

export const states = ['turn', 'end', 'end.won', 'end.lost'] as const;
export type State = (typeof states)[number];

/** Where play stands in a position that does not say. */
export const usualState: State = 'turn';

export const { isIn, isAt } = statesNamed<State>();
