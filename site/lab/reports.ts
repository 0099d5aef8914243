// What the lab found, as elements of the page.
import type { Exploration } from '../../src/verify/search/explore.js';
import type { Finding } from '../../src/verify/search/findings.js';
import type { Pair } from '../../src/verify/order/order.js';
import type { Progress } from '../../src/verify/search/work.js';
import type { ExploreAnswer, OrderAnswer, TextFailure, TextProblem, CheckAnswer } from './lab.worker.js';
import { lang, words } from '../language.js';
import { inEnglish, make, makeButton } from '../page.js';

/** Leads the reader to a place in the text. */
type GoTo = (line: number, column: number) => void;
/** Puts a case into the editor. */
type Open = (text: string) => void;

const number = (value: number): string => value.toLocaleString(lang);

/** A value as a case would write it, but never longer than a paragraph. */
function written(value: unknown): string {
  const text = inLine(value);
  return text.length > 400 ? `${text.slice(0, 400)} …` : text;
}

/** As YAML in one line: no quotation marks where a case needs none. */
function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([name, inner]) => `${name}: ${inLine(inner)}`)
      .join(', ')} }`;
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}

export function verdictReport(verdict: CheckAnswer, goTo: GoTo): HTMLElement[] {
  if (verdict.kind === 'unreadable') {
    const count = verdict.problems.length;
    return [
      make('p', words.unreadable(count), 'result fails'),
      ...verdict.problems.map((problem) => problemItem(problem, goTo)),
    ];
  }
  const [first] = verdict.failures;
  if (!first) return [make('p', words.holds, 'result holds')];
  const where = first.move < verdict.moves ? words.failsAt(first.move + 1) : words.failsAtEnd;
  return [make('p', where, 'result fails'), ...verdict.failures.map((failure) => failureItem(failure, goTo))];
}

const placeButton = ({ line, column }: TextProblem['place'], goTo: GoTo): HTMLElement =>
  makeButton(words.line(line, column), () => goTo(line, column), 'place');

function problemItem({ place, where, text }: TextProblem, goTo: GoTo): HTMLElement {
  return make('p', [placeButton(place, goTo), ...(where ? [make('code', where), ' '] : []), text], 'item');
}

function failureItem({ place, where, message, expected, found, rule }: TextFailure, goTo: GoTo): HTMLElement {
  const head = make('p', [placeButton(place, goTo), make('code', where), ` ${message} `]);
  if (rule) {
    const shown = make('heist-rule');
    shown.setAttribute('rule', rule);
    shown.setAttribute('brief', '');
    head.append(shown);
  }
  const values = make('dl', [
    make('dt', words.expected),
    make('dd', [make('code', written(expected))]),
    make('dt', words.found),
    make('dd', [make('code', written(found))]),
  ]);
  return make('div', [head, values], 'item');
}

export function progressReport({ what, done, of }: Progress): HTMLElement[] {
  const bar = document.createElement('progress');
  bar.setAttribute('aria-label', words.progressOf);
  if (of !== undefined) {
    bar.max = of;
    bar.value = done;
  }
  return [bar, make('span', `${what}: ${of === undefined ? number(done) : words.of(number(done), number(of))}`)];
}

export function orderReport({ report, texts }: OrderAnswer, open: Open): HTMLElement[] {
  const pairs = report.procedures.flatMap((analysed) => analysed.pairs);
  const mattering = pairs.filter(({ verdict }) => verdict === 'matters').length;
  const summary = `${words.orderSummary(mattering, pairs.length)} ${words.orderEndings[report.ended]}`;
  return [
    make('p', summary, 'summary'),
    make(
      'ol',
      pairs.map((pair) => pairItem(pair, texts[`${pair.first}/${pair.second}`], open)),
      'pairs',
    ),
  ];
}

function pairItem(pair: Pair, texts: readonly [string, string] | undefined, open: Open): HTMLElement {
  const { first, second, verdict, grade, early, tried, proved, witness } = pair;
  // Never "safe" without a proof.
  const isOpen = verdict === 'commutes' && !proved;
  const shown = verdict === 'commutes' && proved ? words.proved : words.verdicts[verdict];
  const bound = words.tried(number(tried.met + tried.written));
  const item = make('li', [
    make('b', `${first} / ${second}`),
    make('span', shown, `tag ${isOpen ? 'untried' : verdict}`),
    make('span', `${bound}${tried.sampled ? words.sampled : ''}${early ? words.early : ''}`, 'soft'),
  ]);
  if (!witness || !texts) return item;
  const [book, other] = texts;
  item.append(
    make('p', witness.broken ?? `${words.grades[grade]}:`),
    make(
      'ul',
      witness.differences
        .slice(0, 5)
        .map(({ path, expected, found }) =>
          make('li', [make('code', path.join('.')), ` ${written(expected)} ≠ ${written(found)}`]),
        ),
    ),
    make(
      'div',
      [
        makeButton(words.bookOrder, () => open(book), 'plain'),
        makeButton(words.swappedOrder, () => open(other), 'plain'),
      ],
      'row',
    ),
  );
  return item;
}

export function exploreReport({ report, texts }: ExploreAnswer, open: Open): HTMLElement[] {
  const { states, moves, seconds, ended, findings, depths, outcomes } = report;
  const count = (kind: Finding['kind']) => findings.filter((finding) => finding.kind === kind).length;
  const facts = [
    number(states),
    number(moves),
    number(count('dead-end') + count('trap')),
    number(count('broken-invariant') + count('crash')),
    seconds.toFixed(1),
  ];
  const ends = Object.entries(outcomes).map(([name, times]) => `${name}: ${number(times)}`);
  return [
    make(
      'dl',
      facts.map((value, i) => make('div', [make('dt', words.facts[i] ?? ''), make('dd', value)])),
      'facts',
    ),
    make('p', `${words.endings[ended]}${ends.length ? ` ${words.ended(ends.join(', '))}` : ''}`, 'summary'),
    ...findings.map((finding, i) => findingItem(finding, () => open(texts[i] ?? ''))),
    depthTable(depths),
  ];
}

function findingItem({ kind, name, message, flow, times }: Finding, open: () => void): HTMLElement {
  return make(
    'div',
    [
      make('p', [
        make('span', words.kinds[kind], 'tag matters'),
        inEnglish(make('b', ` ${name} `)),
        inEnglish(make('span', message)),
      ]),
      make('p', [make('code', flow), ` ${words.seenTimes(number(times))}`]),
      make('div', [makeButton(words.openLine, open, 'plain')], 'row'),
    ],
    'item',
  );
}

function depthTable(depths: Exploration['depths']): HTMLElement {
  const most = Math.max(1, ...depths.map(({ states }) => states));
  const head = make(
    'tr',
    words.depths.map((title) => make('th', title)),
  );
  for (const cell of head.children) cell.setAttribute('scope', 'col');
  const rows = depths.map(({ depth, states, moves }) => {
    const bar = make('span', '', 'bar');
    bar.style.inlineSize = `${(100 * states) / most}%`;
    return make('tr', [
      make('td', String(depth)),
      make('td', [bar, make('span', number(states))]),
      make('td', number(moves)),
    ]);
  });
  return make('table', [make('caption', words.byMoves), make('thead', [head]), make('tbody', rows)]);
}
