// What there is to do on each floor, and where a burglar should go next: to what has still to be seen, to the safe, to the
// stairs, to the roof. Only play that is not quite blind asks this; no rule does.
import { floorOf, floorsOf, shifted, spacesOf, topFloor, type Floor, type Space } from './board.js';
import { areAllSafesOpen, burglar, distance, hasLoot, isFaceUp, isOfKind, type Position } from './position.js';
import { loot } from './data.js';
import { combinationOf } from './safes.js';

/** A floor as far as it is known. */
export interface Known {
  readonly floor: Floor;
  readonly hidden: readonly Space[];
  readonly stairs: readonly Space[];
  /** Safes that are found and shut. */
  readonly shut: readonly Space[];
  readonly open: readonly Space[];
  /** Spaces whose numbers are wanted and not yet seen. */
  readonly unseen: readonly Space[];
  /** Spaces whose numbers are cracked, of safes that are shut. */
  readonly cracked: number;
  /** Those that are seen and not cracked. */
  readonly ready: number;
}

export function floorsKnown(position: Position): Known[] {
  const { options, gap, safes, cracked } = position;
  const all = spacesOf(options.job, gap);
  return floorsOf(options.job).map((floor) => {
    const here = all.filter((space) => floorOf(space) === floor);
    const safesHere = here.filter((space) => isOfKind(position, space, 'safe'));
    const shut = safesHere.filter((safe) => !safes[safe]?.open);
    const wanted = shut.flatMap((safe) => combinationOf(position, safe));
    const unseen = wanted.filter((space) => !isFaceUp(position, space));
    const done = wanted.filter((space) => cracked.includes(space)).length;
    return {
      floor,
      hidden: here.filter((space) => !isFaceUp(position, space)),
      stairs: here.filter((space) => isOfKind(position, space, 'stairs')),
      shut,
      open: safesHere.filter((safe) => safes[safe]?.open),
      unseen,
      cracked: done,
      ready: wanted.length - unseen.length - done,
    };
  });
}

/** Spaces that are worth coming to on a floor. Who stands at a safe needs nobody beside him. */
function goalsOn(position: Position, { hidden, stairs, shut, open, unseen }: Known, isTaken: (at: Space) => boolean) {
  const isAllFound = position.options.job === 'fort-knox' ? areAllSafesOpen(position) : shut.length + open.length > 0;
  const safes = shut.filter((safe) => !isTaken(safe));
  return [...(unseen.length > 0 ? unseen : safes), ...(isAllFound && stairs.length > 0 ? [] : hidden)];
}

/** More steps than any way has. */
const tooFar = 16;

/** Where loot lies that somebody has to take along. */
export const leftBehind = ({ ground, kitty }: Position): Space[] => [
  ...Object.keys(ground).filter((space) => ground[space]?.some(isLoot)),
  ...(kitty === null ? [] : [kitty]),
];
const isLoot = (card: string): boolean => (loot as readonly string[]).includes(card);

/** Whether a safe is no goal for somebody: another stands there, or only the holder of the keycard can open it. */
function isTakenFor(position: Position, id: string): (safe: Space) => boolean {
  const holder = position.order.find((other) => hasLoot(position, other, 'keycard'));
  if (holder !== undefined) return () => holder !== id;
  return (safe) => position.order.some((other) => other !== id && burglar(position, other).at === safe);
}

/** Steps from a space to the nearest thing that somebody can do, the lowest floors first; in the end to the roof. */
export function stepsToGoal(position: Position, floors: readonly Known[], id: string, from: Space): number {
  const top = topFloor(position.options.job);
  const lost = leftBehind(position);
  const isTaken = isTakenFor(position, id);
  const ways = !areAllSafesOpen(position)
    ? floors.map((known) => goalsOn(position, known, isTaken))
    : lost.length > 0 && !hasLoot(position, id, 'gold-bar')
      ? floors.map(({ floor }) => lost.filter((space) => floorOf(space) === floor))
      : floors.filter(({ floor }) => floor === top).map(({ stairs, hidden }) => (stairs.length > 0 ? stairs : hidden));
  const offset = floors.length - ways.length;
  let behind = 0;
  let best = 2 * tooFar;
  for (const [i, goals] of ways.entries()) {
    if (goals.length === 0) continue;
    best = Math.min(best, behind + stepsTo(position, floors, from, i + offset, goals));
    behind += 4;
  }
  return best;
}

const nearest = (position: Position, from: Space, goals: readonly Space[]): number =>
  goals.reduce((least, goal) => Math.min(least, distance(position, from, goal)), tooFar);

/** Over stairs that are known; unknown ones are looked for among hidden tiles. */
function stepsTo(
  position: Position,
  floors: readonly Known[],
  from: Space,
  to: number,
  goals: readonly Space[],
): number {
  const here = floors.findIndex(({ floor }) => floor === floorOf(from));
  if (here === to) return nearest(position, from, goals);
  const isUp = here < to;
  const stairs = floors[isUp ? here : here - 1]?.stairs ?? [];
  if (stairs.length === 0) return tooFar + nearest(position, from, floors[here]?.hidden ?? []);
  return stairs.reduce((least, at) => {
    const [near, beyond] = isUp ? [at, shifted(at, 1)] : [shifted(at, 1), at];
    return Math.min(least, distance(position, from, near) + 1 + stepsTo(position, floors, beyond, to, goals));
  }, 3 * tooFar);
}
