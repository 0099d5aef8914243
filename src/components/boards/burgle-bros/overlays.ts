// What a page may ask to see of Burgle Bros besides the position: show="route", "alarms", "patrol", "combination",
// "actions", "entering", "floors", "keypads", "rooms".
import type { Overlays } from '../../board/board.js';
import { alarms, patrol, route } from './overlays/guard.js';
import { overlayStyles } from './overlays/overlays.styles.js';
import { actions, combination, entering, floors, keypads, rooms } from './overlays/turn.js';

export const overlays: Overlays = {
  styles: overlayStyles,
  byName: { route, alarms, patrol, combination, actions, entering, floors, keypads, rooms },
};
