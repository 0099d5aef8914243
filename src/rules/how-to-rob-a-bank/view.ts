// What one side may see: cards that are covered or in other hands show only their backs.
import type { Json } from '../../table/event.js';
import { type CardId, seats } from './data.js';
import { robberIds, type Actor } from './box.js';
import { isRuled, type Position } from './position.js';
import { isIn } from './states.js';

export const sides = ['bank', 'robbers', ...robberIds, 'spectator'] as const;
export type Viewer = (typeof sides)[number];

/** The back of a card. */
export const back = '?';

/**
 * Everybody has seen every planned card face up (RB-PLAN-4), so with memory the stacks are open. Without it, planning
 * shows the top card of each stack and robbing only backs. Hands are never shown to the other side (RB-HAND-1).
 */
export function view(position: Position, flow: string, side: string, memory: boolean): Json {
  const hide = (cards: readonly CardId[] = []): string[] => cards.map(() => back);
  const perActor = (lists: Position['hands'], show: (cards: readonly CardId[], actor: Actor) => readonly string[]) =>
    Object.fromEntries(seats(position.options).map((actor) => [actor, show(lists[actor] ?? [], actor)]));
  const isPlanning = isIn(flow, 'plan');
  return {
    ...(position as unknown as Record<string, Json>),
    flow,
    hands: perActor(position.hands, (cards, actor) =>
      seesHand(position, side as Viewer, actor) ? cards : hide(cards),
    ),
    stacks: perActor(position.stacks, (cards) => {
      if (memory) return cards;
      return isPlanning ? [...hide(cards.slice(0, -1)), ...cards.slice(-1)] : hide(cards);
    }),
  };
}

/** A robber's colour sees what that robber's player sees, of two if that player runs both; `robbers` is the whole gang. */
export function seesHand(position: Position, side: Viewer, actor: Actor): boolean {
  if (side === actor) return true;
  if (side === 'spectator' || side === 'bank' || actor === 'bank') return false;
  return side === 'robbers' || position.options.players === 2 || !isRuled(position, 'hand-view', 'own-only');
}
