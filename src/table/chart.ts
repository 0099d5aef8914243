// What a table needs to know of a statechart. The charts themselves are in machines/.
import type { GameEvent } from './event.js';
import type { Move } from './move.js';
import type { RuleFunctions } from './rule-functions.js';

/** A place in the chart with everything on the table: what a table holds between two moves. */
export interface ChartSnapshot<P> {
  readonly path: string;
  readonly position: P;
  /** What the step that led here caused. */
  readonly events: readonly GameEvent[];
}

/** What the chart writes beside a state (its `meta`): who acts there, and which rule bars everybody and everything else. */
export interface StateNotes {
  /** Who acts (an actor, or a name from the game's `actors`), and the rule that refuses anybody else. */
  readonly by?: readonly [actor: string, rule: string];
  /** Verbs, or kinds of verbs, that this state does not take, each with the rule that says so. */
  readonly refuses?: readonly (readonly [verbOrKind: string, rule: string])[];
  /** The same for whoever acts here: asked only after `by`. */
  readonly bars?: readonly (readonly [verbOrKind: string, rule: string])[];
  /** The rule for whatever is left. The innermost one counts. */
  readonly otherwise?: string;
  /** Verbs that anybody may use here, whoever acts. */
  readonly anybody?: readonly string[];
  /** A reaction window, and its kind: it is open only while somebody can react; passing closes it. */
  readonly window?: string;
  /** Play breaks off to come here, and goes on afterwards where it was. */
  readonly interrupts?: true;
  /** Before the first turn: what it asks of players a page may leave to the seed. */
  readonly setup?: true;
}

/** A state in which play can rest. */
export interface ChartState {
  readonly path: string;
  /** Verb -> the rule function that judges it; null when the chart takes it unconditionally. */
  readonly verbs: ReadonlyMap<string, string | null>;
  /** Notes from the outermost state to the innermost. */
  readonly notes: readonly StateNotes[];
}

/** A line as the chart is written. `target` is `#id`, `.inner`, or the name of a state beside this one. */
export interface EdgeConfig {
  readonly guard?: string;
  readonly actions?: string | readonly string[];
  readonly target?: string;
}

/** A state as the chart is written: the few of xstate's words that a chart may use, so that it stays pure. */
export interface StateConfig {
  readonly id?: string;
  readonly type?: 'final';
  readonly initial?: string;
  readonly meta?: StateNotes;
  readonly on?: Readonly<Record<string, EdgeConfig>>;
  readonly always?: EdgeConfig | readonly EdgeConfig[];
  readonly states?: Readonly<Record<string, StateConfig>>;
}

/** A whole chart as it is written: plain data, which xstate takes as it is. */
export interface ChartConfig extends StateConfig {
  readonly id: string;
}

/** Runs a chart as it is written, with the rule functions that its names mean. */
export type Engine = <P>(config: ChartConfig, ruleFunctions: RuleFunctions<P>) => Chart<P>;

/** One line of the chart: if the guard holds, the actions happen and play goes to the target (a path; none: it stays). */
export interface ChartEdge {
  readonly guard?: string;
  readonly actions: readonly string[];
  readonly target?: string;
}

/** One state as the chart is written. The root's path is the empty text. */
export interface OutlineState {
  readonly path: string;
  readonly kind: 'compound' | 'atomic' | 'final';
  /** The path of the state that is entered first (compound states). */
  readonly initial?: string;
  readonly notes?: StateNotes;
  /** Verb -> its line. */
  readonly on: Readonly<Record<string, ChartEdge>>;
  /** Lines that are tried as soon as play reaches the state; the first that holds is taken. */
  readonly always: readonly ChartEdge[];
}

/** The chart as plain data, outer states before inner ones: what diagrams draw, compiled charts run and mutants change. */
export interface Outline {
  readonly id: string;
  readonly states: readonly OutlineState[];
}

export interface Chart<P> {
  readonly outline: Outline;
  /** What the names in the outline mean. */
  readonly ruleFunctions: RuleFunctions<P>;
  readonly states: ReadonlyMap<string, ChartState>;
  /** Every path that a position may stand in: the states, and the compound states around them. */
  readonly paths: readonly string[];
  /** Enters the state at a path, or the compound state there, and moves on to where play rests. */
  enter(path: string, position: P): ChartSnapshot<P>;
  /** Takes a move that the chart and the rules accept. */
  step(snapshot: ChartSnapshot<P>, move: Move): ChartSnapshot<P>;
}
