// Players who look ahead: from where they stand they try lines of play, their own moves a little at random around the
// best-looking ones, chance as it falls, everybody after that greedily; the line that comes out best on average is
// played until chance or somebody else has a say. What a player cannot see is dealt anew for every try, so nobody
// peeks. (Monte Carlo search over determinised positions; lines are thinned out by sequential halving.)
import type { RunningGame } from '../../table/game.js';
import { chanceMove, moveText, next, type Move } from '../../table/move.js';
import { pick, seededRandom, type Random } from '../../table/random.js';
import { Table } from '../../table/table.js';
import { canonical } from '../search/position-encoding.js';
import { greedily, type Policy } from './random-play.js';

/** How many lines are played out for one decision, if nothing is said. */
export const usualPlayouts = 24;
/** Moves of a line that are decided by the search; the rest is played greedily. */
const ownMoves = 6;
/** How far ahead a line is followed, in moves. */
const horizon = 60;
/** In how many moves of a hundred something else than the best is tried. */
const curiosity = 35;

interface Line {
  readonly moves: readonly Move[];
  sum: number;
  tries: number;
}
const worth = ({ sum, tries }: Line): number => sum / tries;

/** A player for one game: it remembers the line that it is playing. */
export function searching(playouts: number = usualPlayouts): Policy {
  let planned: { readonly at: string; readonly moves: readonly Move[] } | undefined;
  return (table, moves, random) => {
    if (moves.length === 1 || !table.game.score) return moves[0] as Move;
    const [first, ...rest] = planned?.at === keyOf(table) ? planned.moves : bestLine(table, moves, random, playouts);
    const move = first as Move;
    planned = rest.length > 0 ? { at: keyOf(table.after(move)), moves: rest } : undefined;
    return move;
  };
}

const keyOf = ({ flow, raw }: Table): string => {
  const { options: _, ...fields } = raw;
  return `${flow} ${canonical(fields as never)}`;
};

/** The line that does best on average: the worse half is given up again and again, the rest tried more often. */
function bestLine(table: Table, moves: readonly Move[], random: Random, playouts: number): readonly Move[] {
  const by = moves[0]?.by ?? '';
  let best = candidates(table, moves, random, Math.max(2, Math.ceil(playouts / 3))).map((line): Line => ({
    moves: line,
    sum: 0,
    tries: 0,
  }));
  const rounds = Math.max(1, Math.ceil(Math.log2(best.length)));
  for (let round = 0; round < rounds && best.length > 1; round++) {
    const repeats = Math.max(1, Math.floor(playouts / rounds / best.length));
    for (let i = 0; i < repeats; i++) {
      // Each line with the same luck as the others.
      const seed = random.below(2 ** 31);
      for (const line of best) {
        line.sum += valueOf(table, line.moves, seededRandom(seed), by);
        line.tries++;
      }
    }
    best = best.toSorted((a, b) => worth(b) - worth(a)).slice(0, Math.ceil(best.length / 2));
  }
  return (best[0] as Line).moves;
}

/** Lines worth trying: the greedy one, one for each first move where these are few, and some a little at random. */
function candidates(table: Table, moves: readonly Move[], random: Random, most: number): (readonly Move[])[] {
  const lines = new Map<string, readonly Move[]>();
  const add = (line: readonly Move[]) => lines.set(line.map(moveText).join(), line);
  add(ownLine(table, undefined, random, 0));
  if (moves.length <= most) for (const move of moves) add(ownLine(table, move, random, 0));
  for (let tries = 0; tries < 3 * most && lines.size < most; tries++) add(ownLine(table, undefined, random, curiosity));
  return [...lines.values()];
}

/** What the actor does until chance or somebody else has a say. */
function ownLine(start: Table, first: Move | undefined, random: Random, curious: number): readonly Move[] {
  const line: Move[] = [];
  let at = start;
  do {
    const move = (line.length === 0 ? first : undefined) ?? choose(at, random, curious);
    if (!move) break;
    line.push(move);
    at = at.after(move);
  } while (line.length < ownMoves && at.waitsFor === 'player' && at.actor === start.actor);
  return line;
}

/** The table as somebody may imagine it. */
function imagined(table: Table, by: string, random: Random): Table {
  const game: RunningGame = table.game;
  return game.imagine ? Table.at(game, table.flow, game.imagine(table.raw, by, random)) : table;
}

/** What a line comes to if everybody goes on greedily, as far as one looks ahead. */
function valueOf(table: Table, line: readonly Move[], random: Random, by: string): number {
  let at = imagined(table, by, random);
  for (let i = 0; i < horizon; i++) {
    const move = line[i] ?? choose(at, random, 0);
    if (!move) break;
    at = at.after(move);
  }
  return at.game.score?.(at.raw, by) ?? 0;
}

function choose(table: Table, random: Random, curious: number): Move | null {
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
      if (moves.length === 0) return null;
      return random.below(100) < curious ? pick(moves, random) : greedily(table, moves, random);
    }
  }
}
