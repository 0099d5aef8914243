// What stands on the table, complete, and the small questions that rules ask of it.
import { effect, type Effect, type GameEvent, type Json, type Outcome } from '../../table/event.js';
import type { Heading, Room } from './board.js';
import type { RuleId } from './catalogue.js';
import type { Orders } from './procedures.js';
import type { RulingId } from './rulings.js';

export interface Options {
  readonly rulings: Readonly<Record<string, string>>;
  readonly order?: Orders;
  /** Somebody else's data in the place of ours. */
  readonly data?: { readonly guard?: Room };
}

export interface Position {
  readonly options: Options;
  /** Hours that have passed. */
  readonly hour: number;
  readonly thief: Room;
  readonly hidden: boolean;
  readonly guard: Room;
  /** The end of the corridor that the guard walks to. */
  readonly heading: Heading;
  /** Where the bag lies, or who has it. */
  readonly bag: Room | 'thief';
  readonly outcome: Outcome | null;
}

/** The position with some fields changed, copied field by field so that all positions look alike to the engine. */
export const changed = (position: Position, change: Partial<Position>): Position =>
  Object.assign(copyOf(position), change);

const copyOf = (position: Position): Position => ({
  options: position.options,
  hour: position.hour,
  thief: position.thief,
  hidden: position.hidden,
  guard: position.guard,
  heading: position.heading,
  bag: position.bag,
  outcome: position.outcome,
});

/** An event of this game: its type, the rule that made it happen, its details. */
export const event = (type: string, rule: RuleId | RulingId, details: Record<string, Json> = {}): GameEvent =>
  Object.assign({ type }, details, { rule });

export const lose = (position: Position, rule: RuleId): Effect<Position> =>
  effect(changed(position, { outcome: { result: 'lost', rule } }), event('game-lost', rule));

export const hasBag = ({ bag }: Position): boolean => bag === 'thief';
