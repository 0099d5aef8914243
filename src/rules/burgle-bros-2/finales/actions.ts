// Actions that only a finale knows: the car, steaks, the football, SWAT, walls.
import { effect, type Effect } from '../../../table/event.js';
import {
  adjacent,
  beyond,
  compass,
  edgeBetween,
  floorOf,
  isWallBetween,
  type Direction,
  type Space,
  type FloorWall,
} from '../board.js';
import { endsOfWall, isSameLine, lineTo, mirrored } from '../spaces.js';
import { makeCommotion } from '../commotion.js';
import { numbers } from '../data.js';
import { win } from '../ends.js';
import { each, enterRoom, leaveSaleswoman } from '../moving-crooks.js';
import { action, unless } from '../paying.js';
import {
  changed,
  crook,
  event,
  finaleNow,
  here,
  inTurn,
  isInside,
  names,
  silently,
  withCrook,
  withFinale,
  withTokens,
  type Position,
  type RuleStep,
} from '../position.js';
import { isEscalator } from '../rooms.js';
import { wallsNeeded } from './entering.js';

const isPair = (position: Position): boolean => names(position).length === 2;

/** B2-F2 */
const board = action({
  needs: (position, { by = '' }) => {
    const { car, inside } = position.finale;
    return unless(finaleNow(position) === 2 && car === here(position) && !inside.includes(by), 'B2-F2');
  },
  does: (position, { by = '' }) =>
    effect(
      withFinale(position, { inside: [...position.finale.inside, by] }),
      event('finale-step', 'B2-F2', { what: 'boarded', crook: by }),
    ),
});

/** The rooms that the car drives through, its last one at the end; none: off the edge; undefined: a wall. */
function drive(position: Position, car: Space, dir: Direction): Space[] | undefined {
  const first = beyond(car, dir);
  if (!first) return [];
  const isStopped = (from: Space, to: Space) => isPair(position) && isWallBetween(position, from, to);
  if (isStopped(car, first)) return undefined;
  const second = beyond(first, dir);
  return !second || isStopped(first, second) ? [first] : [first, second];
}
const driveMove = action({
  needs: (position, { by = '', args: [way] }) => {
    const { car, inside } = position.finale;
    if (finaleNow(position) !== 2 || car === null || !inside.includes(by)) return 'B2-F2';
    const through = drive(position, car, compass[way as keyof typeof compass]);
    const isOff = through?.length === 0 && inside.length < names(position).length;
    return unless(through !== undefined && !isOff, 'B2-F2');
  },
  does: (position, { by = '', args: [way] }) => {
    const car = position.finale.car as Space;
    const dir: Direction = compass[way as keyof typeof compass];
    const through = drive(position, car, dir) ?? [];
    const to = through.at(-1);
    return to === undefined ? win(position, 'B2-F2') : driveTo(position, by, [car, ...through], dir);
  },
});
/** Walls on the way fall; everybody inside comes along, but only the driver enters. */
function driveTo(position: Position, driver: string, way: readonly Space[], dir: Direction): Effect<Position> {
  const [from, to] = [way[0] as Space, way.at(-1) as Space];
  const hit = way.slice(1).map((space, i) => edgeBetween(way[i] as Space, space));
  const broken = hit.filter((edge) => position.walls.includes(edge));
  const { inside } = position.finale;
  const moved = inside.reduce((now, name) => withCrook(now, name, { at: to }), withFinale(position, { car: to }));
  return inTurn(
    moved,
    (now) => effect(now, event('finale-step', 'B2-F2', { what: 'driven', crook: driver, from, to })),
    each(broken, (wall) => breakWall(wall, 'B2-F2')),
    each(inside, (name) => leaveSaleswoman(name, from, 'own')),
    enterRoom(driver, to, { by: 'jump', dir }),
  );
}
const breakWall =
  (wall: FloorWall, rule: 'B2-F2' | 'B2-F9'): RuleStep =>
  (position) =>
    effect(
      changed(position, { walls: position.walls.filter((each) => each !== wall) }),
      event('wall-removed', rule, { at: wall }),
    );

/** B2-F6 */
const steak = action({
  needs: (position, { by = '' }) => {
    const { tiger, steaks, baited } = position.finale;
    const at = here(position);
    const isNear = tiger !== null && adjacent(position, at).includes(tiger);
    const isFresh = (steaks[by] ?? 0) > 0 && !baited.includes(at);
    return unless(finaleNow(position) === 6 && isNear && isFresh, 'B2-F6');
  },
  does: (position, { by = '' }) => {
    const { steaks, steaksOn, baited } = position.finale;
    const at = here(position);
    return effect(
      withFinale(position, {
        steaks: { ...steaks, [by]: (steaks[by] ?? 0) - 1 },
        steaksOn: [...steaksOn, at],
        baited: [...baited, at],
      }),
      event('finale-step', 'B2-F6', { what: 'steak-laid', crook: by, at }),
    );
  },
});

/** Up to three rooms straight on, nothing in the way; or down an escalator. */
function canThrow(position: Position, from: Space, to: Space): boolean {
  if (isEscalator(position, from) && floorOf(from) === '2' && to === mirrored(from)) return true;
  const dir = lineTo(from, to);
  if (!dir || !isSameLine(from, to)) return false;
  for (let at = from, far = 1; far <= numbers.throwRange; far++) {
    const next = beyond(at, dir);
    if (!next || (!isPair(position) && isWallBetween(position, at, next))) return false;
    if (next === to) return true;
    at = next;
  }
  return false;
}
const throwBall = action({
  needs: (position, { args: [who = ''] }) => {
    const at = here(position);
    const isHere = finaleNow(position) === 7 && position.finale.ball === at;
    return unless(isHere && isInside(position, who) && canThrow(position, at, crook(position, who).at), 'B2-F7');
  },
  does: (position, { by = '', args: [who = ''] }) => {
    const ball = crook(position, who).at;
    return effect(
      withFinale(position, { ball }),
      event('finale-step', 'B2-F7', { what: 'thrown', crook: by, catcher: who, at: ball }),
    );
  },
});

/** B2-F8 */
const clearSwat = action({
  needs: (position) => {
    const at = here(position);
    const isBelow = floorOf(at) === '1' && position.tokens.swat.includes(mirrored(at));
    return unless(finaleNow(position) === 8 && isBelow, 'B2-F8');
  },
  does: (position) => {
    const above = mirrored(here(position));
    return effect(
      withTokens(position, { swat: position.tokens.swat.filter((space) => space !== above) }),
      event('finale-step', 'B2-F8', { what: 'swat-cleared', at: above }),
    );
  },
});

/** B2-F9: one's own room, and not more than one needs. */
const smash = action({
  needs: (position, { by = '', args: [wall = ''] }) => {
    const isHere = position.walls.includes(wall) && endsOfWall(wall).includes(here(position));
    const isNeeded = (position.finale.smashed[by] ?? 0) < wallsNeeded(position);
    return unless(finaleNow(position) === 9 && isHere && isNeeded, 'B2-F9');
  },
  does: (position, { by = '', args: [wall = ''] }) => {
    const { smashed } = position.finale;
    return inTurn(
      position,
      breakWall(wall, 'B2-F9'),
      silently((now) => withFinale(now, { smashed: { ...smashed, [by]: (smashed[by] ?? 0) + 1 } })),
      makeCommotion(here(position)),
    );
  },
});

export const finaleActions = { board, drive: driveMove, steak, throwBall, clearSwat, smash };
