// Guards on their way to the checkpoint: who goes first, by which route, step by step.
import { andThen, effect, type Effect, type Json } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import { greatest, playersChoose, type Routes, type TieBreak } from '../common/routes.js';
import type { Space } from './board.js';
import { guardDistance, guardRoutes } from './guard-routes.js';
import { catchThem } from './capture.js';
import { guardSteps, isGuard, type GuardId } from './box.js';
import { changed, event, foundIn, freeIn, isRuled, withGuard, type Pending, type Position } from './position.js';

const other = (guard: GuardId): GuardId => (guard === 'g1' ? 'g2' : 'g1');
const placeOf = ({ guards }: Position, guard: GuardId): Space => guards[guard] as Space;
const distanceOf = (position: Position, guard: GuardId): number =>
  guardDistance(placeOf(position, guard), position.checkpoint as Space);
const plan = (position: Position, change: Pending): Position =>
  changed(position, { pending: { ...position.pending, ...change } });

/** LH-GUARD-3. A tie is LH-GUARD-4's to settle; here g1 stands first. */
export const nearerGuard = (position: Position): GuardId =>
  distanceOf(position, 'g2') < distanceOf(position, 'g1') ? 'g2' : 'g1';

/** The different walks that shortest routes give within the steps a guard has left. */
function walksAlong(routes: Routes, steps: number): Routes {
  if (routes.length === 1) return routes.map((route) => route.slice(0, steps));
  const walks = new Map(routes.map((route) => [route.slice(0, steps).join(' '), route.slice(0, steps)]));
  return [...walks.values()];
}

/** How far from the colleague a walk leads: by where it ends, or by its first step (ruling tie-of-routes). */
const awayFrom = (position: Position, colleague: Space, walk: readonly Space[]): number =>
  guardDistance((isRuled(position, 'tie-of-routes', 'first-step') ? walk[0] : walk.at(-1)) as Space, colleague);

/** LH-GUARD-5: away from the colleague, or as the players like (rulings tie-of-routes and tie-of-routes-second). */
function tieBreakOf(position: Position, walker: GuardId): TieBreak {
  const isSecond = position.pending.first !== walker;
  const isLeftToPlayers =
    (isSecond && isRuled(position, 'tie-of-routes-second', 'players')) || isRuled(position, 'tie-of-routes', 'players');
  if (isLeftToPlayers) return playersChoose;
  const colleague = placeOf(position, other(walker));
  return greatest('away-from-colleague', (walk) => awayFrom(position, colleague, walk));
}

/** The walks left for a guard to choose from. More than one means the players choose. */
export function openWalks(position: Position, walker: GuardId): Routes {
  const from = placeOf(position, walker);
  const walks = walksAlong(guardRoutes(from, position.checkpoint as Space), guardSteps[position.alert]);
  return tieBreakOf(position, walker).settle(walks, from);
}

/** LH-GUARD-4 */
const goFirst: MoveRule<Position> = {
  check: (_, { args: [guard] }) => (isGuard(guard) ? null : 'LH-GUARD-4'),
  apply: (position, { args }) => effect(plan(position, { first: args[0] as GuardId })),
};

/** The players choose between routes that stay tied; a route is named by where it ends in this walk. */
const chooseRoute: MoveRule<Position> = {
  check: (position, { args: [end] }) => (walkTo(position, end as Space) ? null : 'LH-GUARD-5'),
  apply: (position, { args: [end] }) =>
    effect(plan(position, { path: walkTo(position, end as Space) as readonly Space[] })),
};
const walkTo = (position: Position, end: Space): readonly Space[] | undefined =>
  openWalks(position, position.pending.walker as GuardId).find((walk) => walk.at(-1) === end);

const setOff = (position: Position, walker: GuardId): Effect<Position> =>
  effect(plan(position, { path: openWalks(position, walker)[0] as readonly Space[] }));
const askRoute = (position: Position, walker: GuardId): Effect<Position> => {
  const { path: _, ...asked } = position.pending;
  return effect(changed(position, { pending: { ...asked, walker } }));
};

const firstOf = ({ pending }: Position): GuardId => pending.first as GuardId;
const secondOf = (position: Position): GuardId => other(firstOf(position));

