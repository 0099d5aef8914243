// A table is a value: a game, a place in its chart, a position. Playing a move gives a new table.
import type { Chart, ChartState, ChartSnapshot, StateNotes } from './chart.js';
import { InputError, problemText } from './errors.js';
import { ChartGap, Refusal } from './refusal.js';
import type { GameEvent, Json, Outcome } from './event.js';
import type { Malformed, Position, ReadableGame, RunningGame } from './game.js';
import { chanceMove, moveText, type Chance, type Move } from './move.js';
import type { Random } from './random.js';
import { reasonText } from './reason.js';

export type WaitsFor = 'player' | 'chance' | 'next' | 'nobody';

/** Why a move is not legal. A line that is not a move at all has no rule. */
export interface Why {
  readonly rule: string | null;
  readonly text: string;
}

/** What is written down of a table: only what matters, the rest has defaults. */
export interface Setup {
  readonly options?: unknown;
  readonly position?: unknown;
}

/** A complete position as plain JSON, with the state it stands in. */
export type FullPosition<P> = P & { readonly flow: string };

export class Table<P extends Position = Position> {
  /** Opens a table, or throws an InputError with every problem of the setup. */
  static open<P extends Position>(game: ReadableGame<P>, { options, position }: Setup = {}): Table<P> {
    const opening = game.read(position ?? {}, options ?? undefined);
    return Table.at(game, opening.flow, opening.position);
  }

  /** The table on which a game begins: nothing has to be read for it. */
  static begin<P extends Position>(game: RunningGame<P>): Table<P> {
    const { flow, position } = game.opening();
    return Table.at(game, flow, position);
  }

  /** A table with a complete position in a state of the chart; neither is judged. */
  static at<P extends Position>(game: RunningGame<P>, flow: string, position: P): Table<P> {
    const chart = game.chart(position);
    return new Table(game, chart, chart.enter(flow, position));
  }

  private constructor(
    readonly game: RunningGame<P>,
    private readonly chart: Chart<P>,
    private readonly snapshot: ChartSnapshot<P>,
  ) {}

  get flow(): string {
    return this.snapshot.path;
  }

  get position(): FullPosition<P> {
    const { options, ...rest } = this.snapshot.position;
    return (this.full ??= { options, flow: this.flow, ...rest } as FullPosition<P>);
  }
  private full: FullPosition<P> | undefined;

  /** The position as the rules see it: without the flow. */
  get raw(): P {
    return this.snapshot.position;
  }

  /** What the last move caused, in order. */
  get events(): readonly GameEvent[] {
    return this.snapshot.events;
  }

  get outcome(): Outcome | null {
    return this.snapshot.position.outcome;
  }

  get waitsFor(): WaitsFor {
    return this.summary.waitsFor;
  }

  /** Every legal move as text, each once. */
  legal(): string[] {
    return Array.from(this.moves(), moveText);
  }

  /** Every legal move, each once; the outcomes of chance are listed lazily. */
  moves(): Iterable<Move> {
    return this.waitsFor === 'chance' ? this.outcomes() : this.choices();
  }

  private *outcomes(): Iterable<Move> {
    for (const { move } of this.chances()) yield chanceMove(move);
  }

  /** What `forbids` finds out for each move is found out once for each verb here: only the verb's own rule is asked again. */
  private choices(): Move[] {
    const { game, actor } = this;
    const { position } = this.snapshot;
    const { grammar } = game;
    const legal: Move[] = [];
    for (const { verb, rule, isFree, roles } of this.summary.verbs) {
      if (rule === null) {
        legal.push({ verb, args: [] });
        continue;
      }
      // One role is that of the actor, whose moves alone are listed then.
      const asked = roles.length > 1 || isFree ? roles.map((role) => game.actor(role, position)) : nobody;
      const judge = game.ruleFunctions.moves[rule];
      for (const move of grammar.candidates(verb, position, isFree ? undefined : actor)) {
        if (asked.length > 0 && move.by !== undefined && asked.some((who) => who !== move.by)) continue;
        if (!judge || judge.check(position, move) === null) legal.push(move);
      }
    }
    return legal;
  }

  /** Null when the move is legal, else the reason. */
  why(move: string | Move, lang = 'en'): Why | null {
    const read = this.read(move);
    if ('malformed' in read) return { rule: null, text: problemText(read.malformed) };
    const rule = this.forbids(read);
    return rule === null ? null : { rule, text: this.textOf(rule, lang) };
  }

  /** Every outcome of the dice, draw or reveal that the table waits for; listed lazily. */
  *chances(): Iterable<Chance> {
    for (const rule of this.state.verbs.values())
      if (rule !== null) yield* this.game.chanceRules[rule]?.outcomes(this.snapshot.position) ?? [];
  }

  /** One outcome by its weight, or null when the table does not wait for chance. */
  chance(random: Random): string | null {
    for (const name of this.state.verbs.values()) {
      const rule = name === null ? undefined : this.game.chanceRules[name];
      if (rule) return rule.pick(this.snapshot.position, random);
    }
    return null;
  }

