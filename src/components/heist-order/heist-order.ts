import '../heist-rule/heist-rule.js';
import { HeistOrder } from './heist-order.element.js';

HeistOrder.define('heist-order');

declare global {
  interface HTMLElementTagNameMap {
    'heist-order': HeistOrder;
  }
}
