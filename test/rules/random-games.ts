// Random games of one game of the kit, as test/rules/<game>/random-games.test.ts asks for them: they end, every invariant
// holds after every move, and they replay to the same position.
import { describe, expect, it } from 'vitest';
import { rulingName } from '../../src/notation/schema-problems.js';
import type { GameEvent } from '../../src/table/event.js';
import type { Game } from '../../src/table/game.js';
import type { Setup, Table } from '../../src/table/table.js';
import { isLong } from '../long-run.js';
import { asCase, brokenInvariants, playAtRandom, replay, type Played } from '../table/random-play.js';

const gamesOfAnAlternative = isLong ? 50 : 4;
/** A replay on xstate takes about as long as all the rest: a tenth of the games is enough to see the two charts agree. */
const replayEvery = 10;
const timeout = 1_800_000;

/** What tables of one kind are set up for; with a seed where no two tables are alike. */
type Kind = Start | ((seed: number) => Start);
type Start = Setup & { readonly options?: object };

export interface RandomGames {
  /** By name: numbers of players, difficulties. */
  readonly kinds: Readonly<Record<string, Kind>>;
  /** How many games of a kind the long run plays, where games take long. */
  readonly long?: number;
  /** Rulings that only one kind of table asks about -> that kind, or tables for it alone. */
  readonly kindOfRuling?: Readonly<Record<string, string | ((seed: number) => Start)>>;
  /** What is wrong with the whole story of a game by the rulebook, told by its events alone. */
  readonly brokenStory?: (events: readonly GameEvent[], opened: Table) => readonly string[];
}

export function randomGames(game: Game, { kinds, long = 2000, kindOfRuling = {}, brokenStory }: RandomGames): void {
  const games = isLong ? long : 100;
  const setupOf = (kind: string, seed: number): Start => {
    const setup = kinds[kind] ?? {};
    return typeof setup === 'function' ? setup(seed) : setup;
  };
  const names = Object.keys(kinds);
  describe(`random games of ${game.id}`, () => {
    it.each(names)(`${games} %s end, keep every invariant, and replay to the same position`, { timeout }, (kind) => {
      for (let seed = 1; seed <= games; seed++) {
        const played = playAndWatch(game, setupOf(kind, seed), seed, brokenStory);
        if (seed % replayEvery === 0) expectTheSameAgain(played);
      }
    });

    const alternatives = game.rulings.flatMap((ruling) =>
      ruling.alternatives.slice(1).map((alternative) => ({ name: rulingName(ruling.id), alternative })),
    );
    it.each(alternatives)('end and keep every invariant with $name: $alternative', { timeout }, (ruling) => {
      for (let seed = 1; seed <= gamesOfAnAlternative; seed++) {
        const kind = kindOfRuling[ruling.name] ?? (names[seed % names.length] as string);
        const { options, position } = typeof kind === 'string' ? setupOf(kind, seed) : kind(seed);
        const rulings = { [ruling.name]: ruling.alternative };
        playAndWatch(game, { options: { ...options, rulings }, position }, seed);
      }
    });
  });
}

/** Plays a game to its end, and checks it move by move and as a whole. */
export function playAndWatch(
  game: Game,
  setup: Setup,
  seed: number,
  brokenStory: RandomGames['brokenStory'] = () => [],
): Played {
  const events: GameEvent[] = [];
  const played = playAtRandom(game, setup, seed, (after, before) => {
    events.push(...after.events);
    const broken = brokenInvariants(after, before);
    if (broken.length) throw new Error(broken.join('\n'));
  });
  const record = asCase(game, setup, played.moves);
  expect(played.end.outcome?.rule, record).toMatch(/^\w+-/);
  expect(brokenStory(events, played.opened), record).toEqual([]);
  return played;
}

/** Plays a game again from its record. */
export function expectTheSameAgain(played: Played): void {
  const { game, setup, moves, end } = played;
  const again = replay(played);
  // Deep equality is slow; a text that differs is told apart by it.
  if (JSON.stringify(again.position) !== JSON.stringify(end.position))
    expect(again.position, asCase(game, setup, moves)).toEqual(end.position);
}
