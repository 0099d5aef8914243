// A proof that steps can change places: every rule function of every step is run with all values of whatever it reads
// (footprint.ts). Where no step writes what another one reads or writes, the order cannot matter, whatever the position,
// except that a step which ends the game keeps those after it from happening.
import type { Position } from '../../table/game.js';
import { InputError } from '../../table/errors.js';
import { isIn } from '../../table/flow.js';
import { chanceMove } from '../../table/move.js';
import { spread } from './aimed-positions.js';
import type { Change, Grade, Probe } from './compare.js';
import { valuesAt } from './field-values.js';
import { footprintOf, Unlisted, type Footprint, type OpenFields } from './footprint.js';
import { changedAt } from './change-at.js';
import { sameValue } from './same-value.js';
import { stepRegion, type StepRegion } from './step-region.js';
import { valueAt } from './watched-fields.js';
import { wholeOf } from './witness.js';

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
  readonly combinations: number;
}

/** A proof that nothing worse than `grade` can be, or null when there is none in this way. */
export function proveChange(change: Change, probes: readonly Probe[], grade: Grade, most: number): Proof | null {
  const [probe] = probes;
  if (!probe || (grade !== 'same' && grade !== 'over')) return null;
  const { procedure, other, from, to } = change;
  const { steps } = procedure;
  const { outline } = change.game.chart({ ...probe.position, options: change.optionsOf(probe.position)[0] });
  try {
    const moved = steps.slice(from, to);
    const fields = { ...openFields(change, probes, probe), most };
    const regions = new Map(moved.map((step) => [step, stepRegion(outline, procedure, step)]));
    const prints = new Map(moved.map((step) => [step, printOf(change, fields, regions.get(step) as StepRegion)]));
    const next = steps[to];
    const nextScratch = next === undefined ? null : scratchOf(change, fields, stepRegion(outline, procedure, next));
    for (const first of moved)
      for (const second of moved.slice(moved.indexOf(first) + 1))
        if (other.indexOf(second) < other.indexOf(first))
          if (!areApart(prints.get(first) as StepPrint, prints.get(second) as StepPrint, nextScratch)) return null;
    const all = [...prints.values()];
    const canEnd = all.some(({ writes }) => writes.has('outcome'));
    if (canEnd !== (grade === 'over')) return null;
    if (canEnd && !endAlike(all)) return null;
    const touched = new Set(all.flatMap(({ reads, writes }) => [...reads, ...writes]));
    const combinations = all.reduce((sum, print) => sum + print.combinations, 0);
    return { by: 'fields-apart', fields: [...touched].sort(), combinations };
  } catch (error) {
    if (error instanceof Unlisted || error instanceof TypeError || error instanceof RangeError) return null;
    throw error;
  }
}

/** However the game ends in these steps, it ends with the same result. */
function endAlike(prints: readonly StepPrint[]): boolean {
  const results = prints.flatMap(({ replaced }) => replaced.get('outcome') ?? []) as { result?: string }[];
  return results.length > 0 && results.every(({ result }) => result === results[0]?.result);
}

function areApart(a: StepPrint, b: StepPrint, nextScratch: ReadonlySet<string> | null): boolean {
  const scratch = [...a.scratch].filter((field) => b.scratch.has(field));
  // What stays in such a field must not tell the orders apart either.
  const isDead = (field: string) =>
    nextScratch ? nextScratch.has(field) : isConstant([a, b].flatMap(({ replaced }) => replaced.get(field) ?? []));
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
function printOf(change: Change, fields: OpenFields, region: StepRegion): StepPrint {
  const { tests, steps, moves } = change.game.ruleFunctions;
  const { chanceRules } = change.game;
  const prints: Footprint[] = [];
  const take = (run: (position: Position) => readonly Position[]) => prints.push(footprintOf(fields, run));
  const known = new Set<string>();
  for (const { guard, actions } of region.edges)
    for (const name of [...(guard === undefined ? [] : [guard]), ...actions]) {
      if (known.has(name)) continue;
      known.add(name);
      const [test, step, rule, chance] = [tests[name], steps[name], moves[name], chanceRules[name]];
      if (test) take((position) => (test(position), []));
      else if (step) take((position) => [step(position).position]);
      else if (rule && chance)
        take((position) =>
          Array.from(chance.outcomes(position), ({ move }) => rule.apply(position, chanceMove(move)).position),
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
    scratch: scratchOf(change, fields, region),
    replaced,
    combinations: prints.reduce((sum, { combinations }) => sum + combinations, 0),
  };
}

/** The fields that the way into a step sets anew without looking at them. */
function scratchOf({ game }: Change, fields: OpenFields, { entrance }: StepRegion): ReadonlySet<string> {
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

/** Positions in which it is asked which of its values a field may have. */
const contexts = 40;

function openFields(change: Change, probes: readonly Probe[], probe: Probe): Omit<OpenFields, 'most'> {
  const { game } = change;
  const some = spread(probes, contexts);
  const known = new Map<string, readonly unknown[] | null>();
  const options = change.optionsOf(probe.position)[0];
  const isTaken = (path: string, value: unknown): boolean =>
    some.some(({ position }) => sameValue(valueAt(position, path), value)) ||
    some.some((each) => {
      try {
        game.read(changedAt(wholeOf(game, each), path.split('.'), value), each.position.options);
        return true;
      } catch (error) {
        if (!(error instanceof InputError)) return true;
        return !error.problems.every((problem) => problem.path.join('.') === path);
      }
    });
  const lengths = (path: string): readonly number[] => {
    const list = path.replace(/\.length$/, '');
    const lists = some.map(({ position }) => valueAt(position, list) as readonly unknown[]);
    const item = lists.find(({ length }) => length > 0)?.[0];
    const most = Math.max(...lists.map(({ length }) => length));
    let longest = most;
    while (item !== undefined && longest < most + 12 && isTaken(list, Array(longest + 1).fill(item))) longest++;
    if (item === undefined || longest === most + 12) throw new Unlisted(list);
    return Array.from({ length: longest + 1 }, (_, i) => i);
  };
  const valuesOf = (path: string): readonly unknown[] | null => {
    let values = known.get(path);
    if (values === undefined) {
      const listed = path.endsWith('.length') ? lengths(path) : valuesAt(game.schema.position, path.split('.'));
      const isThere = path.endsWith('.length') || valueAt(probe.position, path) !== undefined;
      // A place on another floor than its own is none that a drone can have.
      const taken = listed?.filter((value) => typeof value !== 'string' || isTaken(path, value)) ?? null;
      values = taken && !isThere ? [...taken, undefined] : taken;
      known.set(path, values);
    }
    return values;
  };
  return {
    shape: { ...probe.position, outcome: null },
    shapes: new Map(),
    fixed: { options, outcome: null },
    valuesOf,
  };
}
