// Where play stands, asked in the names of one game's chart: a name that the chart does not have is a type error.
import { isIn } from '../../table/flow.js';

export const statesNamed = <State extends string>() => ({
  /** Whether play stands in one of these states, or in a state inside one of them. */
  isIn: (flow: string, ...states: readonly State[]): boolean => states.some((state) => isIn(flow, state)),
  /** Whether play stands in exactly one of these: a diagram may name a state that has others inside. */
  isAt: (flow: string, ...states: readonly State[]): boolean => states.some((state) => state === flow),
});
