// What the rulebook of How to Rob a Bank leaves open. The first alternative is the default. Words: see the locales.

import type { Ruling } from '../../table/rule.js';
import type { NameIn } from '../common/rulings.js';

export const rulings = [
  { id: 'RB-RULING-car-edge-start', kind: 'silence', alternatives: ['far-corners', 'straight-opposite'] },
  { id: 'RB-RULING-car-corner-chooser', kind: 'languages', alternatives: ['bank', 'robbers'] },
  { id: 'RB-RULING-closed-rooms', kind: 'languages', alternatives: ['areas', 'single-room'] },
  { id: 'RB-RULING-rotate-must', kind: 'contradiction', alternatives: ['must', 'may'] },
  { id: 'RB-RULING-rotate-when', kind: 'ambiguity', alternatives: ['closed-only', 'free'] },
  { id: 'RB-RULING-rotate-lowers', kind: 'ambiguity', alternatives: ['yes', 'no'] },
  { id: 'RB-RULING-tile-facing', kind: 'silence', alternatives: ['chance', 'bank', 'upright'] },
  { id: 'RB-RULING-walk-all', kind: 'languages', alternatives: ['all', 'one'] },
  { id: 'RB-RULING-walk-look-ahead', kind: 'ambiguity', alternatives: ['refuse', 'lose'] },
  { id: 'RB-RULING-robber-there-and-back', kind: 'languages', alternatives: ['no', 'yes'] },
  { id: 'RB-RULING-impossible-walk', kind: 'silence', alternatives: ['lost'] },
  { id: 'RB-RULING-optional-when-possible', kind: 'languages', alternatives: ['optional', 'compulsory'] },
  { id: 'RB-RULING-or-optional', kind: 'ambiguity', alternatives: ['optional', 'compulsory'] },
  { id: 'RB-RULING-crawl-compulsory', kind: 'languages', alternatives: ['yes', 'no'] },
  { id: 'RB-RULING-crawl-drop', kind: 'languages', alternatives: ['no', 'yes'] },
  { id: 'RB-RULING-extra-between', kind: 'ambiguity', alternatives: ['no', 'yes'] },
  { id: 'RB-RULING-extra-before-flip', kind: 'ambiguity', alternatives: ['before-turning', 'after-turning'] },
  { id: 'RB-RULING-extra-per', kind: 'languages', alternatives: ['turn', 'round'] },
  { id: 'RB-RULING-forfeit-look', kind: 'ambiguity', alternatives: ['before-turning', 'after-turning'] },
  { id: 'RB-RULING-forfeit-when-awake', kind: 'silence', alternatives: ['no', 'yes'] },
  { id: 'RB-RULING-revive-some', kind: 'ambiguity', alternatives: ['all', 'choose'] },
  { id: 'RB-RULING-lock-one', kind: 'languages', alternatives: ['one', 'everything'] },
  { id: 'RB-RULING-lock-carried', kind: 'silence', alternatives: ['no', 'yes'] },
  { id: 'RB-RULING-lock-with-robbers', kind: 'silence', alternatives: ['no', 'yes'] },
  { id: 'RB-RULING-dropped-side', kind: 'silence', alternatives: ['unlocked', 'locked'] },
  { id: 'RB-RULING-tackle-out', kind: 'silence', alternatives: ['no', 'yes'] },
  { id: 'RB-RULING-pass-to-unconscious', kind: 'silence', alternatives: ['no', 'yes'] },
  { id: 'RB-RULING-alarm-per', kind: 'languages', alternatives: ['round', 'turn'] },
  { id: 'RB-RULING-alarm-optional', kind: 'languages', alternatives: ['optional', 'compulsory'] },
  { id: 'RB-RULING-alarm-walls', kind: 'silence', alternatives: ['no', 'yes'] },
  { id: 'RB-RULING-deck-next-round', kind: 'silence', alternatives: ['all-15', 'unused-only'] },
  { id: 'RB-RULING-guards-between-rounds', kind: 'silence', alternatives: ['reset', 'stay'] },
  { id: 'RB-RULING-round-3-cleanup', kind: 'silence', alternatives: ['skip', 'do'] },
  { id: 'RB-RULING-hand-view', kind: 'languages', alternatives: ['yes', 'own-only'] },
  { id: 'RB-RULING-two-player-order', kind: 'silence', alternatives: ['seat', 'free'] },
  { id: 'RB-RULING-first-step-damaged', kind: 'languages', alternatives: ['one-to-four'] },
] as const satisfies readonly Ruling[];

/** One of these, and its name in `options.rulings`. */
export type OwnRuling = (typeof rulings)[number];
export type RulingName = NameIn<OwnRuling>;
