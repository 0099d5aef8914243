import '../heist-rule/heist-rule.js';
import { HeistTracker } from './heist-tracker.element.js';

HeistTracker.define('heist-tracker');

declare global {
  interface HTMLElementTagNameMap {
    'heist-tracker': HeistTracker;
  }
}
