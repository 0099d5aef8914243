// It is a game with a verdict, and shows the same parts.
import '../heist-game/heist-game.js';
import { HeistCase } from './heist-case.element.js';

HeistCase.define('heist-case');

declare global {
  interface HTMLElementTagNameMap {
    'heist-case': HeistCase;
  }
}
