// Which way a guard goes (procedure R), and why.
import type { Json } from '../../table/event.js';
import type { Routes } from '../common/routes.js';
import { cellOf, floorOf, spaceAt, tieBreaks, type Space } from './board.js';
import { distance, planOn, ruling, type Position } from './position.js';

const tieBreakOf = (position: Position) =>
  tieBreaks[ruling(position, 'clockwise-tie', 'max-clockwise-area')] as (typeof tieBreaks)[string];

/** Every shortest way, as cells stepped on; none when a wall layout of a diagram cuts the target off. */
const waysTo = (position: Position, from: Space, to: Space): Routes =>
  planOn(position, floorOf(from)).routes(cellOf(from), cellOf(to));

/** The ways left once ties are settled: more than one only where the players choose. */
const settledWays = (position: Position, from: Space, to: Space): Routes =>
  tieBreakOf(position).settle(waysTo(position, from, to), cellOf(from));

/** The spaces he may step on next: one, unless the players choose. */
export const stepsToward = (position: Position, from: Space, to: Space): Space[] => [
  ...new Set(
    settledWays(position, from, to)
      .map(([cell]) => cell)
      .filter((cell) => cell !== undefined)
      .map((cell) => spaceAt(floorOf(from), cell)),
  ),
];

/** The next space along the way; of ways left to the players the clockwise one. */
export function stepToward(position: Position, from: Space, to: Space): Space | undefined {
  const clockwise = tieBreaks['max-clockwise-area'] as (typeof tieBreaks)[string];
  const [way] = clockwise.settle(settledWays(position, from, to), cellOf(from));
  return way?.[0] === undefined ? undefined : spaceAt(floorOf(from), way[0]);
}

/**
 * Why he took this step: every shortest way from where he stood, which of them he is on, and, if there were several, what
 * settled it and the number that each way got.
 */
export function reasonFor(position: Position, from: Space, to: Space, step: Space): Record<string, Json> {
  const ways = waysTo(position, from, to);
  const floor = floorOf(from);
  const tie = tieBreakOf(position);
  const settled = settledWays(position, from, to).filter(([first]) => first === cellOf(step));
  const chosen = settled[0] ?? ways.find(([first]) => first === cellOf(step));
  const { measure } = tie;
  return {
    target: to,
    routes: ways.map((way) => way.map((cell) => spaceAt(floor, cell))),
    chosen: chosen ? ways.indexOf(chosen) : -1,
    ...(ways.length > 1 && { tie: tie.name }),
    ...(ways.length > 1 && measure && { turns: ways.map((way) => measure(way, cellOf(from))) }),
  };
}

/** Whether several ways are equally short. */
export const isTied = (position: Position, from: Space, to: Space): boolean => waysTo(position, from, to).length > 1;

/** Those of some spaces that are the fewest steps away. */
export function nearestOf(position: Position, from: Space, spaces: readonly Space[]): Space[] {
  const least = Math.min(...spaces.map((space) => distance(position, from, space)));
  return spaces.filter((space) => distance(position, from, space) === least);
}
