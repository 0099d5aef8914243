// What the rulebook of How to Rob a Bank leaves open. The first alternative is the default. Words: see the locales.

import type { Ruling } from '../../table/rule.js';

export const rulings = [
  { id: 'RB-RULING-car-edge-start', alternatives: ['far-corners', 'straight-opposite'] },
  { id: 'RB-RULING-car-corner-chooser', alternatives: ['bank', 'robbers'] },
  { id: 'RB-RULING-closed-rooms', alternatives: ['areas', 'single-room'] },
  { id: 'RB-RULING-rotate-must', alternatives: ['must', 'may'] },
  { id: 'RB-RULING-rotate-when', alternatives: ['closed-only', 'free'] },
  { id: 'RB-RULING-rotate-lowers', alternatives: ['yes', 'no'] },
  { id: 'RB-RULING-tile-facing', alternatives: ['chance', 'bank', 'upright'] },
  { id: 'RB-RULING-walk-all', alternatives: ['all', 'one'] },
  { id: 'RB-RULING-walk-look-ahead', alternatives: ['refuse', 'lose'] },
  { id: 'RB-RULING-robber-there-and-back', alternatives: ['no', 'yes'] },
  { id: 'RB-RULING-impossible-walk', alternatives: ['lost'] },
  { id: 'RB-RULING-optional-when-possible', alternatives: ['optional', 'compulsory'] },
  { id: 'RB-RULING-or-optional', alternatives: ['optional', 'compulsory'] },
  { id: 'RB-RULING-crawl-compulsory', alternatives: ['yes', 'no'] },
  { id: 'RB-RULING-crawl-drop', alternatives: ['no', 'yes'] },
  { id: 'RB-RULING-extra-between', alternatives: ['no', 'yes'] },
  { id: 'RB-RULING-extra-before-flip', alternatives: ['before-turning', 'after-turning'] },
  { id: 'RB-RULING-extra-per', alternatives: ['turn', 'round'] },
  { id: 'RB-RULING-forfeit-look', alternatives: ['before-turning', 'after-turning'] },
  { id: 'RB-RULING-forfeit-when-awake', alternatives: ['no', 'yes'] },
  { id: 'RB-RULING-revive-some', alternatives: ['all', 'choose'] },
  { id: 'RB-RULING-lock-one', alternatives: ['one', 'everything'] },
  { id: 'RB-RULING-lock-carried', alternatives: ['no', 'yes'] },
  { id: 'RB-RULING-lock-with-robbers', alternatives: ['no', 'yes'] },
  { id: 'RB-RULING-dropped-side', alternatives: ['unlocked', 'locked'] },
  { id: 'RB-RULING-tackle-out', alternatives: ['no', 'yes'] },
  { id: 'RB-RULING-pass-to-unconscious', alternatives: ['no', 'yes'] },
  { id: 'RB-RULING-alarm-per', alternatives: ['round', 'turn'] },
  { id: 'RB-RULING-alarm-optional', alternatives: ['optional', 'compulsory'] },
  { id: 'RB-RULING-alarm-walls', alternatives: ['no', 'yes'] },
  { id: 'RB-RULING-deck-next-round', alternatives: ['all-15', 'unused-only'] },
  { id: 'RB-RULING-guards-between-rounds', alternatives: ['reset', 'stay'] },
  { id: 'RB-RULING-round-3-cleanup', alternatives: ['skip', 'do'] },
  { id: 'RB-RULING-hand-view', alternatives: ['yes', 'own-only'] },
  { id: 'RB-RULING-two-player-order', alternatives: ['seat', 'free'] },
  { id: 'RB-RULING-first-step-damaged', alternatives: ['one-to-four'] },
] as const satisfies readonly Ruling[];

type Entry = (typeof rulings)[number];
type NameOf<Id> = Id extends `RB-RULING-${infer Name}` ? Name : never;

/** A ruling's name as `options.rulings` writes it: its id without the prefix. */
export type RulingName = NameOf<Entry['id']>;

/** The alternatives of one ruling, by name. */
export type Alternative<N extends RulingName> = Extract<Entry, { id: `RB-RULING-${N}` }>['alternatives'][number];
