// The search that follows what is new: it finds what was planted, gets about, and its parts add up to the whole.
import { describe, expect, it, vi } from 'vitest';
import { games } from '../../../src/index.js';
import { compiled } from '../../../src/machines/chart/compiled.js';
import { runGame } from '../../../src/machines/chart/run-game.js';
import { gameNamed } from '../../../src/machines/index.js';
import type { StateConfig } from '../../../src/table/chart.js';
import type { Game, Position } from '../../../src/table/game.js';
import { claims } from '../../../src/table/invariant.js';
import { neverTrue } from '../../../src/verify/search/never-true.js';
import { finish, guidedReport, guidedSearch, type GuidedBounds, type GuidedPart } from '../../../src/verify/index.js';
import { isLong } from '../../long-run.js';
import { playedCases, shippedCases } from '../../shipped-cases.js';
import { toy, type Bug, type Night } from '../toy.js';

vi.setConfig({ testTimeout: isLong ? 600_000 : 60_000 });

const bounds = { moves: 3000, parts: 2 };
const search = (game: Game, { parts = 2, ...rest }: GuidedBounds = bounds, which = [0, 1]) =>
  guidedReport(
    game,
    which.map((part) => finish(guidedSearch(game, shippedCases(game.id), { ...rest, parts, part }))),
  );
const buggy = (bug?: Bug) => toy(bug) as unknown as Game;
const toySearch = (game: Game, seed = 1, moves = bounds.moves) =>
  guidedReport(
    game,
    [0, 1].map((part) => finish(guidedSearch(game, [], { ...bounds, moves, seed, part }))),
  );
const isTrueAt = (game: Game, name: string, position: Position): boolean =>
  game.ruleFunctions.tests[name]?.(position) === true;
/** Apart from how long it took. */
const timeless = ({ done, ...report }: ReturnType<typeof search>) => ({
  ...report,
  seconds: 0,
  done: done.map((part) => ({ ...part, seconds: 0 })),
});

