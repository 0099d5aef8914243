// What stands on the table, complete, and the small questions every rule asks of it.
import { effect, type Effect, type GameEvent, type Json, type Outcome } from '../../table/event.js';
import { watchedCopy } from '../../table/watched-copy.js';
import { floorOf, isSpace, type Direction, type Floor, type FloorNumber, type Space, type FloorWall } from './board.js';
import { floorNumber, isFloor } from './spaces.js';
import type { RuleId } from './catalogue.js';
import { numbers, type Chip, type Tile } from './data.js';
import type { EventCard, EventDeck, GivenData, PatrolCard, Reward } from './box.js';
import type { Gear } from './gear/data.js';
import type { Orders } from './procedures.js';
import { ruling as rulingBy, type Asking } from '../common/rulings.js';
import type { OwnRuling, RulingName } from './rulings.js';
import { isRuled } from './turn-facts.js';
import type { StackFrame } from './stack.js';

export interface Options {
  readonly suspicion: number;
  /** Clockwise. */
  readonly players: readonly string[];
  /** Random finales that may be drawn. */
  readonly finales: readonly number[];
  readonly depots: boolean;
  readonly rulings: Readonly<Record<string, string>>;
  /** Procedures in another order than the book's. */
  readonly order?: Orders;
  /** Data of somebody's own. */
  readonly data?: GivenData;
}

export interface GearState {
  readonly state: 'under' | 'ready' | 'flipped' | 'gone';
  readonly used: number;
}
export interface Crook {
  /** A room, `outside`, or `left`. */
  readonly at: Space;
  readonly stress: number;
  readonly character: string | null;
  readonly gear: Readonly<Partial<Record<Gear, GearState>>>;
  readonly extra: number;
  readonly event: 'dubious-meeting' | null;
  readonly depot: { readonly card: string; readonly done: readonly number[] } | null;
}
export type Flag = 'mustache' | 'ducts' | 'no-running' | 'mind-tricks-1' | 'mind-tricks-2' | 'left';
export interface Turn {
  readonly crook: string;
  readonly actions: number;
  readonly prepared: boolean;
  readonly explored: number;
  readonly flags: readonly Flag[];
}
export interface RoomState {
  readonly tile: Tile;
  readonly counters: number;
  readonly cracked: boolean;
  readonly out: boolean;
}
/** Face-down, or the chip with the crook whom a saleswoman holds. */
export type ChipState = 'down' | { readonly chip: Chip; readonly with: string | null };
export interface Guard {
  readonly at: Space;
  readonly target: Space | null;
  readonly alerted: boolean;
  readonly skip: boolean;
}
/** A known card, or so many unseen ones out of a floor's deck. */
export type Bottom = PatrolCard | { readonly pool: FloorNumber; readonly n: number };
export interface Patrol {
  /** Cards that may still be in the deck; `away` of them are in truth elsewhere. */
  readonly deck: readonly PatrolCard[];
  readonly away: number;
  readonly top: readonly PatrolCard[];
  readonly bottom: readonly Bottom[];
  readonly discard: readonly PatrolCard[];
}
export interface EventPile {
  readonly deck: readonly EventCard[];
  readonly discard: readonly EventCard[];
}
export type TokenKind = 'crow' | 'crowd' | 'monorail' | 'escalator' | 'out';
export interface Tokens {
  readonly crow: readonly Space[];
  readonly crowd: readonly Space[];
  readonly monorail: Space | null;
  readonly escalator: Space | null;
  /** Stands in for another token (impersonate). */
  readonly disguise: { readonly as: TokenKind; readonly at: Space } | null;
  /** The owner of all-in, until his next turn. */
  readonly allIn: string | null;
  readonly swat: readonly Space[];
}
type Count = Readonly<Record<string, number>>;
export interface Finale {
  readonly number: number | null;
  readonly open: boolean;
  readonly cracker: string | null;
  readonly taken: Count;
  readonly shown: readonly Space[];
  readonly car: Space | null;
  readonly inside: readonly string[];
  readonly dieOf: Count;
  readonly fingerprint: Count;
  readonly boots: string | null;
  readonly reached: boolean;
  readonly tiger: Space | null;
  readonly steaks: Count;
  readonly steaksOn: readonly Space[];
  readonly baited: readonly Space[];
  readonly eaten: number;
  readonly ball: Space | null;
  readonly markersTaken: number;
  readonly smashed: Count;
}
export interface DiaryEntry {
  readonly heist: number;
  readonly result: 'won' | 'lost';
  readonly names: readonly string[];
  readonly suspicion: number;
}
export interface Campaign {
  readonly heist: number;
  readonly suspicion: number;
  readonly loot: readonly string[];
  readonly rewards: readonly Reward[];
  readonly diary: readonly DiaryEntry[];
}

