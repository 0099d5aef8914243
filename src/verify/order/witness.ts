// A position that shows that an order matters, made as small as it goes, and written down as two cases.
import type { Case, Expectation } from '../../notation/case.js';
import type { GameEvent } from '../../table/event.js';
import type { Game } from '../../table/game.js';
import { moveText, type Move } from '../../table/move.js';
import { Table } from '../../table/table.js';
import { canonical } from '../search/position-encoding.js';
import { differences, type Difference } from '../cases/match.js';
import { withOrder } from '../simulation/random-play.js';
import { compare, eventsOf, weightOf, type Comparison, type Grade, type Probe, type Swap } from './swap.js';
import { begin, choicesOf, endOf, exactly, follow, stepAt, type Course, type ProcedureRun } from './procedure-runs.js';
import { optionsIn, shortened, sizeOf, stepsOf, writtenOut, type Written } from '../cases/shrink-position.js';

export interface Witness {
  readonly grade: Exclude<Grade, 'same'>;
  /** Why the other order cannot be carried out at all, if so. The second case ends where it stops. */
  readonly broken?: string;
  /** How many values the smallest position names. */
  readonly size: number;
  /** Where the positions differ after the two steps: in the book's order and in the other. */
  readonly differences: readonly Difference[];
  /** The same start twice: the book's order, and the other one. */
  readonly cases: readonly [Case, Case];
}

/** The position from which a probe begins, as a case would write it. */
export const wholeOf = (game: Game, { flow, position }: Probe): Written => ({
  ...writtenOut(Table.at(game, flow, position)),
  flow,
});

/** The probe that a written position and some choices lead to; null when it does not come to the first of the two steps. */
export function probeOf(game: Game, swap: Swap, written: Written, choices: readonly Move[]): Probe | null {
  const { flow, position } = game.read(written, swap.options[0]);
  const course: Course = { procedure: swap.procedure, order: swap.procedure.steps };
  const way = follow(course, begin(course, Table.at(game, flow, position)), swap.index, exactly(choices));
  const isThere = way.broken === undefined && stepAt(course, endOf(way).flow) === swap.index;
  return isThere ? { flow, position, moves: way.moves } : null;
}

/** Leaves out of the position, and of the choices, whatever can be left out without the difference becoming less. */
export function shrunk(game: Game, swap: Swap, probe: Probe, options: unknown): Witness {
  const found = compare(game, swap, probe) as Comparison;
  const choices = choicesOf(probe.moves);
  const shown = (written: Written, wishes?: readonly Move[]): Comparison | null => {
    const smaller = probeOf(game, swap, written, choices);
    const comparison = smaller && compare(game, swap, wishes ? { ...smaller, wishes } : smaller);
    return comparison && weightOf(comparison) >= weightOf(found) ? comparison : null;
  };
  const whole = wholeOf(game, probe);
  let wishes = found.wishes && fewer(found.wishes, (some) => shown(whole, some) !== null);
  const start = shortened(whole, (written) => shown(written, wishes) !== null);
  wishes &&= fewer(wishes, (some) => shown(start, some) !== null);
  const comparison = shown(start, wishes);
  const { grade, ways } = comparison ?? found;
  const broken = ways?.[1].broken;
  return {
    grade: grade as Witness['grade'],
    ...(broken !== undefined && { broken }),
    size: sizeOf(start),
    ...casesOf(game, swap, comparison ? start : whole, ways as readonly [ProcedureRun, ProcedureRun], options),
  };
}

/** A list without whatever is not needed for the claim. */
function fewer<T>(list: readonly T[], holds: (list: readonly T[]) => boolean): readonly T[] {
  let shortest = list;
  for (const item of list) {
    const shorter = shortest.filter((other) => other !== item);
    if (holds(shorter)) shortest = shorter;
  }
  return shortest;
}

function casesOf(
  game: Game,
  swap: Swap,
  start: Written,
  ways: readonly [ProcedureRun, ProcedureRun],
  options: unknown,
) {
  const [book, other] = ways.map((way) => way.tables.at(-1) as Table) as [Table, Table];
  const different = differences(fieldsOf(book), fieldsOf(other));
  const { procedure, index, orders } = swap;
  const [first, second] = [procedure.steps[index] as string, procedure.steps[index + 1] as string];
  const write = (which: 0 | 1): Case => {
    const way = ways[which];
    const table = which === 0 ? book : other;
    const asked = which === 0 ? options : withOrder((options ?? {}) as object, procedure.name, orders[1]);
    return {
      game: game.id,
      title: which === 0 ? `${first} before ${second}, as in the rulebook` : `${second} before ${first} instead`,
      rules: [...new Set(eventsOf(way).map(({ rule }) => rule))].filter((rule) => !rule.includes('-RULING-')),
      ...optionsIn(asked),
      start: { ...start },
      moves: stepsOf(way.tables, way.moves.map(moveText)),
      expect: {
        flow: table.flow,
        ...(different.length > 0 && { position: partial(different, table) }),
        ...(different.length === 0 && logClaim(eventsOf(way), eventsOf(ways[which === 0 ? 1 : 0]))),
        outcome: table.outcome,
      },
    };
  };
  return { differences: different, cases: [write(0), write(1)] as const };
}

/** Only the log differs: what happened, and what happened in the other order only. */
function logClaim(own: readonly GameEvent[], others: readonly GameEvent[]): Expectation {
  const happened = new Set(own.map((event) => canonical(event)));
  const lacking = others.filter((event) => !happened.has(canonical(event)));
  return { events: [...own], ...(lacking.length > 0 && { 'no-events': lacking }) };
}

/** A position without its options and its flow: those differ anyway. */
function fieldsOf({ position }: Table): Record<string, unknown> {
  const { options: _options, flow: _flow, ...fields } = position as unknown as Record<string, unknown>;
  return fields;
}

/** The places that differ, with what stands there in this table; lists are written whole. */
function partial(different: readonly Difference[], { position }: Table): Record<string, unknown> {
  const claim: Record<string, unknown> = {};
  for (const { path } of different) {
    let [from, to]: [unknown, Record<string, unknown>] = [position, claim];
    for (const [i, key] of path.entries()) {
      const value = (from as Record<string, unknown>)[key];
      const isLast = i === path.length - 1 || typeof value !== 'object' || value === null || Array.isArray(value);
      if (value === undefined) break;
      if (isLast) {
        to[key] = value;
        break;
      }
      to = (to[key] ??= {}) as Record<string, unknown>;
      from = value;
    }
  }
  return claim;
}
