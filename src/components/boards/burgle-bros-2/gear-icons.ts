// A line icon for every gear card, for the backs, and for what lies beside a crook, on a 24 x 24 sheet.
import type { Back, Gear } from '../../../rules/burgle-bros-2/gear/data.js';
import { actions } from '../../base/icons.actions.js';
import { alarm, mask, round } from '../../base/icons.things.js';

const bird = 'M2 15c4 0 6-3 7-6 1-4 6-5 9-2l4 1-4 2c0 5-3 8-8 8l-3 4M13 18l1 4M17 8v.01';

export const gearIcons: Readonly<Record<Gear, string>> = {
  'fake-mustache': 'M12 11c-2-3-6-2-6 1 0 2-2 2-4 1 1 5 8 6 10 1 2 5 9 4 10-1-2 1-4 1-4-1 0-3-4-4-6-1z',
  'grappling-hook': 'M12 21V8M12 8a3 3 0 1 1 .01 0M5 13c0 5 3 8 7 8s7-3 7-8M5 13l-2 3M19 13l2 3',
  zipline: 'M2 5l20 6M12 8v4M9 12h6l-1 6M15 12l1 5M9 12l1 6',
  'double-flip': 'M4 9a8 8 0 0 1 15-1M19 3v5h-5M20 15a8 8 0 0 1-15 1M5 21v-5h5',
  'loop-footage': 'M3 7h12v10H3zM15 10l6-3v10l-6-3M6 12h6M10 10l2 2-2 2',
  'out-of-order': 'M3 8h18v8H3zM7 8V4M17 8V4M7 20v-4M17 20v-4M8 14l8-4',
  'radio-interference':
    'M12 12v9M12 9a2 2 0 1 0 .01 0M7 15a6 6 0 0 1 0-8M17 15a6 6 0 0 0 0-8M4 18A10 10 0 0 1 4 4M20 18a10 10 0 0 0 0-14',
  hack: 'M3 5h18v11H3zM7 9l3 2-3 2M12 13h4M2 20h20',
  mirage: 'M3 12l9-9 9 9-9 9zM3 12h18M7 8h10M7 16h10',
  'sliding-door': 'M3 3v18M21 3v18M7 4h7v16H7zM17 9l3 3-3 3M14 12h6',
  'special-offer': 'M3 12V4h8l10 10-8 8zM7.5 8.5v.01M11 13l4 4M15 12l-3 6',
  'air-ducts': 'M3 6h18v12H3zM6 9h12M6 12h12M6 15h12',
  adrenaline: 'M4 20l5-5M8 11l5 5 6-6-5-5zM14 5l5-1 1 6M11 13l2-2M6 20H4v-2',
  bingo: 'M3 4h18v16H3zM9 4v16M15 4v16M3 9.5h18M3 15h18M12 12v.01M6 7v.01M18 17.5v.01',
  fainting: 'M3 17h18M5 14a2 2 0 1 0 .01 0M8 16l5-3 7 1M13 13l2-5M12 4l1 2M17 3v2M21 5l-1.5 1.5',
  crybaby: 'M12 3a9 9 0 1 0 .01 0M8 10l2 1M16 10l-2 1M8 17c2-3 6-3 8 0M7.5 13v2M16.5 13v2',
  'get-cracking': 'M4 4h16v16H4zM8 8h.01M16 16h.01M12 16V8M9 11l3-3 3 3',
  'good-intel': 'M5 3h10l4 4v14H5zM15 3v4h4M12 11v.01M11 14h1.5v4M10.5 18h4',
  'improvised-route': 'M5 5v.01M5 9c0 4 5 3 7 3s7 1 7 5M15 14l4 4 3-5M3 3h4v4H3z',
  'altered-id-badge': 'M4 5h16v15H4zM10 5V3h4v2M9 9a2 2 0 1 0 .01 0M6 17c0-3 6-3 6 0M15 11h3M15 14h3',
  'bird-tricks': `${bird}M3 3l4 4M7 3 3 7`,
  'fowl-play': `${bird}M4 3h4v4H4z`,
  'free-bird': bird,
  'all-in': `${bird}M5 3v5M2.5 5.5h5`,
  macgyver: 'M14 6a4 4 0 0 1 5-3l-3 4 2 2 4-3a4 4 0 0 1-6 4L8 19a2 2 0 0 1-3-3z',
  scaffolding: 'M5 3v18M19 3v18M5 8h14M5 15h14M5 8l14 7M19 8 5 15',
  sledgehammer: 'M4 5h10v6H4zM14 6l4 2-4 2M9 11v10',
  'folding-ladder': 'M9 3 4 21M15 3l5 18M9 3h6M8 8h8M7 13h10M5.5 18h13',
  earpiece: 'M8 15a5 5 0 1 1 8-4c0 4-3 3-3 6a3 3 0 0 1-5 2M11 10a2 2 0 0 1 3 1M19 6a8 8 0 0 1 0 8',
  'face-masks': mask,
  impersonate: 'M5 4h14v8a7 7 0 0 1-14 0zM9 9v.01M15 9v.01M9 14c2 2 4 2 6 0',
  'body-double': 'M8 4a3 3 0 1 0 .01 0M3 20c0-6 2-8 5-8 2 0 3 .5 4 2M16 5a3 3 0 1 1 .01 0M12 21c0-5 1-8 4-8s5 3 5 8',
  clairvoyant: 'M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 0 .01 0',
  'mind-tricks': 'M12 12a2 2 0 0 1 2 2 4 4 0 0 1-6-3 6 6 0 0 1 10-2 8 8 0 0 1-5 12 9 9 0 0 1-9-7',
  telekinesis: 'M7 21v-6l-3-3a3 3 0 0 1 6-2M14 3v4M11 5l3-3 3 3M12 10h7v7h-7z',
  'stacked-deck': 'M7 8h11v13H7zM5 6h11v2M3 4h11v2M12.5 12v5M10 14l2.5-2.5L15 14',
};

export const backIcons: Readonly<Record<Back, string>> = {
  'take-stress': 'M13 2 6 13h5l-1 9 8-12h-5z',
  'give-action': actions['pass'] ?? '',
  'make-commotion': alarm,
};

export const cardIcons = {
  event: 'M5 3h14v18H5zM12 7v6M12 16.5v.01',
  depot: 'M5 3h14v18H5zM8 8l1.5 1.5L12 7M8 13l1.5 1.5L12 12M8 18h8M14 8.5h3M14 13.5h3',
  finale: 'M5 3h14v18H5zM12 6l1.5 4 4 .3-3 2.7 1 4-3.5-2.200L8.5 17l1-4-3-2.7 4-.3z',
  loot: 'M7 4h10l4 6-9 11L3 10zM3 10h18M9 10l3 11 3-11',
  suspicion: 'M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 8a4 4 0 1 0 .01 0M12 12v.01',
  dice: 'M4 4h16v16H4zM8.5 8.5h.01M15.5 15.5h.01M12 12h.01M15.5 8.5h.01M8.5 15.5h.01',
  turn: round,
  bird,
} as const;
