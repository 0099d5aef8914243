// A session lets its table answer: a move is read once, judged once and carried out.
import { describe, expect, it, vi } from 'vitest';
import { loadBoard } from '../../../src/components/loading/load-board.js';
import { Player, stepOf } from '../../../src/components/session/player.js';
import { Session } from '../../../src/components/session/session.js';
import { compiled } from '../../../src/machines/chart/compiled.js';
import { setUpsIn } from '../../../src/machines/chart/outline.js';
import { runGame } from '../../../src/machines/chart/run-game.js';
import { gameNamed } from '../../../src/machines/index.js';
import { isIn } from '../../../src/table/flow.js';
import { Table } from '../../../src/table/table.js';

const start = {
  flow: 'rob.robber.card',
  turn: 'yellow',
  robbers: { yellow: 'b1', red: 'a1' },
  card: { id: 'walk+walk' },
  stacks: { bank: ['walk'], yellow: [], red: ['walk'] },
};

async function opened(): Promise<Session> {
  const game = runGame(gameNamed('how-to-rob-a-bank'), compiled);
  const table = Table.open(game, { position: start });
  return new Session({
    shown: await loadBoard(game.id, 'en'),
    player: new Player(game, 7),
    kind: 'play',
    steps: [stepOf(table)],
    lang: 'en',
  });
}

/** What is asked of the game while something is done. */
async function asked(session: Session, act: () => unknown): Promise<{ read: number; judged: number }> {
  const { grammar, ruleFunctions } = session.game as NonNullable<Session['game']>;
  const parse = vi.spyOn(grammar, 'parse');
  const checks = Object.values(ruleFunctions.moves).map((rule) => vi.spyOn(rule, 'check'));
  try {
    await act();
    return {
      read: parse.mock.calls.length,
      judged: checks.reduce((sum, check) => sum + check.mock.calls.length, 0),
    };
  } finally {
    vi.restoreAllMocks();
  }
}

describe('a move of a session', () => {
  it('is read once and judged once when it is played', async () => {
    const session = await opened();
    expect(await asked(session, () => expect(session.play('yellow walk c1')).toBe(true))).toEqual({
      read: 1,
      judged: 1,
    });
    expect(session.step.move).toBe('yellow walk c1');
  });

  it('is read once and judged once when it is refused, and says why', async () => {
    const session = await opened();
    expect(await asked(session, () => expect(session.play('yellow walk a3')).toBe(false))).toEqual({
      read: 1,
      judged: 1,
    });
    expect(session.refused).toMatchObject({ move: 'yellow walk a3', rule: 'RB-WALK-6' });
    expect(session.at).toBe(0);
  });

  it('that is no move is refused without a rule', async () => {
    const session = await opened();
    expect(await asked(session, () => expect(session.play('yellow wlak a3')).toBe(false))).toEqual({
      read: 1,
      judged: 0,
    });
    expect(session.refused).toMatchObject({ rule: null, text: expect.stringContaining('walk') as string });
  });
});

describe('a set-up', () => {
  it.each([
    ['lazy-heist', ['setup']],
    ['burgle-bros', ['setup']],
    ['burgle-bros-2', ['setup']],
    // Its players explore the floor in the first turns.
    ['how-to-rob-a-bank', []],
  ])('is played to its end, where the chart of %s notes one: %j', (id, setUps) => {
    const game = runGame(gameNamed(id), compiled);
    const table = Table.begin(game);
    expect(setUpsIn(game.chart(table.raw).outline)).toEqual(setUps);
    const steps = new Player(game, 7).setUp([stepOf(table)]);
    const isBefore = steps.map(({ flow }) => setUps.some((path) => isIn(flow, path)));
    expect(isBefore.pop()).toBe(false);
    expect(isBefore.every(Boolean)).toBe(true);
    expect(isBefore.length > 0).toBe(setUps.length > 0);
  });
});