describe('guided search', () => {
  it('takes every edge that the book’s order has, and tells those of other orders apart', () => {
    const { edgesTakenOtherwise, edgesNeverTaken, rulesNeverSeen, findings } = toySearch(buggy(), 1, 20_000);
    expect(edgesTakenOtherwise).toMatchObject([
      { state: 'night.done', guard: 'isOver', why: 'when the steps come in another order' },
    ]);
    expect(edgesNeverTaken).toEqual([]);
    expect(rulesNeverSeen).toEqual([]);
    expect(findings).toEqual([]);
  });

  it.each([
    ['dead-end', 'dead-end'],
    ['invariant', 'broken-invariant'],
    ['crash', 'crash'],
  ] as const)('finds the planted %s', (bug, kind) => {
    expect(toySearch(buggy(bug)).findings.map((finding) => finding.kind)).toContain(kind);
  });

  it('a claim that a case breaks by its own moves is a finding; one that its start breaks is not', () => {
    const game: Game = {
      ...buggy(),
      invariants: [
        claims<Night, string>().always('minutes', ['TOY-NIGHT-5'], ['minute'], ({ minute }) =>
          minute === 4 ? 'it is minute 4' : null,
        ),
      ],
    };
    const at = (minute: number) => [
      { name: 'a case', example: { game: 'toy', start: { flow: 'night.clock', minute }, moves: ['next'] } },
    ];
    const [found] = finish(guidedSearch(game, at(3), { moves: 1, parts: 1 }, true)).findings;
    expect(found).toMatchObject({ kind: 'broken-invariant', message: 'minutes: it is minute 4' });
    expect(found?.case.moves?.[0]).toBe('next');
    expect(finish(guidedSearch(game, at(4), { moves: 1, parts: 1 }, true))).toMatchObject({
      findings: [],
      brokenStarts: 1,
    });
  });

  it('claims nothing of what it did not try: when it was stopped, and when only some parts were done', () => {
    for (const bounds of [{ seconds: 0 }, { moves: 300 }]) {
      const { edgesNeverTaken, rulesNeverFired } = search(gameNamed('lazy-heist'), { ...bounds, parts: 40 }, [0]);
      const whys = [...edgesNeverTaken, ...rulesNeverFired].map(({ why }) => why);
      const known =
        /so far( \(LH-.*\))?$|"[\w-]+" was not tried there$|can never be true[^:]*: it reads|^the catalogue says: /;
      expect(whys.filter((why) => !known.test(why))).toEqual([]);
      expect(whys).toContain('its state was never entered so far');
      expect(whys.some((why) => why.endsWith('was never true so far'))).toBe(true);
    }
  });

  it('tells apart a verb that was not tried, one that is never possible, and one that is always refused', () => {
    const game = buggy();
    const part = finish(guidedSearch(game, [], { moves: 3000, parts: 1 }));
    const walk = 'turn: walk [walk] -> die';
    expect(part.edges).toContain(walk);
    const why = (refused: GuidedPart['refused'], ended: GuidedPart['ended'] = 'complete') => {
      const missed = { ...part, ended, refused, edges: part.edges.filter((edge) => edge !== walk) };
      return guidedReport(game, [missed]).edgesNeverTaken.find(({ verb }) => verb === 'walk')?.why;
    };
    expect(why({})).toMatch(/^its state was entered [\d,]+ times, but "walk" was not tried there$/);
    expect(why({ 'turn walk': {} })).toMatch(/and "walk" was never possible there$/);
    expect(why({ 'turn walk': {} }, 'time')).toMatch(/and "walk" was never possible there so far$/);
    const refused = { 'turn walk': { 'TOY-WALK-1': 3 } };
    expect(why(refused)).toBe('"walk" was tried 3 times in its state, and always refused (TOY-WALK-1)');
    expect(why(refused, 'stopped')).toContain('and always refused so far');
  });

  it('notes that it tried a verb for which there is no move', () => {
    const plain = buggy();
    const chartConfig = (position: Position) => {
      const config = plain.chartConfig(position);
      const { turn } = config.states as { turn: StateConfig };
      const on = { ...turn.on, fly: { guard: 'fly', target: 'die' } };
      return { ...config, states: { ...config.states, turn: { ...turn, on } } };
    };
    const fly = { check: () => 'TOY-WALK-1', apply: (position: Position) => ({ position, events: [] }) };
    const { ruleFunctions } = plain;
    const moves = { ...ruleFunctions.moves, fly };
    const { edgesNeverTaken } = toySearch(
      runGame({ ...plain, chartConfig, ruleFunctions: { ...ruleFunctions, moves } }, compiled),
    );
    expect(edgesNeverTaken.find(({ verb }) => verb === 'fly')?.why).toMatch(/, and "fly" was never possible there$/);
  });

  it('says why an edge was not taken', () => {
    const missing = toySearch(buggy('unreachable')).edgesNeverTaken;
    expect(missing.find(({ guard }) => guard === 'isLateAndEarly')?.why).toMatch(
      /^"isLateAndEarly" was asked [\d,]+ times there and was never true; no step of the cases makes it true$/,
    );
    expect(missing.find(({ state }) => state === 'night.attic')?.why).toBe('its state was never entered');
  });

  it('says which rulings an edge needs and which rules refuse it, and proves what can never be', () => {
    const { edgesTakenOtherwise, edgesNeverTaken } = search(
      gameNamed('lazy-heist'),
      { moves: 6000, parts: 12 },
      [1, 3],
    );
    const otherwise = edgesTakenOtherwise.find(({ guard }) => guard === 'is-switches-absent');
    expect(otherwise?.why).toContain('under the ruling red-back-side = step-3');
    const never = edgesNeverTaken.find(({ guard }) => guard === 'is-guards-absent');
    expect(never?.why).toBe('"is-guards-absent" can never be true: it reads alert, and no value makes it true');
    const refused = edgesNeverTaken.filter(({ why }) =>
      / was tried [\d,]+ times? in its state, and always refused /.test(why),
    );
    expect(refused.length).toBeGreaterThan(0);
    for (const { verb, why } of refused)
      expect(why).toMatch(new RegExp(`^"${verb as string}" .*\\((LH-[A-Z]+-\\d+(, )?)+\\)$`));
  });

  it('says of every rule that made nothing happen why not', () => {
    const { rulesNeverFired } = search(gameNamed('how-to-rob-a-bank'), { moves: 2000, parts: 1 }, [0]);
    const { catalogue } = gameNamed('how-to-rob-a-bank');
    const whys = Object.fromEntries(rulesNeverFired.map(({ rule, why }) => [rule, why]));
    for (const { id, notCheckable } of catalogue.filter((rule) => rule.notCheckable !== undefined))
      expect(whys[id]).toBe(`the catalogue says: ${notCheckable as string}`);
    expect(Object.values(whys)).toContain('it refuses moves and makes nothing happen');
  });

  it('never calls a test impossible that is true somewhere', () => {
    for (const game of games) {
      const impossible = Object.keys(game.ruleFunctions.tests).filter((name) => {
        const proof = neverTrue(game, name);
        return proof && proof.rulings.length === 0;
      });
      const taken = new Set(
        playedCases(game).flatMap(({ frames }) =>
          frames.flatMap(({ table }) => impossible.filter((name) => isTrueAt(game, name, table.raw))),
        ),
      );
      expect([...taken], game.id).toEqual([]);
      if (game.id === 'lazy-heist') expect(impossible).toHaveLength(9);
    }
  });

  it('a position in which nothing can come up is a dead end, and breaks nothing', () => {
    const plain = buggy();
    const none = {
      outcomes: () => [],
      pick: () => {
        throw new RangeError('nothing can come up here');
      },
    };
    const chanceRules = Object.fromEntries(Object.keys(plain.chanceRules).map((name) => [name, none]));
    expect(toySearch({ ...plain, chanceRules }).findings.map(({ kind }) => kind)).toContain('dead-end');
  });

  it('depends on the seed and the work alone', () => {
    const [once, again] = [toySearch(buggy()), toySearch(buggy())];
    expect(timeless(once)).toEqual(timeless(again));
    expect(timeless(toySearch(buggy(), 2)).followed).not.toBe(0);
  });

  it('parts that were done elsewhere add up to the whole, in any order', () => {
    const game = buggy();
    const parts = [0, 1].map((part) => finish(guidedSearch(game, [], { ...bounds, part })));
    expect(timeless(guidedReport(game, parts.toReversed()))).toEqual(timeless(guidedReport(game, parts)));
    expect(guidedReport(game, parts.slice(0, 1)).ended).toBe('some-parts');
  });

  it('says that the time was up', () => {
    expect(search(gameNamed('how-to-rob-a-bank'), { ...bounds, seconds: 0 }, [0]).ended).toBe('time');
  });

  it('sees far more than breadth-first search does: every edge and every rule of How to Rob a Bank', () => {
    const { edgesNeverTaken, rulesNeverSeen, findings } = search(gameNamed('how-to-rob-a-bank'), {
      moves: 9000,
      parts: 2,
    });
    expect(edgesNeverTaken).toEqual([]);
    expect(rulesNeverSeen).toEqual([]);
    expect(findings).toEqual([]);
  });

  it.runIf(isLong).each(games.map((game) => [game.id, game] as const))(
    'every rule of %s comes up, and nothing is wrong',
    (_, game) => {
      const { rulesNeverSeen, findings } = search(game, { moves: 30_000, parts: 4 }, [0, 1, 2, 3]);
      expect(rulesNeverSeen).toEqual([]);
      expect(findings).toEqual([]);
    },
  );
});
