// Patrol cards: what a deck can still show, and what happens when it runs out (procedures D and V).
import { andThen, effect, type Effect } from '../../table/event.js';
import { afterDraw, drawable, without } from '../common/deck.js';
import type { Floor } from './board.js';
import { patrolCells } from './spaces.js';
import { numbers } from './data.js';
import {
  changed,
  event,
  guardOn,
  isRuled,
  speedUp,
  withGuard,
  withTurn,
  type PatrolDeck,
  type Position,
} from './position.js';

export const lostVisual = 'lost-visual';

/** Every card of a floor's deck. */
export function patrolCards(position: Pick<Position, 'options' | 'gap'>): string[] {
  const { options, gap } = position;
  const cells = patrolCells(options);
  const isGapOut = isRuled(position, 'knox-gap-card', 'removed');
  return [
    ...cells.filter((cell) => cell !== gap || !isGapOut),
    ...(options.variants.includes('lost-visual') ? [lostVisual] : []),
  ];
}

/** BB-FEW-2: cards that lie aside after a shuffle. */
export function setAside(position: Position): number {
  const players = String(position.order.length) as keyof typeof numbers.setAside;
  const usual = numbers.setAside[players];
  const isScaled = position.options.job === 'fort-knox' && isRuled(position, 'knox-set-aside', 'scaled');
  return isScaled ? Math.round((usual * 25) / 16) : usual;
}

export const deckOn = ({ patrol }: Position, floor: Floor): PatrolDeck => patrol[floor] as PatrolDeck;
export const withPatrol = (position: Position, floor: Floor, change: Partial<PatrolDeck>): Position =>
  changed(position, { patrol: { ...position.patrol, [floor]: { ...deckOn(position, floor), ...change } } });

/** What the next patrol card may be. */
export function drawablePatrol(position: Position, floor: Floor): readonly string[] {
  const { discard, left, top, bottom } = deckOn(position, floor);
  return drawable({ unseen: without(patrolCards(position), discard), left, top, bottom });
}

/** BB-FAST-1: an empty pile is mixed anew when a card is needed, and the guard becomes faster. */
export function mixIfEmpty(position: Position, floor: Floor): Effect<Position> {
  if (deckOn(position, floor).left > 0) return effect(position);
  // A lost-visual card that has left the game stays where it lies (ruling lost-card-after).
  const gone = isRuled(position, 'lost-card-after', 'out-of-the-game') ? lostVisual : '';
  const discard = deckOn(position, floor).discard.filter((card) => card === gone);
  const left = Math.max(1, patrolCards(position).length - setAside(position) - discard.length);
  const mixed = effect(
    withPatrol(position, floor, { discard, left, top: [], bottom: [] }),
    event('patrol-reshuffled', 'BB-FAST-1', { floor: Number(floor), setAside: setAside(position) }),
  );
  const { steps } = position.turn;
  const isLonger = steps !== null && isRuled(position, 'reshuffle-mid-move', 'one-step-more');
  const faster = andThen(mixed, (next) => speedUp(next, floor, 'BB-FAST-1'));
  return isLonger ? andThen(faster, (next) => effect(withTurn(next, { steps: steps + 1 }))) : faster;
}

/** A card is turned up and lies among the discards. */
export function drawPatrol(position: Position, floor: Floor, card: string): Effect<Position> {
  const { discard, ...deck } = deckOn(position, floor);
  const drawn = effect(
    withPatrol(position, floor, { discard: [...discard, card], ...afterDraw(deck) }),
    event('patrol-drawn', 'BB-GUARD-5', { floor: Number(floor), card }),
  );
  const isMixedAtOnce = isRuled(position, 'reshuffle-when', 'at-once');
  return isMixedAtOnce ? andThen(drawn, (next) => mixIfEmpty(next, floor)) : drawn;
}

/** BB-LOST-2: nobody knows where he is; what is left of his movement is lost. */
export function loseSight(position: Position, floor: Floor): Effect<Position> {
  const { at } = guardOn(position, floor);
  return effect(
    withGuard(position, floor, { at: null, target: null, lost: true }),
    event('guard-lost', 'BB-LOST-2', { floor: Number(floor), ...(at !== null && { from: at }) }),
  );
}
