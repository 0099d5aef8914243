// Where crooks want to go next, and how far it is. Only play that is not quite blind asks this; no rule does.
import {
  adjacent,
  distanceBetween,
  floorOf,
  inLine,
  isSpace,
  mirrored,
  spaces,
  spacesOn,
  type Floor,
  type Space,
} from './board.js';
import { chipAt } from './chips.js';
import { numbers } from './data.js';
import { mayLeave, wallsNeeded } from './finales/entering.js';
import { finaleNow, names, supply, type Position } from './position.js';
import { isEscalator, isFaceUp, isMonorail, nameAt, numberAt, placeOfRoom, roomAt } from './rooms.js';

/** A change of floors is worth about this many steps. */
const floorsApart = 4;
const tooFar = 12;

/** Steps to a room, roughly: over the nearest escalator or monorail if it lies on the other floor. */
export function wayTo(position: Position, from: Space, to: Space): number {
  if (floorOf(from) === floorOf(to)) return Math.min(tooFar, distanceBetween(position, from, to));
  const lifts = spacesOn(floorOf(from)).filter((at) => isEscalator(position, at) || isMonorail(position, at));
  const ways = lifts.map((at) => distanceBetween(position, from, at) + 1 + distanceBetween(position, mirrored(at), to));
  return Math.min(tooFar, floorsApart + distanceBetween(position, mirrored(from), to), ...ways);
}

const named = (position: Position, name: 'owners-office' | 'safe'): Space[] => {
  const at = placeOfRoom(position, name);
  return at ? [at] : [];
};
/** Rooms from which one of these hidden rooms can be explored. */
const beside = (position: Position, hidden: readonly Space[]): Space[] =>
  spaces.filter(
    (space) => isFaceUp(position, space) && adjacent(position, space).some((other) => hidden.includes(other)),
  );
const hiddenOn = (position: Position, floor: Floor): Space[] =>
  spacesOn(floor).filter((space) => !isFaceUp(position, space));

/** Rooms whose numbers the safe asks for and nobody knows yet. */
export const unseen = (position: Position): Space[] =>
  named(position, 'safe').flatMap((safe) => inLine(safe).filter((space) => !isFaceUp(position, space)));

/** Who of the crooks is nearest to a room: the others look for something else. */
function isNearest(position: Position, who: string, to: Space): boolean {
  const far = (name: string): number => {
    const at = position.crooks[name]?.at;
    return isSpace(at) ? wayTo(position, at, to) : 2 * tooFar;
  };
  return names(position).every((name) => name === who || far(who) <= far(name));
}

/**
 * Until the safe is open: moles become dice, dice go up to the safe and are rolled, and whatever is still wanted is looked
 * for: the safe, the office, numbers for the safe, moles.
 */
function heistGoals(position: Position, who: string): Space[] {
  const { office, safe } = position.dice;
  const moles = supply(position) > 0 ? spaces.filter((space) => chipAt(position, space)?.chip === 'mole') : [];
  const [safeAt] = named(position, 'safe');
  const [officeAt] = named(position, 'owners-office');
  const wanted = unseen(position);
  const hidden = [
    ...(safeAt === undefined ? hiddenOn(position, '2') : wanted),
    ...(officeAt === undefined ? hiddenOn(position, '1') : []),
    ...(moles.length === 0 && supply(position) > 0
      ? Object.keys(position.chips).filter((space) => position.chips[space] === 'down')
      : []),
  ];
  return [
    ...moles,
    ...(officeAt !== undefined && safeAt !== undefined && office > 0 && isNearest(position, who, officeAt)
      ? [officeAt]
      : []),
    ...(safeAt !== undefined && safe > 0 && wanted.length < inLine(safeAt).length && isNearest(position, who, safeAt)
      ? [safeAt]
      : []),
    ...beside(position, hidden),
  ];
}

/** What a finale asks of this crook. */
function finaleGoals(position: Position, who: string): Space[] {
  const { finale, entrances, walls } = position;
  const exits = spaces.filter((space) => mayLeave(position, who, space));
  if (exits.length > 0) return exits;
  switch (finaleNow(position)) {
    case 1:
      return Object.keys(position.chips).filter((space) => position.chips[space] === 'down');
    case 2:
      return finale.car ? [finale.car] : [];
    case 3:
      return spaces.filter((space) => numberAt(position, space) === (finale.dieOf[who] ?? 0) + 1);
    case 5:
      return named(position, 'safe');
    case 6:
      return finale.tiger ? [...adjacent(position, finale.tiger)] : [];
    case 7:
      return [...entrances];
    case 8:
      return spaces.filter((space) => roomAt(position, space)?.cracked === true);
    case 9:
      return (finale.smashed[who] ?? 0) < wallsNeeded(position)
        ? spaces.filter((space) => walls.some((wall) => wall.startsWith(`${space}-`)))
        : [];
    default:
      return Object.values(position.guards).map(({ at }) => at);
  }
}

/** Steps to the nearest thing worth going for. */
export function wayToGoal(position: Position, who: string): number {
  const at = position.crooks[who]?.at ?? 'left';
  if (at === 'left' || at === 'outside') return 0;
  const goals = position.finale.open ? finaleGoals(position, who) : heistGoals(position, who);
  return goals.length === 0 ? 3 : Math.min(...goals.map((goal) => wayTo(position, at, goal)));
}

/** How far the finale has come, in parts of one. */
export function finaleProgress(position: Position): number {
  const { finale } = position;
  const all = names(position).length;
  const sum = (counts: Readonly<Record<string, number>>): number =>
    Object.values(counts).reduce((total, n) => total + n, 0);
  const gone = names(position).filter((name) => position.crooks[name]?.at === 'left').length / all;
  switch (finaleNow(position)) {
    case 1:
      return Math.min(1, sum(finale.taken) / numbers.primaDonnas) + gone;
    case 2:
      return finale.inside.length / all;
    case 3:
      return sum(finale.dieOf) / (all * numbers.laundryNumber) + gone;
    case 6:
      return (finale.eaten + finale.steaksOn.length / 2) / numbers.steaks + gone;
    case 7:
      return (finale.ball !== null && position.entrances.includes(finale.ball) ? 1 : 0) + gone;
    case 8:
      return finale.markersTaken / numbers.crackedRooms;
    case 9:
      return sum(finale.smashed) / (all * wallsNeeded(position)) + gone;
    default:
      return (finale.reached ? 1 : 0) + gone;
  }
}
/** A crook in a count room should not end there. */
export const isNoisyPlace = (position: Position, at: Space): boolean => nameAt(position, at) === 'count-room';
