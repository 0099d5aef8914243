import '../heist-rule/heist-rule.js';
import { HeistQuiz } from './heist-quiz.element.js';

HeistQuiz.define('heist-quiz');

declare global {
  interface HTMLElementTagNameMap {
    'heist-quiz': HeistQuiz;
  }
}
