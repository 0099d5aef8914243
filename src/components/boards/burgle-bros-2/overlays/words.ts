// The words of the overlays, and lists of names.
import type { OverlayWords } from '../../../../locales/en/burgle-bros-2/overlays.js';
import type { OverlayContext } from '../../../board/board.js';
import { nameOf } from '../../../board/overlays/overlay-host.js';

export const wordsOf = ({ words }: OverlayContext): OverlayWords => words as OverlayWords;
export const listOf = (context: OverlayContext, ids: readonly string[]): string =>
  ids.map((id) => nameOf(context, id)).join(', ');
