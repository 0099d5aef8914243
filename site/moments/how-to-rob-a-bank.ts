// What is tricky about How to Rob a Bank. The stories of the same names show more.
import type { Moment } from './moment.js';

export const moments: readonly Moment[] = [
  {
    title: 'The stack turns over',
    text: 'Five cards cover each other. Then the whole stack is flipped, and what was planned first comes first.',
    cases: ['first-planned-is-first-played'],
    show: 'stack',
  },
  {
    title: 'A walk cannot be declined',
    text: 'A guard who tackles first still has to walk. Ending the turn is refused, and so is going there and back.',
    cases: ['a-guard-tackles-and-still-has-to-go'],
  },
  {
    title: 'One awake guard bars five things',
    text: 'Pick, unlock, throw, pass, alarm: none of them in front of a guard. Spray the guard and all five are free.',
    cases: ['one-awake-guard-bars-five-things'],
  },
  {
    title: 'A lost card, not a lost turn',
    text: 'Who lies unconscious pays a card to get up. Robbers must, the bank may.',
    cases: ['a-robber-who-is-down-must-pay-a-card', 'a-bank-with-a-guard-down-may-choose'],
  },
  {
    title: 'One extra action',
    text: 'Before the card or after it, never in between, and only one.',
    cases: ['one-extra-action-before-or-after-the-card'],
    show: 'extra',
  },
  {
    title: 'The alarm is the robbers’ weapon',
    text: 'Every guard who is awake has to come. Those who lie stay, a lock keeps it silent, and it rings once a round.',
    cases: ['the-alarm-is-the-robbers-weapon'],
  },
  {
    title: 'Stolen means thrown',
    text: 'A bag still in hand at the end of the round is gone. Walls and the place of the car decide.',
    cases: ['only-a-thrown-bag-is-stolen'],
  },
  {
    title: 'Closed floors',
    text: 'No room may be shut in. The bank turns a tile that joins two areas; then the car waits far away.',
    cases: ['a-closed-floor-is-opened-and-the-car-waits-far-away'],
    show: 'areas corners',
  },
];
