import '../heist-rule/heist-rule.js';
import { HeistRules } from './heist-rules.element.js';

HeistRules.define('heist-rules');

declare global {
  interface HTMLElementTagNameMap {
    'heist-rules': HeistRules;
  }
}
