// What a page may ask to see of Night Shift 2 besides the position: show="reach".
import { html, type TemplateResult } from 'lit';
import type { OverlayWords } from '../../../locales/en/night-shift-2/overlays.js';
import { stepOn, type Room } from '../../../rules/night-shift-2/board.js';
import { faces } from '../../../rules/night-shift-2/data.js';
import type { Position } from '../../../rules/night-shift-2/position.js';
import type { Overlay, Overlays } from '../../board/board.js';
import { panel, panelStyles } from '../../board/overlays/overlay-host.js';
import { positionOf } from './drawing.js';

function roomAfter(steps: number, { guard: at, heading }: Position): Room {
  for (let i = 0; i < steps; i++) ({ at, heading } = stepOn(at, heading));
  return at;
}

/** A room for each face of the guard's die. */
const reach: Overlay = {
  panel({ scene, words }): TemplateResult {
    const rooms = faces.map((face) => roomAfter(Number(face), positionOf(scene)));
    return panel(
      (words as OverlayWords).reach,
      html`<ol>
        ${rooms.map((room) => html`<li>${scene.texts.names[room]}</li>`)}
      </ol>`,
    );
  },
};

export const overlays: Overlays = { styles: panelStyles, byName: { reach } };
