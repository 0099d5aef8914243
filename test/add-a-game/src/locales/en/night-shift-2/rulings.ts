// The rulings of Night Shift 2 in English: the question, what each alternative means, why the default is the default.
import type { RulingTexts } from '../../../table/rule.js';

export const rulings: Readonly<Record<string, RulingTexts>> = {
  'NS-RULING-hiding-with-bag': {
    question: 'Can the thief hide together with the bag?',
    alternatives: {
      unseen: 'Yes: the guard sees neither of them.',
      seen: 'No: the bag gives the thief away.',
    },
    why: 'The rule about hiding makes no exception.',
  },
};
