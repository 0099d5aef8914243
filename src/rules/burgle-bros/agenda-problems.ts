// What an agenda written by hand may not say: things that are unknown, lack something, or name nobody at this table.
import { found, problemsOf } from '../../notation/schema-problems.js';
import type { Problem } from '../../table/errors.js';
import type { Item } from './agenda.js';
import { itemSchemas } from './agenda-schema.js';
import { floorsOf } from './board.js';
import { isTool } from './box.js';
import { isFaceUp, isOnPlan, type Position } from './position.js';
import { safeDice } from './safes.js';

export function agendaProblems(position: Position): Problem[] {
  return position.agenda.flatMap((item, i) => itemProblems(position, item, i));
}

function itemProblems(position: Position, item: Item, i: number): Problem[] {
  const schema = itemSchemas[item.do];
  const path = ['agenda', i];
  if (!schema) return [{ path: [...path, 'do'], found: found(item.do), expected: Object.keys(itemSchemas).join(', ') }];
  const shape = problemsOf(schema, item, path);
  const problems = shape.length > 0 ? shape : strangers(position, item, path);
  return problems.length > 0
    ? problems
    : misfits(position, item).map((expected) => ({ path, found: item.do, expected }));
}

/** Who is not at this table, and what is not in this building. */
function strangers(position: Position, item: Item, path: (string | number)[]): Problem[] {
  const { order, options } = position;
  const floors = floorsOf(options.job);
  const wrongAs = (field: string, value: string): string | null => {
    if (field === 'who' || (item.do === 'exchange' && field !== 'card' && field !== 'do'))
      return order.includes(value) ? null : `one of ${order.join(', ')}`;
    if (field === 'floor') return floors.includes(value) ? null : 'a floor of the building';
    if (['at', 'from', 'to', 'lab'].includes(field))
      return isOnPlan(position, value) ? null : 'a space of the building';
    return null;
  };
  return Object.entries(item as unknown as Readonly<Record<string, unknown>>).flatMap(([field, value]): Problem[] => {
    const expected = typeof value === 'string' ? wrongAs(field, value) : null;
    return expected === null ? [] : [{ path: [...path, field], found: found(value), expected }];
  });
}

/** Entries whose parts fit only together. */
function misfits(position: Position, item: Item): string[] {
  switch (item.do) {
    case 'keep':
      if (item.deck === 'tools')
        return item.gain && item.cards.length > 1 && item.cards.every(isTool)
          ? []
          : ['tools to choose from, and what for'];
      return item.deck === 'patrol' && !floorsOf(position.options.job).includes(item.floor ?? '')
        ? ['the floor of the patrol deck']
        : [];
    case 'look':
      return item.deck === 'patrol' && !floorsOf(position.options.job).includes(item.floor ?? '')
        ? ['the floor of the patrol deck']
        : [];
    case 'safe':
      if (!position.safes[item.at]) return ['a safe that is face up'];
      return item.step === 'S1' && safeDice(position, item.at) === 0 ? ['dice on the safe'] : [];
    case 'guard':
      return /^G/.test(item.step) && position.guards[item.floor]?.at === null ? ['a guard who is on the table'] : [];
    case 'target':
      return item.among.every((space) => isOnPlan(position, space)) ? [] : ['spaces of the building'];
    case 'losers':
      return item.among.every((who) => position.order.includes(who)) ? [] : ['burglars of this table'];
    case 'peek':
      return isFaceUp(position, item.at) ? ['a tile that lies face down'] : [];
    default:
      return [];
  }
}
