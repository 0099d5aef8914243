// The order analysis as a page: the chain of steps, and for each two neighbours whose order matters, or for a whole new
// order, the smallest position that shows it, with the boards before and after in both orders.
import { ruleText } from '../../table/rule.js';
import { escaped } from '../../notation/escaped.js';
import type { Case } from '../../notation/case.js';
import { capital, flowName, sentence } from '../../notation/sentence.js';
import type { GameEvent } from '../../table/event.js';
import type { Game } from '../../table/game.js';
import { Table } from '../../table/table.js';
import { canonical } from '../search/position-encoding.js';
import { caseText } from '../../notation/case-text.js';
import { checkCase, type Frame } from '../cases/check-case.js';
import type { UnderOptions } from '../cases/under-options.js';
import type { NewOrderReport, OrderReport, Pair, ProcedureOrder } from '../order/order.js';
import { procedureIn } from '../order/procedure.js';
import type { OrderVerdict } from '../order/try-change.js';
import type { Witness } from '../order/witness.js';
import { orderStyle } from './order-style.js';
import { boundText, brokenText, examplesText, isUndecided, movedIn, proofText, worstText } from './order-words.js';
import { page } from './page.js';

/** The board at the start and at the end of a case, as the text of a picture. */
export interface Boards {
  readonly before: string;
  readonly after: string;
}

export interface OrderPage {
  /** By case; without a picture the board is shown in plain characters. */
  readonly boards?: ReadonlyMap<Case, Boards>;
  /** The command that plays both cases of a witness again. */
  readonly replay?: (verdict: OrderVerdict) => string;
  readonly version?: string;
}

export const orderHtml = (game: Game, report: OrderReport, extras: OrderPage = {}): string =>
  orderPage(
    game,
    'Does the order matter?',
    `${boundsHtml('We swapped each pair of neighbouring steps and compared the results. For each pair we', report, extras)}</header>
${report.procedures.map((each) => procedureHtml(game, each, extras)).join('\n')}`,
  );

/** A whole new order: what it changes, and which examples no longer hold. */
export function newOrderHtml(
  game: Game,
  report: NewOrderReport & { readonly change: { readonly examples: UnderOptions } },
  extras: OrderPage = {},
): string {
  const { change } = report;
  const { procedure, steps, other, examples, witness } = change;
  const { title, nameOf } = namesIn(game, procedure, steps);
  const chain = (order: readonly string[]) =>
    `<ol class="chain">${order
      .map((step, i) => {
        const name = escaped(nameOf(step));
        return `<li><span class="step">${step === steps[i] ? name : `<strong>${name}</strong>`}</span></li>`;
      })
      .join('')}</ol>`;
  const moved = steps.map((step, i) => step !== other[i]);
  const part = (order: readonly string[]) => order.slice(moved.indexOf(true), moved.lastIndexOf(true) + 1).map(nameOf);
  const shown = witness
    ? witnessHtml(game, change, witness, {
        ...extras,
        id: `${procedure}-new-order`,
        title: 'The new order',
        orders: [part(steps), part(other)],
      })
    : '';
  return orderPage(
    game,
    'What would this order change?',
    `${boundsHtml('We compared the order in force with the new one. We', report, extras)}</header>
<section>
<h2>${title} <code>${escaped(procedure)}</code></h2>
<h3>As it is</h3>${chain(steps)}
<h3>New</h3>${chain(other)}
<p>${verdictHtml(change)} ${escaped(boundText(change))}${change.proof ? `. ${escaped(proofText(change, movedIn(change)))}` : ''}</p>
${shown}
</section>
<section>
<h2>Examples</h2>
<p class="${examples.broken.length > 0 ? 'bad' : 'good'}">${escaped(examplesText(examples))}</p>
<ul>${examples.broken.map((example) => `<li><strong>${escaped(example.title ?? example.name)}</strong> <code>${escaped(example.name)}</code><br>${escaped(brokenText(example))}</li>`).join('\n')}</ul>
</section>`,
  );
}

const orderPage = (game: Game, title: string, body: string): string =>
  page(
    `${game.texts.en.title}: ${title.toLowerCase()}`,
    `<style>${orderStyle}</style>
<header><p class="quiet">${escaped(game.texts.en.title)}</p>
<h1>${title}</h1>
${body}`,
  );

