// Hidden information given away: a side sees all of a field of which it may see only a part.
import type { Json } from '../../table/event.js';
import type { Game } from '../../table/game.js';
import type { Table } from '../../table/table.js';
import { canonical } from '../search/position-encoding.js';
import type { Mutant } from './mutants.js';

/** One for each side and each field that is hidden from it in one of these positions. */
export function viewMutants(game: Game, tables: Iterable<Table>): Mutant[] {
  const hidden = new Map<string, { readonly side: string; readonly field: string }>();
  for (const { raw, flow } of game.sides.length > 0 ? tables : [])
    for (const side of game.sides) {
      const seen = game.view(raw, flow, side, false) as Fields;
      for (const [field, value] of Object.entries(raw as unknown as Fields))
        if (!hidden.has(`${side} ${field}`) && canonical(seen[field]) !== canonical(value))
          hidden.set(`${side} ${field}`, { side, field });
    }
  return [...hidden.values()].map(({ side, field }) => ({
    kind: 'view-open',
    what: `${side} sees all of ${field}`,
    view: { side, field },
    game: {
      ...game,
      view(position, flow, who, memory) {
        const seen = game.view(position, flow, who, memory);
        return who === side ? { ...(seen as Fields), [field]: (position as unknown as Fields)[field] as Json } : seen;
      },
    },
    within: (run) => run(),
  }));
}

type Fields = Readonly<Record<string, Json>>;
