import '../heist-rule/heist-rule.js';
import { HeistMoves } from './heist-moves.element.js';

HeistMoves.define('heist-moves');

declare global {
  interface HTMLElementTagNameMap {
    'heist-moves': HeistMoves;
  }
}
