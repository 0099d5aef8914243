import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { diagram, diagramFormats } from '../../src/diagram/index.js';
import { shownStates } from '../../src/diagram/simplified.js';
import { games } from '../../src/index.js';
import { compiled } from '../../src/machines/chart/compiled.js';
import { runGame } from '../../src/machines/chart/run-game.js';
import { innermost } from '../../src/machines/chart/outline.js';
import type { Game, Position } from '../../src/table/game.js';
import type { Move } from '../../src/table/move.js';
import { Table } from '../../src/table/table.js';
import { playOut } from '../../src/verify/simulation/random-play.js';
import { toy } from '../verify/toy.js';

/** The little we use of SCION, an SCXML interpreter that is not ours. */
interface Scion {
  documentStringToModel(url: string, text: string, done: (error: unknown, model: Model) => void, context: object): void;
  readonly core: { readonly Statechart: new (model: unknown) => Interpreter };
}
interface Model {
  prepare(done: (error: unknown, made: unknown) => void, context: object): void;
}
interface Interpreter {
  start(): string[];
  gen(event: string): string[];
  getConfiguration(): string[];
}
const scion = createRequire(import.meta.url)('@scion-scxml/scxml') as Scion;

/** Runs a chart's SCXML; guards and effects are those of our rulebook, on a position that the host holds. */
async function interpreter(game: Game, text: string, start: Position) {
  const { tests, moves, steps } = game.chart(start).ruleFunctions;
  const host = { position: start, move: null as Move | null };
  const context = {
    console,
    holds: (name: string) => tests[name]?.(host.position),
    allows: (name: string) => moves[name]?.check(host.position, host.move as Move) === null,
    happen(name: string) {
      const made = steps[name]?.(host.position) ?? moves[name]?.apply(host.position, host.move as Move);
      host.position = (made as { position: Position }).position;
    },
  };
  const model = await new Promise<Model>((resolve, reject) => {
    scion.documentStringToModel(
      'chart.scxml',
      text,
      (error, made) => (error ? reject(error as Error) : resolve(made)),
      {},
    );
  });
  const prepared = await new Promise<unknown>((resolve, reject) => {
    model.prepare((error, made) => (error ? reject(error as Error) : resolve(made)), context);
  });
  const chart = new scion.core.Statechart(prepared);
  chart.start();
  return {
    host,
    flow: () => chart.getConfiguration().join(),
    send(move: Move) {
      host.move = move;
      chart.gen(move.verb);
    },
  };
}

describe.each([toy() as unknown as Game, ...games].map((game) => [game.id, game] as const))('%s', (_, game) => {
  it('SCXML runs in another interpreter as our flow does', async () => {
    const text = diagram(game, 'scxml');
    for (const seed of [1, 2]) {
      const begin = innermost(game.chart(Table.open(game).raw).outline)('');
      const start = Table.open(runGame(game, compiled), { position: { flow: begin } });
      const other = await interpreter(game, text, start.raw);
      let moves = 0;
      for (const { table, move } of playOut(start, seed)) {
        if (move) other.send(move);
        expect({ moves, flow: other.flow(), position: other.host.position }).toEqual({
          moves,
          flow: table.flow,
          position: table.raw,
        });
        if (++moves > 300) break;
      }
      expect(moves).toBeGreaterThan(20);
    }
  }, 60_000);

  it.each(diagramFormats)('%s names every state', (format) => {
    const text = diagram(game, format);
    const { outline } = game.chart(Table.open(game).raw);
    const shown = format === 'svg' ? shownStates(outline) : outline.states;
    for (const { path } of shown)
      if (path !== '') expect(text).toContain(format === 'mermaid' ? path.replace(/[^A-Za-z0-9]/g, '_') : path);
  });
});

describe('the toy', () => {
  it('as mermaid', () => {
    expect(diagram(toy() as unknown as Game, 'mermaid')).toBe(
      readFileSync(new URL('toy.mmd', import.meta.url), 'utf8'),
    );
  });

  it('another order of steps is another chart', () => {
    const order = { night: ['patrol', 'loot', 'caught', 'escape', 'clock'] };
    expect(diagram(toy() as unknown as Game, 'mermaid', { order })).toContain('night_patrol --> night_loot');
  });
});
