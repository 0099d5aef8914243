// What lies in the box, and which of it a play makes use of, as its events tell.
import type { GameEvent } from '../../table/event.js';
import type { RuleId } from './catalogue.js';
import type { Room } from './data.js';
import { depotCards, eventCards, eventDecks, finales } from './box.js';
import { chips } from './data.js';
import { allGear, gearCard } from './gear/data.js';

/** Rooms by the rule that only they bring about. */
const roomRules: Readonly<Partial<Record<RuleId, Room>>> = {
  'B2-CROW-1': 'crows-nest',
  'B2-SLOTS-1': 'slots',
  'B2-BUFFET-2': 'buffet',
  'B2-SAFE-2': 'owners-office',
  'B2-DOOR-1': 'revolving-door',
  'B2-CASHIER-2': 'cashier',
  'B2-TABLE-1': 'table-games',
  'B2-SURV-2': 'surveillance',
  'B2-COUNT-2': 'count-room',
  'B2-SAFE-4': 'safe',
  'B2-PIT-1': 'pit-boss',
  'B2-DESK-1': 'front-desk',
  'B2-MAGIC-1': 'magic-show',
  'B2-MONO-1': 'monorail',
  'B2-ESC-1': 'escalator',
};
const tasks = [1, 2, 3];

export const pieces: readonly string[] = [
  ...chips.map((chip) => `chip ${chip}`),
  ...[...Object.values(roomRules), ...Object.keys(eventDecks)].map((room) => `room ${room}`),
  ...allGear.map((gear) => `gear ${gear}`),
  ...allGear.filter((gear) => gearCard(gear).back !== null).map((gear) => `back of ${gear}`),
  ...eventCards.map((card) => `event ${card}`),
  ...depotCards.flatMap((card) => tasks.map((task) => `${card} task ${task}`)),
  ...finales.flatMap((number) => `finale ${number}`),
];

/** The pieces that one event shows at work. */
export function piecesIn(event: GameEvent): string[] {
  const { type, rule } = event;
  const { chip, deck, gear, card, task } = event as Readonly<Record<string, string>>;
  const room = roomRules[rule as RuleId];
  const finale = /^B2-F(\d)$/.exec(rule)?.[1];
  const found: readonly (readonly [boolean, string])[] = [
    [type === 'chip-revealed' || type === 'chip-removed', `chip ${chip}`],
    [room !== undefined, `room ${room}`],
    [type === 'event-drawn', `room ${deck}`],
    [type === 'gear-used' || (type === 'gear-prepared' && gear === 'macgyver'), `gear ${gear}`],
    [type === 'gear-removed' && rule === 'B2-GEAR-9', `back of ${gear}`],
    [type === 'event-resolved', `event ${card}`],
    [type === 'task-completed', `${card} task ${task}`],
    [finale !== undefined, `finale ${finale}`],
  ];
  return found.filter(([isThere]) => isThere).map(([, piece]) => piece);
}
