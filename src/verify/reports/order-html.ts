// The order analysis as a page: the matrix of neighbours, and for each that matters the two cases side by side.
import type { Game } from '../../table/game.js';
import { openCase } from '../cases.js';
import { caseText } from '../case-text.js';
import type { OrderReport, Pair, ProcedureOrder } from '../order.js';
import { escaped, page } from './page.js';

const gradeWords = {
  same: 'commutes',
  log: 'only the log differs',
  position: 'the position differs',
  outcome: 'the outcome differs',
} as const;

export function orderHtml(game: Game, { procedures, ended, seconds, bounds }: OrderReport): string {
  const { title } = game.texts.en;
  return page(
    `${title}: does the order matter?`,
    `<h1>${escaped(title)}: does the order matter?</h1>
<p>Neighbouring steps were swapped in positions from a search of ${bounds.states.toLocaleString('en')} positions, from ${bounds.games} games, and in positions made up from those. ${ended === 'complete' ? 'Complete within these bounds' : `Stopped early (${ended})`}, ${seconds.toFixed(1)} s, seed ${bounds.seed}.</p>
${procedures.map((each) => procedureHtml(game, each)).join('\n')}`,
  );
}

function procedureHtml(game: Game, { procedure, steps, pairs }: ProcedureOrder): string {
  const rows = pairs.map(({ first, second, verdict, grade, tried, proved }) => {
    const words = verdict === 'untried' ? 'not tried' : gradeWords[grade];
    const bound = proved ? 'every position that can be reached' : `${tried.met} met, ${tried.written} made up`;
    return `<tr><td>${escaped(first)} / ${escaped(second)}</td><td class="${verdict === 'matters' ? 'bad' : 'good'}">${words}</td><td>${bound}</td></tr>`;
  });
  return `<section>
<h2>${escaped(procedure)}</h2>
<p>${steps.map(escaped).join(' &rarr; ')}</p>
<table><thead><tr><th>neighbours</th><th>swapped</th><th>positions tried</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
${pairs.map((pair) => witnessHtml(game, pair)).join('\n')}
</section>`;
}

function witnessHtml(game: Game, { first, second, grade, witness }: Pair): string {
  if (!witness) return '';
  const [book, other] = witness.cases;
  const changes = witness.differences.map(
    ({ path, expected, found }) =>
      `<tr><td>${escaped(path.join('.'))}</td><td><code>${escaped(shown(expected))}</code></td><td><code>${escaped(shown(found))}</code></td></tr>`,
  );
  return `<article>
<h3>${escaped(first)} / ${escaped(second)}: ${gradeWords[grade]}</h3>
${witness.broken === undefined ? '' : `<p class="bad">In the other order it cannot be carried out: ${escaped(witness.broken)}</p>`}
<pre aria-label="the position">${escaped(game.sketch(openCase(game, book).raw))}</pre>
${changes.length ? `<table><thead><tr><th>afterwards</th><th>as the book has it</th><th>swapped</th></tr></thead><tbody>${changes.join('')}</tbody></table>` : ''}
<div class="pair">
<figure><figcaption>As the book has it</figcaption><pre>${escaped(caseText(book))}</pre></figure>
<figure><figcaption>Swapped</figcaption><pre>${escaped(caseText(other))}</pre></figure>
</div>
</article>`;
}

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));
