// Where crooks want to go next until the safe is open, and how far it is. Only play that is not quite blind asks this; no
// rule does.
import { floorOf, isSpace, spaces, spacesOn, type Floor, type Space } from './board.js';
import { inLine } from './spaces.js';
import { chipAt } from './chips.js';
import { numbers } from './data.js';
import { names, supply, type Position } from './position.js';
import { isFaceUp, nameAt, placeOfRoom, roomAt } from './rooms.js';
import { finaleWays } from './score-finale.js';
import { beside, hiddenAmong, isLiftKnown, nearest } from './score-ways.js';

/** With so many dice rolling begins, and from so many on nobody looks for more. */
const enoughDice = 3;
const plentyOfDice = 4;

/** Rooms whose numbers the safe asks for and nobody knows yet. */
const unseen = (position: Position, safe: Space): Space[] => hiddenAmong(position, inLine(safe));

export const molesShown = (position: Position): Space[] =>
  Object.keys(position.chips).filter((space) => chipAt(position, space)?.chip === 'mole');

/** What is worth going for on a floor: moles, and rooms beside what should be seen. */
function goalsOn(position: Position, floor: Floor): Space[] {
  const here = spacesOn(floor);
  const isShort = supply(position) > numbers.safeDice - plentyOfDice;
  const shown = molesShown(position);
  const moles = isShort ? shown.filter((space) => floorOf(space) === floor) : [];
  const safe = placeOfRoom(position, 'safe');
  const isBlind =
    floor === '1' ? !placeOfRoom(position, 'owners-office') || !isLiftKnown(position) : safe === undefined;
  const hidden = isBlind ? hiddenAmong(position, here) : floor === '2' && safe ? unseen(position, safe) : [];
  const isSearching = supply(position) - shown.length > numbers.safeDice - plentyOfDice;
  const chips = isSearching ? here.filter((space) => position.chips[space] === 'down') : [];
  return [...moles, ...beside(position, [...hidden, ...chips])];
}

/** Something that one crook can do: where, and by how many actions it is less urgent than the rest. */
interface Job {
  readonly goals: readonly Space[];
  readonly later: number;
}
/** Waiting where dice will be needed is better than nothing. */
const waiting = 2;

/** They look for what is missing on either floor, one sends dice up, another one rolls them. */
function jobsNow(position: Position): Job[] {
  const safe = placeOfRoom(position, 'safe');
  const office = placeOfRoom(position, 'owners-office');
  const { dice } = position;
  const looks = [goalsOn(position, '1'), goalsOn(position, '2')].filter((goals) => goals.length > 0);
  const isTime = looks.length < 2 || numbers.safeDice - supply(position) >= enoughDice;
  const rolls = safe !== undefined && dice.safe > 0 && isWorthRolling(position, safe);
  const sends = safe !== undefined && dice.office > 0 && isTime;
  return [
    ...(safe ? [{ goals: [safe], later: rolls ? 0 : waiting }] : []),
    ...(office ? [{ goals: [office], later: sends ? 0 : waiting }] : []),
    ...looks.map((goals) => ({ goals, later: 0 })),
  ];
}
/** Some number is known: dice that are up there can be rolled. */
const isWorthRolling = (position: Position, safe: Space): boolean =>
  inLine(safe).some((space) => isFaceUp(position, space) && !roomAt(position, space)?.cracked);

/** The least total of ways if everybody has another job, as far as there are enough. */
function leastOf(position: Position, crooks: readonly string[], jobs: readonly Job[]): number {
  const [who, ...others] = crooks;
  if (who === undefined || jobs.length === 0) return 0;
  return Math.min(
    ...jobs.map(
      (job) =>
        job.later +
        nearest(position, crookAt(position, who), job.goals) +
        leastOf(
          position,
          others,
          jobs.filter((other) => other !== job),
        ),
    ),
  );
}
const crookAt = (position: Position, who: string): Space => position.crooks[who]?.at ?? 'left';

/** Steps of all crooks to what they should do next. */
export function waysToGo(position: Position): number {
  const free = names(position).filter((who) => isSpace(crookAt(position, who)));
  return position.finale.open ? finaleWays(position, free) : leastOf(position, free, jobsNow(position));
}

/** A crook in a count room should not end there. */
export const isNoisyPlace = (position: Position, at: Space): boolean => nameAt(position, at) === 'count-room';
/** Chips that nobody has seen yet. */
export const chipsDown = (position: Position): number =>
  spaces.filter((space) => position.chips[space] === 'down').length;
