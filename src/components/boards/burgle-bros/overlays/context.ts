// What all overlays ask of their context: words in the reader's language, names, and how play came to the moment shown.
import { overlays as de } from '../../../../locales/de/burgle-bros/overlays.js';
import { overlays as en, type OverlayWords } from '../../../../locales/en/burgle-bros/overlays.js';
import type { ReplayMoment, OverlayContext } from '../../../board/board.js';
import { phrase } from '../../../board/phrase.js';

export const wordsOf = ({ lang }: OverlayContext): OverlayWords => (lang.startsWith('de') ? de : en);
export const nameOf = ({ scene }: OverlayContext, id: string): string => phrase(scene.texts.names[id] ?? id);

/** The moments that led here, this one last, without variations that were tried out and left. */
export function pathTo({ moments, at }: OverlayContext): ReplayMoment[] {
  const path: ReplayMoment[] = [];
  for (const moment of moments.slice(0, at + 1).toReversed())
    if ((moment.depth ?? 0) <= (path[0]?.depth ?? Infinity)) path.unshift(moment);
  return path;
}
