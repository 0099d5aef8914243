// Random games of one game of the kit, as test/rules/<game>/random-games.test.ts asks for them: they end, every invariant
// holds after every move, and they replay to the same position.
import { describe, expect, it } from 'vitest';
import { rulingName } from '../../src/notation/schema-problems.js';
import type { GameEvent } from '../../src/table/event.js';
import type { Game } from '../../src/table/game.js';
import type { Setup, Table } from '../../src/table/table.js';
import { isLong } from '../long-run.js';
import { asCase, brokenInvariants, playAtRandom, replay, type Played } from '../table/random-play.js';

const gamesOfAKind = isLong ? 2000 : 100;
const gamesOfAnAlternative = isLong ? 50 : 4;
/** A replay on xstate takes about as long as all the rest: a tenth of the games is enough to see the two charts agree. */
const replayEvery = 10;
const timeout = 1_800_000;

export interface RandomGames {
  /** What tables are set up for, by name: numbers of players, difficulties. */
  readonly kinds: Readonly<Record<string, Setup & { readonly options?: object }>>;
  /** How many games of a kind `npm test` plays, where there are many kinds. */
  readonly sample?: number;
  /** Rulings that only one kind of table asks about -> that kind. */
  readonly kindOfRuling?: Readonly<Record<string, string>>;
  /** What is wrong with the whole story of a game by the rulebook, told by its events alone. */
  readonly brokenStory?: (events: readonly GameEvent[], opened: Table) => readonly string[];
}

export function randomGames(game: Game, { kinds, sample, kindOfRuling = {}, brokenStory }: RandomGames): void {
  const games = isLong ? gamesOfAKind : (sample ?? gamesOfAKind);
  describe(`random games of ${game.id}`, () => {
    it.each(Object.entries(kinds))(
      `${games} %s end, keep every invariant, and replay to the same position`,
      { timeout },
      (_, setup) => {
        for (let seed = 1; seed <= games; seed++) {
          const played = playAndWatch(game, setup, seed, brokenStory);
          if (seed % replayEvery === 0) expectTheSameAgain(played);
        }
      },
    );

    const names = Object.keys(kinds);
    const alternatives = game.rulings.flatMap((ruling) =>
      ruling.alternatives.slice(1).map((alternative) => ({ name: rulingName(ruling.id), alternative })),
    );
    it.each(alternatives)('end and keep every invariant with $name: $alternative', { timeout }, (ruling) => {
      for (let seed = 1; seed <= gamesOfAnAlternative; seed++) {
        const kind = kindOfRuling[ruling.name] ?? (names[seed % names.length] as string);
        const { options, position } = kinds[kind] ?? {};
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
  expect(brokenStory(events, played.opened), asCase(game, setup, played.moves)).toEqual([]);
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
