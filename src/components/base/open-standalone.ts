// What an element shows that stands alone: a position that is written into the page, or a step of a case.
import { InputError } from '../../table/errors.js';
import { isBaked } from '../session/open-baked.js';
import { fetchText, openCaseData, parseData, scriptIn, stepAt } from '../session/open-session.js';
import type { Session } from '../session/session.js';

export interface Standalone extends HTMLElement {
  readonly game: string;
  readonly src: string;
  readonly at: string;
  readonly position: unknown;
  readonly text: string;
}

/** Reads what the page gives and opens it, only to be looked at. */
export async function openStandalone(element: Standalone, lang: string): Promise<Session> {
  const { game, src, at } = element;
  const inline = element.text || scriptIn(element);
  const data =
    element.position ??
    (src
      ? await parseData(await fetchText(src, element.baseURI, new AbortController().signal))
      : inline
        ? await parseData(inline, !element.text)
        : {});
  if (!isCase(data)) return (await import('../session/open-game.js')).showPosition(game, data, lang);
  const { session } = await openCaseData({ ...(game && { game }), ...data }, { lang, kind: 'diagram' });
  const step = stepAt(at, session);
  if (step === null)
    throw new InputError([
      { path: ['at'], found: `"${at}"`, expected: `a step from 0 to ${session.steps.length - 1}, or last` },
    ]);
  session.goto(step);
  return session;
}

/** A case says how it begins or what is played; a position says neither. */
const isCase = (data: unknown): data is object =>
  typeof data === 'object' &&
  data !== null &&
  (isBaked(data) || ['start', 'moves'].some((key) => Object.hasOwn(data, key)));
