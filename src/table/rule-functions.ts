// The rules layer as a chart sees it: named judgements, effects and questions.
import type { Effect } from './event.js';
import type { Move } from './move.js';

/** Judges and carries out one verb. Pure; knows nothing of the flow. */
export interface MoveRule<P> {
  /** The id of the rule that forbids the move, or null. */
  check(position: P, move: Move): string | null;
  apply(position: P, move: Move): Effect<P>;
}

/** Members are methods, so that a game of one position type fits a list of games. */
interface Named<P> {
  step(position: P): Effect<P>;
  test(position: P): boolean;
}

/** Something that happens by itself. */
export type AutomaticStep<P> = Named<P>['step'];
/** A question that decides where the chart goes. */
export type Test<P> = Named<P>['test'];

export interface RuleFunctions<P> {
  /** Verbs: judged, then carried out. */
  readonly moves: Readonly<Record<string, MoveRule<P>>>;
  readonly steps: Readonly<Record<string, AutomaticStep<P>>>;
  readonly tests: Readonly<Record<string, Test<P>>>;
}
