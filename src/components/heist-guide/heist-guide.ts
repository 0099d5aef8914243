import { HeistGuide } from './heist-guide.element.js';

HeistGuide.define('heist-guide');

declare global {
  interface HTMLElementTagNameMap {
    'heist-guide': HeistGuide;
  }
}
