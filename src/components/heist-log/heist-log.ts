import '../heist-rule/heist-rule.js';
import { HeistLog } from './heist-log.element.js';

HeistLog.define('heist-log');

declare global {
  interface HTMLElementTagNameMap {
    'heist-log': HeistLog;
  }
}
