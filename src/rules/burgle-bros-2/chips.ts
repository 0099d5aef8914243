// The chips: which lie face-up, which may still lie face-down, and how one is turned up or taken away.
import { effect } from '../../table/event.js';
import type { Space } from './board.js';
import { chipColours, type Chip, chipCounts, chips } from './data.js';
import {
  changed,
  event,
  names,
  withFinale,
  withoutKey,
  type ChipState,
  type Position,
  type RuleOrRuling,
  type RuleStep,
} from './position.js';

/** The chip that lies face-up in a room. */
export const chipAt = ({ chips: laid }: Position, space: Space): Exclude<ChipState, 'down'> | undefined => {
  const chip = laid[space];
  return chip === undefined || chip === 'down' ? undefined : chip;
};
export const isChipDown = ({ chips: laid }: Position, space: Space): boolean => laid[space] === 'down';
export const holdsSaleswoman = (position: Position, space: Space): boolean =>
  chipAt(position, space)?.chip === 'saleswoman';

/** Every chip that may lie face-down in a room, with how many there are. Two crooks have put a saleswoman aside (B2-SETUP-8). */
export function hiddenChips(position: Position, space?: Space): Map<Chip, number> {
  const { finale } = position;
  if (space !== undefined && finale.shown.includes(space)) return new Map([['prima-donna', 1]]);
  const left: Record<Chip, number> = { ...chipCounts };
  if (names(position).length === 2) left.saleswoman -= 1;
  for (const chip of position.chipsGone) left[chip] -= 1;
  for (const state of Object.values(position.chips)) if (state !== 'down') left[state.chip] -= 1;
  left['prima-donna'] -= finale.shown.length + Object.values(finale.taken).reduce((sum, n) => sum + n, 0);
  return new Map(chips.filter((chip) => left[chip] > 0).map((chip) => [chip, left[chip]]));
}

export const revealChip =
  (space: Space, chip: Chip, rule: RuleOrRuling): RuleStep =>
  (position) =>
    effect(
      withFinale(changed(position, { chips: { ...position.chips, [space]: { chip, with: null } } }), {
        shown: position.finale.shown.filter((each) => each !== space),
      }),
      event('chip-revealed', rule, { at: space, chip }),
    );

export const removeChip =
  (space: Space, rule: RuleOrRuling): RuleStep =>
  (position) => {
    const state = chipAt(position, space);
    if (!state) return effect(position);
    return effect(
      changed(position, {
        chips: withoutKey(position.chips, space),
        chipsGone: [...position.chipsGone, state.chip],
      }),
      event('chip-removed', rule, { at: space, chip: state.chip }),
    );
  };

/** An entering that lapses takes a red or yellow chip along that was just turned up; a blue one stays. */
export const dropChip =
  (space: Space): RuleStep =>
  (position) => {
    const state = chipAt(position, space);
    return state && chipColours[state.chip] !== 'blue' ? removeChip(space, 'B2-CHIP-8')(position) : effect(position);
  };
