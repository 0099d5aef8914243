// The layout of a game without children uses these.
import '../heist-floor/heist-floor.js';
import '../heist-log/heist-log.js';
import '../heist-replay/heist-replay.js';
import '../heist-rule/heist-rule.js';
import '../heist-tracker/heist-tracker.js';
import { HeistGame } from './heist-game.element.js';

HeistGame.define('heist-game');

declare global {
  interface HTMLElementTagNameMap {
    'heist-game': HeistGame;
  }
}
