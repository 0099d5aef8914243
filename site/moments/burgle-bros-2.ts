// What is tricky about Burgle Bros 2. The stories of the same names show more.
import type { Moment } from './moment.js';

export const moments: readonly Moment[] = [
  {
    title: 'The chip comes before the room',
    text: 'Walk onto a drunk, and you slide on before you see the room. It stays face-down.',
    cases: ['the-chip-comes-before-the-room'],
    show: 'entering',
    floor: '1',
  },
  {
    title: 'Enter or explore?',
    text: 'Red chips act on whoever walks in, yellow ones on whoever explores. Blue ones wait until they are used.',
    cases: ['red-hurts-walkers-yellow-hurts-explorers'],
    show: 'chips',
    floor: '1',
  },
  {
    title: "A commotion is a step and a new target, not the guard's turn",
    text: 'He takes one step at once, and after your turn he still has all three. If he is already there, nothing happens.',
    cases: ['a-commotion-is-one-step-and-a-new-target'],
    show: 'commotion',
  },
  {
    title: 'The guard does not stop',
    text: 'He reaches his target, draws, and walks on. A crook on the way gets 2 stress and does not hold him up.',
    cases: ['the-guard-does-not-stop'],
    show: 'route',
    floor: '1',
  },
  {
    title: 'Clockwise',
    text: 'Of two equally short ways he takes the clockwise one. Move a wall, and the ring may be gone.',
    cases: ['at-a-fork-the-guard-goes-clockwise'],
    show: 'route',
  },
  {
    title: 'The empty deck',
    text: 'It does no harm until a card is due. Then the guard hunts the nearest crook for the rest of the heist.',
    cases: ['an-empty-deck-waits-for-the-next-card'],
    show: 'patrol route',
  },
  {
    title: 'Gear at the last moment',
    text: "Prepared gear works at any time, also in the middle of a guard's turn, right after his card was drawn.",
    cases: ['gear-answers-a-card-at-the-last-moment'],
    show: 'windows route',
  },
  {
    title: 'One die for everything',
    text: 'One number cracks every face-up room in line that shows it. After the roll one die goes back to the office.',
    cases: ['one-roll-covers-every-room-of-that-number'],
    show: 'combination',
    floor: '2',
  },
];
