// How far it is from room to room, lifts included. Only simulated players ask this; no rule does.
import { distancesIn } from '../common/routes.js';
import { memoize } from '../common/memoize.js';
import { adjacent, floorOf, spaces, spacesOn, type Space, type FloorWall } from './board.js';
import { mirrored } from './spaces.js';
import type { Position } from './position.js';
import { isEscalator, isFaceUp, isMonorail } from './rooms.js';

/** A way to the other floor that nobody has found yet takes about so many actions, and the way to where it may be. */
const unknownLift = 5;
/** Nothing counts as farther away. */
const tooFar = 14;

type Distance = (from: Space, to: Space) => number;

/** The places of escalators and monorails. */
const liftsIn = memoize((rooms: Position['rooms']) => Object.keys(rooms).filter((at) => isLift(rooms, at)));
const isLift = (rooms: Position['rooms'], at: Space): boolean => /^(monorail|escalator)/.test(rooms[at]?.tile ?? '');

/** Where lifts lead, each as `from>to`. */
function links(position: Position): string[] {
  const { monorail, escalator, disguise } = position.tokens;
  const tokens = [monorail, escalator, disguise?.at ?? null].filter((at) => at !== null);
  const lifts = [...liftsIn(position.rooms), ...tokens];
  const monorails = lifts.filter((at) => isMonorail(position, at));
  return [
    ...lifts.filter((at) => isEscalator(position, at)).map((at) => `${at}>${mirrored(at)}`),
    ...monorails.flatMap((from) => monorails.filter((to) => to !== from).map((to) => `${from}>${to}`)),
  ];
}

const byLinks = memoize((_walls: readonly FloorWall[]) => new Map<string, Distance>());

/** Actions from room to room; infinite where no lift is known. */
function distances(position: Position): Distance {
  const known = byLinks(position.walls);
  const extra = links(position);
  const key = extra.join();
  let distance = known.get(key);
  if (!distance) {
    const lifted = (at: Space): Space[] => extra.flatMap((link) => (link.startsWith(`${at}>`) ? link.slice(5) : []));
    const graph = Object.fromEntries(spaces.map((at) => [at, [...adjacent(position, at), ...lifted(at)]]));
    known.set(key, (distance = distancesIn(graph)));
  }
  return distance;
}

/** Rooms from which a hidden room can be explored. */
export const beside = (position: Position, hidden: readonly Space[]): Space[] => [
  ...new Set(hidden.flatMap((space) => adjacent(position, space))),
];
/** Rooms that nobody has seen; one that is just being turned up counts as seen. */
export const hiddenAmong = (position: Position, among: readonly Space[]): Space[] =>
  among.filter((space) => !isFaceUp(position, space) && !isTurning(position, space));
const isTurning = ({ stack }: Position, space: Space): boolean =>
  stack.some((frame) => 'at' in frame && frame.at === space && 'crook' in frame);

/** Actions to the nearest of these rooms, roughly: where no lift is known, one has to be found first. */
export function nearest(position: Position, from: Space, goals: readonly Space[]): number {
  const distance = distances(position);
  let least = Infinity;
  for (const goal of goals) least = Math.min(least, distance(from, goal));
  if (least < Infinity || goals.length === 0) return Math.min(tooFar, least);
  const search = beside(position, hiddenAmong(position, spacesOn(floorOf(from))));
  return Math.min(tooFar, unknownLift + Math.min(...search.map((at) => distance(from, at)), unknownLift));
}

/** Whether somebody on floor 1 can get to floor 2. */
export const isLiftKnown = (position: Position): boolean => links(position).some((link) => link.startsWith('1.'));
