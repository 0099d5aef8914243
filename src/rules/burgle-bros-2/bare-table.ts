// The table before anything is placed: a game begins with it, and what a diagram says is laid over it.
import type { Floor } from './board.js';
import { numbers } from './data.js';
import { eventDecks, usualEntrances } from './box.js';
import { regularGear } from './gear/data.js';
import type { Crook, Finale, Options, Patrol, Position } from './position.js';
import { cardsToRemove, patrolCards } from './suspicion.js';

export const newcomer: Crook = {
  at: 'outside',
  stress: 0,
  character: null,
  extra: 0,
  event: null,
  gear: {},
  depot: null,
};

const noFinale: Finale = {
  number: null,
  open: false,
  cracker: null,
  taken: {},
  shown: [],
  car: null,
  inside: [],
  dieOf: {},
  fingerprint: {},
  boots: null,
  reached: false,
  tiger: null,
  steaks: {},
  steaksOn: [],
  baited: [],
  eaten: 0,
  ball: null,
  markersTaken: 0,
  smashed: {},
};

export function bareTable(options: Options): Position {
  const suspected = { options, campaign: null };
  const patrol = (floor: Floor): Patrol => ({
    deck: patrolCards(suspected, floor),
    away: awayUnseen(suspected, floor),
    top: [],
    bottom: [],
    discard: [],
  });
  return {
    options,
    stack: [],
    crooks: Object.fromEntries(options.players.map((name) => [name, newcomer])),
    turn: { crook: options.players[0] as string, actions: numbers.actions, prepared: false, explored: 0, flags: [] },
    walls: [],
    rooms: {},
    chips: {},
    chipsGone: [],
    guards: {},
    patrol: { '1': patrol('1'), '2': patrol('2') },
    dice: { office: 0, safe: 0, rooms: {} },
    events: { pool: { deck: eventDecks.pool, discard: [] }, lounge: { deck: eventDecks.lounge, discard: [] } },
    tokens: { crow: [], crowd: [], monorail: null, escalator: null, disguise: null, allIn: null, swat: [] },
    gearDeck: regularGear,
    entrances: usualEntrances,
    queue: [],
    steps: 0,
    chasing: null,
    finale: noFinale,
    campaign: null,
    quiet: false,
    outcome: null,
  };
}

/** Ruling removed-patrol-cards: cards that go to the discards are nowhere unseen. */
export const awayUnseen = (suspected: Pick<Position, 'options' | 'campaign'>, floor: Floor): number =>
  suspected.options.rulings['removed-patrol-cards'] === 'discard' ? 0 : cardsToRemove(suspected, floor);
