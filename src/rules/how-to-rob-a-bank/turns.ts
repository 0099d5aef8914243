// Phase 3, whose turn it is: cards are turned up or forfeited, turns end, the next one begins.
import { effect, andThen, type Effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import { actionsOf } from './cards.js';
import type { CardId } from './data.js';
import type { Actor, GuardId, Robber } from './box.js';
import { mustRingBefore } from './extras.js';
import { isOrderFree } from './plan.js';
import {
  awakeGuards,
  changed,
  event,
  guard,
  guardsOf,
  robber,
  robbersOf,
  roomWith,
  isRuled,
  withGuards,
  withRobber,
  type Position,
} from './position.js';
import { seats } from './data.js';
import type { RuleId } from './catalogue.js';

const stack = (position: Position, actor: Actor): readonly CardId[] => position.stacks[actor] ?? [];

const isCardLeft = (position: Position): boolean => stack(position, position.turn).length > 0;

/** The top card leaves the stack for the cards played. */
function turnTop(position: Position, actor: Actor): { card: CardId; position: Position } {
  const [card, ...rest] = stack(position, actor) as [CardId, ...CardId[]];
  return {
    card,
    position: changed(position, {
      stacks: { ...position.stacks, [actor]: rest },
      played: { ...position.played, [actor]: [...(position.played[actor] ?? []), card] },
    }),
  };
}

/** RB-ROB-2: the actor on turn turns the top card; its actions are open now. */
export function turnCard(position: Position): Effect<Position> {
  const actor = position.turn;
  const { card: id, position: turned } = turnTop(position, actor);
  return effect(
    changed(turned, { card: { id, left: actionsOf(id), from: {}, peppered: false } }),
    event('card-played', 'RB-ROB-2', { actor, card: id }),
  );
}

export const play: MoveRule<Position> = {
  check(position) {
    const [top] = stack(position, position.turn);
    if (top === undefined) return 'RB-ROB-2';
    if (position.turn === 'bank') return awakeGuards(position).length === 0 ? 'RB-OUT-3' : null;
    return leadsAway(top) ? mustRingBefore(position, 'play') : null;
  },
  apply: turnCard,
};

/** Whoever carries this card out leaves the room. */
const leadsAway = (card: CardId): boolean => actionsOf(card).some((action) => action === 'walk' || action === 'crawl');

/** RB-OUT-2: the guards that lie stand up; all of them, unless a ruling lets the bank choose. */
function reviveGuards(position: Position, ids: readonly GuardId[]): Effect<Position> {
  return effect(withGuards(position, ids, { out: false }), event('guards-revived', 'RB-OUT-2', { guards: ids }));
}
const fallenGuards = (position: Position): GuardId[] =>
  guardsOf(position.options).filter((id) => guard(position, id).out);

function forfeitTop(position: Position, rule: RuleId): Effect<Position> {
  const actor = position.turn;
  // Under the ruling forfeit-look: after-turning the card may lie face up already; then it is that one.
  if (position.card)
    return effect(changed(position, { card: null }), event('card-forfeited', rule, { actor, card: position.card.id }));
  // A diagram may have somebody lie down who has no card left to give.
  if (stack(position, actor).length === 0)
    return effect(position, event('card-forfeited', rule, { actor, card: null }));
  const { card, position: turned } = turnTop(position, actor);
  return effect(turned, event('card-forfeited', rule, { actor, card }));
}

/** RB-OUT-1: the bank gives up its next card and wakes its guards. */
export const forfeit: MoveRule<Position> = {
  check(position, { args }) {
    if (
      position.card &&
      (!isRuled(position, 'forfeit-look', 'after-turning') ||
        position.card.left.length < actionsOf(position.card.id).length)
    )
      return 'RB-OUT-1';
    const fallen = fallenGuards(position);
    if (fallen.length === 0 && !isRuled(position, 'forfeit-when-awake', 'yes')) return 'RB-OUT-1';
    if (!position.card && stack(position, 'bank').length === 0) return 'RB-ROB-2';
    // Guards are named only under the ruling revive-some: choose; naming none wakes all.
    const isNamedWell = new Set(args).size === args.length && args.every((id) => fallen.includes(id as GuardId));
    return isNamedWell ? null : 'RB-OUT-2';
  },
  apply(position, { args }) {
    const fallen = fallenGuards(position);
    return andThen(forfeitTop(position, 'RB-OUT-1'), (after) =>
      reviveGuards(after, args.length ? fallen.filter((id) => args.includes(id)) : fallen),
    );
  },
};

export const turnSteps = {
  turnCard,
  /** RB-OUT-3: with every guard down there is no choice. */
  reviveAllGuards: (position: Position) =>
    andThen(forfeitTop(position, 'RB-OUT-3'), (after) => reviveGuards(after, fallenGuards(after))),
  /** RB-OUT-4 */
  reviveRobber(position: Position): Effect<Position> {
    const id = position.turn as Robber;
    return andThen(forfeitTop(position, 'RB-OUT-4'), (after) =>
      effect(withRobber(after, id, { out: false }), event('robber-revived', 'RB-OUT-4', { robber: id })),
    );
  },
  /** The card is done with; what comes next is the chart's business. */
  putCardAway: (position: Position) => effect(changed(position, { card: null })),
  /** RB-ROB-3 */
  endTurn(position: Position): Effect<Position> {
    const ended = effect<Position>(
      changed(position, { card: null, extra: false }),
      event('turn-ended', 'RB-ROB-3', { actor: position.turn }),
    );
    return isRuled(position, 'alarm-per', 'turn') && position.alarm.at === 'edge' ? andThen(ended, returnAlarm) : ended;
  },
  /** The next actor clockwise who has a card left gets the turn. */
  passTurn(position: Position): Effect<Position> {
    const given = giveTurn(position, nextActor(position) as Actor);
    // Which of the two robbers it is, and so whether an extra action is left, may still have to be said.
    return isRobberToBeChosen(given.position) ? effect(changed(given.position, { extra: false })) : given;
  },
  endRound: (position: Position) => effect(position, event('round-ended', 'RB-ROUNDEND-1', { round: position.round })),
};

/** RB-ALARM-6, sooner than the book has it: the alarm is back on its tile (ruling alarm-per: turn). */
function returnAlarm(position: Position): Effect<Position> {
  const at = roomWith(position, 'alarm');
  return at
    ? effect(changed(position, { alarm: { at, locked: false } }), event('alarm-placed', 'RB-ALARM-6', { at }))
    : effect(position);
}

function giveTurn(position: Position, turn: Actor): Effect<Position> {
  return effect(changed(position, { turn, card: null, extra: position.spent.includes(turn as Robber) }));
}

function nextActor(position: Position): Actor | undefined {
  const order = seats(position.options);
  const i = order.indexOf(position.turn);
  // With a free order of robbers a pass is known by the height of the stacks, not by the seat.
  const clockwise = [...order.slice(i + 1), ...order.slice(0, i + 1)];
  if (isOrderFree(position)) clockwise.sort((a, b) => rank(position, b) - rank(position, a));
  return clockwise.find((actor) => stack(position, actor).length > 0);
}
const rank = (position: Position, actor: Actor): number =>
  stack(position, actor).length * 2 + (actor === 'bank' ? 1 : 0);

/** Both robbers of the one player stand before the same card of their stacks. */
const isRobberToBeChosen = (position: Position): boolean =>
  isOrderFree(position) &&
  position.turn !== 'bank' &&
  new Set(robbersOf(position.options).map((id) => stack(position, id).length)).size === 1;

/** RB-RULING-two-player-order: the robber player says which of the two robbers goes first in this pass. */
export const goFirst: MoveRule<Position> = {
  check: () => null,
  apply: (position, { args: [id] }) => giveTurn(position, id as Robber),
};

export const turnTests = {
  isBanksTurn: (position: Position): boolean => position.turn === 'bank',
  /** Every guard lies: no choice, unless a ruling lets the bank choose which of them stand up. */
  areAllGuardsOut: (position: Position): boolean =>
    awakeGuards(position).length === 0 && !isRuled(position, 'revive-some', 'choose'),
  isRobberOut: (position: Position): boolean => robber(position, position.turn).out,
  /** A diagram may give the turn to somebody without a card. */
  isCardLeft,
  isCardTurnedAtOnce: (position: Position): boolean =>
    isRuled(position, 'extra-before-flip', 'after-turning') && isCardLeft(position),
  areCardsLeft: (position: Position): boolean => nextActor(position) !== undefined,
  isRobberToBeChosen,
};
