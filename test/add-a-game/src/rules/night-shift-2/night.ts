// What the night does after the thief's action: the guard walks, the guard looks, the clock strikes.
import { andThen, effect, type Effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import { stepOn } from './board.js';
import { numbers } from './data.js';
import { changed, event, hasBag, lose, type Position } from './position.js';

/** NS-NIGHT-1: as many steps as the die shows, back and forth. */
const guardWalks: MoveRule<Position> = {
  check: () => null,
  apply(position, { args: [face] }) {
    let { guard: at, heading } = position;
    for (let i = 0; i < Number(face); i++) ({ at, heading } = stepOn(at, heading));
    return effect(
      changed(position, { guard: at, heading }),
      event('guard-walked', 'NS-NIGHT-1', { from: position.guard, to: at }),
    );
  },
};

/** NS-NIGHT-2: whoever hides is not seen (NS-HIDE-1), unless the bag gives the thief away. */
function guardLooks(position: Position): Effect<Position> {
  const { guard, thief, hidden, options } = position;
  if (guard !== thief) return effect(position, event('guard-looked', 'NS-NIGHT-2', { at: guard }));
  const isGivenAway = hasBag(position) && options.rulings['hiding-with-bag'] === 'seen';
  if (hidden && !isGivenAway) return effect(position, event('thief-overlooked', 'NS-HIDE-1', { at: guard }));
  const caught = event('thief-caught', hidden ? 'NS-RULING-hiding-with-bag' : 'NS-NIGHT-2', { at: guard });
  return andThen(effect(position, caught), (after) => lose(after, 'NS-END-2'));
}

/** NS-NIGHT-3: an hour has passed, and the thief comes out of hiding. */
function clockStrikes(position: Position): Effect<Position> {
  const hour = position.hour + 1;
  const struck = effect(changed(position, { hour, hidden: false }), event('clock-struck', 'NS-NIGHT-3', { hour }));
  return hour < numbers.lastHour ? struck : andThen(struck, (after) => lose(after, 'NS-END-3'));
}

export const nightMoves = { guardWalks };
export const nightSteps = { guardLooks, clockStrikes };
export const nightTests = { isLost: ({ outcome }: Position): boolean => outcome?.result === 'lost' };
