// A proof that steps can change places: every rule function of every step is run with all values of whatever it reads
// (footprint.ts). Where no step writes what another one reads or writes, the order cannot matter, whatever the position,
// except that a step which ends the game keeps those after it from happening.
import type { Effect, Json } from '../../../table/event.js';
import type { Outline } from '../../../table/chart.js';
import type { Game, Position } from '../../../table/game.js';
import { isIn } from '../../../table/flow.js';
import { chanceMove } from '../../../table/move.js';
import { canonical } from '../../search/position-encoding.js';
import { readOptions, withOrder } from '../../simulation/random-play.js';
import type { Change, Grade, Probe } from '../compare.js';
import { footprintOf, isPlain, Unlisted, type Footprint, type OpenFields } from './footprint.js';
import { memoized, openFields } from './open-fields.js';
import type { Procedure } from '../procedure.js';
import { sameValue } from '../same-value.js';
import { stepRegion, type StepRegion } from './step-region.js';

export interface Proof {
  /** Every reachable position was tried; or no step touches a field that another one writes. */
  readonly by: 'every-position' | 'fields-apart';
  /** The fields that the steps read or write. */
  readonly fields: readonly string[];
  readonly combinations: number;
}

/** What a step touches, and how it can end the game. */
interface StepPrint {
  readonly reads: ReadonlySet<string>;
  readonly writes: ReadonlySet<string>;
  /** Fields that are set anew before the step looks at them: nothing is handed on in them. */
  readonly scratch: ReadonlySet<string>;
  readonly replaced: ReadonlyMap<string, readonly unknown[]>;
  readonly amended: ReadonlySet<string>;
  readonly combinations: number;
}

/** More kinds of options than are worth a proof each. */
const mostOptions = 6;

/** What the steps of a procedure touch: found once for all changes of their order. */
export class StepPrints {
  private readonly kinds: readonly PrintsOfKind[] = [];

  constructor(
    game: Game,
    procedure: Procedure,
    /** Positions from which play comes to a step of it. */
    probes: readonly Probe[],
    /** Combinations of values that are tried for each rule function. */
    most: number,
    isLate?: () => boolean,
  ) {
    // A proof speaks of one choice of options: where play itself chooses them, each has its own.
    const byOptions = new Map<string, Probe[]>();
    for (const probe of probes) {
      const key = canonical(probe.position.options as unknown as Json);
      const alike = byOptions.get(key);
      if (alike) alike.push(probe);
      else byOptions.set(key, [probe]);
    }
    // What happens after the end of the game depends on how it ended, and a proof looks at games that go on.
    const isOver = probes.some(({ position }) => position.outcome !== null);
    if (byOptions.size <= mostOptions && !isOver)
      this.kinds = [...byOptions.values()].map((alike) => new PrintsOfKind(game, procedure, alike, most, isLate));
  }

  /** A proof that nothing worse than `grade` can happen, or null when there is none in this way. */
  prove(change: Change, grade: Grade): Proof | null {
    if ((grade !== 'same' && grade !== 'over') || this.kinds.length === 0) return null;
    try {
      const all = this.kinds.map((kind) => kind.apart(change));
      const prints = all.flatMap((some) => some ?? []);
      const canEnd = prints.some(({ writes }) => writes.has('outcome'));
      if (all.includes(null) || canEnd !== (grade === 'over') || (canEnd && !endAlike(prints))) return null;
      const touched = new Set(prints.flatMap(({ reads, writes }) => [...reads, ...writes]));
      // A floor that is not there has no drone: nobody needs to read that.
      const fields = [...touched].filter((path) => !path.split('.').includes('undefined')).sort();
      const combinations = prints.reduce((sum, print) => sum + print.combinations, 0);
      return { by: 'fields-apart', fields, combinations };
    } catch (error) {
      if (error instanceof Unlisted || error instanceof TypeError || error instanceof RangeError) return null;
      throw error;
    }
  }
}

/** With one choice of options. */
class PrintsOfKind {
  private readonly fields: OpenFields;
  private readonly outline: Outline;

  constructor(
    private readonly game: Game,
    private readonly procedure: Procedure,
    probes: readonly Probe[],
    most: number,
    isLate?: () => boolean,
  ) {
    const [{ position }] = probes as readonly [Probe];
    const options = readOptions(game, withOrder(position.options, procedure.name, procedure.steps));
    this.outline = game.chart({ ...position, options }).outline;
    this.fields = { ...openFields(game, probes, isLate), most };
  }

  /** What the steps touch that change places; null when they are not apart. */
  apart({ other, from, to }: Change): StepPrint[] | null {
    const { steps } = this.procedure;
    const moved = steps.slice(from, to);
    const next = steps[to];
    for (const [i, first] of moved.entries())
      for (const second of moved.slice(i + 1))
        if (other.indexOf(second) < other.indexOf(first))
          if (!areApart(this.print(first), this.print(second), next === undefined ? null : this.alwaysSet(next)))
            return null;
    return moved.map(this.print);
  }

