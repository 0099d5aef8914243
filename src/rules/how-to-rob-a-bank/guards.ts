// The bank's card actions: walk, tackle, lock, and giving up what is left.
import { effect, andThen, type Effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import type { Room } from './board.js';
import {
  afterWalk,
  endElsewhere,
  isOpen,
  offers,
  openWalks,
  possibleWalks,
  spend,
  stepForbidden,
  type Walkers,
} from './cards.js';
import type { Robber } from './box.js';
import {
  awakeGuards,
  awakeRobbersIn,
  changed,
  event,
  guard,
  robber,
  robbersIn,
  isRuled,
  wallsOf,
  withGuard,
  withRobber,
  withTokens,
  type Card,
  type Position,
} from './position.js';

const walkers = (position: Position): Walkers => ({
  at: Object.fromEntries(awakeGuards(position).map((id) => [id, guard(position, id).at as Room])),
  from: (position.card as Card).from,
});

/** What keeps a guard from using an action of the card at all. */
function barred(position: Position, verb: string, id: string) {
  if (!isOpen(position, verb)) return 'RB-CARD-5';
  return guard(position, id).out ? 'RB-CARD-3' : null;
}

/** RB-WALK-1: a guard goes to a neighbouring room. */
export const guardWalk: MoveRule<Position> = {
  check(position, { args }) {
    const [id, to] = args as [string, Room];
    const walls = wallsOf(position);
    const forbidden =
      barred(position, 'walk', id) ?? stepForbidden(walls, guard(position, id).at as Room, to, 'RB-WALK-1');
    if (forbidden) return forbidden;
    const left = openWalks(position.card as Card);
    return mayStep(position, walkers(position), id, to, left) ? null : 'RB-WALK-5';
  },
  apply(position, { args }) {
    const [id, to] = args as [string, Room];
    const from = guard(position, id).at as Room;
    const spent = spend(withGuard(position, id, { at: to }), 'walk', {
      from: afterWalk(walkers(position), id, to).from,
    });
    return effect(dropLostWalks(spent, walkers(spent)), event('walked', 'RB-WALK-1', { piece: id, from, to }));
  },
};

/** Whether a step leaves the card's duties possible (ruling walk-look-ahead: at once, or only with the last walk). */
export function mayStep(position: Position, before: Walkers, piece: string, to: Room, left: number): boolean {
  const walls = wallsOf(position);
  const after = afterWalk(before, piece, to);
  if (isRuled(position, 'walk-look-ahead', 'lose')) return left > 1 || endElsewhere(after);
  // Ruling walk-all: once a walk is made, none is owed; but whoever walked has to be able to end elsewhere.
  if (position.turn === 'bank' && isRuled(position, 'walk-all', 'one'))
    return possibleWalks(walls, after, left - 1) >= 0;
  // Even a walk that is not owed must not leave a piece where it began.
  return possibleWalks(walls, after, left - 1) >= Math.max(0, possibleWalks(walls, before, left) - 1);
}

/** RB-RULING-walk-look-ahead: with `lose`, walks that have become impossible are struck off the card. */
export function dropLostWalks(position: Position, after: Walkers): Position {
  const card = position.card as Card;
  const left = openWalks(card);
  if (!isRuled(position, 'walk-look-ahead', 'lose') || left === 0 || possibleWalks(wallsOf(position), after, left) > 0)
    return position;
  return changed(position, { card: { ...card, left: card.left.filter((action) => action !== 'walk') } });
}

/** RB-TACKLE-1, RB-TACKLE-2: a robber in the guard's room lies flat. */
export const tackle: MoveRule<Position> = {
  check(position, { args }) {
    const [id, target] = args as [string, Robber];
    const inReach =
      robber(position, target).at === guard(position, id).at &&
      (!robber(position, target).out || isRuled(position, 'tackle-out', 'yes'));
    return barred(position, 'tackle', id) ?? (inReach ? null : 'RB-TACKLE-1');
  },
  apply(position, { args }) {
    const [id, target] = args as [string, Robber];
    const tackled = effect(
      withRobber(spend(position, 'tackle'), target, { out: true }),
      event('robber-tackled', 'RB-TACKLE-1', { guard: id, robber: target }),
    );
    return andThen(tackled, (after) => dropBags(after, target));
  },
};

/** RB-TACKLE-4: everything carried falls down in the room. */
function dropBags(position: Position, id: Robber): Effect<Position> {
  const { carries: count, at } = robber(position, id);
  if (count === 0) return effect(position);
  const field = !isRuled(position, 'dropped-side', 'locked') ? 'bags' : 'locked';
  return effect(
    withTokens(withRobber(position, id, { carries: 0 }), field, at as Room, count),
    event('bags-dropped', 'RB-TACKLE-4', { robber: id, count, at }),
  );
}

/** RB-LOCK-1: one token in the guard's room is turned to its locked side. */
export const lock: MoveRule<Position> = {
  check(position, { args }) {
    const [id, what] = args as [string, string];
    const room = guard(position, id).at as Room;
    const forbidden = barred(position, 'lock', id);
    if (forbidden) return forbidden;
    if (isRuled(position, 'lock-with-robbers', 'yes') && awakeRobbersIn(position, room).length > 0)
      return 'RB-RULING-lock-with-robbers';
    if (what === 'alarm') return position.alarm.at !== room ? 'RB-LOCK-2' : position.alarm.locked ? 'RB-LOCK-1' : null;
    if (what === 'bag') return position.bags[room] > 0 ? null : notLockable(position, room);
    if (!isRuled(position, 'lock-carried', 'yes')) return 'RB-LOCK-3';
    return robber(position, what).at === room && robber(position, what).carries > 0 ? null : 'RB-LOCK-2';
  },
  apply(position, { args }) {
    const [id, what] = args as [string, string];
    const spent = spend(position, 'lock');
    if (isRuled(position, 'lock-one', 'everything')) return lockAll(spent, id);
    if (what === 'alarm') return lockAlarm(spent, id);
    return what === 'bag' ? lockBags(spent, id, 1) : lockCarried(spent, id, what, 1);
  },
};

function notLockable(position: Position, room: Room) {
  if (position.locked[room] > 0) return 'RB-LOCK-1';
  const isCarried = robbersIn(position, room).some((id) => robber(position, id).carries > 0);
  return isCarried && !isRuled(position, 'lock-carried', 'yes') ? 'RB-LOCK-3' : 'RB-LOCK-2';
}

function lockBags(position: Position, id: string, count: number): Effect<Position> {
  const at = guard(position, id).at as Room;
  const turned = withTokens(withTokens(position, 'bags', at, -count), 'locked', at, count);
  return effect(turned, ...Array.from({ length: count }, () => event('bag-locked', 'RB-LOCK-1', { guard: id, at })));
}

/** RB-RULING-lock-carried: bags are taken out of a robber's hands and left in the room, locked. */
function lockCarried(position: Position, id: string, from: string, count: number): Effect<Position> {
  const at = guard(position, id).at as Room;
  const { carries } = robber(position, from);
  return effect(
    withTokens(withRobber(position, from, { carries: carries - count }), 'locked', at, count),
    ...Array.from({ length: count }, () => event('bag-locked', 'RB-RULING-lock-carried', { guard: id, at })),
  );
}

/** RB-RULING-lock-one: whatever in the room can be locked, also in the hands of robbers if a ruling allows it. */
function lockAll(position: Position, id: string): Effect<Position> {
  const at = guard(position, id).at as Room;
  let locked = andThen(lockBags(position, id, position.bags[at]), (after) => lockAlarm(after, id));
  if (isRuled(position, 'lock-carried', 'yes'))
    for (const from of robbersIn(position, at))
      locked = andThen(locked, (after) => lockCarried(after, id, from, robber(after, from).carries));
  return locked;
}

function lockAlarm(position: Position, id: string): Effect<Position> {
  if (position.alarm.at !== guard(position, id).at || position.alarm.locked) return effect(position);
  return effect(
    changed(position, { alarm: { ...position.alarm, locked: true } }),
    event('alarm-locked', 'RB-LOCK-1', { guard: id }),
  );
}

/** RB-WALK-3: the bank may stop when no walk is owed. */
export const bankDone: MoveRule<Position> = {
  check(position) {
    const card = position.card as Card;
    const isWalkPossible = possibleWalks(wallsOf(position), walkers(position), openWalks(card)) > 0;
    const oneIsEnough = isRuled(position, 'walk-all', 'one') && Object.keys(card.from).length > 0;
    if (isWalkPossible && !oneIsEnough) return 'RB-WALK-3';
    if (isWalkPossible && !endElsewhere(walkers(position))) return 'RB-WALK-5';
    const uses = awakeGuards(position).flatMap((id) => [
      ...robbersIn(position, guard(position, id).at).map((target) => ['tackle', [id, target]] as const),
      ...['bag', 'alarm', ...robbersIn(position, guard(position, id).at)].map((what) => ['lock', [id, what]] as const),
    ]);
    const rules = { tackle, lock };
    return isDuty(
      position,
      uses
        .filter(([verb, args]) => rules[verb].check(position, { by: 'bank', verb, args }) === null)
        .map(([verb]) => verb as string),
    )
      ? 'RB-CARD-1'
      : null;
  },
  apply: waive,
};

/** Rulings optional-when-possible and or-optional: whether an open action that could be used now has to be. */
export function isDuty(position: Position, usable: readonly string[]): boolean {
  return (position.card as Card).left.some((action) => {
    const name = action.includes('/') ? 'or-optional' : 'optional-when-possible';
    return isRuled(position, name, 'compulsory') && usable.some((verb) => offers(action, verb));
  });
}

/** RB-CARD-1: what is left of the card is given up. */
export function waive(position: Position): Effect<Position> {
  const card = position.card as Card;
  return effect(
    changed(position, { card: { ...card, left: [] } }),
    event('actions-waived', 'RB-CARD-1', { actor: position.turn, left: card.left }),
  );
}
