// From what a page gives (a case, a file, a game's name) to a session. Everything heavy loads on demand.
import type { Case } from '../../notation/case.js';
import { InputError } from '../../table/errors.js';
import { Table } from '../../table/table.js';
import type { CaseResult, Frame } from '../../verify/cases.js';
import { loadGame } from './games.js';
import { Session, stepOf, type Step } from './session.js';

/** Characters of a page's text that are read at most. */
export const largestText = 1_000_000;

export interface Manner {
  readonly seed?: number;
  readonly pauses?: boolean;
  readonly memory?: boolean;
}

/** A case that was read and played, with what the rules say of it. */
export interface OpenedCase {
  readonly session: Session;
  readonly result: CaseResult;
  readonly example: Case;
}

/** Opens a case given as data. */
export async function openCaseData(data: unknown, manner: Manner = {}): Promise<OpenedCase> {
  const [{ readCase }, { checkCase }] = await Promise.all([
    import('../../notation/case.js'),
    import('../../verify/cases.js'),
  ]);
  const example = readCase(data);
  const shown = await loadGame(example.game);
  const result = checkCase(shown.game, example);
  const session = new Session({
    shown,
    kind: 'case',
    steps: stepsOf(result.frames, example),
    ...(example.title !== undefined && { title: example.title }),
    ...(example.rules && { rules: example.rules }),
    ...manner,
  });
  return { session, result, example };
}

/** A game from its beginning, or from a position, to be played. */
export async function openPlay(game: string, options: unknown, position: unknown, manner: Manner): Promise<Session> {
  const shown = await loadGame(game);
  const table = Table.open(shown.game, {
    ...(options !== undefined && { options }),
    ...(position !== undefined && { position }),
  });
  return new Session({ shown, kind: 'play', steps: [stepOf(table)], ...manner });
}

/** A position that is only shown. */
export async function openDiagram(game: string, data: unknown): Promise<Session> {
  const shown = await loadGame(game);
  const { options, ...position } = (data ?? {}) as Record<string, unknown>;
  const table = Table.open(shown.game, { ...(options !== undefined && { options }), position });
  return new Session({ shown, kind: 'diagram', steps: [stepOf(table)] });
}

/** Text from a page or a file. JSON needs no parser; YAML brings one. */
export async function parseData(text: string): Promise<unknown> {
  if (text.length > largestText)
    throw new InputError([{ path: [], found: `${text.length} characters`, expected: `at most ${largestText}` }]);
  if (/^\s*[[{]/.test(text)) {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      // `{a: b}` is YAML; only when that fails too is it an error, with its line.
    }
  }
  const { parseText } = await import('../../notation/yaml.js');
  return parseText(text).data;
}

/** Fetches a file named by `src`. */
export async function fetchText(src: string, base: string, signal: AbortSignal): Promise<string> {
  const url = new URL(src, base);
  let response: Response;
  try {
    response = await fetch(url, { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new InputError([
      { path: ['src'], found: `"${src}", which cannot be loaded`, expected: 'the address of a case' },
    ]);
  }
  if (!response.ok)
    throw new InputError([
      {
        path: ['src'],
        found: `"${src}", answered ${response.status} ${response.statusText}`.trim(),
        expected: 'the address of a case',
      },
    ]);
  return response.text();
}

/** Frames as steps, with the refusals that the case claims at each of them. */
function stepsOf(frames: readonly Frame[], { moves = [], expect }: Case): Step[] {
  const claims = moves.flatMap((step, index) =>
    typeof step === 'object' && 'expect' in step && step.expect.illegal
      ? [{ index, illegal: step.expect.illegal }]
      : [],
  );
  if (expect?.illegal) claims.push({ index: moves.length, illegal: expect.illegal });
  return frames.map((frame, i) => {
    const following = frames[i + 1]?.index ?? moves.length + 1;
    const refused = claims
      .filter(({ index }) => frame.depth === 0 && index > frame.index && index < following)
      .flatMap(({ illegal }) => Object.entries(illegal).map(([move, rule]) => ({ move, rule })));
    const { table, move, depth, say, mark, ask } = frame;
    return stepOf(table, move, { depth, refused, ...(say && { say }), ...(mark && { mark }), ...(ask && { ask }) });
  });
}
