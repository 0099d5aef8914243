// The words of the overlays in the reader's language, and names of what they tell of.
import { overlays as de } from '../../../../locales/de/burgle-bros-2/overlays.js';
import { overlays as en, type OverlayWords } from '../../../../locales/en/burgle-bros-2/overlays.js';
import type { OverlayContext } from '../../../board/board.js';
import { phrase } from '../../../board/phrase.js';

export const wordsOf = ({ lang }: OverlayContext): OverlayWords => (lang.startsWith('de') ? de : en);
export const nameOf = ({ scene }: OverlayContext, id: string): string => phrase(scene.texts.names[id] ?? id);
export const listOf = (context: OverlayContext, ids: readonly string[]): string =>
  ids.map((id) => nameOf(context, id)).join(', ');
