// A line icon for every room, on a 24 x 24 sheet, and the sign that says when a room does something.
import { enterEffects, type Room } from '../../../rules/burgle-bros-2/data.js';
import { badge } from '../../base/icons.things.js';
import { actions } from '../../base/icons.actions.js';

export const roomIcons: Readonly<Record<Room, string>> = {
  'crows-nest': 'M12 3v5M12 3l6 2-6 2M6 8h12l-2 6H8zM10 14v7M14 14v7M8 21h8',
  slots: 'M3 5h15v15H3zM6 9h9v5H6zM9 9v5M12 9v5M18 11h3V5M21 5v.01M7 17h7',
  buffet: 'M3 15a9 9 0 0 1 18 0zM2 18h20M12 6V4M10.5 4h3M8 11a5 5 0 0 1 3-2.5',
  'owners-office': 'M3 12h18M5 12v8M19 12v8M8 12V8h8v4M12 8V4M9 4h6M5 16h6',
  'revolving-door': 'M12 3a9 9 0 1 0 .01 0M12 12 7.5 4.5M12 12l8.5 1M12 12l-4.5 7.5M12 11v.01',
  cashier: 'M4 21V8h16v13M2 21h20M4 8l2-4h12l2 4M9 8v13M15 8v13M12 11v3',
  lounge: 'M4 11a2 2 0 0 1 4 0v3h8v-3a2 2 0 0 1 4 0v7H4zM7 9V5h10v4M6 18v3M18 18v3',
  pool: 'M3 20c2-2 4-2 6 0 2-2 4-2 6 0 2-2 4-2 6 0M3 16c2-2 4-2 6 0 2-2 4-2 6 0 2-2 4-2 6 0M8 13V5a2 2 0 0 1 4 0M16 13V5a2 2 0 0 1 4 0M8 9h8',
  'table-games': 'M4 9l8-5 8 5-8 5zM4 9v7l8 5 8-5V9M12 14v7M12 8.5v.01M8 14v.01M16 13v.01M16 17v.01',
  surveillance: 'M3 5h18v12H3zM9 21h6M12 17v4M6 12c3-5 9-5 12 0-3 4-9 4-12 0M12 11v.01',
  'count-room': 'M4 17h9v3H4zM4 14h9v3H4zM4 11h9v3H4zM16 20V8M14 10c0-2 4-2 4 0s-4 2-4 4 4 2 4 0',
  safe: 'M3 3h18v16H3zM6 19v2M18 19v2M12 6a5 5 0 1 0 .01 0M12 9v2M12 11l-2 1.5M6 7v2M6 13v2',
  'pit-boss': 'M12 3a4 4 0 1 0 .01 0M7 6h10M5 21c0-6 3-9 7-9s7 3 7 9M12 12v4M10 13l2 3 2-3',
  'front-desk': 'M3 13h18v8H3zM12 13V9M7 13a5 5 0 0 1 10 0M12 7v.01M3 17h18',
  'magic-show': 'M6 17V6h12v11M3 17h18M6 13h12M12 3v.01M17 3l2-1M4 21h4M16 21h4',
  monorail: 'M5 4h14v11H5zM5 10h14M9 4v6M15 4v6M8 13h.01M16 13h.01M3 19h18M8 15v4M16 15v4',
  escalator: 'M3 19h4l8-11h6M3 15h2.5l7.5-10.5h8M7 13v-3M13 5V2M17 15l3 3 3-3M20 18v-5',
};

/** When a room acts: on whoever enters, on a guard who enters, or when somebody spends an action in it. */
export type Sign = 'enter' | 'guard' | 'action';
export const signs: Readonly<Record<Sign, string>> = {
  enter: 'M3 12h11M10 7l5 5-5 5M14 3h7v18h-7',
  guard: badge,
  action: actions['pick'] ?? '',
};
export const signOf = (room: Room): Sign | null =>
  enterEffects.has(room)
    ? 'enter'
    : room === 'crows-nest' || room === 'surveillance'
      ? 'guard'
      : room === 'count-room'
        ? null
        : 'action';
