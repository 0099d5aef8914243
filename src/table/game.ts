// What a game has to bring so that tables, cases, commands and elements can use it.
// Members that take a position are methods, so that a game of one position type fits a list of games.
import type { Chart } from './chart.js';
import type { GameEvent, Json, Outcome } from './event.js';
import type { Problem } from './errors.js';
import type { Chance, Move } from './move.js';
import type { Random } from './random.js';
import type { DataPart, GameTexts, LanguageNote, Rule, Ruling } from './rule.js';
import type { MoveRule } from './rule-functions.js';

export type { MoveRule, RuleFunctions, AutomaticStep, Test } from './rule-functions.js';

/** Every position carries its options and how the game ended. The flow is the chart's, not the position's. */
export interface Position {
  readonly options: { readonly rulings: Readonly<Record<string, string>> };
  readonly outcome: Outcome | null;
}

/** Text <-> move, and the moves that could be written down in a position. */
export interface Grammar<P> {
  /** Verbs of dice, draws and reveals. */
  readonly chanceVerbs: ReadonlySet<string>;
  parse(text: string, position: P): Move | Malformed;
  /** Every well-formed move with this verb (by this actor, if given). */
  candidates(verb: string, position: P, actor?: string): Iterable<Move>;
}

/** A line that is no move of this table. */
export interface Malformed {
  readonly malformed: Problem;
}

/** The outcomes of chance where one rule waits for it: a verb can mean one die here and two there. */
export interface ChanceRule<P> {
  outcomes(position: P): Iterable<Chance>;
  /** One outcome by its weight. */
  pick(position: P, random: Random): string;
}

/** A claim that holds in every position of real play. */
export interface Invariant<P> {
  readonly name: string;
  /** The rules that it follows from: were one of them not kept, it could break. */
  readonly rules: readonly string[];
  /** Null when it holds, else what is wrong. `events` are those of the move that led here, `before` is where it was made. */
  broken(position: P, flow: string, events: readonly GameEvent[], before?: Opening<P>): string | null;
}

/** A written position, read: complete, and with the state it stands in. */
export interface Opening<P> {
  readonly flow: string;
  readonly position: P;
}

export interface Game<P extends Position = Position> {
  readonly id: string;
  readonly prefix: string;
  readonly catalogue: readonly Rule[];
  readonly rulings: readonly Ruling[];
  /** Where the languages of the rulebook differ. */
  readonly languages?: readonly LanguageNote[];
  readonly data: readonly DataPart[];
  /** Options other than rulings, for `heist games`: name -> what may stand there. */
  readonly options: Readonly<Record<string, string>>;
  readonly procedures: Readonly<Record<string, readonly string[]>>;
  /** Tables of numbers that the rules look up each time they need one: `heist mutate` puts each number in them off. */
  readonly numbers?: Readonly<Record<string, unknown>>;
  /** What is written down of a table on which a game begins, where that is more than nothing. */
  readonly beginning?: unknown;
  /** Places that a mark or an arrow may name. */
  readonly spaces: readonly string[];
  readonly eventTypes: readonly string[];
  readonly texts: { readonly en: GameTexts; readonly [lang: string]: GameTexts };
  /** How positions and options are written, as valibot schemas: the source of the published JSON Schemas. */
  readonly schema: { readonly position: unknown; readonly options: unknown };
  /** Kind of verb -> its verbs, for the chart's `refuses`. */
  readonly kinds: Readonly<Record<string, readonly string[]>>;
  readonly grammar: Grammar<P>;
  readonly moveRules: Readonly<Record<string, MoveRule<P>>>;
  /** By the name of the move rule that judges the outcome. */
  readonly chanceRules: Readonly<Record<string, ChanceRule<P>>>;
  readonly invariants: readonly Invariant<P>[];
  /** Sides that see the table differently; a game without hidden cards has none. */
  readonly sides: readonly string[];
  /** Reads a written position. Throws an InputError with every problem at once. */
  read(written: unknown, options: unknown): Opening<P>;
  /** The chart for this position's options. */
  chart(position: P): Chart<P>;
  /** Who is meant by a name in the chart's `by` now: `turn`, or an actor. */
  actor(name: string, position: P): string;
  /** What one side may see. */
  view(position: P, flow: string, side: string, memory: boolean): Json;
  /** How good a position is for whoever has just moved, for play that is not quite blind; more is better. */
  score?(position: P, by: string): number;
  /** The board in plain characters, for a terminal. */
  textBoard(position: P): string;
}
