// From what a page gives (a case, a file, a game's name) to a session. What was baked needs nothing more; everything
// else loads the rules of its game.
import { InputError, largestText } from '../../table/errors.js';
import { partsOf } from '../loading/games.js';
import { isBaked, openBaked } from './open-baked.js';
import type { OpenedCase } from './open-case.js';
import type { SessionOptions } from './open-game.js';
import type { Session } from './session.js';

/** Opens a case given as data: baked, or to be played and judged here. */
export async function openCaseData(data: unknown, manner: SessionOptions): Promise<OpenedCase> {
  if (isBaked(data)) return { session: await openBaked(data, manner), result: null };
  const { playCase } = await loadPlayCase((data as { game?: unknown } | null)?.game);
  return playCase(data, manner);
}

/** What playing a case takes is on its way at once; whether there is such a game is told when it is opened. */
async function loadPlayCase(game: unknown) {
  const rules = partsOf(String(game))
    .then((parts) => Promise.all([parts.game(), parts.pointing(), parts.positionReader(), parts.catalogue()]))
    .catch(() => null);
  const [opening] = await Promise.all([
    import('./open-case.js'),
    import('./open-game.js'),
    import('../board/board-input.js'),
    rules,
  ]);
  return opening;
}

/** A game from its beginning, to be played. */
export async function openPlay(game: string, options: unknown, manner: SessionOptions): Promise<Session> {
  // All on its way at once; whether there is such a game is told when it is opened.
  const [{ playGame }] = await Promise.all([
    import('./open-game.js'),
    import('../board/board-input.js'),
    partsOf(game).catch(() => null),
  ]);
  return playGame(game, options, manner);
}

/** The step that `at` names: a number, `last`, or nothing for the start. Null when there is no such step. */
export function stepAt(at: string, { steps }: Session): number | null {
  const last = steps.length - 1;
  const step = at === 'last' ? last : Number(at);
  return Number.isInteger(step) && step >= 0 && step <= last ? step : null;
}

/** The seed that a page gives, as a number or as the text of an attribute; without one, any. */
export function seedFrom(given: number | string | null | undefined): number {
  const text = String(given ?? '').trim();
  if (text === '') return Math.floor(Math.random() * 2 ** 31);
  // A longer number could not be counted on from exactly, step by step.
  if (!/^-?\d{1,15}$/.test(text))
    throw new InputError([{ path: ['seed'], found: `"${text}"`, expected: 'a whole number of at most 15 digits' }]);
  return Number(text);
}

/** The page is complete: an element that is defined early may be met before what stands in it. */
export const parsed = async (): Promise<void> => {
  if (document.readyState === 'loading')
    await new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }));
};

/** Text that stands in an element. */
export function scriptIn(element: Element): string {
  const text = element.querySelector(':scope > script')?.textContent ?? '';
  return text.trim() && text;
}

/** Text from a file, or as it stands in a page. JSON needs no parser; YAML brings one. */
export async function parseData(text: string, inPage = false): Promise<unknown> {
  if (text.length > largestText)
    throw new InputError([{ path: [], found: `${text.length} characters`, expected: `at most ${largestText}` }]);
  if (/^\s*[[{]/.test(text)) {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      // `{a: b}` is YAML; only when that fails too is it an error, with its line.
    }
  }
  return parseYaml(text, inPage);
}

async function parseYaml(text: string, inPage: boolean): Promise<unknown> {
  // It was not baked: what plays it comes together with the parser. Whoever needs that tells what could not be loaded.
  const [, game] = /^\s*game:\s*([\w-]+)/m.exec(text) ?? [];
  if (game) loadPlayCase(game).catch(() => null);
  const parser = await import('../../notation/yaml.js').catch(() => null);
  if (!parser)
    throw new InputError([
      { path: [], found: 'YAML, but the YAML parser (parts/yaml.js) could not be loaded', expected: 'JSON' },
    ]);
  try {
    return parser.parseText(inPage ? parser.unframed(text) : text).data;
  } catch (error) {
    // The parser may have been built apart, with an InputError of its own.
    if (error instanceof Error && 'problems' in error) throw new InputError(error.problems as InputError['problems']);
    throw error;
  }
}

/** Fetches a file named by `src`. */
export async function fetchText(src: string, base: string, signal: AbortSignal): Promise<string> {
  let response: Response;
  try {
    response = await fetch(new URL(src, base), { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new InputError([
      { path: ['src'], found: `"${src}", which could not be loaded`, expected: 'the address of a case' },
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
