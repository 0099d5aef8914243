// Every move of the game as it is written, and the rule function behind each.
import { grammar } from '../../notation/moves/grammar.js';
import type { MoveRule } from '../../table/game.js';
import { spotActions } from './actions.js';
import { alarmMoves, alarmSteps, alarmTests } from './alarm.js';
import { lifts, rooms, shafts } from './board.js';
import {
  confrontationSteps,
  confrontationTests,
  meanwhile,
  slippingAway,
  slippingAwayLoaded,
} from './confrontation.js';
import { planOf, landings } from './building.js';
import { usualSeats } from './data.js';
import { colours, deck, difficulties, guardIds, loads } from './box.js';
import { droneMoves, droneSteps, droneTests } from './drones.js';
import { eventMoves, eventSteps, eventTests } from './events.js';
import { guardMoves, guardTests, guardWalkSteps } from './guards.js';
import { dataOf } from './house-data.js';
import { friendsOf, itemMoves, items, itemsIn, itemsOfFriends } from './items.js';
import { liftMoves } from './lifts.js';
import { adjoining, movementMoves, wayTo } from './movement.js';
import { here, isPrisoner, loadIn, isRuled, type Position } from './position.js';
import { protocolMoves, protocolSteps, protocolTests } from './protocol.js';
import { setupMoves, setupSteps, setupTests } from './setup.js';
import { turnMoves, turnSteps, turnTests } from './turns.js';

const things = [...items, ...loads];
const guardSpaces = [...rooms, ...landings];
const anySpace = /^(\d+\.\w+|lift-[a-z]|start|cell|roof)$/;
const dice = ['1', '2', '3', '4', '5', '6'];

/** Stairs up, and the way to the roof. */
const stairsHere = (position: Position): string[] =>
  adjoining(position).filter((space) => wayTo(position, here(position), space) === 'up');
const prisonersHere = (position: Position): string[] =>
  here(position) === position.guardRoom ? position.options.seats.filter((id) => isPrisoner(position, id)) : [];
const shaftsHere = (position: Position): string[] => {
  const at = here(position);
  return shafts.filter((shaft) => at === `lift-${shaft}` || planOf(position).shaftAt(at) === shaft);
};

export const moves = grammar<Position>({
  chance: ['roll <die>', 'roll <die> <die>', 'draw <card>', 'reveal <lift> <cabin>', 'reveal <room> <colour>'],
  players: [
    '<burglar> sit',
    '<burglar> done',
    '<burglar> walk <space>',
    '<burglar> climb <space:stair>',
    '<burglar> carry <space:carried>',
    '<burglar> escape',
    '<burglar> sneak <space>',
    '<burglar> stay',
    '<burglar> knock-out',
    '<burglar> lift <shaft> <way>',
    '<burglar> unlock',
    '<burglar> rest',
    '<burglar> loot',
    '<burglar> radio [keep]',
    '<burglar> free <burglar:prisoner>',
    '<burglar> switch',
    '<burglar> ignite',
    '<burglar> wait',
    '<burglar> take <thing:lying>',
    '<burglar> drop <thing:own>',
    '<burglar> give <thing:own> <burglar:friend>',
    '<burglar> get <thing:theirs> <burglar:friend>',
    '<burglar> swap <thing:own> <burglar:friend> <thing:swapped>',
    '<burglar> eat',
    'team difficulty <difficulty>',
    'team first <guard>',
    'team route <end>',
    'team send <guard>',
  ],
  words: {
    burglar: ({ options }) => options.seats,
    // Any other space, even one that does not exist, adjoins nothing: the rules refuse it, so that the reader hears why.
    space: { listed: adjoining, others: anySpace },
    stair: { listed: stairsHere, others: anySpace },
    carried: { listed: (position) => (loadIn(position, here(position)) ? adjoining(position) : []), others: anySpace },
    prisoner: { listed: prisonersHere, others: usualSeats },
    friend: { listed: friendsOf, others: usualSeats },
    end: { listed: () => guardSpaces, others: anySpace },
    room: () => rooms,
    lift: () => lifts,
    shaft: { listed: shaftsHere, others: shafts },
    way: () => ['up', 'down'],
    // Only two guards are there; a third is refused by the rule that lets the players choose.
    guard: { listed: () => guardIds, others: /^g\d$/ },
    lying: { listed: (position) => itemsIn(position, here(position)), others: things },
    own: { listed: (position) => itemsIn(position, position.turn), others: things },
    theirs: { listed: itemsOfFriends, others: things },
    swapped: { listed: (position, [, , , friend = '']) => itemsIn(position, friend), others: things },
    keep: { listed: (position) => (isRuled(position, 'radio-optional', 'may') ? ['keep'] : []), others: ['keep'] },
    die: () => dice,
    card: () => Object.keys(deck),
    cabin: (position) => dataOf(position).weights.cabins.map(String),
    colour: () => colours,
    difficulty: () => difficulties,
  },
});

/** Kinds of verbs, as the chart's `refuses` names them. */
export const kinds = {
  chance: ['roll', 'draw', 'reveal'],
  team: ['difficulty', 'first', 'route', 'send'],
} as const;

/** What a burglar pays for and does on the spot: the same in every state, but barred while facing somebody. */
const { walk, climb, carry, sneak, escape } = movementMoves;
const spot = { escape, ...spotActions, ...liftMoves };
type InConfrontation = { [K in keyof typeof spot as `${K}Meanwhile`]: MoveRule<Position> };

/** The rules layer as the chart names it. */
export const ruleFunctions = {
  moves: {
    ...setupMoves,
    ...turnMoves,
    ...movementMoves,
    ...spotActions,
    ...liftMoves,
    ...droneMoves,
    ...itemMoves,
    ...alarmMoves,
    ...eventMoves,
    ...guardMoves,
    ...protocolMoves,
    walkAway: slippingAway(walk),
    climbAway: slippingAway(climb),
    sneakAway: slippingAway(sneak),
    carryAway: slippingAwayLoaded(carry),
    ...(Object.fromEntries(
      Object.entries(spot).map(([name, rule]) => [`${name}Meanwhile`, meanwhile(rule)]),
    ) as InConfrontation),
  },
  steps: {
    ...setupSteps,
    ...turnSteps,
    ...confrontationSteps,
    ...eventSteps,
    ...alarmSteps,
    ...guardWalkSteps,
    ...droneSteps,
    ...protocolSteps,
  },
  tests: {
    ...setupTests,
    ...turnTests,
    ...confrontationTests,
    ...eventTests,
    ...alarmTests,
    ...guardTests,
    ...droneTests,
    ...protocolTests,
  },
};
