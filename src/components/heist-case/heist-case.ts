import '../heist-rule/heist-rule.js';
import { HeistCase } from './heist-case.element.js';

HeistCase.define('heist-case');

declare global {
  interface HTMLElementTagNameMap {
    'heist-case': HeistCase;
  }
}
