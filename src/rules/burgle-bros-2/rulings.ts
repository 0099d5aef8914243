// What the rulebook of Burgle Bros 2 leaves open. The first alternative is the default. Words: see the locales.
import type { Ruling } from '../../table/rule.js';
import type { NameIn } from '../common/rulings.js';

export const rulings = [
  {
    id: 'B2-RULING-clockwise-tie',
    kind: 'ambiguity',
    alternatives: ['largest-turn', 'left-hand-first-step', 'team-chooses'],
  },
  { id: 'B2-RULING-stress-on-entry', kind: 'silence', alternatives: ['after-chip', 'on-entry', 'after-room'] },
  {
    id: 'B2-RULING-no-marker-contradiction',
    kind: 'contradiction',
    alternatives: ['set-or-ignore', 'ignore-all', 'always-place'],
  },
  { id: 'B2-RULING-saleswoman-other-exits', kind: 'silence', alternatives: ['stays', 'removed'] },
  { id: 'B2-RULING-slots-same-room', kind: 'ambiguity', alternatives: ['quiet', 'noisy'] },
  { id: 'B2-RULING-splash-zone-empty', kind: 'silence', alternatives: ['take-new-card', 'nothing'] },
  { id: 'B2-RULING-drunk-direction', kind: 'silence', alternatives: ['line-or-none', 'jumps-never', 'walks-only'] },
  { id: 'B2-RULING-drunk-after-fall', kind: 'silence', alternatives: ['none', 'keep-direction'] },
  { id: 'B2-RULING-drunk-at-edge', kind: 'ambiguity', alternatives: ['reveal', 'stay-hidden'] },
  { id: 'B2-RULING-chip-at-entrance', kind: 'silence', alternatives: ['as-move', 'untouched'] },
  { id: 'B2-RULING-target-under-guard', kind: 'silence', alternatives: ['draw-again', 'wait'] },
  { id: 'B2-RULING-jump-onto-target', kind: 'ambiguity', alternatives: ['arrives', 'steps-only'] },
  { id: 'B2-RULING-distracted-at-setup', kind: 'silence', alternatives: ['discard-and-redraw', 'shuffle-back'] },
  { id: 'B2-RULING-distracted-none', kind: 'ambiguity', alternatives: ['none-face-up', 'none-at-all'] },
  { id: 'B2-RULING-removed-patrol-cards', kind: 'ambiguity', alternatives: ['out-unseen', 'discard'] },
  { id: 'B2-RULING-foreign-patrol-card', kind: 'silence', alternatives: ['same-place', 'reveal-and-skip'] },
  { id: 'B2-RULING-refilled-deck', kind: 'ambiguity', alternatives: ['stays-alerted', 'calms-down'] },
  { id: 'B2-RULING-alerted-no-crook', kind: 'silence', alternatives: ['stays', 'to-escalator'] },
  { id: 'B2-RULING-alerted-together', kind: 'silence', alternatives: ['forfeit', 'stress-again'] },
  { id: 'B2-RULING-crowd-and-camping-guard', kind: 'ambiguity', alternatives: ['no-help', 'helps'] },
  { id: 'B2-RULING-crowd-stops-alerted', kind: 'ambiguity', alternatives: ['stops', 'goes-on'] },
  { id: 'B2-RULING-crowd-order', kind: 'silence', alternatives: ['mustache-chip-token', 'team-chooses'] },
  { id: 'B2-RULING-meeting-before-room', kind: 'silence', alternatives: ['meeting-first', 'room-first'] },
  { id: 'B2-RULING-reaction-points', kind: 'ambiguity', alternatives: ['closed', 'before-stress'] },
  { id: 'B2-RULING-explore-nothing', kind: 'silence', alternatives: ['refused', 'allowed'] },
  { id: 'B2-RULING-buffet-under-guard', kind: 'ambiguity', alternatives: ['counters-go', 'counters-stay'] },
  { id: 'B2-RULING-monorail-face-down', kind: 'silence', alternatives: ['both-face-up', 'reveals'] },
  { id: 'B2-RULING-leave-order', kind: 'ambiguity', alternatives: ['after-entry', 'at-once'] },
  { id: 'B2-RULING-leave-standing', kind: 'ambiguity', alternatives: ['must-enter', 'at-once'] },
  { id: 'B2-RULING-detective-in-place', kind: 'silence', alternatives: ['no-entering', 'enters'] },
  { id: 'B2-RULING-event-commotion-order', kind: 'silence', alternatives: ['own-floor-first', 'team-chooses'] },
  { id: 'B2-RULING-counters-supply', kind: 'silence', alternatives: ['unlimited', 'last-counts'] },
  { id: 'B2-RULING-good-intel-hidden', kind: 'silence', alternatives: ['refused', 'die-in-room'] },
  { id: 'B2-RULING-get-cracking-limits', kind: 'silence', alternatives: ['refused', 'wraps'] },
  { id: 'B2-RULING-cut-sentence', kind: 'silence', alternatives: ['means-difficulty'] },
] as const satisfies readonly Ruling[];

/** One of these, and its name in `options.rulings`. */
export type OwnRuling = (typeof rulings)[number];
export type RulingName = NameIn<OwnRuling>;
