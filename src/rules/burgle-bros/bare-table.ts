// The table before anything is placed: a game for two begins with it, and what a diagram says is laid over it.
import { floorsOf } from './board.js';
import { jobs, numbers, fullStealth, hackKinds } from './data.js';
import { printedWalls } from './box.js';
import { patrolCards, setAside } from './patrol.js';
import type { Burglar, CardDeck, GuardPiece, Options, PatrolDeck, Position } from './position.js';
import { freshTurn } from './turns.js';

export const fromKeys = <T>(keys: readonly string[], make: (key: string, i: number) => T): Record<string, T> =>
  Object.fromEntries(keys.map((key, i) => [key, make(key, i)]));

export const newcomer: Burglar = {
  at: 'outside',
  stealth: fullStealth,
  character: null,
  tools: [],
  loot: [],
  marker: false,
};

export function bareTable(options: Options): Position {
  const { job } = options;
  const floors = floorsOf(job);
  const order = ['anna', 'ben'];
  const unused = (): CardDeck => ({ discard: [], top: [], bottom: [] });
  const table: Position = {
    options,
    order,
    active: 'anna',
    burglars: fromKeys(order, () => newcomer),
    tiles: {},
    gap: jobs[job].gap,
    walls: fromKeys(floors, (floor) => printedWalls[job][floor] ?? []),
    guards: fromKeys(floors, (_, i): GuardPiece => {
      const die = numbers.guardDice[job][i] as number;
      return { at: null, target: null, die, lost: false };
    }),
    alarms: [],
    hacks: fromKeys([...hackKinds, 'laptop'], () => 0) as Position['hacks'],
    safes: {},
    cracked: [],
    keypads: [],
    lavatory: numbers.tokens.lavatory,
    labs: [],
    entrance: null,
    patrol: {},
    decks: { tools: unused(), loot: unused(), events: unused() },
    turn: freshTurn,
    disabled: [],
    smoke: {},
    crow: null,
    donuts: [],
    bombs: [],
    kitty: null,
    ground: {},
    effects: [],
    agenda: [],
    outcome: null,
  };
  return { ...table, patrol: fromKeys(floors, () => shuffled(table, [])) };
}

/** A deck of patrol cards of which these have been seen. */
export const shuffled = (position: Position, discard: readonly string[]): PatrolDeck => ({
  discard,
  left: Math.max(0, patrolCards(position).length - setAside(position) - discard.length),
  top: [],
  bottom: [],
});
