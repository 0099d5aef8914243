// Where crooks want to go next, and how far it is. Only play that is not quite blind asks this; no rule does.
import { adjacent, distanceBetween, floorOf, isSpace, spaces, spacesOn, type Floor, type Space } from './board.js';
import { inLine, mirrored } from './spaces.js';
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

/** Until the safe is open, whatever is still wanted is looked for: the safe, the office, numbers for the safe, moles. */
function wantedRooms(position: Position): Space[] {
  const isShort = supply(position) > 0;
  const moles = isShort ? spaces.filter((space) => chipAt(position, space)?.chip === 'mole') : [];
  const [safeAt] = named(position, 'safe');
  const [officeAt] = named(position, 'owners-office');
  const hidden = [
    ...(safeAt === undefined ? hiddenOn(position, '2') : unseen(position)),
    ...(officeAt === undefined ? hiddenOn(position, '1') : []),
    ...(moles.length === 0 && isShort
      ? Object.keys(position.chips).filter((space) => position.chips[space] === 'down')
      : []),
  ];
  return [...moles, ...beside(position, hidden)];
}

/** Where dice are rolled, if that makes sense now; else where the missing numbers are. */
function safeGoals(position: Position, safeAt: Space): Space[] {
  const line = inLine(safeAt);
  const isReady = line.some((space) => isFaceUp(position, space) && !roomAt(position, space)?.cracked);
  const hidden = unseen(position);
  return hidden.length === 0 || (isReady && position.dice.safe > 0) ? [safeAt] : beside(position, hidden);
}

/**
 * With enough dice one crook goes to the office and sends them up, and another goes to the safe and rolls them. Both ways
 * count until the safe is open, whoever has something to do just now: who has done his part must not come out worse.
 */
function heistWays(position: Position, free: readonly string[]): number {
  const [safeAt] = named(position, 'safe');
  const [officeAt] = named(position, 'owners-office');
  const dice = numbers.safeDice - supply(position);
  const isTime = safeAt !== undefined && officeAt !== undefined && dice >= enoughDice;
  const jobs = isTime ? [[officeAt], safeGoals(position, safeAt)] : [];
  const rest = wantedRooms(position);
  const way = (who: string, goals: readonly Space[]): number => nearest(position, crookAt(position, who), goals);
  return leastOf(free, [...jobs, ...free.slice(jobs.length).map(() => rest)], way);
}
/** With so many dice rolling begins. */
const enoughDice = 2;

/** The least total of ways if everybody gets one of the jobs. */
function leastOf<J>(crooks: readonly string[], jobs: readonly J[], way: (who: string, job: J) => number): number {
  const [job, ...others] = jobs;
  if (job === undefined || crooks.length === 0) return 0;
  return Math.min(
    ...crooks.map(
      (who) =>
        way(who, job) +
        leastOf(
          crooks.filter((other) => other !== who),
          others,
          way,
        ),
    ),
  );
}
const crookAt = (position: Position, who: string): Space => position.crooks[who]?.at ?? 'left';
const nearest = (position: Position, from: Space, goals: readonly Space[]): number =>
  goals.length === 0 ? 3 : Math.min(...goals.map((goal) => wayTo(position, from, goal)));

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

/** Steps of all crooks to what they should do next. */
export function waysToGo(position: Position): number {
  const free = names(position).filter((who) => isSpace(crookAt(position, who)));
  if (!position.finale.open) return heistWays(position, free);
  return free.reduce((sum, who) => sum + nearest(position, crookAt(position, who), finaleGoals(position, who)), 0);
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
