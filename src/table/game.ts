// What a game has to bring so that tables, cases, commands and elements can use it.
// Members that take a position are methods, so that a game of one position type fits a list of games.
import type { Chart, ChartConfig } from './chart.js';
import type { GameEvent, Json, Outcome } from './event.js';
import type { Problem } from './errors.js';
import type { Invariant } from './invariant.js';
import type { Chance, Move } from './move.js';
import type { Random } from './random.js';
import type { ByLanguage, DataPart, GameTexts, GameWords, LanguageNote, Rule, RuleTexts, Ruling } from './rule.js';
import type { RuleFunctions } from './rule-functions.js';

export type { MoveRule, RuleFunctions, AutomaticStep, Test } from './rule-functions.js';

/** Every position carries its options and how the game ended. The flow is the chart's, not the position's. */
export interface Position {
  readonly options: { readonly rulings: Readonly<Record<string, string>>; readonly order?: unknown };
  readonly outcome: Outcome | null;
}

/** Text <-> move, and the moves that could be written down in a position. */
export interface Grammar<P> {
  /** Verbs of dice, draws and reveals. */
  readonly chanceVerbs: ReadonlySet<string>;
  parse(text: string, position: P): Move | Malformed;
  /** Of a line that is not a move it only says that; `explained` (notation/moves/misfit.ts) says more. */
  readonly isBrief?: boolean;
  /** The well-formed moves with this verb (by this actor, if given) that are worth trying: every legal one is among them. */
  candidates(verb: string, position: P, actor?: string): readonly Move[];
}

/** A line that is not a move of this table. */
export interface Malformed {
  readonly malformed: Problem;
  /** For whoever explains it. */
  readonly misfit?: Misfit;
}

/** Where a line leaves the moves of a game. */
export interface Misfit {
  readonly line: readonly string[];
  /** The pattern that it follows furthest, up to which word, and the words that could stand there. */
  readonly pattern?: { readonly text: string; readonly slots: readonly unknown[] };
  readonly at?: number;
  readonly known?: readonly string[];
  /** Every verb of the game. */
  readonly verbs: readonly string[];
}

/** The outcomes of chance where one rule waits for it: a verb can mean one die here and two there. */
export interface ChanceRule<P> {
  outcomes(position: P): Iterable<Chance>;
  /** One outcome by its weight. */
  pick(position: P, random: Random): string;
}

/** A written position, read: complete, and with the state it stands in. */
export interface Opening<P> {
  readonly flow: string;
  readonly position: P;
}

/** What playing takes, from where a game begins. */
export interface PlayableGame<P extends Position = Position> {
  readonly id: string;
  /** First part of the ids of its rules. */
  readonly prefix: string;
  /** Its words, and what its rulebook says where that was loaded. */
  readonly texts: ByLanguage<GameWords & Partial<RuleTexts>>;
  readonly procedures: Readonly<Record<string, readonly string[]>>;
  /** The order of a procedure's steps, where more than `options.order` decides it: some rulings do. */
  orderOf?(options: P['options'], procedure: string): readonly string[];
  /** Where a game begins, if that is not where play stands when nothing is written down. */
  readonly beginning?: { readonly flow: string };
  /** Kind of verb -> its verbs, for the chart's `refuses`. */
  readonly kinds: Readonly<Record<string, readonly string[]>>;
  readonly grammar: Grammar<P>;
  readonly ruleFunctions: RuleFunctions<P>;
  /** By the name of the move rule that judges the outcome. */
  readonly chanceRules: Readonly<Record<string, ChanceRule<P>>>;
  /** The table on which a game with the usual options begins. */
  opening(): Opening<P>;
  /** The chart for this position's options, as it is written. */
  chartConfig(position: P): ChartConfig;
  /** Who is meant by a name in the chart's `by` now: `turn`, or an actor. */
  actor(name: string, position: P): string;
}

