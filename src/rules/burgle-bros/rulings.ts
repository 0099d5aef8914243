// What the rulebook of Burgle Bros leaves open. The first alternative is the default. Words: see the locales.
import type { Ruling } from '../../table/rule.js';

export const rulings = [
  {
    id: 'BB-RULING-clockwise-tie',
    kind: 'ambiguity',
    alternatives: ['max-clockwise-area', 'left-at-first-fork', 'players-choose'],
  },
  { id: 'BB-RULING-thermo-moment', kind: 'ambiguity', alternatives: ['after-event', 'before-event', 'after-guard'] },
  { id: 'BB-RULING-hopeless-attempt', kind: 'ambiguity', alternatives: ['allowed', 'refused'] },
  { id: 'BB-RULING-laser-order', kind: 'ambiguity', alternatives: ['after-reveal', 'before-reveal'] },
  { id: 'BB-RULING-motion-then-entry', kind: 'silence', alternatives: ['leaving-first', 'entry-first'] },
  { id: 'BB-RULING-motion-again', kind: 'ambiguity', alternatives: ['second-time', 'never'] },
  { id: 'BB-RULING-second-alarm-same-tile', kind: 'silence', alternatives: ['nothing', 'new-target'] },
  { id: 'BB-RULING-nearest-when', kind: 'silence', alternatives: ['raised-or-reached', 'every-step'] },
  { id: 'BB-RULING-tie-chooser', kind: 'ambiguity', alternatives: ['active-player', 'team'] },
  { id: 'BB-RULING-hack-decider', kind: 'contradiction', alternatives: ['team', 'burglar'] },
  { id: 'BB-RULING-target-is-here', kind: 'silence', alternatives: ['draw-again', 'wait'] },
  { id: 'BB-RULING-reshuffle-mid-move', kind: 'silence', alternatives: ['steps-unchanged', 'one-step-more'] },
  { id: 'BB-RULING-reshuffle-when', kind: 'ambiguity', alternatives: ['when-needed', 'at-once'] },
  { id: 'BB-RULING-start-on-guard', kind: 'silence', alternatives: ['stealth-lost', 'free'] },
  { id: 'BB-RULING-guard-placed-on-burglar', kind: 'silence', alternatives: ['once', 'twice'] },
  { id: 'BB-RULING-failed-entry-new-floor', kind: 'silence', alternatives: ['no', 'yes'] },
  { id: 'BB-RULING-foyer-moments', kind: 'ambiguity', alternatives: ['every-step', 'once-per-movement'] },
  { id: 'BB-RULING-sight-per-guard', kind: 'silence', alternatives: ['each-guard', 'once'] },
  { id: 'BB-RULING-camera-moments', kind: 'ambiguity', alternatives: ['on-arrival', 'continuously'] },
  { id: 'BB-RULING-camera-face-up', kind: 'ambiguity', alternatives: ['yes', 'no'] },
  { id: 'BB-RULING-fall-onto-face-down', kind: 'silence', alternatives: ['reveal', 'stays-face-down'] },
  { id: 'BB-RULING-double-fall', kind: 'silence', alternatives: ['no-further-fall', 'falls-on'] },
  { id: 'BB-RULING-walkway-down-onto-walkway', kind: 'silence', alternatives: ['falls', 'stays'] },
  { id: 'BB-RULING-walkway-new-floor', kind: 'silence', alternatives: ['entered', 'not-entered'] },
  { id: 'BB-RULING-walkway-guard', kind: 'silence', alternatives: ['stealth-lost', 'only-fall'] },
  { id: 'BB-RULING-fall-into-view', kind: 'silence', alternatives: ['not-seen', 'seen'] },
  { id: 'BB-RULING-lab-by-fall', kind: 'silence', alternatives: ['no-tool', 'tool'] },
  { id: 'BB-RULING-keypad-scope', kind: 'ambiguity', alternatives: ['per-tile', 'per-turn'] },
  { id: 'BB-RULING-keypad-occupied', kind: 'silence', alternatives: ['locked', 'open'] },
  { id: 'BB-RULING-add-die-cost', kind: 'contradiction', alternatives: ['2', '1'] },
  { id: 'BB-RULING-all-safes', kind: 'contradiction', alternatives: ['all-in-building', 'three'] },
  { id: 'BB-RULING-knox-third-safe', kind: 'contradiction', alternatives: ['in-the-mix', 'two-safes'] },
  { id: 'BB-RULING-knox-combination', kind: 'contradiction', alternatives: ['all-numbered', 'six-or-eight'] },
  { id: 'BB-RULING-knox-gap-card', kind: 'silence', alternatives: ['draw-another', 'removed'] },
  { id: 'BB-RULING-knox-second-safe', kind: 'ambiguity', alternatives: ['opens', 'only-when-rolled'] },
  { id: 'BB-RULING-knox-set-aside', kind: 'silence', alternatives: ['same', 'scaled'] },
  { id: 'BB-RULING-silent-alarm-unvisited', kind: 'silence', alternatives: ['rises', 'unchanged'] },
  { id: 'BB-RULING-exchange-when', kind: 'ambiguity', alternatives: ['own-turn', 'any-time'] },
  { id: 'BB-RULING-used-actions', kind: 'contradiction', alternatives: ['used', 'unused'] },
  { id: 'BB-RULING-peek-face-up', kind: 'silence', alternatives: ['refused', 'allowed'] },
  { id: 'BB-RULING-secret-face-down', kind: 'silence', alternatives: ['refused', 'allowed'] },
  { id: 'BB-RULING-stealth-order', kind: 'silence', alternatives: ['active-then-seats', 'team'] },
  { id: 'BB-RULING-loot-check', kind: 'ambiguity', alternatives: ['last-escape', 'each-escape'] },
  { id: 'BB-RULING-start-player', kind: 'silence', alternatives: ['first-of-order', 'team'] },
  { id: 'BB-RULING-solo-header', kind: 'contradiction', alternatives: ['1-4', '2-4'] },
  { id: 'BB-RULING-walkway-down-edition', kind: 'languages', alternatives: ['entering', 'not-entering'] },
  { id: 'BB-RULING-fall-on-guard-edition', kind: 'languages', alternatives: ['stealth-lost', 'no-loss'] },
  { id: 'BB-RULING-dice-per-safe', kind: 'ambiguity', alternatives: ['none', '6'] },
  { id: 'BB-RULING-office-stairs-number', kind: 'ambiguity', alternatives: ['yes', 'no'] },
  { id: 'BB-RULING-lost-at-placement', kind: 'silence', alternatives: ['off-the-table', 'draw-again'] },
  { id: 'BB-RULING-lost-with-alarm', kind: 'silence', alternatives: ['alarm', 'card'] },
  { id: 'BB-RULING-lost-card-after', kind: 'silence', alternatives: ['discard', 'out-of-the-game'] },
  { id: 'BB-RULING-lost-speed', kind: 'silence', alternatives: ['after-draws', 'before-draws'] },
  { id: 'BB-RULING-deck-empty', kind: 'silence', alternatives: ['reshuffle', 'no-card'] },
  { id: 'BB-RULING-goblet-zero', kind: 'silence', alternatives: ['captured', 'no-loss'] },
  { id: 'BB-RULING-peterman-bare', kind: 'silence', alternatives: ['refused', 'one-die'] },
  { id: 'BB-RULING-roof-by-card', kind: 'silence', alternatives: ['thermal-bomb', 'all', 'none'] },
  { id: 'BB-RULING-motion-left-by-card', kind: 'silence', alternatives: ['no-alarm', 'alarm'] },
  { id: 'BB-RULING-gymnastics', kind: 'ambiguity', alternatives: ['floor-above', 'floor-below'] },
  { id: 'BB-RULING-kitty-goal', kind: 'ambiguity', alternatives: ['alarm-marker', 'alarm-tile'] },
  { id: 'BB-RULING-gold-bar-solo', kind: 'silence', alternatives: ['leaves-the-game', 'carries-both'] },
  { id: 'BB-RULING-emp-target', kind: 'silence', alternatives: ['stays', 'draw'] },
  { id: 'BB-RULING-card-guard-moves', kind: 'silence', alternatives: ['no-effect', 'as-printed'] },
] as const satisfies readonly Ruling[];

type Entry = (typeof rulings)[number];
type NameOf<Id> = Id extends `BB-RULING-${infer Name}` ? Name : never;

/** A ruling's name as `options.rulings` writes it: its id without the prefix. */
export type RulingName = NameOf<Entry['id']>;

type Alternatives<N extends RulingName> = Extract<Entry, { id: `BB-RULING-${N}` }>['alternatives'];

/** The alternatives of one ruling, by name; its default; the others. */
export type Answer<N extends RulingName> = Alternatives<N>[number];
export type UsualAnswer<N extends RulingName> = Alternatives<N>[0];
export type OtherAnswer<N extends RulingName> =
  Alternatives<N> extends readonly [string, ...infer Others extends string[]] ? Others[number] : never;
