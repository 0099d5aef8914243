import { HeistLesson } from './heist-lesson.element.js';

HeistLesson.define('heist-lesson');

declare global {
  interface HTMLElementTagNameMap {
    'heist-lesson': HeistLesson;
  }
}
