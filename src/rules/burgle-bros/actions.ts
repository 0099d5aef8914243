// What a burglar does in step 1 of a turn: look, walk, hack, hand things over, pick things up, stop.
import { effect, type Effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import { without } from '../common/deck.js';
import { due, fall, type Exchange } from './agenda.js';
import { pickUp } from './cards.js';
import { numbers, isHackKind, type HackKind } from './data.js';
import { isLoot } from './box.js';
import { setOut } from './entering.js';
import {
  actionsLeft,
  burglar,
  burglarsAt,
  changed,
  event,
  hasLoot,
  here,
  isFaceUp,
  isGuardAt,
  isOfKind,
  isSpace,
  kindAt,
  lose,
  pop,
  push,
  isRuled,
  spend,
  withBurglar,
  type Position,
} from './position.js';
import type { Space } from './board.js';
import { peekForbidden, peekRule, wayTo } from './reachable-spaces.js';

/** BB-TURN-2 is named only if nothing else forbids the move. */
export const affordable = (position: Position, cost: number): 'BB-TURN-2' | null =>
  actionsLeft(position) >= cost ? null : 'BB-TURN-2';

/** BB-PEEK-1 */
const peek: MoveRule<Position> = {
  check: (position, { args: [to] }) =>
    peekForbidden(position, here(position), to as Space) ?? affordable(position, numbers.costs.peek),
  apply(position, { args }) {
    const [at] = args as [Space];
    const spent = spend(position, numbers.costs.peek);
    const looked = event('peeked', peekRule(position, here(position), at), { who: position.active, at });
    // Ruling peek-face-up: an action may be burnt on a tile that shows already.
    return effect(isFaceUp(position, at) ? spent : push(spent, { do: 'peek', at, by: 'peek' }), looked);
  },
};

/** A gemstone makes it dearer to join somebody. */
function walkCost(position: Position, to: Space): number {
  const isJoining = isSpace(to) && burglarsAt(position, to).length > 0;
  const { walk, gemstone } = numbers.costs;
  return walk + (isJoining && hasLoot(position, position.active, 'gemstone') ? gemstone : 0);
}

/** Ruling hopeless-attempt: nobody walks at a deadbolt that he cannot pay for. */
function isHopeless(position: Position, to: Space): boolean {
  if (!isRuled(position, 'hopeless-attempt', 'refused') || !isOfKind(position, to, 'deadbolt')) return false;
  const isOpen = position.disabled.includes(to) || isGuardAt(position, to) || burglarsAt(position, to).length > 0;
  return !isOpen && actionsLeft(position) < walkCost(position, to) + numbers.costs.deadbolt;
}

const walk: MoveRule<Position> = {
  check(position, { args }) {
    const [to] = args as [Space];
    const { rule, isOpen } = wayTo(position, position.active, to);
    if (!isOpen) return rule;
    return isHopeless(position, to) ? 'BB-DEADBOLT-2' : affordable(position, walkCost(position, to));
  },
  apply(position, { args }) {
    const [to] = args as [Space];
    const who = position.active;
    const spent = spend(position, walkCost(position, to));
    if (to === 'roof') return escape(spent);
    const { rule } = wayTo(position, who, to);
    if (rule === 'BB-WALKWAY-3' && isRuled(position, 'walkway-down-edition', 'not-entering'))
      return effect(push(spent, fall(who, to, 'walkway')));
    return effect(setOut(spent, { who, from: here(position), to }));
  },
};

/** BB-END-3, BB-END-6, BB-LOOT-3: on the roof he is out of it; the last one there brings all loot, or all is lost. */
export function escape(position: Position): Effect<Position> {
  const who = position.active;
  const escaped = withBurglar(position, who, { at: 'roof' });
  const happened = event('escaped', 'BB-END-3', { who, from: here(position) });
  const isLast = position.order.every((id) => burglar(escaped, id).at === 'roof');
  if (!isLast && !isRuled(position, 'loot-check', 'each-escape')) return effect(escaped, happened);
  if (isLootLeftBehind(escaped)) {
    const lost = lose(escaped, 'BB-LOOT-3');
    return { position: lost.position, events: [happened, ...lost.events] };
  }
  if (!isLast) return effect(escaped, happened);
  const outcome = { result: 'won', rule: 'BB-END-6' };
  return effect(changed(escaped, { outcome, agenda: [] }), happened, event('game-won', 'BB-END-6'));
}
const isLootLeftBehind = ({ ground, kitty }: Position): boolean =>
  kitty !== null || Object.values(ground).some((cards) => cards.some(isLoot));

/** BB-HACK-1 */
const computerHere = (position: Position): HackKind | undefined => {
  const kind = (kindAt(position, here(position)) ?? '').replace('computer-', '');
  return isHackKind(kind) && kindAt(position, here(position)) !== kind ? kind : undefined;
};
const hack: MoveRule<Position> = {
  check(position, { args }) {
    if (args.length > 0) return 'BB-TURN-1';
    const kind = computerHere(position);
    if (kind === undefined) return 'BB-HACK-1';
    if (position.hacks[kind] >= numbers.hackMarkers.room) return 'BB-HACK-3';
    return affordable(position, numbers.costs.hack);
  },
  apply(position) {
    const kind = computerHere(position) as HackKind;
    const hacks = { ...position.hacks, [kind]: position.hacks[kind] + 1 };
    return effect(
      changed(spend(position, numbers.costs.hack), { hacks }),
      event('hack-added', 'BB-HACK-1', { who: position.active, kind, markers: hacks[kind] }),
    );
  },
};

// Handing over and picking up.

const isHolding = (position: Position, who: string, card: string): boolean => {
  const { tools, loot } = burglar(position, who);
  return [...tools, ...loot].includes(card);
};
const isBarTooMany = (position: Position, who: string, card: string): boolean =>
  card === 'gold-bar' &&
  hasLoot(position, who, 'gold-bar') &&
  !(position.order.length === 1 && isRuled(position, 'gold-bar-solo', 'carries-both'));

/** BB-TOOL-3, BB-LOOT-4: in a turn of one of the two (ruling exchange-when). */
const give: MoveRule<Position> = {
  check(position, { by, args }) {
    const [to, card] = args as [string, string];
    const from = by as string;
    const isTheirTurn = [from, to].includes(position.active) || isRuled(position, 'exchange-when', 'any-time');
    if (!isTheirTurn) return 'BB-TURN-1';
    const rule = isLoot(card) ? 'BB-LOOT-4' : 'BB-TOOL-3';
    const { at } = burglar(position, from);
    const isTogether = from !== to && isSpace(at) && burglar(position, to).at === at;
    if (!isTogether || !isHolding(position, from, card)) return rule;
    return isBarTooMany(position, to, card) ? 'BB-LOOT-1' : null;
  },
  apply(position, { by, args }) {
    const [to, card] = args as [string, string];
    return effect(push(position, { do: 'exchange', from: by as string, to, card }));
  },
};

const offered = (position: Position): Exchange => due(position, 'exchange') as Exchange;

const accept: MoveRule<Position> = {
  check: () => null,
  apply(position) {
    const { from, to, card } = offered(position);
    return effect(
      handOver(pop(position), from, to, card),
      event('given', isLoot(card) ? 'BB-LOOT-4' : 'BB-TOOL-3', { from, to, card }),
    );
  },
};
const refuse: MoveRule<Position> = {
  check: () => null,
  apply: (position) => effect(pop(position)),
};

export function handOver(position: Position, from: string, to: string, card: string): Position {
  const hand = isLoot(card) ? 'loot' : 'tools';
  const without1 = withBurglar(position, from, { [hand]: without(burglar(position, from)[hand], [card]) });
  return withBurglar(without1, to, { [hand]: [...burglar(without1, to)[hand], card] });
}

/** BB-LOOT-5 */
const take: MoveRule<Position> = {
  check(position, { args: [card] }) {
    const at = here(position);
    const isKitty = card === 'persian-kitty' && position.kitty === at && hasLoot(position, position.active, card);
    if (!isKitty && !position.ground[at]?.includes(card as string)) return 'BB-LOOT-5';
    return isBarTooMany(position, position.active, card as string) ? 'BB-LOOT-1' : null;
  },
  apply(position, { args }) {
    const [card] = args as [string];
    const who = position.active;
    const at = here(position);
    const taken = event('item-taken', 'BB-LOOT-5', { who, card, at });
    if (!position.ground[at]?.includes(card)) return effect(changed(position, { kitty: null }), taken);
    const hand = isLoot(card) ? 'loot' : 'tools';
    return effect(
      withBurglar(pickUp(position, at, card), who, { [hand]: [...burglar(position, who)[hand], card] }),
      taken,
    );
  },
};

/** Step 1 is over. */
const end: MoveRule<Position> = {
  check: () => null,
  apply: (position) => effect(push(position, { do: 'part', over: 'actions' })),
};

export const actionMoves = { peek, walk, hack, give, accept, refuse, take, end };
export const actionTests = {
  hasEscaped: (position: Position): boolean => burglar(position, position.active).at === 'roof',
  isExchangeDue: (position: Position): boolean => due(position, 'exchange') !== undefined,
};
