// What happened, and what it did to the position.

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** One thing that happened: a past-tense type, its details, and the rule that made it happen. */
export interface GameEvent {
  readonly type: string;
  readonly rule: string;
  readonly [detail: string]: Json;
}

/** How a game ended: `won`/`lost` in a cooperative game, the winning side in a two-sided one. */
export interface Outcome {
  readonly result: string;
  readonly rule: string;
}

/** What a rule makes of a position: the new position, and what happened, in order. */
export interface Effect<P> {
  readonly position: P;
  readonly events: readonly GameEvent[];
}

export const effect = <P>(position: P, ...events: GameEvent[]): Effect<P> => ({ position, events });

/** Carries an effect on with a further step: its events come after. */
export const andThen = <P>(before: Effect<P>, step: (position: P) => Effect<P>): Effect<P> => {
  const after = step(before.position);
  if (before.events.length === 0) return after;
  return {
    position: after.position,
    events: after.events.length ? [...before.events, ...after.events] : before.events,
  };
};