/** One step of a walk, or none for a guard who stands on the checkpoint already. */
function walkOn(position: Position, walker: GuardId): Effect<Position> {
  const [to, ...rest] = position.pending.path ?? [];
  if (to === undefined) return arrive(position, walker, placeOf(position, walker), true);
  const from = placeOf(position, walker);
  const moved = plan(withGuard(position, walker, to), { path: rest });
  return andThen(effect(moved, routeEvent(position, walker, from, to)), (next) => arrive(next, walker, to, false));
}

/**
 * The step says by which routes the guard could go on, which one he is on, and why: LH-GUARD-1 when no other is as
 * short, LH-GUARD-5 when it was chosen among equals, with each one's distance from his colleague.
 */
function routeEvent(position: Position, guard: GuardId, from: Space, to: Space) {
  const path = position.pending.path ?? [];
  const routes = guardRoutes(from, position.checkpoint as Space);
  const isTie = walksAlong(routes, path.length).length > 1;
  const chosen = routes.findIndex((route) => path.every((space, i) => route[i] === space));
  const colleague = placeOf(position, other(guard));
  const away: Json = routes.map((route) => awayFrom(position, colleague, route.slice(0, path.length)));
  return event('guard-moved', isTie ? 'LH-GUARD-5' : 'LH-GUARD-1', {
    guard,
    from,
    to,
    routes,
    chosen,
    ...(isTie && { away }),
  });
}

/** LH-CAPTURE-1, LH-GUARD-8: burglars found, checkpoint reached, or both. Either ends the walk. */
function arrive(position: Position, walker: GuardId, at: Space, stood: boolean): Effect<Position> {
  const isBlind = stood && isRuled(position, 'sharing-with-guard', 'ignored');
  const caught = isBlind ? [] : stood ? freeIn(position, at) : foundIn(position, at);
  const isThere = position.checkpoint === at && !(stood && isRuled(position, 'guard-already-there', 'ignored'));
  const isReached = isThere && (caught.length === 0 || !isRuled(position, 'capture-at-checkpoint', 'capture-only'));
  const staysOn = walker !== firstOf(position) && isRuled(position, 'second-guard-reaches', 'stays');
  const ended = isReached || caught.length > 0 ? plan(position, { path: [] }) : position;
  const reached = isReached
    ? effect(
        staysOn ? ended : changed(ended, { checkpoint: null }),
        event('guard-arrived', 'LH-GUARD-8', { guard: walker, at }),
        ...(staysOn ? [] : [event('checkpoint-removed', 'LH-GUARD-8', { at })]),
      )
    : effect(ended);
  return caught.length === 0 ? reached : andThen(reached, (next) => catchThem(next, caught, walker, at));
}

export const guardMoves = { goFirst, chooseRoute };
export const guardWalkSteps = {
  nearerGoesFirst: (position: Position) => effect(plan(position, { first: nearerGuard(position) })),
  askFirstRoute: (position: Position) => askRoute(position, firstOf(position)),
  askSecondRoute: (position: Position) => askRoute(position, secondOf(position)),
  firstSetsOff: (position: Position) => setOff(position, firstOf(position)),
  secondSetsOff: (position: Position) => setOff(position, secondOf(position)),
  routeIsSettled: (position: Position): Effect<Position> => {
    const { walker: _, ...pending } = position.pending;
    return effect(changed(position, { pending }));
  },
  firstWalks: (position: Position) => walkOn(position, firstOf(position)),
  secondWalks: (position: Position) => walkOn(position, secondOf(position)),
  /** LH-GUARD-8: the first was there, so the second does not move at all. */
  secondStays: (position: Position) =>
    effect(position, event('guard-stayed', 'LH-GUARD-8', { guard: secondOf(position) })),
};
export const guardTests = {
  areGuardsEquallyNear: (position: Position): boolean => distanceOf(position, 'g1') === distanceOf(position, 'g2'),
  isFirstRouteOpen: (position: Position): boolean => openWalks(position, firstOf(position)).length > 1,
  isSecondRouteOpen: (position: Position): boolean => openWalks(position, secondOf(position)).length > 1,
  isFirstTheWalker: ({ pending }: Position): boolean => pending.walker === pending.first,
  isStillWalking: ({ pending }: Position): boolean => (pending.path ?? []).length > 0,
  isCheckpointGone: ({ checkpoint }: Position): boolean => checkpoint === null,
};
