// A line icon for every room, on a 24 x 24 sheet, and the two signs that tiles carry.
import { alarmKinds, type Kind } from '../../../rules/burgle-bros/data.js';
import { alarm } from '../../base/icons.things.js';

const screen = 'M3 4h18v12H3zM8.5 20h7M12 16v4';

export const roomIcons: Readonly<Record<Kind, string>> = {
  atrium: 'M3 3h18v18H3zM8 8h8v8H8zM3 3l5 5M21 3l-5 5M21 21l-5-5M3 21l5-5',
  camera: 'M3 6h12v8H3zM15 9l6-3v8l-6-3M8 14v6M4.5 20h7M6 10h.01',
  'computer-fingerprint': `${screen}M8.5 12.5c-.5-4 1-6 3.5-6s4 2 3.5 6M11 13c-.5-2.5 0-3.5 1-3.5s1.5 1 1 3.5`,
  'computer-laser': `${screen}M6 7l12 6M6 10h12M6 13l12-6`,
  'computer-motion': `${screen}M7 13a3 3 0 0 1 3-3M7 13a6 6 0 0 1 6-6M17 7v.01`,
  deadbolt: 'M4 3h11v18H4zM8 10h12v4H8zM20 8v8',
  detector: 'M4 21V4h16v17M8 21V8h8v13M12 4V2M11 12h2M12 12v4',
  fingerprint:
    'M6 18c-1.5-7 0-12 6-12s7 5 6 11M9 20c-1.5-6-1-10.5 3-10.5s4 5 3 10.5M12 13.5v7M3.5 12C4 6.5 7.5 3 12 3s7.5 2.5 8.5 7',
  foyer: 'M3 21V6l9-4 9 4v15M2 21h20M7.5 10h9v11M7.5 10v11M12 10v11M10 15.5v1M14 15.5v1',
  keypad:
    'M5.5 2h13v20h-13zM8.5 5.5h7M9 10h.01M12 10h.01M15 10h.01M9 14h.01M12 14h.01M15 14h.01M9 18h.01M12 18h.01M15 18h.01',
  laboratory: 'M9 3h6M10 3v6L4 20h16L14 9V3M7.5 14h9M11 17h.01',
  laser: 'M3 3v18M21 3v18M3 6l18 5M3 12h18M3 18l18-5',
  lavatory: 'M6 3h4.5v8H6zM6 11h13a6 6 0 0 1-6 6M9 11c0 3 1 5 3 6l-1 4h6l-1.5-4.5',
  motion: 'M4 19.5h.01M4 14.5a5.5 5.5 0 0 1 5.5 5.5M4 9.5a10.5 10.5 0 0 1 10.5 10.5M4 4.5a15.5 15.5 0 0 1 15.5 15.5',
  plain: '',
  safe: 'M3 3.5h18v15H3zM12 7a4 4 0 1 0 .01 0M12 7v2.5M15.5 13l-2-1.200M8.5 13l2-1.200M6 18.5V21M18 18.5V21M18.5 8v6',
  'secret-door': 'M4 3h9v18H4zM4 9h9M4 15h9M7 3v6M10 9v6M7 15v6M13 3l7 2.5v17L13 21M16.5 13v1',
  'service-duct': 'M3 5h18v14H3zM6 8.5h12M6 12h12M6 15.5h12M12 2v3M12 19v3',
  stairs: 'M3 21h4.5v-4H12v-4h4.5V9H21V5M6 12V4M3 7l3-3 3 3',
  thermo: 'M9.5 4.5a2.5 2.5 0 0 1 5 0v9a4.5 4.5 0 1 1-5 0zM12 8v8M17.5 5H21M17.5 9H21',
  walkway: 'M2 15h7l2 4M22 15h-7l-2 4M2 15V6M7.5 15V6M16.5 15V6M22 15V6M2 6h20',
};

const stop = 'M8 2.5h8l5.5 5.5v8L16 21.5H8L2.5 16V8zM8 12h8';
/** Tiles that keep a burglar out carry one sign, tiles that can raise an alarm the other. */
export const signOf = (kind: Kind): { readonly path: string; readonly name: 'stop' | 'alarmTile' } | null =>
  kind === 'keypad' || kind === 'deadbolt'
    ? { path: stop, name: 'stop' }
    : alarmKinds.has(kind)
      ? { path: alarm, name: 'alarmTile' }
      : null;
