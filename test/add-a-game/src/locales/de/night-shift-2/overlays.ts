// Night Shift 2 auf Deutsch: die Wörter der Einblendung (`show="reach"`).
import type { OverlayWords } from '../../en/night-shift-2/overlays.js';

export const overlays: OverlayWords = { reach: 'Wo der Wachmann nach seinem Gang stehen kann' };
