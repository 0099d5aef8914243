// Players who look ahead: they go through what they could do until chance or somebody else decides, keep the
// best-looking lines, follow each of them some way with everybody greedy and chance as it falls, and play the line that
// comes out best on average. Where turns are long, lines are compared at the end of the same turn: who ends a turn early
// gains nothing by it. What a player cannot see is dealt anew for every try, so nobody peeks. (A beam of own moves, Monte
// Carlo playouts over determinised positions, lines thinned out by sequential halving.)
import type { RunningGame } from '../../table/game.js';
import { moveText, type Move } from '../../table/move.js';
import { seededRandom, type Random } from '../../table/random.js';
import { Table } from '../../table/table.js';
import { canonical } from '../search/position-encoding.js';
import { greedily, looksOf, nextMove, settled, type Policy } from './random-play.js';

/** How many lines are played out for one decision, if nothing is said. */
export const usualPlayouts = 24;
/** Own moves that a line may have. */
const longestLine = 10;
/** Lines that are followed at the same time while own moves are looked for. */
const beamWidth = 10;
/** How far ahead a line is followed: so many moves, then to the end of that turn; or only to the end of this turn. */
const horizon = 12;
/** A playout has no more moves than this, however long a turn takes. */
const longestPlayout = 40;
/** The look of a line's end counts like so many playouts: a single one is much luck. */
const lookCounts = 1;

interface Line {
  readonly moves: readonly Move[];
  readonly end: Table;
  /** How good its end looks. */
  readonly looks: number;
  sum: number;
  tries: number;
  /** Nobody has a choice until the turn is over: trying it again brings nothing new. */
  isCertain?: boolean;
}
const worth = ({ sum, tries }: Line): number => sum / tries;

/** A player for one game: it remembers the line that it is playing, and where it has been: it does not go in circles. */
export function searching(playouts: number = usualPlayouts): Policy {
  let planned: { readonly at: string; readonly moves: readonly Move[] } | undefined;
  const been = new Set<string>();
  return (table, moves, random) => {
    if (moves.length === 1 || !table.game.score) return moves[0] as Move;
    const here = keyOf(table);
    been.add(here);
    const [first, ...rest] = planned?.at === here ? planned.moves : bestLine(table, moves, random, playouts, been);
    const move = first as Move;
    planned = rest.length > 0 ? { at: keyOf(settled(table.after(move))), moves: rest } : undefined;
    return move;
  };
}

const keyOf = ({ flow, raw }: Table): string => {
  const { options: _, ...fields } = raw;
  return `${flow} ${canonical(fields as never)}`;
};

/** The line that does best on average: the worse half is given up again and again, the rest tried more often. */
function bestLine(
  table: Table,
  moves: readonly Move[],
  random: Random,
  playouts: number,
  been: ReadonlySet<string>,
): readonly Move[] {
  const by = moves[0]?.by ?? '';
  const lines = linesFrom(table, by, Math.max(2, Math.ceil(playouts / 3)));
  const onward = lines.filter(({ end }) => !been.has(keyOf(end)));
  let best = onward.length > 0 ? onward : lines;
  const rounds = Math.max(1, Math.ceil(Math.log2(best.length)));
  for (let round = 0; round < rounds && best.length > 1; round++) {
    const repeats = Math.max(1, Math.floor(playouts / rounds / best.length));
    for (let i = 0; i < repeats; i++) {
      // Each line with the same luck as the others.
      const seed = random.below(2 ** 31);
      for (const line of best) if (!line.isCertain) tryOut(line, seededRandom(seed), by);
    }
    best = best.toSorted((a, b) => worth(b) - worth(a)).slice(0, Math.ceil(best.length / 2));
  }
  return (best[0] as Line).moves;
}

/** Tells positions apart. Most of them look different; only those that look alike are compared in full. */
class Seen {
  private readonly byLook = new Map<number, { readonly first: Table; keys?: Set<string> }>();

  /** Whether it was there before; now it is. */
  has(table: Table, looks: number): boolean {
    const alike = this.byLook.get(looks);
    if (!alike) {
      this.byLook.set(looks, { first: table });
      return false;
    }
    alike.keys ??= new Set([keyOf(alike.first)]);
    const key = keyOf(table);
    const isThere = alike.keys.has(key);
    alike.keys.add(key);
    return isThere;
  }
}

