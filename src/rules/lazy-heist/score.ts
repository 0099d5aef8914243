// How good a position is, roughly: enough for simulated burglars who know what to do next and look a little ahead. Each
// has a task (carry, fetch a battery or a key, switch, free a friend, come to the roof) and is worth more the nearer
// it is. The weights were tried out in simulated games. No rule looks at this.
import { nextRadioField } from './actions.js';
import { planOf } from './building.js';
import type { Burglar } from './data.js';
import { burglar, pointsLeft, type Position } from './position.js';
import { danger, loadDanger } from './score-danger.js';
import { batteryHolders, wayScore } from './score-goals.js';

export function score(position: Position): number {
  const { outcome, options, explosives, vault: cards } = position;
  if (outcome) return outcome.result === 'won' ? 20_000 : -6000;
  return (
    (cards.wall ? 0 : 900) +
    (cards.lasers ? 0 : 600) +
    (explosives.lit ? 400 : 0) -
    loadDanger(position) +
    radioScore(position) +
    wayScore(position) +
    options.seats.reduce((sum, id) => sum + burglarScore(position, id), 0) -
    (prisoned[options.seats.filter((id) => burglar(position, id).at === 'cell').length] ?? 0)
  );
}
/** What so many prisoners cost: the fourth is the end. */
const prisoned = [0, 400, 1000, 2200];

/** The next radio field has to be covered in time; a battery in hand is nearly a call. */
function radioScore(position: Position): number {
  const field = nextRadioField(position);
  if (field === undefined || position.radio === field) return 600;
  return batteryHolders(position).length > 0 ? 450 : 0;
}

/** What a burglar is worth as he stands: free, strong, and in nobody's way. The last marker is needed for the roof. */
function burglarScore(position: Position, id: Burglar): number {
  const { at, strength } = burglar(position, id);
  const left = pointsLeft(position, id);
  const strong = 12 * Math.min(3, strength) + 4 * strength + left / 10;
  const atBlast = at === planOf(position).vault && position.explosives.lit ? (left > 0 ? 100 : 1000) : 0;
  return strong - atBlast - danger(position, id);
}