/** What was tried, and so what is claimed. */
function boundsHtml(
  asked: string,
  { bounds, ended, seconds }: Pick<OrderReport, 'bounds' | 'ended' | 'seconds'>,
  { version }: OrderPage,
): string {
  const { positions, written, seed } = bounds;
  const how = ended === 'complete' ? 'complete within these limits' : `stopped early (${ended})`;
  return `<p>${asked} tried up to ${positions.toLocaleString('en')} positions from examples, games and a search, and up to ${written.toLocaleString('en')} made for the fields that these steps read. We followed every choice and every roll within them, the same in both orders. Where there were too many, we took a sample. <em>Same result</em> means: the same in everything that was tried, unless it says <em>proved</em>.</p>
<p class="quiet">${how}, ${seconds.toFixed(1)} s, seed ${seed}${version === undefined ? '' : `, heist-kit ${escaped(version)}`}</p>`;
}

/** How the words of the game call a procedure and its steps. */
function namesIn(game: Game, procedure: string, steps: readonly string[]) {
  const { path } = procedureIn(game.chart(Table.open(game).raw).outline, procedure, steps);
  const nameOf = (step: string): string => flowName(path ? `${path}.${step}` : step, game.texts.en);
  return { title: escaped(path ? flowName(path, game.texts.en) : procedure), nameOf };
}

function verdictHtml(found: OrderVerdict): string {
  const { verdict, grade, proved } = found;
  const same = proved ? 'proved: same' : 'same result';
  const without = isUndecided(found) ? 'not decided' : verdict === 'untried' ? 'not tried' : same;
  const word = grade === 'same' ? without : linkWords[grade];
  return `<span class="link ${grade}">${word}</span>`;
}

function procedureHtml(game: Game, { procedure, steps, pairs }: ProcedureOrder, extras: OrderPage): string {
  const { title, nameOf } = namesIn(game, procedure, steps);
  const id = (pair: Pair) => `${procedure}-${pair.first}-${pair.second}`;
  const link = (pair: Pair): string =>
    pair.witness ? `<a href="#${escaped(id(pair))}">${verdictHtml(pair)}</a>` : verdictHtml(pair);
  const chain = steps.map((step, i) => {
    const pair = pairs[i];
    return `<li><span class="step">${escaped(nameOf(step))}</span>${pair ? `${link(pair)} ` : ''}</li>`;
  });
  const rows = pairs.map(
    (pair) =>
      `<tr><td>${escaped(nameOf(pair.first))} <span class="quiet">/</span> ${escaped(nameOf(pair.second))}</td><td>${link(pair)}</td><td>${escaped(boundText(pair))}${pair.proof ? `. ${escaped(proofText(pair))}` : ''}</td></tr>`,
  );
  return `<section>
<h2>${title} <code>${escaped(procedure)}</code></h2>
<ol class="chain">${chain.join('')}</ol>
<details><summary>What was tried</summary><div class="wide"><table><thead><tr><th>neighbours</th><th>swapped</th><th>positions tried</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div></details>
${pairs
  .map((pair) => {
    const names = [pair.first, pair.second].map(nameOf);
    const orders = [names, names.toReversed()] as const;
    const naming = { ...extras, id: id(pair), title: names.join(' / '), orders };
    return pair.witness ? witnessHtml(game, pair, pair.witness, naming) : '';
  })
  .join('\n')}
</section>`;
}

const linkWords = { over: 'after the end', log: 'log', position: 'position', outcome: 'outcome' } as const;

interface Naming extends OrderPage {
  readonly id: string;
  readonly title: string;
  /** The names of the steps that change places, in either order. */
  readonly orders: readonly [readonly string[], readonly string[]];
}

