// Random play: the seeded games from which positions are taken, rates are counted and rulings are compared.
import type { Game, Position } from '../../table/game.js';
import { chanceMove, next, type Move } from '../../table/move.js';
import { pick, seededRandom, type Random } from '../../table/random.js';
import { Table } from '../../table/table.js';

/** Says which of the legal moves is made. */
export type Policy = (table: Table, moves: readonly Move[], random: Random) => Move;

export const randomly: Policy = (_table, moves, random) => pick(moves, random);

/** The table after everything that now happens by itself: next, somebody or chance decides, or the game is over. */
export function settled(table: Table): Table {
  let at = table;
  while (at.waitsFor === 'next') at = at.after(next);
  return at;
}

/** How good a table looks to somebody. */
export const looksOf = ({ game, raw, flow }: Table, by: string): number => game.score?.(raw, by, flow) ?? 0;

/**
 * The move that leads to the best position for whoever makes it, as the game itself scores it when everything has happened
 * that then happens by itself; ties are drawn. Fiddling about (the same player to move in the same state, and nothing is
 * better) is left out as long as there is anything else.
 */
export const greedily: Policy = (table, moves, random) => {
  const { game, flow, actor } = table;
  if (!game.score || moves.length === 1) return pick(moves, random);
  const before = looksOf(table, moves[0]?.by ?? '');
  let best: Move[] = [];
  let most = -Infinity;
  for (const move of moves) {
    const after = table.after(move);
    const worth = looksOf(settled(after), move.by ?? '');
    const isIdle = worth <= before && after.flow === flow && after.actor === actor;
    const rank = isIdle ? worth - idleness : worth;
    if (rank > most) [best, most] = [[move], rank];
    else if (rank === most) best.push(move);
  }
  return pick(best, random);
};
/** More than any two positions differ by. */
const idleness = 1e9;

export const policies = { random: randomly, greedy: greedily } as const;

/** One move of a game: chance by its weights, players by the policy. Null when nothing is left to do. */
export function nextMove(table: Table, policy: Policy, random: Random): Move | null {
  switch (table.waitsFor) {
    case 'nobody':
      return null;
    case 'next':
      return next;
    case 'chance': {
      const text = table.chance(random);
      return text === null ? null : chanceMove(text);
    }
    case 'player': {
      const moves = [...table.moves()];
      return moves.length ? policy(table, moves, random) : null;
    }
  }
}

/** A random source of its own for each move of each game: two games stay together as long as they agree. */
export const randomOf = (seed: number, move: number): Random =>
  seededRandom(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(move + 1, 0x85ebca77));

/** More moves than any game of the kit takes. */
export const longestGame = 5000;

/** The table on which a game begins. */
export const openGame = (game: Game, options?: unknown): Table =>
  Table.open(game, { options, position: game.beginning });

/** The tables of one game, the start first. */
export function* playOut(
  table: Table,
  seed: number,
  policy: Policy = randomly,
): Iterable<{ table: Table; move: Move | null }> {
  yield { table, move: null };
  let at = table;
  for (let i = 0; i < longestGame; i++) {
    const move = nextMove(at, policy, randomOf(seed, i));
    if (!move) return;
    at = at.after(move);
    yield { table: at, move };
  }
}

/** The options with one procedure in another order. */
export function withOrder(options: object, procedure: string, steps: readonly string[]): object {
  const { order } = options as { order?: object };
  // A bare list names the seats.
  const orders = Array.isArray(order) ? { seats: order as string[] } : order;
  return { ...options, order: { ...orders, [procedure]: steps } };
}

/** Options with one step of a procedure moved: to its neighbour's place (every such pair once), or to any other. */
export function otherOrders(game: Game, options: Position['options'], how: 'swapped' | 'moved'): object[] {
  return Object.entries(game.procedures).flatMap(([procedure, steps]) =>
    steps.flatMap((step, from) => {
      const others = steps.toSpliced(from, 1);
      return steps.flatMap((_, to) =>
        (how === 'swapped' ? to === from + 1 : Math.abs(to - from) > 1)
          ? [withOrder(options, procedure, others.toSpliced(to, 0, step))]
          : [],
      );
    }),
  );
}

export const withRuling = (options: Position['options'], name: string, alternative: string): object => ({
  ...options,
  rulings: { ...options.rulings, [name]: alternative },
});

/** Options as the game reads them. */
export const readOptions = (game: Game, options: unknown): Position['options'] =>
  game.read({}, options).position.options;
