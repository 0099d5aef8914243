// The table before anything is placed: a game begins with it, and what a diagram says is laid over it.
import type { CardId } from './data.js';
import { guardsOf, noTokens, robbersOf, type Options, type Position } from './position.js';
import { seats } from './data.js';

export function bareTable(options: Options): Position {
  const none = (): Record<string, readonly CardId[]> => Object.fromEntries(seats(options).map((actor) => [actor, []]));
  return {
    options,
    round: 1,
    turn: 'bank',
    tiles: {},
    bags: noTokens(),
    locked: noTokens(),
    alarm: { at: 'box', locked: false },
    guards: Object.fromEntries(guardsOf(options).map((id) => [id, { at: 'box', out: false }])),
    robbers: Object.fromEntries(robbersOf(options).map((id) => [id, { at: 'box', out: false, carries: 0 }])),
    car: 'box',
    corner: null,
    stolen: 0,
    hands: none(),
    stacks: none(),
    played: none(),
    card: null,
    extra: false,
    spent: [],
    gone: {},
    outcome: null,
  };
}
