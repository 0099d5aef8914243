// What all overlays take from their context: their words, and how play came to the moment shown.
import type { OverlayWords } from '../../../../locales/en/burgle-bros/overlays.js';
import type { ReplayMoment, OverlayContext } from '../../../board/board.js';

export const wordsOf = ({ words }: OverlayContext): OverlayWords => words as OverlayWords;

/** The moments that led here, this one last, without variations that were tried out and left. */
export function pathTo({ moments, at }: OverlayContext): ReplayMoment[] {
  const path: ReplayMoment[] = [];
  for (const moment of moments.slice(0, at + 1).toReversed())
    if ((moment.depth ?? 0) <= (path[0]?.depth ?? Infinity)) path.unshift(moment);
  return path;
}
