// Claims: what holds in every position of real play. Each names the fields of the position that it reads, and is given no
// others: as long as they stay the same, it need not be judged again.
import type { GameEvent } from './event.js';
import type { Opening } from './game.js';

/** A claim that holds in every position of real play. */
export interface Invariant<P> {
  readonly name: string;
  /** The rules that it follows from: were one of them not kept, it could break. */
  readonly rules: readonly string[];
  /** A claim about a position may also look at the state, one about a move also at what was before and what happened. */
  readonly about: 'position' | 'position and state' | 'move';
  /** The fields of the position that it reads. */
  readonly reads: readonly string[];
  /** The types of events that a claim about a move looks at. */
  readonly events: readonly string[];
  /** Null when it holds, else what is wrong. `events` are those of the move that led here, `before` is where it was made. */
  broken(position: P, flow: string, events: readonly GameEvent[], before?: Opening<P>): string | null;
}

/** One move, as a claim about it may see it: where it was made, where it led, what happened. */
export interface MoveStep<P> {
  readonly before: P;
  readonly after: P;
  readonly from: string;
  readonly to: string;
  readonly events: readonly GameEvent[];
}

/** Where a move led. */
export interface Reached<P> {
  readonly raw: P;
  readonly flow: string;
  readonly events: readonly GameEvent[];
}

export interface BrokenClaim {
  readonly name: string;
  /** The name, and what is wrong. */
  readonly message: string;
}

/** How a game makes its claims: the compiler lets each read only the fields that it names. */
export const claims = <P, RuleId extends string>() => ({
  /** About a position, whatever the state. */
  always: <K extends keyof P & string>(
    name: string,
    rules: readonly RuleId[],
    reads: readonly K[],
    broken: (position: Pick<P, K>) => string | null,
  ): Invariant<P> => ({ name, rules, about: 'position', reads, events: [], broken }),

  /** About a position in a state. */
  inState: <K extends keyof P & string>(
    name: string,
    rules: readonly RuleId[],
    reads: readonly K[],
    broken: (position: Pick<P, K>, flow: string) => string | null,
  ): Invariant<P> => ({ name, rules, about: 'position and state', reads, events: [], broken }),

  /** About a move; it is given the events of these types. Where nothing changed and nothing of it happened, it holds. */
  overMoves: <K extends keyof P & string>(
    name: string,
    rules: readonly RuleId[],
    reads: readonly K[],
    types: readonly string[],
    broken: (step: MoveStep<Pick<P, K>>) => string | null,
  ): Invariant<P> => ({
    name,
    rules,
    about: 'move',
    reads,
    events: types,
    broken: (after, to, events, before) =>
      before
        ? broken({
            before: before.position,
            after,
            from: before.flow,
            to,
            events: events.filter(({ type }) => types.includes(type)),
          })
        : null,
  }),
});

/** The claims that a position breaks, or that a move broke: those that held before it and that it cannot have touched hold. */
export function brokenClaims<P>(
  invariants: readonly Invariant<P>[],
  { raw, flow, events }: Reached<P>,
  before?: Opening<P>,
): BrokenClaim[] {
  const found: BrokenClaim[] = [];
  for (const claim of invariants) {
    if (before && !isTouched(claim, raw, flow, events, before)) continue;
    const wrong = claim.broken(raw, flow, events, before);
    if (wrong !== null) found.push({ name: claim.name, message: `${claim.name}: ${wrong}` });
  }
  return found;
}

/** Positions are never changed in place: what is the same object is the same. */
function isTouched<P>(
  { about, reads, events: types }: Invariant<P>,
  raw: P,
  flow: string,
  events: readonly GameEvent[],
  before: Opening<P>,
): boolean {
  if (about === 'position and state' && flow !== before.flow) return true;
  if (about === 'move' && events.some(({ type }) => types.includes(type))) return true;
  return reads.some((field) => raw[field as keyof P] !== before.position[field as keyof P]);
}

/** What of these kinds a move caused. */
export const happened = (events: readonly GameEvent[], ...types: string[]): GameEvent[] =>
  events.filter(({ type }) => types.includes(type));