export interface Position {
  readonly options: Options;
  readonly stack: readonly StackFrame[];
  /** Clockwise. */
  readonly crooks: Readonly<Record<string, Crook>>;
  readonly turn: Turn;
  readonly walls: readonly FloorWall[];
  readonly rooms: Readonly<Record<Space, RoomState>>;
  readonly chips: Readonly<Record<Space, ChipState>>;
  readonly chipsGone: readonly Chip[];
  readonly guards: Readonly<Partial<Record<Floor, Guard>>>;
  readonly patrol: Readonly<Record<Floor, Patrol>>;
  readonly dice: { readonly office: number; readonly safe: number; readonly rooms: Count };
  readonly events: Readonly<Record<EventDeck, EventPile>>;
  readonly tokens: Tokens;
  readonly gearDeck: readonly Gear[];
  readonly entrances: readonly Space[];
  readonly queue: readonly { readonly floor: FloorNumber; readonly steps: number }[];
  readonly steps: number;
  readonly chasing: string | null;
  readonly finale: Finale;
  readonly campaign: Campaign | null;
  readonly quiet: boolean;
  readonly outcome: Outcome | null;
  /** What the team has said about the guard's next step; only rulings ask, and only until that step. */
  readonly said?: string;
}

/**
 * The position with some fields changed. `{ ...position, queue }` says the same, but the engine lays each such copy out
 * anew, and what comes in many layouts is slow to copy and to read. Copied field by field, all positions look alike.
 */
export const changed = (position: Position, change: Partial<Position>): Position =>
  watchedCopy(position, change) ?? Object.assign(copyOf(position), change);

const copyOf = (position: Position): Position => {
  const copy: Position = {
    options: position.options,
    stack: position.stack,
    crooks: position.crooks,
    turn: position.turn,
    walls: position.walls,
    rooms: position.rooms,
    chips: position.chips,
    chipsGone: position.chipsGone,
    guards: position.guards,
    patrol: position.patrol,
    dice: position.dice,
    events: position.events,
    tokens: position.tokens,
    gearDeck: position.gearDeck,
    entrances: position.entrances,
    queue: position.queue,
    steps: position.steps,
    chasing: position.chasing,
    finale: position.finale,
    campaign: position.campaign,
    quiet: position.quiet,
    outcome: position.outcome,
  };
  return position.said === undefined ? copy : { ...copy, said: position.said };
};

/** What the team has said is used up. */
export function unsaid(position: Position): Position {
  if (position.said === undefined) return position;
  const { said: _, ...rest } = position;
  return rest;
}

export type RuleOrRuling = RuleId | `B2-RULING-${RulingName}`;
export type RuleStep = (position: Position) => Effect<Position>;

/** An event of this game: its type, the rule that made it happen, its details; a floor is named by its number. */
export const event = (type: string, rule: RuleOrRuling, details: Record<string, Json> = {}): GameEvent =>
  Object.assign({ type }, details, isFloor(details['floor']) && { floor: floorNumber(details['floor']) }, { rule });