function witnessHtml(game: Game, verdict: OrderVerdict, witness: Witness, naming: Naming): string {
  const { grade } = verdict;
  const [book, swapped] = witness.cases.map((example) => checkCase(game, example).frames);
  if (!book || !swapped) return '';
  const { boards, replay, id, title, orders } = naming;
  const [start] = book;
  const picture = (example: Case, which: keyof Boards, frame: Frame | undefined): string =>
    boards?.get(example)?.[which] ?? `<pre>${escaped(frame ? game.textBoard(frame.table.raw) : '')}</pre>`;
  const [events, otherEvents] = [eventsIn(book), eventsIn(swapped)];
  const side = (i: 0 | 1): string => {
    const [frames, own, theirs] = i === 0 ? [book, events, otherEvents] : [swapped, otherEvents, events];
    const example = witness.cases[i];
    return `<figure>
<figcaption><strong>${i === 0 ? 'As it is' : 'Swapped'}</strong> ${escaped(orders[i].join(', then '))}</figcaption>
${picture(example, 'after', frames.at(-1))}
<p class="end">${endHtml(game, frames.at(-1))}</p>
${i === 1 && witness.broken !== undefined ? `<p class="bad">This order cannot be played: ${escaped(witness.broken)}</p>` : ''}
<ol class="moves">${frames.flatMap(({ move }) => (move === undefined || move === 'next' ? [] : `<li><code>${escaped(move)}</code></li>`)).join('')}</ol>
<details><summary>What happened</summary><ul class="log">${own.map((event) => eventHtml(game, event, theirs)).join('')}</ul></details>
<details><summary>The case</summary><pre>${escaped(caseText(example))}</pre></details>
</figure>`;
  };
  return `<article id="${escaped(id)}">
<h3>${escaped(title)} <span class="link ${grade}">${escaped(worstText(verdict))}</span></h3>
<div class="before">
<figure><figcaption><strong>Before</strong> ${escaped(start ? flowName(start.table.flow, game.texts.en) : '')}</figcaption>
${picture(witness.cases[0], 'before', start)}</figure>
<div>${changesHtml(witness, start)}${rulesHtml(game, events, otherEvents)}
${replay ? `<p class="quiet">To replay it:</p><pre class="command">${escaped(replay(verdict))}</pre>` : ''}</div>
</div>
<div class="after">${side(0)}${side(1)}</div>
</article>`;
}

/** Only what differs, beside what it was. */
function changesHtml({ differences, cases: [book] }: Witness, start: Frame | undefined): string {
  if (differences.length === 0)
    return '<p>Both orders lead to the same position, but different things happened on the way.</p>';
  const before = (path: readonly (string | number)[]): unknown =>
    path.reduce<unknown>(
      (value, key) => (value as Record<string | number, unknown> | undefined)?.[key],
      start?.table.position,
    );
  const rows = differences.map(
    ({ path, expected, found }) =>
      `<tr><th>${escaped(path.join('.'))}</th>${[before(path), expected, found].map((value) => `<td>${escaped(shown(value))}</td>`).join('')}</tr>`,
  );
  const table = (some: readonly string[]) =>
    `<div class="wide"><table class="changes"><thead><tr><th></th><th>before</th><th>as it is</th><th>swapped</th></tr></thead><tbody>${some.join('')}</tbody></table></div>`;
  const few = 10;
  const more =
    rows.length > few ? `<details><summary>${rows.length - few} more</summary>${table(rows.slice(few))}</details>` : '';
  const named = Object.keys(book.start ?? {}).length;
  return `<p class="quiet">The position names ${named} ${named === 1 ? 'field' : 'fields'}; everything else has its default value.</p>${table(rows.slice(0, few))}${more}`;
}

const shown = (value: unknown): string =>
  value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value);

const eventsIn = (frames: readonly Frame[]): GameEvent[] =>
  frames.slice(1).flatMap(({ move, table }) => (move === undefined ? [] : table.events));

const isIn = (event: GameEvent, events: readonly GameEvent[]): boolean =>
  events.some((other) => canonical(other) === canonical(event));

const eventHtml = (game: Game, event: GameEvent, others: readonly GameEvent[]): string =>
  `<li${isIn(event, others) ? '' : ' class="odd"'}>${escaped(sentence(event, game.texts.en))} <code>${escaped(event.rule)}</code></li>`;

function endHtml(game: Game, frame: Frame | undefined): string {
  if (!frame) return '';
  const { outcome, flow } = frame.table;
  if (!outcome) return `The game goes on: ${escaped(flowName(flow, game.texts.en))}.`;
  return `<strong class="bad">The game is over: ${escaped(outcome.result)}.</strong> ${escaped(told(game, outcome.rule))} <code>${escaped(outcome.rule)}</code>`;
}

const told = ({ texts }: Game, rule: string): string => ruleText(texts, rule) ?? '';

/** The rules that speak in one order only. */
function rulesHtml(game: Game, book: readonly GameEvent[], swapped: readonly GameEvent[]): string {
  const odd = [...book.filter((event) => !isIn(event, swapped)), ...swapped.filter((event) => !isIn(event, book))];
  const rules = [...new Set(odd.map(({ rule }) => rule))].filter((rule) => told(game, rule) !== '');
  if (rules.length === 0) return '';
  const items = rules.map(
    (rule) => `<dt><code>${escaped(rule)}</code></dt><dd>${escaped(capital(told(game, rule)))}</dd>`,
  );
  return `<dl class="rules">${items.join('')}</dl>`;
}
