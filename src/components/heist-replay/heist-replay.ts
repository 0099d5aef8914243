import '../heist-rule/heist-rule.js';
import { HeistReplay } from './heist-replay.element.js';

HeistReplay.define('heist-replay');

declare global {
  interface HTMLElementTagNameMap {
    'heist-replay': HeistReplay;
  }
}
