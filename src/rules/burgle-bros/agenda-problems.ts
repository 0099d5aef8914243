// What an agenda written by hand may not say: things that are unknown, lack something, or name nobody at this table.
import { found } from '../../notation/schema-problems.js';
import type { Problem } from '../../table/errors.js';
import type { Doing, Item } from './agenda.js';
import { floorsOf } from './board.js';
import { events, hackKinds, isTool } from './data.js';
import { isFaceUp, isOnPlan, type Position } from './position.js';

type Kind = 'who' | 'space' | 'floor' | 'text' | 'cards' | 'count' | readonly string[];

/** What each entry needs, field by field; a list names the words that may stand there. */
const needs: Readonly<Record<Doing, Readonly<Record<string, Kind>>>> = {
  enter: {
    who: 'who',
    from: 'space',
    to: 'space',
    step: ['E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8', 'E9', 'E10', 'E11'],
  },
  fall: { who: 'who', to: 'space', step: ['F1', 'F2', 'F3', 'F4'] },
  alarm: { at: 'space', cause: 'text' },
  hack: { at: 'space', cause: hackKinds },
  target: { floor: 'floor', among: 'cards' },
  lose: { who: 'who', by: 'text' },
  losers: { among: 'cards', by: 'text' },
  place: { floor: 'floor', step: ['guard', 'target'] },
  guard: { floor: 'floor', step: ['G2', 'G3', 'G4', 'G5', 'G6', 'turn', 'speed', 'ready'] },
  patrol: { floor: 'floor' },
  safe: { at: 'space', step: ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'] },
  gain: { who: 'who', by: ['walk', 'safe', 'tinker', 'event'], drawn: 'cards' },
  keep: { who: 'who', deck: ['tools', 'events', 'patrol'], cards: 'cards' },
  look: { deck: ['events', 'patrol'], count: 'count', by: ['foresee', 'crystal-ball'] },
  peek: { at: 'space', by: ['peek', 'tool', 'event', 'entrance'] },
  exchange: { from: 'who', to: 'who', card: 'text' },
  event: { card: events, step: ['choose', 'effect', 'done'] },
  upkeep: { card: ['chihuahua', 'persian-kitty'] },
  part: { over: ['start', 'actions', 'step-one', 'close', 'guard'] },
  close: { step: ['thermo', 'acrobat'] },
};

export function agendaProblems(position: Position): Problem[] {
  return position.agenda.flatMap((item, i) => itemProblems(position, item, i));
}

function itemProblems(position: Position, item: Item, i: number): Problem[] {
  const fields = needs[item.do] as Readonly<Record<string, Kind>> | undefined;
  const path = ['agenda', i];
  if (!fields) return [{ path: [...path, 'do'], found: found(item.do), expected: Object.keys(needs).join(', ') }];
  const values = item as unknown as Readonly<Record<string, unknown>>;
  const problems = Object.entries(fields).flatMap(([field, kind]): Problem[] => {
    const expected = wrongAs(position, kind, values[field]);
    return expected === null ? [] : [{ path: [...path, field], found: found(values[field]), expected }];
  });
  return problems.length > 0
    ? problems
    : misfits(position, item).map((expected) => ({ path, found: item.do, expected }));
}

/** What should stand there, or null if that does. */
function wrongAs(position: Position, kind: Kind, value: unknown): string | null {
  if (typeof kind !== 'string') return kind.some((word) => word === value) ? null : `one of ${kind.join(', ')}`;
  if (kind === 'count') return typeof value === 'number' ? null : 'a number';
  if (kind === 'cards') return Array.isArray(value) ? null : 'a list';
  if (typeof value !== 'string') return 'a text';
  const { order, options } = position;
  if (kind === 'who') return order.includes(value) ? null : `one of ${order.join(', ')}`;
  if (kind === 'space') return isOnPlan(position, value) ? null : 'a space of the building';
  return kind === 'text' || floorsOf(options.job).includes(value) ? null : 'a floor of the building';
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
      return position.safes[item.at] ? [] : ['a safe that is face up'];
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
