import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { diagram, diagramFormats } from '../../src/diagram/index.js';
import { withoutForks } from '../../src/diagram/simplified.js';
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
    const shown = format === 'svg' ? withoutForks(outline) : outline;
    for (const { path } of shown.states)
      if (path !== '') expect(text).toContain(format === 'mermaid' ? path.replace(/[^A-Za-z0-9]/g, '_') : path);
  });
});

describe('the toy', () => {
  it('as mermaid', () => {
    expect(diagram(toy() as unknown as Game, 'mermaid')).toBe(
      readFileSync(new URL('toy.mmd', import.meta.url), 'utf8'),
    );
  });

  it('as SVG it is fit to be read: no forks, and the steps of a procedure in a numbered list', () => {
    const game = games.find(({ id }) => id === 'lazy-heist') as Game;
    const textsIn = (svg: string) =>
      [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)">([^<]*)</g)].map(([, x, y, text]) => ({
        x: Number(x),
        y: Number(y),
        text: text as string,
      }));
    const svg = diagram(game, 'svg');
    expect(svg).not.toMatch(/to-explosion|drones-on|on-cabins/);
    const steps = textsIn(svg).filter(
      ({ text }) => /^Step \d+: /.test(text) && !/roll|stays|walk|route|moves on|from main/.test(text),
    );
    expect(steps.map(({ text }) => Number(/\d+/.exec(text)?.[0]))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(new Set(steps.map(({ x }) => x)).size).toBe(1);
    expect(steps.every(({ y }, i) => i === 0 || y > (steps[i - 1]?.y ?? 0))).toBe(true);
    expect(svg).toContain('class="interrupts"');
    // From each step to the next an arrow, whatever may interrupt it.
    const joined = steps.slice(1).map(({ x, y }) => {
      const above = new RegExp(`class="arrow hue-0" d="M${x + 16},[\\d.]+ V${y - 20}" marker-end`);
      return above.test(svg);
    });
    expect(joined).toEqual(steps.slice(1).map(() => true));
  });

  it.each(games.map((game) => [game.id, game] as const))('no line of the picture of %s crosses a name', (_, game) => {
    const svg = diagram(game, 'svg');
    const names = [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)">([^<]*)</g)].map(([, x, y, text = '']) => ({
      text,
      left: Number(x),
      right: Number(x) + text.length * 6.5,
      top: Number(y) - 11,
      bottom: Number(y) + 3,
    }));
    const lines = [...svg.matchAll(/<path class="arrow[^"]*" d="([^"]*)"/g)].map(([, path = '']) => cornersOf(path));
    expect(lines.length).toBeGreaterThan(5);
    const crossed = lines.flatMap((corners) =>
      names.filter(({ left, right, top, bottom }) =>
        corners.some(([x, y], i) => {
          const [toX, toY] = corners[i + 1] ?? [x, y];
          const isBeside = Math.max(x, toX) < left || Math.min(x, toX) > right;
          return !isBeside && Math.max(y, toY) > top && Math.min(y, toY) < bottom;
        }),
      ),
    );
    expect(crossed.map(({ text }) => text)).toEqual([]);
  });

  it('names that carry a number are not given another one when the order is different', () => {
    const lazy = games.find(({ id }) => id === 'lazy-heist') as Game;
    const { protocol } = lazy.procedures;
    const order = { protocol: [...(protocol ?? [])].reverse() };
    const svg = diagram(lazy, 'svg', { order });
    expect(svg).toContain('>Step 3: checkpoint<');
    expect(svg).not.toMatch(/>\d+\. Step/);
  });

  it('another order of steps is another chart', () => {
    const order = { night: ['patrol', 'loot', 'caught', 'escape', 'clock'] };
    expect(diagram(toy() as unknown as Game, 'mermaid', { order })).toContain('night_patrol --> night_loot');
  });
});

/** Where a path of straight lines and small bends turns. */
function cornersOf(path: string): [number, number][] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([MHVq])([^MHVq]*)/g)].map(([, letter, text = '']) => {
    const numbers = text.trim().split(/[ ,]/).map(Number);
    if (letter === 'M') [x = 0, y = 0] = numbers;
    else if (letter === 'H') [x = 0] = numbers;
    else if (letter === 'V') [y = 0] = numbers;
    else [x, y] = [x + (numbers[2] ?? 0), y + (numbers[3] ?? 0)];
    return [x, y];
  });
}
