// A simulation as a page with plots: outcome rates with their intervals, length of games, causes, rules that never fired.
import { amount } from '../../notation/amount.js';
import { escaped } from '../../notation/escaped.js';
import type { Game } from '../../table/game.js';
import type { Simulation } from '../simulation/simulate.js';
import { page } from './page.js';

const [plotWidth, rowHeight, labelWidth] = [520, 28, 180];

export function simulationHtml(game: Game, result: Simulation): string {
  const { title, rules } = game.texts.en;
  const { games, wanted, policy, seed, rates, causes, length, rulesNeverFired } = result;
  const note = games < wanted ? ` out of ${wanted} (stopped early)` : '';
  return page(
    `${title}: ${amount(games, 'game')}`,
    `<h1>${escaped(title)}: simulation</h1>
<p>${amount(games, 'game')}${note}, ${policy} play, seed ${seed}, ${result.seconds.toFixed(1)} s.</p>
<h2>Outcomes</h2>
${ratePlot(rates)}
<h2>Length</h2>
<p>${length.shortest} to ${length.longest} moves, median ${length.median}, mean ${length.mean.toFixed(1)}.</p>
${lengthPlot(result.lengths)}
<h2>How they ended</h2>
<table><thead><tr><th>result and rule</th><th>games</th><th></th></tr></thead><tbody>
${Object.entries(causes)
  .sort(([, a], [, b]) => b - a)
  .map(
    ([cause, count]) =>
      `<tr><td>${escaped(cause)}</td><td>${count}</td><td>${escaped(rules[cause.split(' ')[1] ?? ''] ?? '')}</td></tr>`,
  )
  .join('\n')}
</tbody></table>
<h2>Rules that never came up</h2>
<p class="quiet">Some rules only refuse moves. They never come up here, because simulated players make only legal moves.</p>
<ul>${rulesNeverFired.map((id) => `<li>${escaped(id)}: ${escaped(rules[id] ?? '')}</li>`).join('')}</ul>`,
  );
}

/** Bars with the interval in which the true rate lies. */
export function ratePlot(rates: Simulation['rates']): string {
  const x = (rate: number) => labelWidth + rate * (plotWidth - labelWidth - 10);
  const rows = rates.map(({ result, games, rate, low, high }, i) => {
    const y = i * rowHeight;
    return `<g><title>${escaped(`${result}: ${amount(games, 'game')}, ${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)} %`)}</title>
<text x="0" y="${y + 18}">${escaped(result)} ${(100 * rate).toFixed(1)} %</text>
<rect class="bar" x="${x(0)}" y="${y + 5}" width="${Math.max(1, x(rate) - x(0)).toFixed(1)}" height="16"/>
<line x1="${x(low).toFixed(1)}" x2="${x(high).toFixed(1)}" y1="${y + 13}" y2="${y + 13}" stroke-width="2"/></g>`;
  });
  return svg(rates.length * rowHeight, rows.join('\n'), 'Outcome rates with 95 % intervals');
}

/** Games by their number of moves, in at most forty columns. */
export function lengthPlot(lengths: Simulation['lengths']): string {
  const counts = Object.entries(lengths).map(([moves, games]) => [Number(moves), games] as const);
  if (counts.length === 0) return '';
  const [least, most] = [Math.min(...counts.map(([moves]) => moves)), Math.max(...counts.map(([moves]) => moves))];
  const columns = Math.min(40, most - least + 1);
  const size = (most - least + 1) / columns;
  const heights = new Array<number>(columns).fill(0);
  for (const [moves, games] of counts) {
    const column = Math.min(columns - 1, Math.floor((moves - least) / size));
    heights[column] = (heights[column] ?? 0) + games;
  }
  const [tallest, width, height] = [Math.max(...heights), plotWidth / columns, 120];
  const bars = heights.map((games, i) => {
    const tall = (games / tallest) * height;
    const from = Math.round(least + i * size);
    return `<rect class="bar" x="${(i * width).toFixed(1)}" y="${(height - tall).toFixed(1)}" width="${(width * 0.9).toFixed(1)}" height="${tall.toFixed(1)}"><title>from ${from} moves: ${amount(games, 'game')}</title></rect>`;
  });
  const axis = `<text x="0" y="${height + 16}">${least}</text><text x="${plotWidth}" y="${height + 16}" text-anchor="end">${most} moves</text>`;
  return svg(height + 22, bars.join('\n') + axis, 'Length of games');
}

const svg = (height: number, inner: string, label: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${plotWidth} ${height}" width="${plotWidth}" role="img" aria-label="${label}">\n${inner}\n</svg>`;
