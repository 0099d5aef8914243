// Where a burglar should go next: to what has still to be seen, to the safe, to the stairs, to the roof. Only play that is
// not quite blind asks this; no rule does.
import { floorOf, floorsOf, shifted, spacesOf, topFloor, type Floor, type Space } from './board.js';
import { areAllSafesOpen, distance, isFaceUp, isOfKind, type Position } from './position.js';
import { combinationOf } from './safes.js';

const faceUp = (position: Position, kind: 'safe' | 'stairs', floor: Floor): Space[] =>
  Object.keys(position.tiles).filter((space) => floorOf(space) === floor && isOfKind(position, space, kind));
const hidden = (position: Position, floor: Floor): Space[] =>
  spacesOf(position.options.job, position.gap).filter(
    (space) => floorOf(space) === floor && !isFaceUp(position, space),
  );

/** The lowest floor with something left to do: a safe that is shut or not found. */
export function floorAtWork(position: Position): Floor | undefined {
  return floorsOf(position.options.job).find((floor) => {
    const found = faceUp(position, 'safe', floor);
    const isShut = found.some((safe) => !position.safes[safe]?.open);
    const isMissing =
      position.options.job === 'fort-knox' ? !areAllSafesOpen(position) && hidden(position, floor).length > 0 : false;
    return isShut || found.length === 0 || isMissing;
  });
}

/** Spaces that are worth coming to, on the floor where the work is. */
export function goalsOn(position: Position, floor: Floor): Space[] {
  const shut = faceUp(position, 'safe', floor).filter((safe) => !position.safes[safe]?.open);
  const unseen = shut.flatMap((safe) => combinationOf(position, safe)).filter((space) => !isFaceUp(position, space));
  const goals = shut.length === 0 ? hidden(position, floor) : unseen.length > 0 ? unseen : shut;
  return goals.length > 0 ? goals : hidden(position, floor);
}

/** Steps from a space to the next thing to do, floors included; unknown stairs are looked for among hidden tiles. */
export function stepsToGoal(position: Position, from: Space): number {
  const floor = floorAtWork(position) ?? topFloor(position.options.job);
  const isLeaving = floorAtWork(position) === undefined || areAllSafesOpen(position);
  const goal = isLeaving ? topFloor(position.options.job) : floor;
  const goalsHere = isLeaving ? faceUp(position, 'stairs', goal) : goalsOn(position, goal);
  const goals = goalsHere.length > 0 ? goalsHere : hidden(position, goal);
  return stepsTo(position, from, goal, goals);
}

const nearest = (position: Position, from: Space, goals: readonly Space[]): number =>
  Math.min(20, ...goals.map((goal) => distance(position, from, goal)));

function stepsTo(position: Position, from: Space, floor: Floor, goals: readonly Space[]): number {
  const here = floorOf(from);
  if (here === floor) return nearest(position, from, goals);
  const isUp = here < floor;
  const stairs = isUp
    ? faceUp(position, 'stairs', here)
    : faceUp(position, 'stairs', String(Number(here) - 1)).map((at) => shifted(at, 1));
  if (stairs.length === 0) return 20 + nearest(position, from, hidden(position, here));
  const best = stairs.map(
    (at) => distance(position, from, at) + 1 + stepsTo(position, shifted(at, isUp ? 1 : -1), floor, goals),
  );
  return Math.min(60, ...best);
}