/**
 * The best-looking lines of own moves until chance or somebody else decides. Two ways to the same position
 * are one line.
 */
function linesFrom(start: Table, by: string, most: number): Line[] {
  const { actor, game } = start;
  const tries = game.plansByTurn ? 0 : lookCounts;
  const done: Line[] = [];
  let open: Line[] = [{ moves: [], end: start, looks: 0, sum: 0, tries: 0 }];
  const seen = new Seen();
  for (let length = 1; length <= longestLine && open.length > 0; length++) {
    const longer: Line[] = [];
    for (const { moves, end: at } of open)
      for (const move of at.moves()) {
        const end = settled(at.after(move));
        const looks = looksOf(end, by);
        if (seen.has(end, looks)) continue;
        const line: Line = { moves: [...moves, move], end, looks, sum: tries * looks, tries };
        const goesOn = end.waitsFor === 'player' && (turnAt(end) ?? actor) === actor && length < longestLine;
        (goesOn ? longer : done).push(line);
      }
    open = bestOf(longer, beamWidth);
  }
  const ranked = bestOf(done, Infinity);
  // What looks the same at the end of a turn is the same plan, made longer.
  const plans = game.plansByTurn ? ranked.filter(({ looks }, i) => looks !== ranked[i - 1]?.looks) : ranked;
  return candidates(plans, most, game.plansByTurn ? (moves) => moves.at(-1) : ([first]) => first);
}

/**
 * The better-looking half, and then others that differ in the move that matters: each gets a chance before any gets a
 * second one. In a plan for a turn that is the last move, what it all comes to; else it is the first one.
 */
function candidates(
  ranked: readonly Line[],
  most: number,
  telling: (moves: Line['moves']) => Move | undefined,
): Line[] {
  const told = new Set<string>();
  const [fresh, others]: [Line[], Line[]] = [[], []];
  for (const line of ranked) {
    const move = telling(line.moves);
    const text = move ? moveText(move) : '';
    (told.has(text) ? others : fresh).push(line);
    told.add(text);
  }
  const half = Math.ceil(most / 2);
  return [...new Set([...ranked.slice(0, half), ...fresh, ...others])].slice(0, most);
}
const bestOf = (lines: readonly Line[], most: number): Line[] =>
  lines.toSorted((a, b) => b.looks - a.looks).slice(0, most);

/** Whose turn it is, where that can be seen. What all decide together interrupts a turn and does not end it. */
const turnAt = (table: Table): string | undefined =>
  table.waitsFor === 'player' && table.actor !== everybody ? table.actor : undefined;
const everybody = 'team';

/** The table as somebody may imagine it. */
function imagined(table: Table, by: string, random: Random): Table {
  const game: RunningGame = table.game;
  return game.imagine ? Table.at(game, table.flow, game.imagine(table.raw, by, random)) : table;
}

/**
 * Finds out what a line comes to if everybody goes on greedily. At the end of a turn it counts how the table looked after
 * the last choice, before any luck: the score knows the odds better than one throw of the dice.
 */
function tryOut(line: Line, random: Random, by: string): void {
  let at = imagined(line.end, by, random);
  let chosen = at;
  let turn: string | undefined = by;
  const { plansByTurn = false } = at.game;
  const isOver = (moves: number): boolean => (plansByTurn || moves >= horizon) && (turnAt(at) ?? turn) !== turn;
  for (let moves = 0; moves < longestPlayout && !isOver(moves); moves++) {
    turn = turnAt(at) ?? turn;
    const isChoice = at.waitsFor === 'player';
    const move = nextMove(at, greedily, random);
    if (!move) break;
    at = at.after(move);
    if (isChoice) chosen = settled(at);
  }
  const isTurnOver = plansByTurn && (turnAt(at) ?? turn) !== turn;
  line.isCertain = isTurnOver && chosen === line.end;
  line.sum += looksOf(isTurnOver ? chosen : at, by);
  line.tries++;
}
