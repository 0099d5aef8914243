// The search that follows what is new: it finds what was planted, gets about, and its parts add up to the whole.
import { describe, expect, it, vi } from 'vitest';
import { games } from '../../../src/index.js';
import { casesOf } from '../../../src/cli/output/progress.js';
import { gameNamed } from '../../../src/machines/index.js';
import type { Game } from '../../../src/table/game.js';
import { finish, guidedReport, guidedSearch, type GuidedBounds } from '../../../src/verify/index.js';
import { isLong } from '../../long.js';
import { toy, type Bug } from '../toy.js';

vi.setConfig({ testTimeout: isLong ? 600_000 : 60_000 });

const bounds = { moves: 3000, parts: 2 };
const search = (game: Game, { parts = 2, ...rest }: GuidedBounds = bounds, which = [0, 1]) =>
  guidedReport(
    game,
    which.map((part) => finish(guidedSearch(game, casesOf(game, casesFor(game)), { ...rest, parts, part }))),
  );
const casesFor = ({ id }: Game): string => `cases/${id}`;
const buggy = (bug?: Bug) => toy(bug) as unknown as Game;
const toySearch = (game: Game, seed = 1, moves = bounds.moves) =>
  guidedReport(
    game,
    [0, 1].map((part) => finish(guidedSearch(game, [], { ...bounds, moves, seed, part }))),
  );
/** Apart from how long it took. */
const timeless = ({ done, ...report }: ReturnType<typeof search>) => ({
  ...report,
  seconds: 0,
  done: done.map((part) => ({ ...part, seconds: 0 })),
});

describe('guided search', () => {
  it('takes every edge that the book’s order has, and tells those of other orders apart', () => {
    const { edgesNeverTaken, rulesNeverSeen, findings } = toySearch(buggy(), 1, 20_000);
    expect(edgesNeverTaken).toMatchObject([
      { state: 'night.done', guard: 'isOver', why: 'taken only when the steps come in another order' },
    ]);
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

  it('says why an edge was not taken', () => {
    const missing = toySearch(buggy('unreachable')).edgesNeverTaken;
    expect(missing.find(({ guard }) => guard === 'isLateAndEarly')?.why).toMatch(
      /entered [\d,]+ times, and "isLateAndEarly" was never true/,
    );
    expect(missing.find(({ state }) => state === 'night.attic')?.why).toBe('its state was never entered');
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
      const { rulesNeverSeen, findings } = search(game, { moves: 60_000, parts: 4 }, [0, 1, 2, 3]);
      expect(rulesNeverSeen).toEqual([]);
      expect(findings).toEqual([]);
    },
  );
});
