// Turns are told alike in every game that has them.
import { expect, it } from 'vitest';
import { words as burgleBros } from '../../src/locales/en/burgle-bros/words.js';
import { words as burgleBros2 } from '../../src/locales/en/burgle-bros-2/words.js';
import { sentence } from '../../src/notation/sentence.js';

it.each([
  ['Burgle Bros', burgleBros],
  ['Burgle Bros 2', burgleBros2],
])('%s: whose turn begins is said as anybody says it', (_, words) => {
  const event = { type: 'turn-started', rule: 'BB-TURN-1', who: 'anna', crook: 'anna' };
  expect(sentence(event, words)).toBe("Anna's turn begins.");
});
