// Pieces travel along their routes with the Web Animations API, one event after the other, so that the eye can follow.
import type { Piece, Point, Travel } from '../board/board.js';

interface Stop extends Point {
  readonly time: number;
}

const legTime = 430;
const restTime = 260;

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Sets the drawn pieces in motion: from where they were, along the travels, to where they now stand.
 * The drawing is already in its new state; nothing depends on an animation being seen to its end.
 */
export function animatePieces(
  root: ParentNode,
  before: ReadonlyMap<string, Point>,
  now: readonly Piece[],
  travels: readonly Travel[],
): void {
  for (const node of root.querySelectorAll('[data-piece]'))
    for (const running of node.getAnimations()) running.cancel();
  if (wantsStillness()) return;
  const routes = timetable(before, travels);
  const end = Math.max(restTime, ...[...routes.values()].map((stops) => stops.at(-1)?.time ?? 0));
  for (const piece of now) {
    const node = root.querySelector(`[data-piece="${CSS.escape(piece.id)}"]`);
    if (!node) continue;
    const was = before.get(piece.id);
    const route = routes.get(piece.id);
    if (route) run(node, route, piece);
    else if (!was) {
      node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: restTime, delay: end - restTime, fill: 'backwards' });
    } else if (was.x !== piece.x || was.y !== piece.y)
      run(
        node,
        [
          { x: was.x, y: was.y, time: 0 },
          { x: was.x, y: was.y, time: Math.max(0, end - restTime) },
        ],
        piece,
      );
  }
}

/** When each piece is where. Urgent travels (guards called by an alarm) set off together, all others one after the other. */
function timetable(before: ReadonlyMap<string, Point>, travels: readonly Travel[]): Map<string, Stop[]> {
  const routes = new Map<string, Stop[]>();
  let time = 0;
  let together: number | null = null;
  for (const { piece, from, via, to, urgent } of travels) {
    const start: number = urgent ? (together ??= time) : time;
    const route = routes.get(piece) ?? [{ ...(before.get(piece) ?? from), time: 0 }];
    const last = route.at(-1) as Stop;
    if (start > last.time) route.push({ x: last.x, y: last.y, time: start });
    for (const [i, { x, y }] of [...via, to].entries()) route.push({ x, y, time: start + (i + 1) * legTime });
    routes.set(piece, route);
    time = Math.max(time, start + (via.length + 1) * legTime);
    if (!urgent) together = null;
  }
  return routes;
}

function run(node: Element, route: readonly Stop[], { x, y }: Point): void {
  const last = route.at(-1) as Stop;
  const stops = [...route, { x, y, time: last.time + restTime }];
  const duration = last.time + restTime;
  node.animate(
    stops.map((stop) => ({
      transform: `translate(${stop.x}px, ${stop.y}px)`,
      offset: stop.time / duration,
      easing: 'ease-in-out',
    })),
    { duration, fill: 'backwards' },
  );
}
