// Phase 2: everybody is dealt a hand and lays a stack of five, one card at a time.
import { effect, type Effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import { numbers, type CardId, seats } from './data.js';
import type { Actor, Robber } from './box.js';
import { changed, dealt, drawPile, event, robbersOf, isRuled, type Position } from './position.js';

/** Whose cards are dealt next: the bank's, then the robbers' clockwise. */
export const nextToDeal = (position: Position): Actor | undefined =>
  seats(position.options).find((actor) => (position.hands[actor] ?? []).length === 0);

/** RB-PLAN-1 */
export const deal: MoveRule<Position> = {
  check(position, { args: [actor, ...cards] }) {
    if (actor !== nextToDeal(position) || cards.length !== dealt(position, actor as Actor)) return 'RB-PLAN-1';
    const pile = { ...drawPile(position, actor as Actor) };
    for (const card of cards) {
      pile[card] = (pile[card] ?? 0) - 1;
      if (pile[card] < 0) return 'RB-PLAN-1';
    }
    return null;
  },
  apply(position, { args }) {
    const [actor, ...cards] = args as [Actor, ...CardId[]];
    return effect(
      changed(position, { hands: { ...position.hands, [actor]: cards } }),
      event('hand-dealt', 'RB-PLAN-1', { actor }),
    );
  },
};

/** RB-PLAN-2 (bank), RB-PLAN-3 (robber): a card from the hand goes face up onto its own stack. */
export const plan: MoveRule<Position> = {
  check: (position, { by, args: [card] }) =>
    (position.hands[by as Actor] ?? []).includes(card as CardId) ? null : 'RB-HAND-2',
  apply(position, { by, args }) {
    const actor = by as Actor;
    const [card] = args as [CardId];
    const hand = [...(position.hands[actor] ?? [])];
    hand.splice(hand.indexOf(card), 1);
    return effect(
      changed(position, {
        hands: { ...position.hands, [actor]: hand },
        stacks: { ...position.stacks, [actor]: [...(position.stacks[actor] ?? []), card] },
      }),
      event('card-planned', actor === 'bank' ? 'RB-PLAN-2' : 'RB-PLAN-3', { actor, card }),
    );
  },
};

const stackHeight = (position: Position, actor: Actor): number => (position.stacks[actor] ?? []).length;

/** Robbers who have not laid their card of this pass yet: by seat, or (free order) whose stack is behind the bank's. */
export const robbersToPlan = (position: Position): Robber[] => {
  const robbers = robbersOf(position.options);
  if (isOrderFree(position)) return robbers.filter((id) => stackHeight(position, id) < stackHeight(position, 'bank'));
  return robbers.slice(robbers.indexOf(position.turn as Robber) + 1);
};

/** The robber player of a two-player game may choose which robber goes first (ruling two-player-order: free). */
export const isOrderFree = (position: Position): boolean =>
  position.options.players === 2 && isRuled(position, 'two-player-order', 'free');

const giveTurn =
  (turn: Actor) =>
  (position: Position): Effect<Position> =>
    effect(changed(position, { turn }));

export const planSteps = {
  bankPlans: giveTurn('bank'),
  firstRobberPlans: (position: Position) =>
    effect(changed(position, { turn: robbersOf(position.options)[0] as Robber })),
  nextRobberPlans: (position: Position) => effect(changed(position, { turn: robbersToPlan(position)[0] as Robber })),
  /** RB-ROB-1: every stack is turned over as a whole, so the order stays. */
  flipStacks: (position: Position) =>
    effect(changed(position, { turn: 'bank' as const }), event('stacks-flipped', 'RB-ROB-1')),
};

export const planTests = {
  isOrderFree,
  areHandsMissing: (position: Position): boolean => nextToDeal(position) !== undefined,
  areRobbersLeftToPlan: (position: Position): boolean => robbersToPlan(position).length > 0,
  areStacksFull: (position: Position): boolean => stackHeight(position, position.turn) >= numbers.stackSize,
};
