// Burglars caught, and guards put into the guard room's room.
import { andThen, effect, type Effect } from '../../table/event.js';
import type { Space } from './board.js';
import type { RuleId } from './catalogue.js';
import type { Burglar } from './data.js';
import type { GuardId } from './box.js';
import { dropAll } from './items.js';
import { burglar, changed, event, freeIn, lose, isRuled, withBurglar, withGuard, type Position } from './position.js';

/** LH-CAPTURE-2: they go into the cage, the guard into the room around it. LH-END-1 if nobody is left. */
export function catchThem(
  position: Position,
  caught: readonly Burglar[],
  guard: GuardId,
  at: Space,
  rule: RuleId = 'LH-CAPTURE-2',
): Effect<Position> {
  const staysPut = rule === 'LH-MOVE-6' && isRuled(position, 'walked-into-guard', 'guard-stays');
  const locked = lockUp(position, caught, guard, at, rule);
  const put = staysPut ? locked : andThen(locked, (next) => putInGuardRoom(next, guard));
  return andThen(put, (next) =>
    next.outcome === null && next.options.seats.every((id) => burglar(next, id).at === 'cell')
      ? lose(next, 'LH-END-1')
      : effect(next),
  );
}

function lockUp(position: Position, caught: readonly Burglar[], guard: GuardId, at: Space, rule: RuleId) {
  let locked = position;
  for (const who of caught) {
    if (isRuled(position, 'prisoner-items', 'dropped')) locked = dropAll(locked, who, at);
    locked = withBurglar(locked, who, { at: 'cell' });
  }
  return effect(locked, ...caught.map((who) => event('captured', rule, { who, guard, at })));
}

/** A guard is put there without walking; whoever stands there freely is caught as well (ruling sharing-with-guard). */
export function putInGuardRoom(position: Position, guard: GuardId): Effect<Position> {
  const room = position.guardRoom as Space;
  const put: Position = withGuard(position, guard, room);
  const isReached = position.checkpoint === room && isRuled(position, 'put-on-checkpoint', 'reached');
  const arrived = isReached
    ? effect(
        changed(put, { checkpoint: null }),
        event('guard-arrived', 'LH-RULING-put-on-checkpoint', { guard, at: room }),
        event('checkpoint-removed', 'LH-RULING-put-on-checkpoint', { at: room }),
      )
    : effect(put);
  const shares = freeIn(put, room);
  if (shares.length === 0 || isRuled(position, 'sharing-with-guard', 'ignored')) return arrived;
  return andThen(arrived, (next) => catchThem(next, shares, guard, room));
}