/** A game whose charts run: with xstate itself, or compiled. What the rulebook says and the score are there if loaded. */
export interface RunningGame<P extends Position = Position>
  extends
    PlayableGame<P>,
    Partial<Pick<Rulebook, 'catalogue' | 'rulings'>>,
    Partial<Pick<PositionReader<P>, 'sides' | 'view'>>,
    Pick<VerifierNeeds<P>, 'score' | 'imagine' | 'plansByTurn'> {
  /** The chart for this position's options. */
  chart(position: P): Chart<P>;
}

/** How a written position is read, and what a case may ask of it. */
export interface PositionReader<P extends Position = Position> {
  /** What `options.rulings` may say. */
  readonly rulings: readonly Ruling[];
  /** Places that a mark or an arrow may name. */
  readonly spaces: readonly string[];
  /** Sides that see the table differently; a game without hidden cards has none. */
  readonly sides: readonly string[];
  /** What one side may see. */
  view(position: P, flow: string, side: string, memory: boolean): Json;
  /** Details of events that no sentence names: with those in the sentences, all that a case may ask for. */
  readonly otherDetails?: readonly string[];
  /** Texts in the details of events that name no piece, place or card, such as why something happened. */
  readonly otherValues?: readonly string[];
  /** Names in a position that nobody writes in a start, and that a case may ask for even when they are not there. */
  readonly otherFields?: readonly string[];
  /** How positions and options are written, as valibot schemas: the source of the published JSON Schemas. */
  readonly schema: { readonly position: unknown; readonly options: unknown };
  /** Reads a written position. Throws an InputError with every problem at once. */
  read(written: unknown, options: unknown): Opening<P>;
}

/** What the rulebook says, in words. */
export interface Rulebook {
  readonly catalogue: readonly Rule[];
  /** What it leaves open. */
  readonly rulings: readonly Ruling[];
  readonly texts: ByLanguage<GameTexts>;
}

/** A campaign: a JSON document that is carried from one game to the next. */
export interface CampaignBook<P extends Position = Position> {
  /** Before the first game. */
  begin(): Json;
  /** A document, complete. Throws an InputError with every problem at once. */
  read(document: unknown, options: P['options']): Json;
  /** What is written down of the table on which the next game begins. */
  setUp(document: Json): object;
  /** The document after a game that was played to its end. */
  after(position: P): Json;
  isOver(document: Json): boolean;
  /** Where the campaign stands, in a few words. */
  tell(document: Json): string;
}

/** What only the verifier and the command ask. */
export interface VerifierNeeds<P extends Position = Position> {
  /** Where the languages of the rulebook differ. */
  readonly languages?: readonly LanguageNote[];
  readonly data: readonly DataPart[];
  /** Options other than rulings, for `heist games`: name -> what may stand there. */
  readonly options: Readonly<Record<string, string>>;
  /** Tables of numbers that the rules look up each time they need one: `heist mutate` changes each number in them. */
  readonly numbers?: Readonly<Record<string, unknown>>;
  readonly invariants: readonly Invariant<P>[];
  /** How good a position is for whoever has just moved, and in which state, for simulated players; more is better. */
  score?(position: P, by: string, flow: string): number;
  /**
   * A player who searches compares plans at the end of his turn, where a turn has so many actions that plans are made for
   * one; if nothing is said, some moves later.
   */
  readonly plansByTurn?: boolean;
  /** What lies in the box, and which of it an event shows at work, for `heist coverage`. */
  readonly pieces?: { readonly all: readonly string[]; shownBy(event: GameEvent): readonly string[] };
  /** How a campaign is kept, in a game that has one. */
  readonly campaign?: CampaignBook<P>;
  /** The position as an actor may imagine it: what is hidden is dealt anew. A game without hidden cards has none. */
  imagine?(position: P, by: string, random: Random): P;
  /** The board in plain characters, for a terminal. */
  textBoard(position: P): string;
}

/** A game whose positions can be read: what opening a table takes. */
export type ReadableGame<P extends Position = Position> = RunningGame<P> & PositionReader<P>;

/** All of a game. Pages load the parts that they need. */
export interface Game<P extends Position = Position>
  extends
    Omit<RunningGame<P>, 'texts' | 'catalogue' | 'rulings' | 'sides' | 'view'>,
    PositionReader<P>,
    Rulebook,
    VerifierNeeds<P> {}
