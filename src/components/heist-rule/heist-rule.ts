import { HeistRule } from './heist-rule.element.js';

HeistRule.define('heist-rule');

declare global {
  interface HTMLElementTagNameMap {
    'heist-rule': HeistRule;
  }
}