  private readonly print = memoized((step): StepPrint => printOf(this.game, this.fields, this.region(step)));
  private readonly alwaysSet = memoized((step) => alwaysSetBy(this.game, this.fields, this.region(step)));
  private readonly region = memoized((step): StepRegion => stepRegion(this.outline, this.procedure, step));
}

/** However the game ends in these steps, it ends with the same result. */
function endAlike(prints: readonly StepPrint[]): boolean {
  if (prints.some(({ amended }) => amended.has('outcome'))) return false;
  const results = prints.flatMap(({ replaced }) => replaced.get('outcome') ?? []) as { result?: string }[];
  return results.length > 0 && results.every(({ result }) => result === results[0]?.result);
}

function areApart(a: StepPrint, b: StepPrint, nextScratch: ReadonlySet<string> | null): boolean {
  const scratch = [...a.scratch].filter((field) => b.scratch.has(field));
  // What stays in such a field must not tell the orders apart either.
  const isDead = (field: string) =>
    nextScratch
      ? nextScratch.has(field)
      : isConstant([a, b].flatMap(({ replaced }) => replaced.get(field) ?? [])) &&
        [a, b].every(({ amended }) => ![...amended].some((path) => isIn(path, field)));
  const free = scratch.filter(isDead);
  const counts = (path: string) => path !== 'outcome' && !free.some((field) => isIn(path, field));
  const meet = (writes: Iterable<string>, others: Iterable<string>) => {
    const theirs = [...others].filter(counts);
    return [...writes].filter(counts).some((path) => theirs.some((each) => isIn(each, path) || isIn(path, each)));
  };
  return !meet(a.writes, [...b.reads, ...b.writes]) && !meet(b.writes, a.reads);
}

const isConstant = (values: readonly unknown[]): boolean => values.every((value) => sameValue(value, values[0]));

/** Every guard and every effect of a step. */
function printOf(game: Game, fields: OpenFields, region: StepRegion): StepPrint {
  const { chanceRules, ruleFunctions } = game;
  const { tests, steps, moves } = ruleFunctions;
  const prints: Footprint[] = [];
  const take = (run: (position: Position) => readonly Position[]) => prints.push(footprintOf(fields, run));
  const known = new Set<string>();
  for (const { guard, actions } of region.edges)
    for (const name of [...(guard === undefined ? [] : [guard]), ...actions]) {
      if (known.has(name)) continue;
      known.add(name);
      const [test, step, rule, chance] = [tests[name], steps[name], moves[name], chanceRules[name]];
      if (test) take((position) => (test(position), []));
      else if (step) take((position) => [madeBy(step(position))]);
      else if (rule && chance)
        take((position) =>
          Array.from(chance.outcomes(position), ({ move }) => madeBy(rule.apply(position, chanceMove(move)))),
        );
      // What players may choose depends on more than the rule reads.
      else throw new Unlisted(name);
    }
  const replaced = new Map<string, readonly unknown[]>();
  for (const print of prints)
    for (const [path, values] of print.replaced) replaced.set(path, [...(replaced.get(path) ?? []), ...values]);
  return {
    reads: new Set(prints.flatMap(({ reads }) => [...reads])),
    writes: new Set(prints.flatMap(({ writes }) => [...writes])),
    scratch: scratchOf(game, fields, region),
    replaced,
    amended: new Set(prints.flatMap(({ amended }) => [...amended])),
    combinations: prints.reduce((sum, { combinations }) => sum + combinations, 0),
  };
}

/** What the log copies whole was read, although nobody noticed. */
function madeBy({ position, events }: Effect<Position>): Position {
  if (!events.every(isPlain)) throw new Unlisted('the log copies a part of the position');
  return position;
}

/** The fields that are set anew when play comes to a step: none when there is a way past it. */
function alwaysSetBy(game: Game, fields: OpenFields, region: StepRegion): ReadonlySet<string> {
  const { tests } = game.ruleFunctions;
  for (const { guard, actions } of region.entrance) {
    if (actions.length > 0) continue;
    const test = guard === undefined ? undefined : tests[guard];
    let isTaken = !test;
    if (test) footprintOf<Position>(fields, (position) => ((isTaken ||= test(position)), []));
    if (isTaken) return new Set();
  }
  return scratchOf(game, fields, region);
}

/** The fields that the way into a step sets anew without looking at them. */
function scratchOf(game: Game, fields: OpenFields, { entrance }: StepRegion): ReadonlySet<string> {
  const { tests, steps } = game.ruleFunctions;
  let scratch: Set<string> | null = null;
  for (const { guard, actions } of entrance) {
    const looks = guard === undefined ? null : tests[guard];
    const looked = looks ? footprintOf<Position>(fields, (position) => (looks(position), [])).reads : new Set<string>();
    // A way past the step does nothing in it.
    if (actions.length === 0) continue;
    const [first = ''] = actions;
    const step = steps[first];
    if (!step) return new Set();
    const { reads, replaced } = footprintOf<Position>(fields, (position) => [step(position).position]);
    const unread = [...replaced.keys()].filter(
      (field) => field !== '' && ![...reads, ...looked].some((path) => isIn(path, field)),
    );
    scratch = new Set(unread.filter((field) => scratch === null || scratch.has(field)));
  }
  return scratch ?? new Set();
}
