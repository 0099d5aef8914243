// Every move of the game as it is written, and the rule function behind each.
import { grammar } from '../../notation/moves/grammar.js';
import type { MoveRule } from '../../table/game.js';
import { memoize } from '../common/memoize.js';
import { beside, streetsNextTo } from './areas.js';
import { isRoom, rooms, sides, type Room, type Street } from './board.js';
import { isOpen } from './cards.js';
import { tiles, seats } from './data.js';
import type { Actor, GuardId, Robber } from './box.js';
import { bankDeck, robberDeck } from './decks.js';
import {
  chooseCorner,
  exploreTests,
  face,
  park,
  placeAlarm,
  placeBags,
  placeGuards,
  placeRobbers,
  reveal,
  rotate,
  stopRotating,
} from './explore.js';
import { drive, extraTests, pass, skipExtra, soundAlarm, throwBag } from './extras.js';
import { bankDone, guardWalk, lock, tackle } from './guards.js';
import { ringOf } from './house-data.js';
import { deckOf } from './decks.js';
import { deal, plan, planSteps, planTests } from './plan.js';
import { guardsOf, robbersOf, isRuled, type Options, type Position } from './position.js';
import { crawl, pepper, pick, robberDone, robberWalk, unlock } from './robbers.js';
import { roundEndSteps, roundEndTests } from './round-end.js';
import { forfeit, goFirst, play, turnSteps, turnTests } from './turns.js';

const tileIds = Object.keys(tiles);
const tokens = ['bag', 'alarm'];
const numbers = ['0', '1', '2', '3', '4', '5', '6'];
/** Cards of the house decks and of those in their place: a card nobody has is judged by its rule (RB-HAND-2). */
const knownCards = memoize((options: Options) => [
  ...new Set(
    [bankDeck, robberDeck, ...seats(options).map((actor) => deckOf(options, actor))].flatMap((deck) =>
      Object.keys(deck),
    ),
  ),
]);

const inRing = (options: Options, some: readonly Street[]): Street[] =>
  ringOf(options).filter((street) => some.includes(street));

function besidePiece({ guards, robbers }: Position, piece = ''): readonly Room[] {
  const at = { ...guards, ...robbers }[piece as GuardId | Robber]?.at;
  return isRoom(at) ? rooms.filter((room) => beside[at].has(room)) : [];
}

export const moves = grammar<Position>({
  chance: ['reveal <room> <tile> [side]', 'deal <actor> [card]…'],
  players: [
    'bank face <side>',
    'bank rotate <room> <side>',
    'bank corner <room>',
    'team corner <room>',
    'team park <street>',
    '<actor> plan <card:planned>',
    'team first <robber>',
    '<actor> play',
    'bank forfeit [chosen] [chosen]',
    'bank walk <guard> <room:near>',
    'bank tackle <guard> <robber>',
    'bank lock <guard> <lockable>',
    '<robber> walk <room:near>',
    '<robber> crawl <room> [number]',
    '<robber> pick',
    '<robber> unlock <token>',
    '<robber> pepper <guard>',
    '<robber> car <street:next>',
    '<robber> throw',
    '<robber> pass <robber>',
    '<robber> alarm',
    '<actor> done',
  ],
  words: {
    room: () => rooms,
    side: () => sides,
    street: ({ options }) => ringOf(options),
    next: {
      listed: ({ car, options }) => (car === 'box' ? [] : inRing(options, streetsNextTo(ringOf(options), car))),
      others: ({ options }) => ringOf(options),
    },
    // Beside the piece that walks: the guard before it in the line, or the robber at its beginning.
    near: {
      listed: (position, line) => besidePiece(position, line.at(-1) === 'walk' ? line[0] : line.at(-1)),
      others: rooms,
    },
    planned: {
      listed: ({ hands, options }, [actor = '']) =>
        knownCards(options).filter((card) => hands[actor as Actor]?.some((each) => each === card)),
      others: ({ options }) => knownCards(options),
    },
    tile: () => tileIds,
    token: () => tokens,
    // Two moves are longer under a ruling only: how many bags crawl along, which guards stand up.
    number: (position) => (isRuled(position, 'crawl-drop', 'yes') ? numbers : []),
    chosen: (position) => (isRuled(position, 'revive-some', 'choose') ? guardsOf(position.options) : []),
    actor: ({ options }) => seats(options),
    robber: ({ options }) => robbersOf(options),
    guard: ({ options }) => guardsOf(options),
    lockable: ({ options }) => [...tokens, ...robbersOf(options)],
    card: ({ options }) => knownCards(options),
  },
  // Actions that the card does not have (RB-CARD-5).
  isWorthTrying: (position, [, verb = '']) => !isCardAction(verb) || isOpen(position, verb),
  actors: ({ options }) => [...seats(options), 'team'],
});

/** Kinds of verbs, as the chart's `refuses` names them. */
export const kinds = {
  explore: ['reveal', 'face', 'rotate', 'corner', 'park'],
  plan: ['deal', 'plan'],
  rob: [
    'first',
    'play',
    'forfeit',
    'walk',
    'tackle',
    'lock',
    'crawl',
    'pick',
    'unlock',
    'pepper',
    'car',
    'throw',
    'pass',
    'alarm',
    'done',
  ],
  extra: ['car', 'throw', 'pass', 'alarm'],
  card: ['walk', 'tackle', 'lock', 'crawl', 'pick', 'unlock', 'pepper'],
} as const;

const isCardAction = (verb: string): boolean => (kinds.card as readonly string[]).includes(verb);

/** The rules layer as the chart names it. */
export const ruleFunctions = {
  moves: {
    reveal,
    face,
    rotate,
    stopRotating,
    chooseCorner,
    park,
    deal,
    plan,
    goFirst,
    play,
    forfeit,
    guardWalk,
    tackle,
    lock,
    bankDone,
    robberWalk,
    crawl,
    pick,
    unlock,
    pepper,
    robberDone,
    drive,
    throwBag,
    pass,
    soundAlarm,
    skipExtra,
  } satisfies Record<string, MoveRule<Position>>,
  steps: { placeBags, placeGuards, placeAlarm, placeRobbers, ...planSteps, ...turnSteps, ...roundEndSteps },
  tests: { ...exploreTests, ...planTests, ...turnTests, ...extraTests, ...roundEndTests },
};
