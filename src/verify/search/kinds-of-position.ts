// Kinds of positions: roughly how much of everything there is, in each state of the chart. A search that has seen a
// kind need not look at another position of it.
import type { Table } from '../../table/table.js';

/** The kinds that a position is of; of what a move left alone, nothing is said again. */
export function* kindsOf(table: Table, before?: Table): Iterable<string> {
  const { flow, raw } = table;
  const old = before && (before.raw as unknown as Fields);
  const moved = before?.flow !== flow;
  yield flow;
  for (const [name, value] of Object.entries(raw as unknown as Fields)) {
    if (name === 'options' || (!moved && old?.[name] === value)) continue;
    yield `${flow} ${name} ${sizeOf(value)}`;
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** None, one, two, a few, many. */
function sizeOf(value: unknown): string {
  if (typeof value === 'number') return bucket(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return bucket(value.length);
  const fields = Object.values(value);
  const filled = fields.filter((each) => each !== null && each !== false && each !== 0).length;
  return `${bucket(fields.length)}/${bucket(filled)}`;
}

const bucket = (count: number): string =>
  count < 3 ? String(count) : count < 6 ? 'few' : count < 12 ? 'many' : 'lots';
