import { css } from 'lit';
import type { Overlays } from '../../board/board.js';
export const overlays: Overlays = { styles: css``, byName: {} };
