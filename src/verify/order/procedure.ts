// A procedure of a game, where it lies in the chart, and which of its steps play passes through.
import { compiledWith } from '../../machines/chart/compiled.js';
import { interruptionsIn, setUpsIn } from '../../machines/chart/outline.js';
import { runGame } from '../../machines/chart/run-game.js';
import type { Outline } from '../../table/chart.js';
import { isIn } from '../../table/flow.js';
import type { Game, PlayableGame, Position, RunningGame } from '../../table/game.js';
import type { Table } from '../../table/table.js';
import { now } from '../search/work.js';

/** A procedure and the state of the chart that holds its steps. */
export interface Procedure {
  readonly name: string;
  /** In the order that is in force. */
  readonly steps: readonly string[];
  readonly path: string;
  /** States that break in, and after which it goes on. */
  readonly interruptions: readonly string[];
  /** Tests by which play comes back into it from elsewhere: one that holds says that it is still to go on. */
  readonly comebacks: readonly string[];
  /** Play comes to each step through a fork before it: then none is left out unnoticed. */
  readonly isForked: boolean;
}

export function procedureIn(outline: Outline, name: string, steps: readonly string[]): Procedure {
  const paths = new Set(outline.states.map(({ path }) => path));
  const inside = (path: string, step: string) => (path ? `${path}.${step}` : step);
  const holders = outline.states.filter(({ path }) => steps.every((step) => paths.has(inside(path, step))));
  // A set-up may have steps of the same names, but play goes through it only once: the procedure is the other one.
  const setUps = setUpsIn(outline);
  const holder = holders.find(({ path }) => !setUps.some((setUp) => isIn(path, setUp))) ?? holders[0];
  if (!holder) throw new Error(`no state of the chart holds the steps of ${name}: ${steps.join(', ')}`);
  const { path } = holder;
  const outside = outline.states.filter((state) => path !== '' && !isIn(state.path, path));
  const comebacks = outside.flatMap(({ always }) =>
    always.flatMap(({ guard, target }) => (guard !== undefined && target && isIn(target, path) ? [guard] : [])),
  );
  const isForked = steps.every((step) => paths.has(inside(path, forkOf(step))));
  return { name, steps, path, interruptions: interruptionsIn(outline), comebacks: [...new Set(comebacks)], isForked };
}

/** A procedure in one order of its steps. */
export interface Course {
  readonly procedure: Procedure;
  readonly order: readonly string[];
  /** Without it only the states in which play rests are known. */
  readonly trail?: Pick<Trail, 'follow' | 'listener' | 'isLate'>;
}

const forkOf = (step: string): string => `to-${step}`;

/** Which step of the order a state belongs to; -1 for none. */
export const stepAt = (course: Course, flow: string): number => course.order.indexOf(partAt(course, flow));

/** The name of a state inside the procedure, or of the one around it that is. */
function partAt({ procedure: { path } }: Course, flow: string): string {
  const prefix = path ? `${path}.` : '';
  return flow.startsWith(prefix) ? (flow.slice(prefix.length).split('.')[0] as string) : '';
}

/** What comes before the steps of a pass that begins anew. */
export const anew = -1;

/**
 * The steps that play passed after the last one, and `anew` where the procedure begins again. A step's states may serve
 * others as well, such as a guard who walks because of an event: where there is a fork before each step, play cannot have
 * come to one without it.
 */
export function stepsPassed(course: Course, last: number, states: readonly string[]): number[] {
  const { order, procedure } = course;
  const passed: number[] = [];
  let at = last;
  const begin = (): void => {
    if (at >= 0) passed.push(anew);
    at = anew;
  };
  for (const state of states) {
    const part = partAt(course, state);
    const [step, next] = [order.indexOf(part), order.findIndex((name) => part === forkOf(name))];
    if (procedure.isForked) {
      if (next === 0) begin();
      if (next >= 0 && (at < 0 || next === at + 1)) at = next;
    } else if (step >= 0) at = step;
    // Where nothing leads back into it, it is over once play has left it.
    else if (procedure.comebacks.length === 0 && isOutside(course, state)) begin();
    if (step >= 0 && step === at) passed.push(step);
  }
  return passed;
}

/** Play rests neither inside the procedure nor in something that breaks into it. */
export const isOutside = ({ procedure: { path, interruptions } }: Course, flow: string): boolean =>
  !(path === '' || isIn(flow, path)) && !interruptions.some((each) => isIn(flow, each));

/** The states that play passes through: a step that waits for nothing is never rested in. */
export class Trail<G extends PlayableGame = Game> {
  readonly game: G & RunningGame;
  /** How many moves were made: what work costs, on every machine alike. */
  moves = 0;
  /** The moment (`performance.now()`) after which nothing further is tried: whatever takes long asks for it. */
  until = Infinity;
  /** Called for every state that play reaches, while it is on its way. */
  listener: ((path: string) => void) | null = null;
  private passed: string[] = [];

  constructor(plain: G) {
    const come = (path: string) => {
      this.passed.push(path);
      this.listener?.(path);
    };
    this.game = runGame(plain, compiledWith<Position>({ come })) as G & RunningGame;
  }

  get isLate(): boolean {
    return now() > this.until;
  }

  /** What was done, and the states it led through. */
  follow(play: () => Table): { readonly table: Table; readonly states: readonly string[] } {
    this.passed = [];
    this.moves++;
    const table = play();
    return { table, states: this.passed };
  }
}

export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
