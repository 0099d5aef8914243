// Walking on one's own feet; in the boots of finale 5 one slides.
import { effect, type Effect } from '../../table/event.js';
import { areAdjacent, beyond, floorOf, isWallBetween, type Direction, type Floor, type Space } from './board.js';
import { lineTo } from './spaces.js';
import { enterRoom, put } from './moving-crooks.js';
import { arrive, comeIn } from './guards.js';
import {
  crook,
  crooksIn,
  event,
  finaleNow,
  guardOn,
  hasFlag,
  inTurn,
  withGuard,
  type Position,
  type RuleStep,
} from './position.js';

const hasBoots = (position: Position, who: string): boolean =>
  finaleNow(position) === 5 && position.finale.boots === who;

/** B2-MOVE-1; with air-ducts walls do not matter. */
export const walkTo =
  (who: string, to: Space): RuleStep =>
  (position) => {
    const from = crook(position, who).at;
    const dir = lineTo(from, to) as Direction;
    if (hasBoots(position, who)) return slide(position, who, from, dir);
    return inTurn(
      position,
      put(who, to, 'own', event('walked', 'B2-MOVE-1', { crook: who, from, to })),
      enterRoom(who, to, { by: 'walk', dir }),
    );
  };

/** B2-F5: on till a wall, the edge or a crook; then the guard of the floor slides the same way. */
function slide(position: Position, who: string, from: Space, dir: Direction): Effect<Position> {
  const isThroughWalls = hasFlag(position, 'ducts');
  let to = from;
  for (let next = beyond(to, dir); next; next = beyond(to, dir)) {
    if (!isThroughWalls && isWallBetween(position, to, next)) break;
    to = next;
    if (crooksIn(position, to).length > 0) break;
  }
  const floor = floorOf(from);
  const moved = put(who, to, 'own', event('walked', 'B2-F5', { crook: who, from, to }))(position);
  const slid = inTurn(moved.position, slideGuard(floor, dir));
  const isMet = slid.events.some(({ type, to: room }) => type === 'guard-moved' && room === to);
  // The crook enters after all this, and after the card that the guard may have to draw.
  const waiting = inTurn(
    slid.position,
    enterRoom(who, to, { by: 'walk', dir, met: isMet }),
    guardOn(position, floor) ? arriveIfMoved(floor, slid.events.length > 0) : effect,
  );
  return effect(waiting.position, ...moved.events, ...slid.events, ...waiting.events);
}
const arriveIfMoved = (floor: Floor, hasMoved: boolean): RuleStep => (hasMoved ? arrive(floor) : effect);

/** Room by room till a wall or the edge: parts 3 to 5 of a step in each. */
const slideGuard =
  (floor: Floor, dir: Direction): RuleStep =>
  (position) => {
    const from = guardOn(position, floor)?.at;
    const to = from && beyond(from, dir);
    if (!from || !to || !areAdjacent(position, from, to)) return effect(position);
    return inTurn(
      withGuard(position, floor, { at: to }),
      (now) => effect(now, event('guard-moved', 'B2-F5', { floor, from, to })),
      comeIn(floor),
      slideGuard(floor, dir),
    );
  };
