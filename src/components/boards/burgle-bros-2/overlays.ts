// What a page may ask to see of Burgle Bros 2 besides the position: show="route", "entering", "chips", "commotion",
// "patrol", "windows", "floors", "combination", "rooms".
import type { Overlays } from '../../board/board.js';
import { commotion, floors, patrol, route } from './overlays/guard.js';
import { overlayStyles } from './overlays/overlays.styles.js';
import { chips, combination, entering, rooms, windows } from './overlays/turn.js';

export const overlays: Overlays = {
  styles: overlayStyles,
  byName: { route, entering, chips, commotion, patrol, windows, floors, combination, rooms },
};