/** Carries steps out one after the other; once the game is over nothing more happens. */
export function inTurn(position: Position, ...steps: readonly RuleStep[]): Effect<Position> {
  const events: GameEvent[] = [];
  let now = position;
  for (const step of steps) {
    if (now.outcome !== null) break;
    const made = step(now);
    now = made.position;
    events.push(...made.events);
  }
  return effect(now, ...events);
}
/** A step that only changes the position. */
export const silently =
  (change: (position: Position) => Position): RuleStep =>
  (position) =>
    effect(change(position));
export const nothing: RuleStep = (position) => effect(position);

export { isRuled };
export const ruling = rulingBy as Asking<OwnRuling>['ruling'];

export const names = ({ crooks }: Pick<Position, 'crooks'>): string[] => Object.keys(crooks);
export const crook = ({ crooks }: Position, name: string): Crook => crooks[name] as Crook;
export const withCrook = (position: Position, name: string, change: Partial<Crook>): Position =>
  changed(position, { crooks: { ...position.crooks, [name]: { ...crook(position, name), ...change } } });
/** Where the active crook is; in a guard turn the one who has just played (B2-GEAR-5). */
export const here = (position: Position): Space => crook(position, position.turn.crook).at;
export const isInside = (position: Position, name: string): boolean => isSpace(position.crooks[name]?.at);
/** In seating order. */
export const crooksIn = (position: Position, space: Space): string[] =>
  names(position).filter((name) => crook(position, name).at === space);
export const crooksOn = (position: Position, floor: Floor): string[] =>
  names(position).filter((name) => isInside(position, name) && floorOf(crook(position, name).at) === floor);
/** The next crook clockwise who has not left; perhaps the same one. */
export function nextCrook(position: Position, after: string): string {
  const all = names(position);
  const from = all.indexOf(after);
  const order = [...all.slice(from + 1), ...all.slice(0, from + 1)];
  return order.find((name) => crook(position, name).at !== 'left') ?? after;
}

export const withTurn = (position: Position, change: Partial<Turn>): Position =>
  changed(position, { turn: { ...position.turn, ...change } });
export const hasFlag = ({ turn }: Position, flag: Flag): boolean => turn.flags.includes(flag);
export const withFlag = (position: Position, flag: Flag): Position =>
  hasFlag(position, flag) ? position : withTurn(position, { flags: [...position.turn.flags, flag] });
/** A guard turn is under way. */
export const isGuardTurn = ({ queue }: Position): boolean => queue.length > 0;

export const guardOn = ({ guards }: Pick<Position, 'guards'>, floor: Floor): Guard | undefined => guards[floor];
export const withGuard = (position: Position, floor: Floor, change: Partial<Guard>): Position =>
  changed(position, { guards: { ...position.guards, [floor]: { ...(guardOn(position, floor) as Guard), ...change } } });
export const isGuardIn = (position: Position, space: Space): boolean => guardOn(position, floorOf(space))?.at === space;

export const withTokens = (position: Position, change: Partial<Tokens>): Position =>
  changed(position, { tokens: { ...position.tokens, ...change } });
export const withFinale = (position: Position, change: Partial<Finale>): Position =>
  changed(position, { finale: { ...position.finale, ...change } });
/** The finale that is being played, once its card is open. */
export const finaleNow = ({ finale }: Pick<Position, 'finale'>): number | null => (finale.open ? finale.number : null);

export const supply = ({ dice }: Pick<Position, 'dice'>): number =>
  numbers.safeDice - dice.office - dice.safe - Object.values(dice.rooms).reduce((sum, n) => sum + n, 0);
export const withDice = (position: Position, change: Partial<Position['dice']>): Position =>
  changed(position, { dice: { ...position.dice, ...change } });

/** A map without one of its keys. */
export function withoutKey<T>(map: Readonly<Record<string, T>>, key: string): Record<string, T> {
  const { [key]: _, ...rest } = map;
  return rest;
}
/** The direction that a crook has after a jump (ruling drunk-direction). */
export type Heading = Direction | null;
