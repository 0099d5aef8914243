// The set-up: a card places the first guard, the team chooses the entrance, a card gives the guard his target.
import { andThen, effect, type Effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import { floorOf, spaceAt, type Space } from './board.js';
import { drawablePatrol, drawPatrol, loseSight, lostVisual, mixIfEmpty } from './patrol.js';
import { changed, event, guardOn, isGap, isOnPlan, push, isRuled, withGuard, type Position } from './position.js';

/** Set-up concerns the first floor only. */
const floor = '1';

const isDrawable = (position: Position, [deck, of, card]: readonly string[]): boolean =>
  deck === 'patrol' && of === floor && drawablePatrol(position, floor).includes(card as string);

/** A first card of the floor: `lay` says what it does, if it names a space. */
function firstCard(
  position: Position,
  card: string,
  lay: (next: Position, to: Space) => Effect<Position>,
): Effect<Position> {
  const drawn = drawPatrol(position, floor, card);
  if (card === lostVisual)
    return isRuled(position, 'lost-at-placement', 'draw-again')
      ? drawn
      : andThen(drawn, (next) => loseSight(next, floor));
  return card === position.gap ? drawn : andThen(drawn, (next) => lay(next, spaceAt(floor, card)));
}

/** BB-START-2 */
const placeFirstGuard: MoveRule<Position> = {
  check: (position, { args }) => (isDrawable(position, args) ? null : 'BB-START-2'),
  apply: (position, { args: [, , card] }) =>
    firstCard(position, card as string, (next, at) =>
      effect(withGuard(next, floor, { at }), event('guard-placed', 'BB-START-2', { floor: Number(floor), at })),
    ),
};

/** BB-START-3 */
const chooseEntrance: MoveRule<Position> = {
  check(position, { args: [space] }) {
    if (isGap(position, space as Space)) return 'BB-KNOX-2';
    return isOnPlan(position, space as Space) && floorOf(space as Space) === floor ? null : 'BB-START-3';
  },
  apply: (position, { args: [at] }) => effect(push(position, { do: 'peek', at: at as Space, by: 'entrance' })),
};

/** BB-START-4 */
const aimFirstGuard: MoveRule<Position> = {
  check: (position, { args }) => (isDrawable(position, args) ? null : 'BB-START-4'),
  apply: (position, { args: [, , card] }) =>
    firstCard(position, card as string, (next, to) =>
      guardOn(next, floor).at === to && !isRuled(next, 'target-is-here', 'wait')
        ? effect(next)
        : effect(
            withGuard(next, floor, { target: to }),
            event('target-set', 'BB-START-4', { floor: Number(floor), to, cause: 'patrol' }),
          ),
    ),
};

/** Ruling start-player: the team says who begins. */
const beginWith: MoveRule<Position> = {
  check: (position, { args: [who] }) => (position.order.includes(who as string) ? null : 'BB-RULING-start-player'),
  apply: (position, { args: [who] }) => effect(changed(position, { active: who as string })),
};

export const setupMoves = { placeFirstGuard, chooseEntrance, aimFirstGuard, beginWith };
export const setupSteps = { mixFirstPatrol: (position: Position): Effect<Position> => mixIfEmpty(position, floor) };
export const setupTests = {
  isFirstGuardDue: (position: Position): boolean => {
    const { at, lost } = guardOn(position, floor);
    return at === null && !lost;
  },
  isFirstTargetDue: (position: Position): boolean => {
    const { at, target } = guardOn(position, floor);
    return at !== null && target === null;
  },
  isBeginnerOpen: (position: Position): boolean => isRuled(position, 'start-player', 'team'),
};
