// Reports of several machines as one report: each is about some of the pairs.
import { InputError } from '../../table/errors.js';
import type { Game } from '../../table/game.js';
import { firstOf, mustBeSame } from '../reports/same-run.js';
import type { OrderReport, Pair, ProcedureOrder } from './order.js';

export function mergeOrders(game: Game, reports: readonly OrderReport[]): OrderReport {
  const first = firstOf(reports, ['game', 'bounds']);
  for (const { procedure, steps } of reports.flatMap((report) => report.procedures)) {
    const known = first.procedures.find((each) => each.procedure === procedure)?.steps;
    if (known) mustBeSame(procedure, steps, known);
  }
  const { of } = first.shard ?? { of: 1 };
  const parts = reports.map(({ shard }) => shard ?? { index: 0, of: 1 });
  if (parts.some((part) => part.of !== of)) throw wrong('shards of different numbers of parts', `shards of ${of}`);
  const indices = parts.map(({ index }) => index).sort((a, b) => a - b);
  const twice = indices.find((index, i) => indices[i + 1] === index);
  if (twice !== undefined) throw wrong(`part ${twice + 1} of ${of} twice`, 'each part once');
  if (indices.length < of) throw wrong(`${indices.length} of ${of} parts`, 'all parts');
  const { shard: _, ...rest } = first;
  return {
    ...rest,
    ended: reports.find(({ ended }) => ended !== 'complete')?.ended ?? 'complete',
    seconds: Math.max(...reports.map(({ seconds }) => seconds)),
    procedures: Object.keys(game.procedures).flatMap((name) => merged(name, reports)),
  };
}

/** The pairs of one procedure, in the order of its steps. */
function merged(name: string, reports: readonly OrderReport[]): ProcedureOrder[] {
  const own = reports.flatMap(({ procedures }) => procedures.filter(({ procedure }) => procedure === name));
  const [first] = own;
  if (!first) return [];
  const place = ({ first: step }: Pair) => first.steps.indexOf(step);
  return [{ ...first, pairs: own.flatMap(({ pairs }) => pairs).sort((a, b) => place(a) - place(b)) }];
}

const wrong = (found: string, expected: string): InputError => new InputError([{ path: [], found, expected }]);
