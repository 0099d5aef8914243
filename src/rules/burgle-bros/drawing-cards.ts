// Drawing tools and loot, keeping one of two, looking at the top of a deck and putting cards back.
import { andThen, effect, type Effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import { without } from '../common/deck.js';
import { due, type Gain, type Keep, type Look } from './agenda.js';
import {
  cardsIn,
  discardCard,
  drawableCards,
  drawsForOne,
  isCardLeft,
  lay,
  refill,
  takeFromDeck,
  withDeck,
  withTools,
} from './cards.js';
import { drawablePatrol, deckOn, withPatrol } from './patrol.js';
import { burglar, changed, event, including, pop, replaceHead, type Position, type RuleOrRuling } from './position.js';
import type { Floor } from './board.js';

const gaining = (position: Position): Gain => due(position, 'gain') as Gain;

/** Every state that waits for a card first looks whether its deck is empty. */
const refillTools = (position: Position): Effect<Position> => effect(refill(position, 'tools'));

/** BB-SAFE-6, BB-LABORATORY-1: one card, or two to choose from with a rigger in play. */
const drawTool: MoveRule<Position> = {
  check: (position, { args: [deck, card] }) =>
    deck === 'tool' && drawableCards(position, 'tools').includes(card as string) ? null : 'BB-TOOL-1',
  apply(position, { args: [, card] }) {
    const { do: _, drawn: before, ...gain } = gaining(position);
    const drawn = [...before, card as string];
    const taken = replaceHead(takeFromDeck(position, 'tools'), { do: 'gain', ...gain, drawn });
    if (drawn.length < drawsForOne(position) && isCardLeft(taken, 'tools')) return effect(taken);
    if (drawn.length === 1) return gained(pop(taken), gain, card as string);
    return effect(replaceHead(taken, { do: 'keep', who: gain.who, deck: 'tools', cards: drawn, gain }));
  },
};

/** What a tool is gained by. */
const gainRules = {
  walk: 'BB-LABORATORY-1',
  safe: 'BB-SAFE-6',
  tinker: 'BB-CHAR-1',
  event: 'BB-EVENT-1',
} as const satisfies Record<Gain['by'], RuleOrRuling>;

function gained(position: Position, { who, by, at, lab }: Omit<Gain, 'do' | 'drawn'>, card: string): Effect<Position> {
  const emptied = lab === undefined ? position : changed(position, { labs: including(position.labs, lab) });
  const held =
    at === undefined ? withTools(emptied, who, [...burglar(emptied, who).tools, card]) : lay(emptied, at, card);
  return effect(held, event('tool-gained', gainRules[by], { who, card, ...(at !== undefined && { at }) }));
}

// Looking.

/** The cards that a look may show, in drawing order. */
export function* looksOf(position: Position): Iterable<readonly string[]> {
  const { deck, count, floor } = due(position, 'look') as Look;
  if (deck === 'patrol') {
    for (const card of new Set(drawablePatrol(position, floor as Floor))) yield [card];
    return;
  }
  yield* eventLooks(position, Math.min(count, cardsIn(position, 'events').length), []);
}
function* eventLooks(position: Position, count: number, seen: readonly string[]): Iterable<readonly string[]> {
  if (seen.length === count) {
    yield seen;
    return;
  }
  const { top, bottom } = position.decks.events;
  const rest = without(cardsIn(position, 'events'), seen);
  const known = top[seen.length];
  const middle = without(rest, bottom);
  const next = known !== undefined ? [known] : middle.length > 0 ? middle : bottom.slice(0, 1);
  for (const card of next) yield* eventLooks(position, count, [...seen, card]);
}
const isPossibleLook = (position: Position, cards: readonly string[]): boolean => {
  for (const look of looksOf(position)) if (look.join() === cards.join()) return true;
  return false;
};

/** Chance shows what lies on top; it stays known. */
const lookAtTop: MoveRule<Position> = {
  check(position, { args: [deck, ...rest] }) {
    const look = due(position, 'look') as Look;
    const isEvents = look.deck === 'events';
    const isDeck = isEvents ? deck === 'event' : deck === 'patrol' && rest[0] === look.floor;
    return isDeck && isPossibleLook(position, isEvents ? rest : rest.slice(1)) ? null : 'BB-CHAR-1';
  },
  apply(position, { args: [, ...rest] }) {
    const { deck, floor, by } = due(position, 'look') as Look;
    const who = position.active;
    if (deck === 'patrol') {
      const [, card] = rest as [string, string];
      const { top, bottom } = deckOn(position, floor as Floor);
      const known = withPatrol(position, floor as Floor, {
        top: top.length > 0 ? top : [card],
        bottom: without(bottom, [card]),
      });
      return effect(replaceHead(known, { do: 'keep', who, deck, cards: [card], by, floor: floor as Floor }));
    }
    const { top, bottom } = position.decks.events;
    const known = withDeck(position, 'events', {
      top: [...rest, ...top.slice(rest.length)],
      bottom: without(bottom, rest),
    });
    return effect(replaceHead(known, { do: 'keep', who, deck: 'events', cards: rest, by }));
  },
};

// Keeping.

/** Every way to answer: a tool, `top` or `bottom`, an order of the cards. */
export function keepsOf(position: Position): string[][] {
  const keep = due(position, 'keep');
  if (!keep) return [];
  if (keep.deck === 'tools') return keep.cards.map((card) => [card]);
  if (keep.by === 'foresee') return [['top'], ['bottom']];
  return orders(keep.cards);
}
const orders = (cards: readonly string[]): string[][] =>
  cards.length === 0 ? [[]] : cards.flatMap((card) => orders(without(cards, [card])).map((rest) => [card, ...rest]));

const keepCards: MoveRule<Position> = {
  check: (position, { args }) =>
    keepsOf(position).some((answer) => answer.join() === args.join()) ? null : 'BB-CHAR-1',
  apply(position, { args }) {
    const keep = due(position, 'keep') as Keep;
    const { deck, cards, floor } = keep;
    const rest = pop(position);
    const [answer] = args as [string];
    if (deck === 'tools') {
      const other = without(cards, [answer])[0] as string;
      return andThen(gained(rest, keep.gain as Omit<Gain, 'do' | 'drawn'>, answer), (next) =>
        effect(discardCard(next, 'tools', other)),
      );
    }
    const seen = (detail: Record<string, string>) => event('ability-used', 'BB-CHAR-1', { who: keep.who, ...detail });
    if (answer === 'top') return effect(rest, seen({ cause: 'foresee', to: 'top' }));
    if (answer !== 'bottom') {
      const top = [...args, ...rest.decks.events.top.slice(args.length)];
      return effect(withDeck(rest, 'events', { top }));
    }
    if (deck === 'patrol') {
      const { top, bottom } = deckOn(rest, floor as Floor);
      const put = withPatrol(rest, floor as Floor, { top: top.slice(1), bottom: [...bottom, ...cards] });
      return effect(put, seen({ cause: 'foresee', to: 'bottom' }));
    }
    const { top, bottom } = rest.decks.events;
    const put = withDeck(rest, 'events', { top: top.slice(1), bottom: [...bottom, ...cards] });
    return effect(put, seen({ cause: 'foresee', to: 'bottom' }));
  },
};

const gainsBy = (by: Gain['by']) => (position: Position) => due(position, 'gain')?.by === by;

export const gainMoves = { drawTool, lookAtTop, keepCards };
export const gainSteps = { refillTools };
export const gainTests = {
  isToolOfWalkDue: gainsBy('walk'),
  isToolOfSafeDue: gainsBy('safe'),
  isToolOfTinkerDue: gainsBy('tinker'),
  isToolOfEventDue: gainsBy('event'),
  isLookDue: (position: Position): boolean => due(position, 'look') !== undefined,
  isKeepDue: (position: Position): boolean => due(position, 'keep') !== undefined,
};
