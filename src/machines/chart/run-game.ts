// Whoever opens a table says which engine runs the chart: xstate itself (the library and its tests), or the compiled chart
// (pages and long searches).
import type { Chart, Engine } from '../../table/chart.js';
import type { PlayableGame, Position } from '../../table/game.js';

/**
 * The game with charts that this engine runs. A chart is built once for what options say about the order of things: other
 * orders of procedures, and rulings, some of which change an order too.
 */
export function runGame<P extends Position, G extends PlayableGame<P>>(
  game: G & PlayableGame<P>,
  engine: Engine,
): G & { chart(position: P): Chart<P> } {
  const byOptions = new WeakMap<object, Chart<P>>();
  const byOrder = new Map<string, Chart<P>>();
  return {
    ...game,
    chart(position: P) {
      let chart = byOptions.get(position.options);
      if (!chart) {
        const { order = null, rulings } = position.options;
        const key = JSON.stringify([order, rulings]);
        chart = byOrder.get(key) ?? engine(game.chartConfig(position), game.ruleFunctions);
        byOrder.set(key, chart);
        byOptions.set(position.options, chart);
      }
      return chart;
    },
  };
}
