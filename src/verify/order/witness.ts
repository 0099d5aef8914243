// A position that shows that an order matters, made as small as it goes, and written down as two cases.
import type { Case, Expectation } from '../../notation/case.js';
import { isMap } from '../../notation/is-map.js';
import type { GameEvent } from '../../table/event.js';
import type { Game } from '../../table/game.js';
import { moveText, type Move } from '../../table/move.js';
import { Table } from '../../table/table.js';
import { canonical } from '../search/position-encoding.js';
import { differences, type Difference } from '../cases/match.js';
import { readOptions, withOrder } from '../simulation/random-play.js';
import { compare, eventsOf, weightOf, type Change, type Comparison, type Grade, type Probe } from './compare.js';
import { choicesOf, movesOf, tablesOf } from './procedure-runs.js';
import { optionsIn, shortened, sizeOf, stepsOf, writtenOut, type Written } from '../cases/shrink-position.js';

export interface Witness {
  readonly grade: Exclude<Grade, 'same'>;
  /** Why the other order cannot be carried out at all, if so. The second case ends where it stops. */
  readonly broken?: string;
  /** The rules that ended the game in either order, where these are not the same; null: it goes on. */
  readonly endedBy?: readonly [string | null, string | null];
  /** How many values the smallest position names. */
  readonly size: number;
  /** Where the positions differ after the steps: in the first order and in the other. */
  readonly differences: readonly Difference[];
  /** The same start twice: the order in force, and the other one. */
  readonly cases: readonly [Case, Case];
}

/** The position from which a probe begins, as a case would write it. */
export const wholeOf = (game: Game, { flow, position }: Probe): Written => ({
  ...writtenOut(Table.at(game, flow, position)),
  flow,
});

/** Leaves out of the position, and of the choices, whatever can be left out without the difference becoming less. */
export function shrunk(change: Change, probe: Probe, found: Comparison, options: object): Witness {
  const { game } = change;
  let { choices, wishes = found.wishes } = probe;
  let asked = probe.written ?? options;
  // What is left out may be what it would be anyway: then the same position has been tried before.
  const tried = new Map<string, Comparison | null>();
  const compared = (smaller: Probe): Comparison | null => {
    const key = JSON.stringify(smaller);
    const known = tried.get(key);
    if (known !== undefined) return known;
    const comparison = compare(change, smaller);
    tried.set(key, comparison);
    return comparison;
  };
  const shown = (written: Written): Comparison | null => {
    const smaller = { ...game.read(written, readOptions(game, asked)), choices, ...(wishes && { wishes }) };
    const comparison = compared(smaller);
    // A position that needs more choices until it shows something is not smaller.
    const isShown = comparison && weightOf(comparison) >= weightOf(found) && lengthOf(comparison) <= lengthOf(found);
    return isShown ? comparison : null;
  };
  const whole = wholeOf(game, probe);
  const holds = (written: Written) => !change.trail.isLate && quietly(() => shown(written) !== null);
  const less = <T>(now: T, use: (value: T) => void, smaller: T, start: Written) => {
    use(smaller);
    if (!holds(start)) use(now);
  };
  less(asked, (value) => (asked = value), options, whole);
  const fewer = (start: Written) => {
    less(choices, (value) => (choices = value), [], start);
    for (const wish of wishes ?? [])
      less(
        wishes,
        (value) => (wishes = value),
        (wishes as Move[]).filter((other) => other !== wish),
        start,
      );
  };
  fewer(whole);
  const start = holds(whole) ? shortened(whole, holds) : whole;
  fewer(start);
  const { grade, ways } = quietly(() => shown(start)) || found;
  const [left, right] = ways.map(({ table }) => table.outcome?.rule ?? null) as [string | null, string | null];
  return {
    grade: grade as Witness['grade'],
    ...(ways[1].broken !== undefined && { broken: ways[1].broken }),
    ...(left !== right && { endedBy: [left, right] as const }),
    size: sizeOf(start),
    ...casesOf(change, start, ways, asked),
  };
}

const lengthOf = ({ ways }: Comparison): number => Math.max(...ways.map((way) => choicesOf(movesOf(way)).length));

/** A position that cannot be read shows nothing. */
function quietly<T>(ask: () => T): T | false {
  try {
    return ask();
  } catch {
    return false;
  }
}

function casesOf(change: Change, start: Written, ways: Comparison['ways'], options: object) {
  const { game, procedure, other } = change;
  const [first, second] = ways.map(({ table }) => table) as [Table, Table];
  const different = differences(fieldsOf(first), fieldsOf(second));
  const moved = (order: readonly string[]) => order.slice(change.from, change.to).join(', ');
  const write = (which: 0 | 1): Case => {
    const way = ways[which];
    const { table } = way;
    const asked = which === 0 ? options : withOrder(options, procedure.name, other);
    return {
      game: game.id,
      title: `${procedure.name}: ${moved(which === 0 ? procedure.steps : other)}`,
      rules: [...new Set(eventsOf(way).map(({ rule }) => rule))].filter((rule) => !rule.includes('-RULING-')),
      ...optionsIn(asked),
      start: { ...start },
      moves: stepsOf(tablesOf(way), movesOf(way).map(moveText)),
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
      const isLast = i === path.length - 1 || !isMap(value);
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
