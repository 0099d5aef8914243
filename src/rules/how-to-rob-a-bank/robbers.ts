// The robbers' card actions: walk, crawl, pick, unlock, pepper, and giving up what is left.
import { effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import type { Room } from './board.js';
import { afterWalk, isOpen, openWalks, possibleWalks, spend, stepForbidden, type Walkers } from './cards.js';
import type { GuardId } from './box.js';
import { mustRingBefore } from './extras.js';
import { dropLostWalks, isDuty, mayStep, waive } from './guards.js';
import {
  changed,
  event,
  guard,
  guardsOf,
  isGuarded,
  robber,
  isRuled,
  wallsOf,
  withGuard,
  withRobber,
  withTokens,
  type Card,
  type Position,
} from './position.js';

/** Only the robber on turn acts (the chart sees to that). */
const self = (position: Position) => robber(position, position.turn);
const here = (position: Position): Room => self(position).at as Room;

function walkers(position: Position): Walkers {
  const free = isRuled(position, 'robber-there-and-back', 'yes');
  return { at: { [position.turn]: here(position) }, from: free ? {} : (position.card as Card).from };
}

/** RB-WALK-6, RB-WALK-9: the robber goes to a neighbouring room; bags come along. */
export const robberWalk: MoveRule<Position> = {
  check(position, { args }) {
    const [to] = args as [Room];
    if (!isOpen(position, 'walk')) return 'RB-CARD-5';
    const forbidden =
      stepForbidden(wallsOf(position), here(position), to, 'RB-WALK-6') ?? mustRingBefore(position, 'walk');
    if (forbidden) return forbidden;
    if (isRuled(position, 'robber-there-and-back', 'yes')) return null;
    return mayStep(position, walkers(position), position.turn, to, openWalks(position.card as Card))
      ? null
      : 'RB-WALK-8';
  },
  apply(position, { args }) {
    const [to] = args as [Room];
    const from = afterWalk({ ...walkers(position), from: (position.card as Card).from }, position.turn, to).from;
    const spent = spend(withRobber(position, position.turn, { at: to }), 'walk', { from });
    return effect(
      dropLostWalks(spent, walkers(spent)),
      event('walked', 'RB-WALK-6', { piece: position.turn, from: here(position), to }),
    );
  },
};

/** RB-CRAWL-1, RB-CRAWL-3: to any other room, walls or not. How many bags come along is a choice under a ruling only. */
export const crawl: MoveRule<Position> = {
  check(position, { args }) {
    const [to, taken] = args as [Room, string?];
    if (!isOpen(position, 'crawl')) return 'RB-CARD-5';
    if (to === here(position)) return 'RB-CRAWL-2';
    if (taken !== undefined && Number(taken) >= self(position).carries) return 'RB-CRAWL-3';
    return mustRingBefore(position, 'crawl');
  },
  apply(position, { args }) {
    const [to, taken] = args as [Room, string?];
    const from = here(position);
    const left = taken === undefined ? 0 : self(position).carries - Number(taken);
    const crawled = withRobber(spend(position, 'crawl'), position.turn, {
      at: to,
      carries: self(position).carries - left,
    });
    const moved = event('crawled', 'RB-CRAWL-1', { piece: position.turn, from, to });
    if (left === 0) return effect(crawled, moved);
    return effect(
      withTokens(crawled, 'bags', from, left),
      event('bags-dropped', 'RB-RULING-crawl-drop', { robber: position.turn, count: left, at: from }),
      moved,
    );
  },
};

/** RB-PICK-1, RB-PICK-4: one unlocked bag that lies in the room. */
export const pick: MoveRule<Position> = {
  check(position) {
    const room = here(position);
    if (!isOpen(position, 'pick')) return 'RB-CARD-5';
    if (isGuarded(position, room)) return 'RB-PICK-3';
    return position.bags[room] > 0 ? null : position.locked[room] > 0 ? 'RB-PICK-2' : 'RB-PICK-1';
  },
  apply(position) {
    const at = here(position);
    const picked = withRobber(spend(position, 'pick'), position.turn, { carries: self(position).carries + 1 });
    return effect(withTokens(picked, 'bags', at, -1), event('bag-picked', 'RB-PICK-1', { robber: position.turn, at }));
  },
};

/** RB-UNLOCK-1, RB-UNLOCK-2: one locked token in the room is turned over. */
export const unlock: MoveRule<Position> = {
  check(position, { args: [what] }) {
    const room = here(position);
    if (!isOpen(position, 'unlock')) return 'RB-CARD-5';
    if (isGuarded(position, room)) return 'RB-UNLOCK-3';
    const isLocked = what === 'bag' ? position.locked[room] > 0 : position.alarm.at === room && position.alarm.locked;
    return isLocked ? null : 'RB-UNLOCK-1';
  },
  apply(position, { args: [what] }) {
    const at = here(position);
    const spent = spend(position, 'unlock');
    if (what === 'alarm')
      return effect(
        changed(spent, { alarm: { ...spent.alarm, locked: false } }),
        event('alarm-unlocked', 'RB-UNLOCK-1', { robber: position.turn }),
      );
    return effect(
      withTokens(withTokens(spent, 'locked', at, -1), 'bags', at, 1),
      event('bag-unlocked', 'RB-UNLOCK-1', { robber: position.turn, at }),
    );
  },
};

/** RB-PEPPER-1: a guard in the room lies unconscious. */
export const pepper: MoveRule<Position> = {
  check(position, { args }) {
    const [id] = args as [GuardId];
    if (!isOpen(position, 'pepper')) return 'RB-CARD-5';
    const target = guard(position, id);
    if (target.at !== here(position) || (target.out && !isRuled(position, 'tackle-out', 'yes'))) return 'RB-PEPPER-1';
    return position.card?.peppered ? 'RB-PEPPER-2' : null;
  },
  apply(position, { args }) {
    const [id] = args as [GuardId];
    return effect(
      withGuard(spend(position, 'pepper', { peppered: true }), id, { out: true }),
      event('guard-peppered', 'RB-PEPPER-1', { robber: position.turn, guard: id }),
    );
  },
};

/** RB-WALK-7, RB-CRAWL-2: the robber may stop when no walk and no crawl is owed. */
export const robberDone: MoveRule<Position> = {
  check(position) {
    const card = position.card as Card;
    if (possibleWalks(wallsOf(position), walkers(position), openWalks(card)) > 0) return 'RB-WALK-7';
    if (card.left.includes('crawl') && !isRuled(position, 'crawl-compulsory', 'no')) return 'RB-CRAWL-2';
    const uses: [string, MoveRule<Position>, string[]][] = [
      ['pick', pick, []],
      ['unlock', unlock, ['bag']],
      ['unlock', unlock, ['alarm']],
      ...guardsOf(position.options).map((id): [string, MoveRule<Position>, string[]] => ['pepper', pepper, [id]]),
    ];
    const usable = uses.filter(
      ([verb, rule, args]) => rule.check(position, { by: position.turn, verb, args }) === null,
    );
    return isDuty(
      position,
      usable.map(([verb]) => verb),
    )
      ? 'RB-CARD-1'
      : null;
  },
  apply: waive,
};
