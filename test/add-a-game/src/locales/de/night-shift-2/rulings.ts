// Die Auslegungen von Night Shift 2 auf Deutsch.
import type { RulingTexts } from '../../../table/rule.js';

export const rulings: Readonly<Record<string, RulingTexts>> = {
  'NS-RULING-hiding-with-bag': {
    question: 'Kann sich der Dieb auch mit der Tasche verstecken?',
    alternatives: {
      unseen: 'Ja: Der Wachmann sieht weder Dieb noch Tasche.',
      seen: 'Nein: Die Tasche verrät den Dieb.',
    },
    why: 'Die Regel zum Verstecken nennt keine Ausnahme.',
  },
};
