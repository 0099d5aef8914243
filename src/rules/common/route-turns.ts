// Ties between shortest ways that are settled by how the ways turn on the plan.
import { greatest, type TieBreak } from './routes.js';

/** Where a space lies on the plan: x to the right, y down. */
export type PlaceOf = (space: string) => readonly [x: number, y: number];

/**
 * The way that turns most clockwise on the plan: out by one way and back by another encloses an area, and the sum over the
 * corners is twice that area, positive when the circle runs clockwise. So the greatest sum is the left edge of all shortest
 * ways seen together, and it stays so when it is worked out anew after each step.
 */
export const mostClockwise = (placeOf: PlaceOf): TieBreak =>
  greatest('most-clockwise', (route, from) => {
    let sum = 0;
    let [x, y] = placeOf(from);
    for (const space of route) {
      const [nextX, nextY] = placeOf(space);
      sum += x * nextY - nextX * y;
      [x, y] = [nextX, nextY];
    }
    return sum;
  });

/** At each fork the way farthest to the left of whoever walks there facing the end of the way. */
export const leftAtForks = (placeOf: PlaceOf): TieBreak => ({
  name: 'left-at-forks',
  settle(routes, from) {
    const end = routes[0]?.at(-1);
    if (end === undefined) return routes;
    let left = routes;
    let at = from;
    for (let i = 0; left.length > 1; i++) {
      const steps = [...new Set(left.map((route) => route[i] as string))];
      const leftmost = steps.reduce((best, step) => (turn(at, step, end) < turn(at, best, end) ? step : best));
      left = left.filter((route) => route[i] === leftmost);
      at = leftmost;
    }
    return left;

    /** Angle from the direction of the end to that of the step; to the left it is negative. */
    function turn(here: string, step: string, goal: string): number {
      const [x, y] = placeOf(here);
      const [stepX, stepY] = placeOf(step);
      const [goalX, goalY] = placeOf(goal);
      const [dx, dy, gx, gy] = [stepX - x, stepY - y, goalX - x, goalY - y];
      return Math.atan2(gx * dy - gy * dx, gx * dx + gy * dy);
    }
  },
});
