// The lab's heavy work, away from the page: judging a case, comparing orders, exploring. One question at a time;
// `stop` makes long work end early with what it has found so far.
import { homeOf } from '../../src/components/heist-order/reorder.js';
import { onPage, type OrderQuestion } from '../../src/components/heist-order/search-order.js';
import { messageOf, InputError, pathText, type Problem } from '../../src/table/errors.js';
import { Table } from '../../src/table/table.js';
import { orderInForce } from '../../src/machines/chart/order-in-force.js';
import { playOut } from '../../src/verify/simulation/random-play.js';
import {
  attend,
  caseText,
  judgeCase,
  explore,
  newOrder,
  order,
  parseText,
  readCase,
  SyntaxProblem,
  type Exploration,
  type ExploreBounds,
  type Failure,
  type OrderReport,
  type OrderVerdict,
  type TextPlace,
  type ParsedText,
  type Work,
} from '../../src/verify/index.js';

export type LabQuestion =
  | {
      readonly ask: 'reach';
      readonly game: string;
      readonly options: unknown;
      readonly start: unknown;
      readonly procedure: string;
    }
  | { readonly ask: 'check'; readonly text: string }
  | {
      readonly ask: 'order';
      readonly game: string;
      readonly options: unknown;
      readonly procedure: string;
      readonly seconds: number;
    }
  | ({ readonly ask: 'new-order' } & OrderQuestion)
  | {
      readonly ask: 'explore';
      readonly game: string;
      readonly options: unknown;
      readonly start: unknown;
      readonly bounds: ExploreBounds;
    };

/** Something wrong with the text, and where. */
export interface TextProblem {
  readonly place: TextPlace;
  readonly where: string;
  readonly text: string;
}

/** A claim that does not hold, and where it stands. */
export interface TextFailure extends Omit<Failure, 'path'> {
  readonly place: TextPlace;
  readonly where: string;
}

export type CheckAnswer =
  | { readonly kind: 'unreadable'; readonly problems: readonly TextProblem[] }
  | {
      readonly kind: 'judged';
      readonly holds: boolean;
      readonly failures: readonly TextFailure[];
      readonly game: string;
      readonly moves: number;
    };

/** Reports with every case in them also as text, ready for the editor. */
export interface OrderAnswer {
  readonly report: OrderReport;
  /** By pair: the two cases of its witness. */
  readonly texts: Readonly<Record<string, readonly [string, string]>>;
}
/** A position in which a procedure begins. */
export interface ReachAnswer {
  readonly position: unknown;
  /** How many moves after the position that was given; null when it is of another game. */
  readonly moves: number | null;
}
export interface ExploreAnswer {
  readonly report: Exploration;
  readonly texts: readonly string[];
}

/** Moves after which a procedure would have begun. */
const furthest = 500;

let stopping = new AbortController();

// The games take a moment to load. A worker that waited for them before it listens would miss the first question.
const library = import('../../src/machines/index.js');
const gameNamed = async (id: string) => (await library).gameNamed(id);

const watched = <T>(work: Work<T>): Promise<T> =>
  attend(work, { onProgress: (progress) => self.postMessage({ progress }), signal: stopping.signal });

async function check(text: string): Promise<CheckAnswer> {
  let parsed: ParsedText | null = null;
  try {
    parsed = parseText(text);
    const example = readCase(parsed.data);
    const { placeOf } = parsed;
    const { holds, failures } = judgeCase(await gameNamed(example.game), example);
    return {
      kind: 'judged',
      holds,
      failures: failures.map(({ path, ...rest }) => ({ ...rest, place: placeOf(path), where: pathText(path) })),
      game: example.game,
      moves: example.moves?.length ?? 0,
    };
  } catch (error) {
    if (error instanceof SyntaxProblem)
      return { kind: 'unreadable', problems: error.problems.map((problem) => placed(problem, error.place)) };
    if (!(error instanceof InputError)) throw error;
    const placeOf = parsed?.placeOf ?? (() => ({ line: 1, column: 1 }));
    return { kind: 'unreadable', problems: error.problems.map((problem) => placed(problem, placeOf(problem.path))) };
  }
}

const placed = ({ path, found, expected, hint }: Problem, place: TextPlace): TextProblem => ({
  place,
  where: pathText(path),
  text: `found ${found}, expected ${expected}${hint ? `. Did you mean "${hint}"?` : ''}`,
});

type OrderAsked = Extract<LabQuestion, { ask: 'order' }>;
async function compareOrders({ game, procedure, options, seconds }: OrderAsked): Promise<OrderAnswer> {
  const report = await watched(order(await gameNamed(game), { options, seconds }, procedure));
  const pairs = report.procedures.flatMap((analysed) => analysed.pairs);
  const texts = pairs.flatMap(({ first, second, witness }) =>
    witness ? [[`${first}/${second}`, witness.cases.map(caseText)] as const] : [],
  );
  return { report, texts: Object.fromEntries(texts) as unknown as OrderAnswer['texts'] };
}

/** Plays on at random until the procedure begins; where it never does, plays a game from its start. */
async function reach(question: Extract<LabQuestion, { ask: 'reach' }>): Promise<ReachAnswer> {
  const { game, options, start, procedure } = question;
  const rules = await gameNamed(game);
  for (const position of [start, undefined]) {
    const from = Table.open(rules, { options, position });
    const home = homeOf(rules, procedure, from);
    const goal = `${home ?? ''}.${orderInForce(rules, from.raw.options, procedure)[0] ?? ''}`;
    let moves = 0;
    for (const { table } of playOut(from, 1)) {
      if (table.flow === goal || table.flow.startsWith(`${goal}.`)) {
        const { outcome: _, ...there } = table.position as unknown as Record<string, unknown>;
        return { position: { ...there, flow: table.flow }, moves: position === undefined ? null : moves };
      }
      if (++moves > furthest) break;
    }
  }
  throw new Error(`${procedure} does not start within ${furthest} moves`);
}

async function answer(
  question: LabQuestion,
): Promise<ReachAnswer | CheckAnswer | OrderAnswer | OrderVerdict | ExploreAnswer> {
  switch (question.ask) {
    case 'check':
      return check(question.text);
    case 'reach':
      return reach(question);
    case 'new-order': {
      const { game, options, procedure, other } = question;
      return (await watched(newOrder(await gameNamed(game), { procedure, other }, { ...onPage, options }))).change;
    }
    case 'order':
      return compareOrders(question);
    case 'explore': {
      const { game, options, start, bounds } = question;
      const from = readCase({ game, options, start });
      const report = await watched(explore(await gameNamed(game), bounds, [from]));
      return { report, texts: report.findings.map((finding) => caseText(finding.case)) };
    }
  }
}

/** Tells when the games are there: whoever waits counts the seconds of work, not those of loading. */
async function begin(question: LabQuestion): Promise<unknown> {
  await library;
  self.postMessage({ began: true });
  return answer(question);
}

self.addEventListener('message', ({ data }: MessageEvent<LabQuestion | 'stop'>) => {
  if (data === 'stop') {
    stopping.abort();
    return;
  }
  stopping = new AbortController();
  begin(data).then(
    (result) => self.postMessage({ result }),
    (error: unknown) => self.postMessage({ error: messageOf(error) }),
  );
});