  /** The table after the move. Throws a Refusal (a rule forbids it) or an InputError (it is not a move). */
  play(move: string | Move): Table<P> {
    const read = this.read(move);
    if ('malformed' in read) throw new InputError([read.malformed]);
    const rule = this.forbids(read);
    if (rule !== null) throw new Refusal(moveText(read), rule, this.textOf(rule, 'en'));
    return this.after(read);
  }

  /** The table after a move that is known to be legal (`moves()` listed it): nothing is read or judged again. */
  after(move: Move): Table<P> {
    return new Table(this.game, this.chart, this.chart.step(this.snapshot, move));
  }

  /** What one side may see. With memory, cards that everybody has seen stay visible. */
  view(side: string, { memory = false } = {}): Json {
    const { sides = [] } = this.game;
    if (!sides.includes(side))
      throw new InputError([{ path: ['side'], found: `"${side}"`, expected: sides.join(', ') }]);
    return this.game.view?.(this.snapshot.position, this.flow, side, memory) ?? null;
  }

  private get state(): ChartState {
    const state = this.chart.states.get(this.flow);
    if (!state)
      throw new Error(`the chart of ${this.game.id} rests in ${this.flow}, which takes no move and is not final`);
    return state;
  }

  /** Who acts here, as the chart's innermost note says. */
  get actor(): string | undefined {
    const { role } = this.summary;
    return role === undefined ? undefined : this.game.actor(role, this.snapshot.position);
  }

  private get summary(): StateSummary {
    return summaryOf(this.state, this.game.grammar.chanceVerbs);
  }

  private read(move: string | Move): Move | Malformed {
    return this.game.grammar.parse(typeof move === 'string' ? move : moveText(move), this.snapshot.position);
  }

  /** The rule that forbids a well-formed move, or null. The chart speaks first, from the outside in; then the verb's own rule. */
  private forbids(move: Move): string | null {
    const { verbs, notes } = this.state;
    const taken = verbs.has(move.verb);
    for (const { by, refuses, bars, anybody } of notes) {
      const refused = taken ? undefined : this.lineFor(move.verb, refuses);
      if (refused) return refused;
      const isAsked = move.by !== undefined && !anybody?.includes(move.verb);
      if (by && isAsked && move.by !== this.game.actor(by[0], this.snapshot.position)) return by[1];
      const barred = taken ? undefined : this.lineFor(move.verb, bars);
      if (barred) return barred;
    }
    if (!taken) {
      // Once the game is over, the rule that ended it has the last word.
      const otherwise = this.outcome?.rule ?? notes.findLast((note) => note.otherwise)?.otherwise;
      if (!otherwise)
        throw new ChartGap(`the chart of ${this.game.id} names no rule that refuses "${move.verb}" in ${this.flow}`);
      return otherwise;
    }
    const rule = verbs.get(move.verb);
    return rule ? (this.game.ruleFunctions.moves[rule]?.check(this.snapshot.position, move) ?? null) : null;
  }

  /** The rule in the line of a note that speaks of a verb. */
  private lineFor(verb: string, lines: StateNotes['refuses']): string | undefined {
    return lines?.find(([kind]) => kind === verb || this.game.kinds[kind]?.includes(verb))?.[1];
  }

  private textOf(rule: string, lang: string): string {
    return reasonText(this.game, this.raw.options.rulings, rule, lang) ?? rule;
  }
}

interface VerbHere {
  readonly verb: string;
  /** The rule that judges it; null for a step of the table itself. */
  readonly rule: string | null;
  /** Anybody may say it, not only who acts. */
  readonly isFree: boolean;
  /** Whom the notes ask, from the outside in. */
  readonly roles: readonly string[];
}

const nobody: readonly string[] = [];

/** What a state says of its moves. */
interface StateSummary {
  readonly waitsFor: WaitsFor;
  /** Who acts, as the innermost note says. */
  readonly role: string | undefined;
  readonly verbs: readonly VerbHere[];
}

/** Charts do not change: what a state says is read once. */
const known = new WeakMap<ChartState, StateSummary>();

function summaryOf(state: ChartState, chanceVerbs: ReadonlySet<string>): StateSummary {
  const before = known.get(state);
  if (before) return before;
  const { verbs, notes } = state;
  const here = [...verbs].map(([verb, rule]): VerbHere => {
    const roles = notes.flatMap(({ by, anybody }) => (by && !anybody?.includes(verb) ? [by[0]] : []));
    return { verb, rule, isFree: notes.some(({ anybody }) => anybody?.includes(verb)), roles: [...new Set(roles)] };
  });
  const summary = {
    waitsFor: whomFor(state, chanceVerbs),
    role: notes.findLast((note) => note.by)?.by?.[0],
    verbs: here,
  };
  known.set(state, summary);
  return summary;
}

function whomFor({ verbs }: ChartState, chanceVerbs: ReadonlySet<string>): WaitsFor {
  if (verbs.size === 0) return 'nobody';
  if (verbs.has('next')) return 'next';
  return [...verbs.keys()].some((verb) => chanceVerbs.has(verb)) ? 'chance' : 'player';
}
