// What the guided search follows, and what it follows first. Each toy here has a place to which play hardly ever comes by
// chance: it is reached only by following what is new, by starting from a case, or by staying near what is missing.
import { describe, expect, it, vi } from 'vitest';
import { compiled } from '../../../src/machines/chart/compiled.js';
import { runGame } from '../../../src/machines/chart/run-game.js';
import { move, otherwise, when } from '../../../src/machines/chart/statechart.js';
import type { ChartConfig, StateConfig } from '../../../src/table/chart.js';
import { effect } from '../../../src/table/event.js';
import type { Game, MoveRule, Test } from '../../../src/table/game.js';
import { seededRandom } from '../../../src/table/random.js';
import { Table } from '../../../src/table/table.js';
import { finish, guidedSearch, type Case, type GuidedPart } from '../../../src/verify/index.js';
import type { NamedCase } from '../../../src/verify/cases/coverage.js';
import { entryAt, GuidedPlay } from '../../../src/verify/search/guided-play.js';
import { toy, type Night } from '../toy.js';

vi.setConfig({ testTimeout: 60_000 });

/** The toy with other states; the thief walks to any of four squares. */
function toyWith(
  states: Record<string, StateConfig>,
  tests: Record<string, Test<Night>>,
  walk: MoveRule<Night>['apply'],
): Game {
  const { ruleFunctions, ...plain } = toy();
  return runGame(
    {
      ...plain,
      ruleFunctions: {
        ...ruleFunctions,
        moves: { ...ruleFunctions.moves, walk: { check: () => null, apply: walk } },
        tests: { ...ruleFunctions.tests, ...tests },
      },
      chartConfig: (): ChartConfig => ({
        id: 'toy',
        initial: 'turn',
        states: { ...states, over: { id: 'over', type: 'final' } },
      }),
      // Other answers and other orders would be tried, too: here only following counts.
      procedures: {},
      rulings: [],
    },
    compiled,
  ) as unknown as Game;
}

const followed = (game: Game, cases: readonly NamedCase[] = [], moves = 1500): GuidedPart =>
  finish(guidedSearch(game, cases, { moves, parts: 1 }));

/** The squares that open the lock, one after the other; a wrong one ends the game. By chance that takes a million tries. */
const combination = [2, 0, 3, 1, 1, 3, 0, 2, 2, 1];
const numbers = combination.map((_, i) => i + 1);
/** How many squares were right so far. That there are more than a hundred minutes hides it: they are all "lots". */
const right = ({ minute }: Night): number => minute - 100;

/** A lock that shows in one way only how far it is open: by the edge that is taken, by the rule that is cited, or not. */
function lock(shows: 'edge' | 'rule' | 'nothing'): Game {
  const here = (night: Night, square: number) => (combination[right(night)] === square ? night.minute + 1 : 100);
  const isAt = (number: number) => `isAt${number}`;
  const edges = shows === 'edge' ? numbers.map((number) => when(isAt(number), 'turn')) : [];
  return toyWith(
    {
      turn: { on: { walk: move('walk', 'lock') } },
      lock: { always: [when('isOpen', 'vault'), ...edges, when('isRight', 'turn'), otherwise('over')] },
      vault: { on: { walk: move('walk', 'over') } },
    },
    {
      isRight: (night) => right(night) > 0,
      isOpen: (night) => right(night) === combination.length,
      ...Object.fromEntries(numbers.map((number) => [isAt(number), (night: Night) => right(night) === number])),
    },
    (night, { args: [to] }) => {
      const minute = here({ ...night, minute: Math.max(night.minute, 100) }, Number(to));
      const rule = shows === 'rule' && minute > 100 ? `TOY-LOCK-${minute - 100}` : 'TOY-WALK-1';
      return effect({ ...night, thief: Number(to), minute }, { type: 'walked', rule });
    },
  );
}
const isOpened = ({ edges }: GuidedPart) => edges.some((edge) => edge.includes('-> vault'));

describe('what is followed', () => {
  it('is not by chance: a lock that shows nothing stays shut', () => {
    expect(isOpened(followed(lock('nothing')))).toBe(false);
  });

  it('is where a new edge of the chart was taken', () => {
    expect(isOpened(followed(lock('edge')))).toBe(true);
  });

  it('is where a rule came up for the first time', () => {
    expect(isOpened(followed(lock('rule')))).toBe(true);
  });

  it('is the position of a case, and every position that the case comes to', () => {
    const at = (opened: number) => ({ flow: 'turn', minute: 100 + opened });
    const last = combination.length - 1;
    const from = (start: NonNullable<Case['start']>, moves: string[]) => [
      { name: 'a case', example: { game: 'toy', start, moves } },
    ];
    expect(isOpened(followed(lock('nothing'), from(at(last), [])))).toBe(true);
    const moves = combination.slice(4, last).map((square) => `thief walk ${square}`);
    expect(isOpened(followed(lock('nothing'), from(at(4), moves)))).toBe(true);
  });
});

/** So many rooms in a row; play begins in the middle. */
const rooms = 31;
const middle = 15;
const roomName = (room: number): string => (room === middle ? 'turn' : `room${room}`);
/** A row of rooms: square 0 leads back, 1 leads on, 2 nowhere, and 3 out of the game. */
function row(): Game {
  const wayFrom = (room: number): StateConfig => ({
    always: [
      // Nothing ever makes this true: the edge stays missing.
      ...(room === 0 ? [when('isLateAndEarly', 'over')] : []),
      when('isOut', 'over'),
      ...(room > 0 ? [when('isBack', roomName(room - 1))] : []),
      ...(room < rooms - 1 ? [when('isOn', roomName(room + 1))] : []),
      otherwise(roomName(room)),
    ],
  });
  const states = Array.from({ length: rooms }, (_, room): [string, StateConfig][] => [
    [roomName(room), { on: { walk: move('walk', `way${room}`) } }],
    [`way${room}`, wayFrom(room)],
  ]);
  return toyWith(
    Object.fromEntries(states.flat()),
    { isOut: ({ thief }) => thief === 3, isBack: ({ thief }) => thief === 0, isOn: ({ thief }) => thief === 1 },
    (night, { args: [to] }) => effect({ ...night, thief: Number(to) }, { type: 'walked', rule: 'TOY-WALK-1' }),
  );
}

describe('what is only looked at', () => {
  it('is still new when play comes to it', () => {
    const play = new GuidedPlay(lock('edge'), seededRandom(1), undefined);
    const table = Table.open(play.game);
    const seen = play.coverage.edges.size;
    expect(play.askedAt(table, play.someMoves(table)).fields).toContain('minute');
    expect([play.coverage.edges.size, play.coverage.isNew]).toEqual([seen, false]);
    expect(
      play.take(entryAt(table, play.seedAt(table, true)), table, { by: 'thief', verb: 'walk', args: ['2'] }, [])?.isNew,
    ).toBe(true);
    expect(play.coverage.edges.size).toBeGreaterThan(seen);
  });
});

describe('what is followed again', () => {
  it('is near an edge that was never taken', () => {
    const { visits, edges } = followed(row(), [], 6000);
    // Everything else has been seen.
    expect(edges.filter((edge) => /^way\d+: at once/.test(edge))).toHaveLength(rooms * 4 - 2);
    const inRooms = (from: number, to: number) =>
      Object.entries(visits).reduce((sum, [state, times]) => {
        const room = Number(/^room(\d+)$/.exec(state)?.[1] ?? -1);
        return room >= from && room < to ? sum + times : sum;
      }, 0);
    expect(inRooms(0, 5)).toBeGreaterThan(5 * inRooms(rooms - 5, rooms));
  });
});
