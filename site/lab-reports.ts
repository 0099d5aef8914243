// What the lab found, as elements of the page.
import type { Exploration } from '../src/verify/search/explore.js';
import type { Finding } from '../src/verify/search/findings.js';
import type { Pair } from '../src/verify/order/order.js';
import { boundText, gradeText } from '../src/verify/reports/order-words.js';
import type { Progress } from '../src/verify/search/work.js';
import type { ExploreAnswer, OrderAnswer, PlacedFailure, PlacedProblem, Verdict } from './lab.worker.js';
import { make, makeButton } from './page.js';

/** Leads the reader to a place in the text. */
type GoTo = (line: number, column: number) => void;
/** Puts a case into the editor. */
type Open = (text: string) => void;

const number = (value: number): string => value.toLocaleString('en');

/** A value as a case would write it, but never longer than a paragraph. */
function written(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  return text.length > 400 ? `${text.slice(0, 400)} …` : text;
}

export function verdictReport(verdict: Verdict, goTo: GoTo): HTMLElement[] {
  if (verdict.kind === 'unreadable') {
    const count = verdict.problems.length;
    return [
      make('p', `The case cannot be read: ${count === 1 ? 'one problem' : `${count} problems`}.`, 'result fails'),
      ...verdict.problems.map((problem) => problemItem(problem, goTo)),
    ];
  }
  const [first] = verdict.failures;
  if (!first) return [make('p', 'Holds.', 'result holds')];
  const where = first.move < verdict.moves ? `at move ${first.move + 1}` : 'at its end';
  return [
    make('p', `Fails ${where}.`, 'result fails'),
    ...verdict.failures.map((failure) => failureItem(failure, goTo)),
  ];
}

const placeButton = ({ line, column }: PlacedProblem['place'], goTo: GoTo): HTMLElement =>
  makeButton(`Line ${line}, column ${column}`, () => goTo(line, column), 'place');

function problemItem({ place, where, text }: PlacedProblem, goTo: GoTo): HTMLElement {
  return make('p', [placeButton(place, goTo), ...(where ? [make('code', where), ' '] : []), text], 'item');
}

function failureItem({ place, where, message, expected, found, rule }: PlacedFailure, goTo: GoTo): HTMLElement {
  const head = make('p', [placeButton(place, goTo), make('code', where), ` ${message} `]);
  if (rule) {
    const shown = make('heist-rule');
    shown.setAttribute('rule', rule);
    shown.setAttribute('brief', '');
    head.append(shown);
  }
  const values = make('dl', [
    make('dt', 'expected'),
    make('dd', [make('code', written(expected))]),
    make('dt', 'found'),
    make('dd', [make('code', written(found))]),
  ]);
  return make('div', [head, values], 'item');
}

export function progressReport({ what, done, of }: Progress): HTMLElement[] {
  const bar = document.createElement('progress');
  bar.setAttribute('aria-label', 'Progress of the search');
  if (of !== undefined) {
    bar.max = of;
    bar.value = done;
  }
  return [bar, make('span', `${what}: ${number(done)}${of === undefined ? '' : ` of ${number(of)}`}`)];
}

const endings: Readonly<Record<Exploration['ended'], string>> = {
  complete: 'Every reachable position was tried.',
  depth: 'Stopped at your depth limit, or where only some outcomes of chance were tried.',
  states: 'Stopped at your limit of positions.',
  time: 'Stopped at your time limit.',
  stopped: 'Stopped by you.',
};

const orderEndings: Readonly<Record<OrderAnswer['report']['ended'], string>> = {
  complete: 'All positions found were tried in both orders.',
  time: 'Stopped at your time limit before all positions were tried.',
  stopped: 'Stopped by you.',
};

export function orderReport({ report, texts }: OrderAnswer, open: Open): HTMLElement[] {
  const pairs = report.procedures.flatMap((analysed) => analysed.pairs);
  const mattering = pairs.filter(({ verdict }) => verdict === 'matters').length;
  const summary = `The order matters for ${mattering} of ${pairs.length} neighbouring pairs in the positions tried. ${orderEndings[report.ended]}`;
  return [
    make('p', summary, 'summary'),
    make(
      'ol',
      pairs.map((pair) => pairItem(pair, texts[`${pair.first}/${pair.second}`], open)),
      'pairs',
    ),
  ];
}

/** Never "safe" without a proof. */
const verdictOf = ({ verdict, grade, proved }: Pair): string =>
  verdict === 'untried'
    ? 'not tried'
    : verdict === 'matters'
      ? `the order matters, ${gradeText[grade]}`
      : proved
        ? 'proved: same result'
        : 'no difference found';

function pairItem(pair: Pair, texts: readonly [string, string] | undefined, open: Open): HTMLElement {
  const { first, second, verdict, grade, proved, witness } = pair;
  const tag = verdict === 'commutes' && !proved ? 'untried' : verdict;
  const item = make('li', [
    make('b', `${first} / ${second}`),
    make('span', verdictOf(pair), `tag ${tag}`),
    make('span', `tried ${boundText(pair)}`, 'soft'),
  ]);
  if (!witness || !texts) return item;
  const [book, other] = texts;
  item.append(
    make('p', witness.broken ?? `${gradeText[grade]}:`),
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
        makeButton('Open in the order in force', () => open(book), 'plain'),
        makeButton('Open in the swapped order', () => open(other), 'plain'),
      ],
      'row',
    ),
  );
  return item;
}

const kinds: Readonly<Record<Finding['kind'], string>> = {
  'dead-end': 'dead end',
  'broken-invariant': 'broken invariant',
  crash: 'crash',
  trap: 'trap',
};

export function exploreReport({ report, texts }: ExploreAnswer, open: Open): HTMLElement[] {
  const { states, moves, seconds, ended, findings, depths, outcomes } = report;
  const count = (kind: Finding['kind']) => findings.filter((finding) => finding.kind === kind).length;
  const facts: [string, string][] = [
    ['positions', number(states)],
    ['moves tried', number(moves)],
    ['dead ends and traps', number(count('dead-end') + count('trap'))],
    ['broken invariants', number(count('broken-invariant') + count('crash'))],
    ['seconds', seconds.toFixed(1)],
  ];
  const ends = Object.entries(outcomes).map(([name, times]) => `${name}: ${number(times)}`);
  return [
    make(
      'dl',
      facts.map(([name, value]) => make('div', [make('dt', name), make('dd', value)])),
      'facts',
    ),
    make('p', `${endings[ended]}${ends.length ? ` Games that ended: ${ends.join(', ')}.` : ''}`, 'summary'),
    ...findings.map((finding, i) => findingItem(finding, () => open(texts[i] ?? ''))),
    depthTable(depths),
  ];
}

function findingItem({ kind, name, message, flow, times }: Finding, open: () => void): HTMLElement {
  return make(
    'div',
    [
      make('p', [make('span', kinds[kind], 'tag matters'), make('b', ` ${name} `), message]),
      make('p', [make('code', flow), ` seen ${number(times)} times`]),
      make('div', [makeButton('Open the shortest line of play', open, 'plain')], 'row'),
    ],
    'item',
  );
}

function depthTable(depths: Exploration['depths']): HTMLElement {
  const most = Math.max(1, ...depths.map(({ states }) => states));
  const head = make(
    'tr',
    ['Depth', 'New positions', 'Moves tried'].map((title) => make('th', title)),
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
  return make('table', [make('caption', 'Positions by number of moves'), make('thead', [head]), make('tbody', rows)]);
}
