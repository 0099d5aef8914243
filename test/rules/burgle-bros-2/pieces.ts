// Which pieces of the game a play makes use of, as its events tell.
import { chips, eventCards, finales } from '../../../src/rules/burgle-bros-2/data.js';
import { allGear } from '../../../src/rules/burgle-bros-2/gear/data.js';
import type { GameEvent } from '../../../src/table/event.js';

/** Rule -> the room that it belongs to. */
const roomRules: Readonly<Record<string, string>> = {
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

export const pieces: readonly string[] = [
  ...chips.map((chip) => `chip ${chip}`),
  ...Object.values(roomRules).map((room) => `room ${room}`),
  'room lounge',
  'room pool',
  ...allGear.map((gear) => `gear ${gear}`),
  ...eventCards.map((card) => `event ${card}`),
  ...finales.map((number) => `finale ${number}`),
];

/** The pieces that one event shows at work. */
export function piecesIn(event: GameEvent): string[] {
  const { type, rule } = event;
  const word = (key: string): string => (typeof event[key] === 'string' ? event[key] : '');
  const finale = /^B2-F(\d)$/.exec(rule)?.[1];
  return [
    ...(type === 'chip-revealed' || type === 'chip-removed' ? [`chip ${word('chip')}`] : []),
    ...(roomRules[rule] ? [`room ${roomRules[rule]}`] : []),
    ...(type === 'event-drawn' ? [`room ${word('deck')}`] : []),
    ...(type === 'gear-used' || (type === 'gear-prepared' && word('gear') === 'macgyver')
      ? [`gear ${word('gear')}`]
      : []),
    ...(type === 'event-resolved' ? [`event ${word('card')}`] : []),
    ...(finale ? [`finale ${finale}`] : []),
  ];
}
