// From what a page gives (a case, a file, a game's name) to a session. What was baked needs nothing more; everything
// else loads the rules of its game.
import { InputError, largestText, wrongField } from '../../table/errors.js';
import { partsOf } from '../loading/games.js';
import { isBaked, openBaked } from './open-baked.js';
import type { OpenedCase } from './open-case.js';
import type { SessionOptions } from './open-game.js';
import type { Session } from './session.js';

/** Opens a case given as data: baked, or to be played and judged here. */
export async function openCaseData(data: unknown, settings: SessionOptions): Promise<OpenedCase> {
  if (isBaked(data)) return { session: await openBaked(data, settings), result: null };
  const { playCase } = await loadPlayCase((data as { game?: unknown } | null)?.game);
  return playCase(data, settings);
}

/** What playing a case takes starts to load at once; opening it says whether there is such a game. */
async function loadPlayCase(game: unknown) {
  const rules = partsOf(String(game))
    .then((parts) => Promise.all([parts.game(), parts.pointing(), parts.positionReader(), parts.catalogue()]))
    .catch(() => null);
  const [opening] = await Promise.all([
    import('./open-case.js'),
    import('./open-game.js'),
    import('../board/acting/board-input.js'),
    rules,
  ]);
  return opening;
}

/** A game from its beginning, to be played. */
export async function openPlay(game: string, options: unknown, settings: SessionOptions): Promise<Session> {
  // Everything starts to load at once; opening the game says whether it exists.
  const [{ playGame }] = await Promise.all([
    import('./open-game.js'),
    import('../board/acting/board-input.js'),
    partsOf(game).catch(() => null),
  ]);
  return playGame(game, options, settings);
}

/** The step that `at` names: a number, `last`, or nothing for the start. Null when there is no such step. */
export function stepAt(at: string, { steps }: Session): number | null {
  const last = steps.length - 1;
  const step = at === 'last' ? last : Number(at);
  return Number.isInteger(step) && step >= 0 && step <= last ? step : null;
}

/** The page is complete: an element that is defined early may be met before what stands in it. */
export const parsed = async (): Promise<void> => {
  if (document.readyState === 'loading')
    await new Promise((done) => document.addEventListener('DOMContentLoaded', done, { once: true }));
};

/** An element that says what to show: in a file, as text, or in a script inside. */
export interface CaseSource extends Element {
  readonly src: string;
  readonly text: string;
}

/** What an element is given to show; undefined when it is given nothing. */
export async function dataOf(element: CaseSource, signal: AbortSignal | null = null): Promise<unknown> {
  const { src, text } = element;
  const written = src ? await fetchText(src, element.baseURI, signal) : text || scriptIn(element);
  return src || written ? parseData(written, !src) : undefined;
}

/** Text that stands in an element. */
function scriptIn(element: Element): string {
  const text = element.querySelector(':scope > script')?.textContent ?? '';
  return text.trim() && text;
}

/** Text from a file, or as it stands in a page. JSON needs no parser; YAML brings one. */
async function parseData(text: string, inPage: boolean): Promise<unknown> {
  if (text.length > largestText) throw wrongField('', `${text.length} characters`, `at most ${largestText}`);
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
  const parser = await import('../../notation/yaml.js').catch(() => {
    throw wrongField('', 'YAML, but the YAML parser (parts/yaml.js) could not be loaded', 'JSON');
  });
  try {
    return parser.parseText(inPage ? parser.trimPageText(text) : text).data;
  } catch (error) {
    // The parser may have been built apart, with an InputError of its own.
    if (error instanceof Error && 'problems' in error) throw new InputError(error.problems as InputError['problems']);
    throw error;
  }
}

async function fetchText(src: string, base: string, signal: AbortSignal | null): Promise<string> {
  let answer = 'which could not be loaded';
  try {
    const response = await fetch(new URL(src, base), { signal });
    if (response.ok) return await response.text();
    answer = `answered ${response.status} ${response.statusText}`.trim();
  } catch (error) {
    if (signal?.aborted) throw error;
  }
  throw wrongField('src', `"${src}", ${answer}`, 'the address of a case');
}
