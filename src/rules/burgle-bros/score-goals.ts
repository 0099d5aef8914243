// What there is to do on each floor, and where a burglar should go next: to what has still to be seen, to the safe, to the
// stairs, to the roof. Only simulated players ask this; no rule does.
import { floorOf, floorsOf, type Floor, type Space } from './board.js';
import { spacesOf, topFloor } from './spaces.js';
import { areAllSafesOpen, burglar, hasLoot, isFaceUp, isOfKind, type Position } from './position.js';
import { numberOf } from './data.js';
import { loot } from './box.js';
import { combinationOf } from './safes.js';
import { actionsFrom } from './score-ways.js';

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
  /** How many different numbers are seen and not cracked. */
  readonly ready: number;
}

export function floorsKnown(position: Position): Known[] {
  const { options, gap, safes, cracked, tiles } = position;
  const all = spacesOf(options.job, gap);
  return floorsOf(options.job).map((floor) => {
    const here = all.filter((space) => floorOf(space) === floor);
    const safesHere = here.filter((space) => isOfKind(position, space, 'safe'));
    const shut = safesHere.filter((safe) => !safes[safe]?.open);
    const wanted = shut.flatMap((safe) => combinationOf(position, safe));
    const unseen = wanted.filter((space) => !isFaceUp(position, space));
    const ready = wanted.filter((space) => isFaceUp(position, space) && !cracked.includes(space));
    return {
      floor,
      hidden: here.filter((space) => !isFaceUp(position, space)),
      stairs: here.filter((space) => isOfKind(position, space, 'stairs')),
      shut,
      open: safesHere.filter((safe) => safes[safe]?.open),
      unseen,
      ready: new Set(ready.map((space) => numberOf(tiles[space] ?? ''))).size,
    };
  });
}

/** Spaces that have still to be seen: for the numbers of a safe, or because safe or stairs may lie there. */
export function wantedOn(position: Position, { hidden, stairs, shut, open, unseen }: Known): readonly Space[] {
  const isAllFound = position.options.job === 'fort-knox' ? areAllSafesOpen(position) : shut.length + open.length > 0;
  return isAllFound && stairs.length > 0 ? unseen : hidden;
}

/** Spaces that are worth coming to on a floor. Whoever stands at a safe needs nobody beside him. */
function goalsOn(position: Position, known: Known, isTaken: (at: Space) => boolean): readonly Space[] {
  const wanted = wantedOn(position, known);
  return known.unseen.length > 0 ? wanted : [...wanted, ...known.shut.filter((safe) => !isTaken(safe))];
}

/** No way counts for more actions than this. */
const tooFar = 24;
/** What is to do on a higher floor can wait for so many actions. */
const laterFloor = 4;

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

/** Actions from a space to the nearest thing that somebody can do, the lowest floors first; in the end to the roof. */
export function actionsToGoal(position: Position, floors: readonly Known[], id: string, from: Space): number {
  const top = topFloor(position.options.job);
  const lost = leftBehind(position);
  const isTaken = isTakenFor(position, id);
  const goals = !areAllSafesOpen(position)
    ? floors.map((known) => goalsOn(position, known, isTaken))
    : lost.length > 0 && !hasLoot(position, id, 'gold-bar')
      ? [lost]
      : floors.filter(({ floor }) => floor === top).map(({ stairs, hidden }) => (stairs.length > 0 ? stairs : hidden));
  const actions = actionsFrom(position, from);
  let behind = 0;
  let best = tooFar;
  for (const ways of goals) {
    if (ways.length === 0) continue;
    for (const goal of ways) best = Math.min(best, behind + (actions.get(goal) ?? tooFar));
    behind += laterFloor;
  }
  return best;
}
