// What is left to do in each finale, in actions, and where. Only simulated players ask this; no rule does.
import {
  adjacent,
  beyond,
  compass,
  floorOf,
  isWallBetween,
  spaces,
  spacesOn,
  type Direction,
  type Space,
} from './board.js';
import { endsOfWall, isSameLine, mirrored } from './spaces.js';
import { numbers } from './data.js';
import { mayLeave, wallsNeeded } from './finales/entering.js';
import { crook, finaleNow, isInside, names, type Position } from './position.js';
import { isEscalator, numberAt, placeOfRoom, roomAt } from './rooms.js';
import { beside, nearest } from './score-ways.js';

/** What it takes to find a prima donna, to reach a room with the next number, and to walk with a tiger, a ball or a car. */
const [perPrimaDonna, perNumber, perSteak, perThrow, perDrive] = [8, 3.5, 3, 5, 1];
/** What it takes to fetch a marker, more if it is guarded; to tear down a wall; to leave. */
const [perMarker, perSwat, perWall, leaving] = [2, 2, 2.2, 3];
const perStress = 4;

const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, n) => sum + n, 0);
const stillIn = (position: Position): string[] => names(position).filter((who) => isInside(position, who));

/** Actions until the finale is won, ways left out. */
export function finaleWork(position: Position): number {
  const { finale } = position;
  const all = names(position);
  const toLeave = leaving * stillIn(position).length;
  switch (finaleNow(position)) {
    case 1:
      return perPrimaDonna * Math.max(0, numbers.primaDonnas - total(finale.taken)) + toLeave;
    case 2:
      return all.length - finale.inside.length + perDrive * drivesLeft(position);
    case 3:
      return perNumber * all.reduce((sum, who) => sum + numbers.laundryNumber - (finale.dieOf[who] ?? 0), 0) + toLeave;
    case 4:
      return all.reduce((sum, who) => sum + perStress * Math.max(0, ready - crook(position, who).stress), 0);
    case 6:
      return perSteak * (numbers.steaks - finale.eaten - 0.6 * finale.steaksOn.length) + toLeave;
    case 7:
      return perThrow * (finale.ball === null ? 0 : throwsFrom(position, finale.ball)) + toLeave;
    case 8:
      return (
        perMarker * (numbers.crackedRooms - finale.markersTaken) +
        perSwat * position.tokens.swat.filter((space) => roomAt(position, space)?.cracked).length
      );
    case 9:
      return perWall * all.reduce((sum, who) => sum + wallsNeeded(position) - (finale.smashed[who] ?? 0), 0) + toLeave;
    default:
      return (finale.reached ? 0 : slidesLeft(position)) + toLeave;
  }
}
/** With so much stress the next guard is the end, for better or worse. */
const ready = 4;

/** Ways of everybody to what he has to do. */
export function finaleWays(position: Position, free: readonly string[]): number {
  if (finaleNow(position) === 7) return ballWays(position, free);
  const { boots, reached } = position.finale;
  return free
    .filter((who) => who !== boots || reached)
    .reduce((sum, who) => sum + Math.min(12, nearest(position, crook(position, who).at, goalsOf(position, who))), 0);
}

/** What a finale asks of this crook. */
function goalsOf(position: Position, who: string): readonly Space[] {
  const { finale, walls, entrances } = position;
  const exits = spaces.filter((space) => mayLeave(position, who, space));
  if (exits.length > 0) return exits;
  switch (finaleNow(position)) {
    case 1:
      return beside(
        position,
        finale.shown.length > 0 ? finale.shown : spaces.filter((space) => position.chips[space] === 'down'),
      );
    case 2:
      return finale.car ? [finale.car] : [];
    case 3:
      return spaces.filter((space) => numberAt(position, space) === (finale.dieOf[who] ?? 0) + 1);
    case 6:
      return finale.tiger ? adjacent(position, finale.tiger).filter((space) => !finale.baited.includes(space)) : [];
    case 8:
      return markerGoals(position, who);
    case 9:
      return walls.flatMap(endsOfWall);
    case 5:
      return [placeOfRoom(position, 'safe') as Space];
    default:
      return finaleNow(position) === 4 ? meetingGoals(position, who) : entrances;
  }
}

