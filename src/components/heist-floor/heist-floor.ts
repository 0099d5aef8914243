import { HeistFloor } from './heist-floor.element.js';

HeistFloor.define('heist-floor');

declare global {
  interface HTMLElementTagNameMap {
    'heist-floor': HeistFloor;
  }
}
