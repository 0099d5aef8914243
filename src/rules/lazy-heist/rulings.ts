// What the rulebook of Lazy Heist leaves open. The first alternative is the default. Words: see the locales.
import type { Ruling } from '../../table/rule.js';
import type { NameIn } from '../common/rulings.js';

export const rulings = [
  { id: 'LH-RULING-tie-of-routes', kind: 'ambiguity', alternatives: ['end-space', 'first-step', 'players'] },
  { id: 'LH-RULING-tie-of-routes-second', kind: 'silence', alternatives: ['same-rule', 'players'] },
  { id: 'LH-RULING-guard-already-there', kind: 'silence', alternatives: ['arrived', 'ignored'] },
  { id: 'LH-RULING-put-on-checkpoint', kind: 'silence', alternatives: ['not-reached', 'reached'] },
  { id: 'LH-RULING-capture-at-checkpoint', kind: 'contradiction', alternatives: ['both', 'capture-only'] },
  { id: 'LH-RULING-second-guard-reaches', kind: 'ambiguity', alternatives: ['removed', 'stays'] },
  { id: 'LH-RULING-walked-into-guard', kind: 'ambiguity', alternatives: ['escort', 'guard-stays'] },
  { id: 'LH-RULING-sharing-with-guard', kind: 'silence', alternatives: ['caught', 'ignored'] },
  { id: 'LH-RULING-at-once', kind: 'ambiguity', alternatives: ['next-action', 'before-turn-end'] },
  { id: 'LH-RULING-standing-with-drone', kind: 'ambiguity', alternatives: ['every-turn', 'once'] },
  { id: 'LH-RULING-knock-out-sleeping', kind: 'ambiguity', alternatives: ['refused', 'allowed'] },
  { id: 'LH-RULING-freed-beside-drone', kind: 'silence', alternatives: ['quiet', 'meeting'] },
  { id: 'LH-RULING-knock-out-beside-guard', kind: 'silence', alternatives: ['still-confronted', 'safe'] },
  { id: 'LH-RULING-station-stages', kind: 'ambiguity', alternatives: ['one-per-minute', 'both-at-once'] },
  { id: 'LH-RULING-drone-turn', kind: 'ambiguity', alternatives: ['next-room', 'same-room'] },
  {
    id: 'LH-RULING-inactive-drone-and-load',
    kind: 'contradiction',
    alternatives: ['lost-when-activated', 'lost-when-placed', 'harmless'],
  },
  { id: 'LH-RULING-ruby-laid-beside-drone', kind: 'silence', alternatives: ['harmless', 'lost'] },
  { id: 'LH-RULING-cage-is-apart', kind: 'ambiguity', alternatives: ['apart', 'in-room'] },
  { id: 'LH-RULING-prisoner-turn', kind: 'contradiction', alternatives: ['rest-or-sit', 'may-wait'] },
  { id: 'LH-RULING-prisoner-items', kind: 'silence', alternatives: ['kept', 'dropped'] },
  { id: 'LH-RULING-turn-after-capture', kind: 'silence', alternatives: ['goes-on', 'ends'] },
  { id: 'LH-RULING-load-when-carrier-caught', kind: 'silence', alternatives: ['in-entered-room', 'left-behind'] },
  { id: 'LH-RULING-sneak-with-load', kind: 'silence', alternatives: ['refused', 'allowed'] },
  { id: 'LH-RULING-sneak-upstairs', kind: 'silence', alternatives: ['one-strength', 'none'] },
  { id: 'LH-RULING-carry-moves-burglar', kind: 'ambiguity', alternatives: ['yes', 'load-only'] },
  { id: 'LH-RULING-lock-both-ways', kind: 'ambiguity', alternatives: ['closed', 'leaving-allowed'] },
  { id: 'LH-RULING-shaft-reroll', kind: 'ambiguity', alternatives: ['all', 'guard-room-only'] },
  { id: 'LH-RULING-ruby-after-lasers', kind: 'silence', alternatives: ['at-once', 'next-protocol'] },
  { id: 'LH-RULING-ignited-elsewhere', kind: 'ambiguity', alternatives: ['stays-lit', 'goes-out'] },
  { id: 'LH-RULING-red-back-side', kind: 'silence', alternatives: ['step-2', 'step-3'] },
  { id: 'LH-RULING-next-radio-field', kind: 'ambiguity', alternatives: ['ahead-of-helicopter', 'ahead-of-marker'] },
  { id: 'LH-RULING-radio-optional', kind: 'ambiguity', alternatives: ['always', 'may'] },
  { id: 'LH-RULING-countdown-end', kind: 'ambiguity', alternatives: ['field-30', 'field-29'] },
  { id: 'LH-RULING-donut-value', kind: 'silence', alternatives: ['1', '2', '3'] },
  { id: 'LH-RULING-seated-at-roof', kind: 'silence', alternatives: ['allowed', 'refused'] },
  { id: 'LH-RULING-roof-alone', kind: 'ambiguity', alternatives: ['refused', 'allowed'] },
  { id: 'LH-RULING-item-actions-and-sitting', kind: 'silence', alternatives: ['neither', 'both'] },
  { id: 'LH-RULING-receiving', kind: 'ambiguity', alternatives: ['allowed', 'give-only'] },
  { id: 'LH-RULING-useless-actions', kind: 'silence', alternatives: ['refused', 'allowed'] },
  { id: 'LH-RULING-checkpoint-at-start', kind: 'silence', alternatives: ['off', 'dice'] },
  { id: 'LH-RULING-who-stands-up', kind: 'silence', alternatives: ['all'] },
  { id: 'LH-RULING-first-sitter-caught', kind: 'silence', alternatives: ['yes', 'next-free'] },
  { id: 'LH-RULING-empty-supplies', kind: 'silence', alternatives: ['nothing'] },
  { id: 'LH-RULING-prisoner-and-dice', kind: 'silence', alternatives: ['allowed'] },
  { id: 'LH-RULING-player-count', kind: 'silence', alternatives: ['four-burglars'] },
] as const satisfies readonly Ruling[];

/** One of these, and its name in `options.rulings`. */
export type OwnRuling = (typeof rulings)[number];
export type RulingName = NameIn<OwnRuling>;
