// Which gear lies under a crook's card when a heist begins (B2-SETUP-15, B2-ALT-1).
import { rewardsOf } from '../box.js';
import type { Campaign, GearState, Options } from '../position.js';
import { gearCard, gearOf, type Gear } from './data.js';

const under: GearState = { state: 'under', used: 0 };

/** The character's three cards; in a campaign also its alternative, if it was a reward of an earlier heist. */
export function gearUnder(
  character: string,
  { depots, data }: Pick<Options, 'depots' | 'data'>,
  campaign: Campaign | null,
): Partial<Record<Gear, GearState>> {
  if (depots) return {};
  // The reward of this heist is for the next one.
  const earlier = (campaign?.rewards ?? []).filter((gear) => gear !== rewardsOf(data)[(campaign?.heist ?? 1) - 1]);
  const cards = [...gearOf(character), ...earlier.filter((gear) => gearCard(gear).character === character)];
  return Object.fromEntries(cards.map((gear) => [gear, under]));
}
