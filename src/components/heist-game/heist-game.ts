import { HeistGame } from './heist-game.element.js';

HeistGame.define('heist-game');

declare global {
  interface HTMLElementTagNameMap {
    'heist-game': HeistGame;
  }
}
