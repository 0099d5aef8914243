// What is tricky about How to Rob a Bank. The stories of the same names show more.
import type { Moment } from './moment.js';

export const moments: readonly Moment[] = [
  {
    title: 'The stack turns over',
    text: 'Each planned card covers the one before. Then the whole stack is flipped, and the card planned first comes first.',
    cases: ['first-planned-is-first-played'],
    show: 'stack',
  },
  {
    title: 'A walk cannot be declined',
    text: 'A guard who tackles first must still walk. You cannot end the turn early, and you cannot walk there and back.',
    cases: ['a-guard-tackles-and-still-has-to-go'],
  },
  {
    title: 'One awake guard stops five things',
    text: 'You cannot pick up, unlock, throw, pass or set off the alarm in front of a guard. Spray the guard, and you can do all five.',
    cases: ['one-awake-guard-bars-five-things'],
  },
  {
    title: 'A lost card, not a lost turn',
    text: 'Getting up costs a card. An unconscious robber must pay it, the bank may.',
    cases: ['a-robber-who-is-down-must-pay-a-card', 'a-bank-with-a-guard-down-may-choose'],
  },
  {
    title: 'One extra action',
    text: 'You have one, before or after the card, never in between.',
    cases: ['one-extra-action-before-or-after-the-card'],
    show: 'extra',
  },
  {
    title: 'The alarm is the robbers’ weapon',
    text: 'Every guard who is awake must come. Unconscious guards stay. A locked alarm stays silent, and it rings only once per round.',
    cases: ['the-alarm-is-the-robbers-weapon'],
  },
  {
    title: 'Stolen means thrown',
    text: 'A bag still in hand at the end of the round is lost. Walls and the position of the car decide whether you can throw it.',
    cases: ['only-a-thrown-bag-is-stolen'],
  },
  {
    title: 'Closed floors',
    text: 'Every room must be reachable. The bank turns a tile to join two areas. Then the car is parked far away.',
    cases: ['a-closed-floor-is-opened-and-the-car-waits-far-away'],
    show: 'areas corners',
  },
];
