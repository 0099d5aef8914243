// What an element shows that stands alone: a position that is written into the page, or a step of a case.
import { isBaked } from '../session/open-baked.js';
import { dataOf, openCaseData, stepAt, type CaseSource } from '../session/open-session.js';
import type { Session } from '../session/session.js';
import { wrongField } from '../../table/errors.js';

export interface Standalone extends CaseSource {
  readonly game: string;
  readonly at: string;
  readonly position: unknown;
}

/** Reads what the page gives and opens it, only to be looked at. */
export async function openStandalone(element: Standalone, lang: string): Promise<Session> {
  const { game, at, position } = element;
  const data = position ?? (await dataOf(element)) ?? {};
  if (!isCase(data)) return (await import('../session/show-position.js')).showPosition(game, data, lang);
  const { session } = await openCaseData({ ...(game && { game }), ...data }, { lang, kind: 'diagram' });
  const step = stepAt(at, session);
  if (step === null) throw wrongField('at', `"${at}"`, `a step from 0 to ${session.steps.length - 1}, or last`);
  session.goto(step);
  return session;
}

/** A case says how it begins or what is played; a position says neither. */
const isCase = (data: unknown): data is object =>
  typeof data === 'object' &&
  data !== null &&
  (isBaked(data) || ['start', 'moves'].some((key) => Object.hasOwn(data, key)));
