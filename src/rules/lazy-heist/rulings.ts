// What the rulebook of Lazy Heist leaves open. The first alternative is the default. Words: see the locales.
import type { Ruling } from '../../table/rule.js';

export const rulings = [
  { id: 'LH-RULING-tie-of-routes', alternatives: ['end-space', 'first-step', 'players'] },
  { id: 'LH-RULING-tie-of-routes-second', alternatives: ['same-rule', 'players'] },
  { id: 'LH-RULING-guard-already-there', alternatives: ['arrived', 'ignored'] },
  { id: 'LH-RULING-put-on-checkpoint', alternatives: ['not-reached', 'reached'] },
  { id: 'LH-RULING-capture-at-checkpoint', alternatives: ['both', 'capture-only'] },
  { id: 'LH-RULING-second-guard-reaches', alternatives: ['removed', 'stays'] },
  { id: 'LH-RULING-walked-into-guard', alternatives: ['escort', 'guard-stays'] },
  { id: 'LH-RULING-sharing-with-guard', alternatives: ['caught', 'ignored'] },
  { id: 'LH-RULING-at-once', alternatives: ['next-action', 'before-turn-end'] },
  { id: 'LH-RULING-standing-with-drone', alternatives: ['once', 'every-turn'] },
  { id: 'LH-RULING-freed-beside-drone', alternatives: ['quiet', 'meeting'] },
  { id: 'LH-RULING-knock-out-beside-guard', alternatives: ['still-confronted', 'safe'] },
  { id: 'LH-RULING-station-stages', alternatives: ['one-per-minute', 'both-at-once'] },
  { id: 'LH-RULING-drone-turn', alternatives: ['next-room', 'same-room'] },
  {
    id: 'LH-RULING-inactive-drone-and-load',
    alternatives: ['lost-when-activated', 'lost-when-placed', 'harmless'],
  },
  { id: 'LH-RULING-ruby-laid-beside-drone', alternatives: ['harmless', 'lost'] },
  { id: 'LH-RULING-cage-is-apart', alternatives: ['apart', 'in-room'] },
  { id: 'LH-RULING-prisoner-turn', alternatives: ['rest-or-sit', 'may-wait'] },
  { id: 'LH-RULING-prisoner-items', alternatives: ['kept', 'dropped'] },
  { id: 'LH-RULING-turn-after-capture', alternatives: ['goes-on', 'ends'] },
  { id: 'LH-RULING-load-when-carrier-caught', alternatives: ['in-entered-room', 'left-behind'] },
  { id: 'LH-RULING-sneak-with-load', alternatives: ['refused', 'allowed'] },
  { id: 'LH-RULING-sneak-upstairs', alternatives: ['one-strength', 'none'] },
  { id: 'LH-RULING-carry-moves-burglar', alternatives: ['yes', 'load-only'] },
  { id: 'LH-RULING-lock-both-ways', alternatives: ['closed', 'leaving-allowed'] },
  { id: 'LH-RULING-shaft-reroll', alternatives: ['all', 'guard-room-only'] },
  { id: 'LH-RULING-ruby-after-lasers', alternatives: ['at-once', 'next-protocol'] },
  { id: 'LH-RULING-ignited-elsewhere', alternatives: ['stays-lit', 'goes-out'] },
  { id: 'LH-RULING-red-back-side', alternatives: ['step-2', 'step-3'] },
  { id: 'LH-RULING-next-radio-field', alternatives: ['ahead-of-helicopter', 'ahead-of-marker'] },
  { id: 'LH-RULING-radio-optional', alternatives: ['always', 'may'] },
  { id: 'LH-RULING-countdown-end', alternatives: ['field-30', 'field-29'] },
  { id: 'LH-RULING-donut-value', alternatives: ['1', '2', '3'] },
  { id: 'LH-RULING-seated-at-roof', alternatives: ['allowed', 'refused'] },
  { id: 'LH-RULING-roof-alone', alternatives: ['refused', 'allowed'] },
  { id: 'LH-RULING-item-actions-and-sitting', alternatives: ['neither', 'both'] },
  { id: 'LH-RULING-useless-actions', alternatives: ['refused', 'allowed'] },
  { id: 'LH-RULING-checkpoint-at-start', alternatives: ['off', 'dice'] },
  { id: 'LH-RULING-who-stands-up', alternatives: ['all'] },
  { id: 'LH-RULING-first-sitter-caught', alternatives: ['yes', 'next-free'] },
  { id: 'LH-RULING-empty-supplies', alternatives: ['nothing'] },
  { id: 'LH-RULING-prisoner-and-dice', alternatives: ['allowed'] },
  { id: 'LH-RULING-player-count', alternatives: ['four-burglars'] },
] as const satisfies readonly Ruling[];

type Entry = (typeof rulings)[number];
type NameOf<Id> = Id extends `LH-RULING-${infer Name}` ? Name : never;

/** A ruling's name as `options.rulings` writes it: its id without the prefix. */
export type RulingName = NameOf<Entry['id']>;

/** The alternatives of one ruling, by name. */
export type Alternative<N extends RulingName> = Extract<Entry, { id: `LH-RULING-${N}` }>['alternatives'][number];