/** Whoever is below clears the way; whoever is above takes what is clear. */
function markerGoals(position: Position, who: string): Space[] {
  const cracked = spaces.filter((space) => roomAt(position, space)?.cracked);
  const { swat } = position.tokens;
  const guarded = cracked.filter((space) => swat.includes(space));
  const clear = cracked.filter((space) => !swat.includes(space));
  const isBelow = floorOf(crook(position, who).at) === '1';
  return isBelow && guarded.length > 0 ? guarded.map(mirrored) : clear.length > 0 ? clear : cracked;
}

/** Those who are ready wait for the others, who go to the guard. */
function meetingGoals(position: Position, who: string): Space[] {
  const others = stillIn(position).filter((other) => other !== who);
  if (crook(position, who).stress >= ready) return others.map((other) => crook(position, other).at);
  return Object.values(position.guards).flatMap(({ at, target }) => (target === null ? [at] : [at, target]));
}

/** Drives until the car is off the edge: it goes two rooms at a time. */
function drivesLeft(position: Position): number {
  const { car } = position.finale;
  return car === null ? 0 : Math.min(...Object.values(compass).map((dir) => drivesTo(position, car, dir)));
}
function drivesTo(position: Position, car: Space, dir: Direction): number {
  const isPair = names(position).length === 2;
  let rooms = 0;
  for (let at = car, next = beyond(at, dir); next; at = next, next = beyond(at, dir)) {
    if (isPair && isWallBetween(position, at, next)) return 5;
    rooms++;
  }
  return Math.ceil(rooms / 2) + 1;
}

/** Rooms to which the ball can be thrown. */
const throwsTo = (position: Position, from: Space): Space[] => [
  ...spacesOn(floorOf(from)).filter((to) => to !== from && isSameLine(from, to)),
  ...(isEscalator(position, from) && floorOf(from) === '2' ? [mirrored(from)] : []),
];
/** Throws from a room to an exit; without a way down there are too many. */
function throwsFrom(position: Position, from: Space): number {
  let reached = [from];
  const seen = new Set(reached);
  for (let throws = 0; reached.length > 0; throws++) {
    if (reached.some((at) => position.entrances.includes(at))) return throws;
    reached = reached.flatMap((at) => throwsTo(position, at)).filter((at) => !seen.has(at) && seen.add(at));
  }
  return noWayDown;
}
const noWayDown = 7;

/** One goes to the ball, another one to where it should be thrown. */
function ballWays(position: Position, free: readonly string[]): number {
  const { ball, entrances } =
    position.finale.ball === null
      ? { ball: '', entrances: [] }
      : { ball: position.finale.ball, entrances: position.entrances };
  if (ball === '' || entrances.includes(ball))
    return free.reduce((sum, who) => sum + nearest(position, crook(position, who).at, entrances), 0);
  const throws = throwsFrom(position, ball);
  const catches =
    throws < noWayDown
      ? throwsTo(position, ball).filter((to) => throwsFrom(position, to) < throws)
      : beside(
          position,
          spacesOn('2').filter((space) => numberAt(position, space) === null),
        );
  const far = (who: string, goals: readonly Space[]) => nearest(position, crook(position, who).at, goals);
  return Math.min(
    ...free.map((thrower) =>
      Math.min(
        12,
        far(thrower, [ball]) + Math.min(12, ...free.filter((who) => who !== thrower).map((who) => far(who, catches))),
      ),
    ),
    24,
  );
}

/** Slides of whoever wears the boots until he stops in the safe, over an escalator where he must. */
function slidesLeft(position: Position): number {
  const { boots } = position.finale;
  const safe = placeOfRoom(position, 'safe');
  if (boots === null || safe === undefined) return 0;
  let reached = [crook(position, boots).at];
  const seen = new Set(reached);
  for (let slides = 0; reached.length > 0; slides++) {
    if (reached.includes(safe)) return slides;
    reached = reached.flatMap((at) => slidesFrom(position, boots, at)).filter((at) => !seen.has(at) && seen.add(at));
  }
  return noSlide;
}
const noSlide = 14;
const slidesFrom = (position: Position, who: string, from: Space): Space[] => [
  ...Object.values(compass).map((dir) => {
    let at = from;
    for (let next = beyond(at, dir); next && !isWallBetween(position, at, next); next = beyond(at, dir)) {
      at = next;
      if (stillIn(position).some((other) => other !== who && crook(position, other).at === at)) break;
    }
    return at;
  }),
  ...(isEscalator(position, from) ? [mirrored(from)] : []),
];
