// The rules at work in a session: the tables behind its steps, legal moves, and what happens by itself.
import { endingsIn, interruptionsIn, setUpsIn } from '../../machines/chart/outline.js';
import type { Chart } from '../../table/chart.js';
import { InputError, problemText, wrongField } from '../../table/errors.js';
import { Refusal } from '../../table/refusal.js';
import type { Position, ReadableGame, RunningGame } from '../../table/game.js';
import { isIn } from '../../table/flow.js';
import { chanceMove, moveText, next, type Move } from '../../table/move.js';
import { pick, seededRandom, type Random } from '../../table/random.js';
import { withoutNames } from '../../table/rule.js';
import { reasonText } from '../../table/reason.js';
import { Table } from '../../table/table.js';
import type { PositionJson } from '../board/board.js';
import type { ChartFacts, Refused, GivenSeed, Session, Step } from './session.js';

/** More automatic steps than any procedure has. */
const mostSteps = 500;

/** What is played next, from a table, its own chance, and the steps that led there; null: nothing by itself. */
type Choice = (table: Table, random: Random, steps: readonly Step[]) => Move | null;

export class Player {
  /** A lesson may say how dice and draws come out at a table, after these steps; else they come out by chance. */
  rolls: ((table: Table, steps: readonly Step[]) => string | null) | null = null;

  private told: { readonly chart: Chart<Position>; readonly facts: ChartFacts } | undefined;

  /** Tables of steps that were baked: their positions are read anew, by a game that can. */
  private readonly tables: ReadonlyMap<Step, Table>;

  /** Decides dice, draws and the choices of the set-up. */
  readonly seed: number;

  constructor(
    public game: RunningGame,
    seed?: GivenSeed,
    baked: readonly Step[] = [],
  ) {
    this.seed = seedFrom(seed);
    this.tables = new Map(
      baked.map((step) => {
        const { options, outcome: _, ...position } = step.position;
        return [step, Table.open(game as ReadableGame, { options, position: { ...position, flow: step.flow } })];
      }),
    );
  }

  /** The table at a step, which can tell and play moves. */
  tableOf(step: Step): Table {
    return (step.table ?? this.tables.get(step)) as Table;
  }

  /** What the chart says at a step. */
  chartAt(step: Step): ChartFacts {
    const chart = this.game.chart(this.tableOf(step).raw);
    if (!this.told || this.told.chart !== chart) {
      const { outline, paths } = chart;
      const { procedures } = this.game;
      this.told = {
        chart,
        facts: { paths, interruptions: interruptionsIn(outline), endings: endingsIn(outline), procedures },
      };
    }
    return this.told.facts;
  }

  /** Moves of players; `next` only where the table waits for it. */
  legal(step: Step): readonly string[] {
    const table = this.tableOf(step);
    return table.waitsFor === 'chance' ? [] : table.legal();
  }

  /** Why a move is refused where the reader stands; null when it is legal. */
  why(move: string, session: Session): Refused | null {
    const why = this.tableOf(session.step).why(move);
    return why && { move, ...why, text: withoutNames((why.rule && this.reason(why.rule, session)) ?? why.text) };
  }

  /** Why a rule refuses something here; undefined when its words are not loaded. */
  reason(rule: string, { step, lang }: Session): string | undefined {
    const { rulings = {} } = (step.position['options'] ?? {}) as { rulings?: Record<string, string> };
    return reasonText(this.game, rulings, rule, lang);
  }

  /** Lets the table judge and play a move in a session; what was ahead is dropped. False when it is refused. */
  playIn(session: Session, move: string, byReader: boolean): boolean {
    const { pacing, at } = session;
    if (move === 'next' && pacing?.isUnderway) {
      pacing.goOn();
      return true;
    }
    let steps: readonly Step[];
    try {
      steps = this.play(session.steps.slice(0, at + 1), move);
    } catch (error) {
      if (error instanceof Refusal) session.refuse({ move, rule: error.rule, text: error.reason });
      else if (!(error instanceof InputError)) throw error;
      else if (this.game.grammar.isBrief) void this.explain(move, session);
      else session.refuse({ move, rule: null, text: error.message });
      return false;
    }
    const isStepwise = byReader && pacing?.isShownStepwise(steps.slice(at + 2));
    session.show(steps, isStepwise ? at + 1 : steps.length - 1, byReader);
    pacing?.begin();
    return true;
  }

  /** Says what is wrong with a line that is not a move. */
  private async explain(move: string, session: Session): Promise<void> {
    const { explained } = await import('../../notation/moves/misfit.js');
    const read = explained(this.game.grammar).parse(move, this.tableOf(session.step).raw);
    if ('malformed' in read) session.refuse({ move, rule: null, text: problemText(read.malformed) });
  }

  /** The steps up to here, with a move and whatever happens by itself after it. Throws what the table throws. */
  play(steps: readonly Step[], move: string): Step[] {
    return this.runOn([...steps, stepOf(this.tableOf(steps.at(-1) as Step).play(move), move)]);
  }

  /** Dice, draws and the table's own steps happen by themselves. */
  runOn(steps: readonly Step[]): Step[] {
    return this.goOn(steps, (table, random, list) => this.byItself(table, random, list));
  }

  /** The set-up to its end, if there is one. What it asks of players follows from the seed as well. */
  setUp(steps: readonly Step[]): Step[] {
    return this.goOn(steps, (table, random, list) => {
      const { outline } = this.game.chart(table.raw);
      if (!setUpsIn(outline).some((path) => isIn(table.flow, path))) return null;
      return table.waitsFor === 'player' ? pick([...table.moves()], random) : this.byItself(table, random, list);
    });
  }

  private byItself(table: Table, random: Random, steps: readonly Step[]): Move | null {
    const rolled = table.waitsFor === 'chance' ? (this.rolls?.(table, steps) ?? table.chance(random)) : null;
    if (rolled !== null) return chanceMove(rolled);
    return table.waitsFor === 'next' ? next : null;
  }

  /** Goes on as long as there is a move to make. The seed and the number of steps decide, so undo and redo agree. */
  private goOn(steps: readonly Step[], choose: Choice): Step[] {
    const list = [...steps];
    for (let i = 0; i < mostSteps; i++) {
      const table = this.tableOf(list.at(-1) as Step);
      const move = choose(table, seededRandom((this.seed + list.length * 7919) >>> 0), list);
      if (move === null) break;
      // What the table itself offers needs no judging.
      list.push(stepOf(table.after(move), moveText(move)));
    }
    return list;
  }
}

/** The seed that a page gives, as a number or as the text of an attribute; without one, any. */
function seedFrom(given: GivenSeed): number {
  const text = String(given ?? '').trim();
  if (text === '') return Math.floor(Math.random() * 2 ** 31);
  // A longer number could not be counted on from exactly, step by step.
  if (!/^-?\d{1,15}$/.test(text)) throw wrongField('seed', `"${text}"`, 'a whole number of at most 15 digits');
  return Number(text);
}

export const stepOf = (table: Table, move?: string, more: Partial<Step> = {}): Step => ({
  position: table.position as unknown as PositionJson,
  flow: table.flow,
  ...(table.actor !== undefined && { actor: table.actor }),
  events: move === undefined ? [] : table.events,
  table,
  depth: 0,
  refused: [],
  ...(move !== undefined && { move }),
  ...more,
});
