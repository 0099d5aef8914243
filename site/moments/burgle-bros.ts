// What is tricky about Burgle Bros. The stories of the same names show more.
import type { Moment } from './moment.js';

export const moments: readonly Moment[] = [
  {
    title: 'The speed is fixed before the first step',
    text: 'The die and the alarms on the floor are counted once. An alarm switched off on the way takes no step back, and a reshuffle adds none.',
    cases: ['the-speed-is-fixed-before-the-first-step'],
    show: 'route',
    floor: '1',
  },
  {
    title: 'Arriving draws at once',
    text: 'A guard who reaches his target with steps left gets a new one and walks on, perhaps straight to you.',
    cases: ['a-guard-who-arrives-turns-at-once'],
    show: 'route',
    floor: '1',
  },
  {
    title: 'Two actions or fewer bring an event',
    text: 'Only used actions count: a laser that you pay for counts as two, a tool as none.',
    cases: ['two-used-actions-bring-an-event'],
    show: 'actions',
  },
  {
    title: 'Falling is not entering',
    text: 'Fall through a walkway, and the tile below stays silent. Climb down, and it does what it says.',
    cases: ['falling-is-not-entering-climbing-down-is'],
    show: 'entering',
  },
  {
    title: 'Only one guard moves',
    text: 'It is the guard of the floor where you end your turn. Atriums and cameras still connect the floors.',
    cases: ['upstairs-the-guard-below-stands-still', 'the-atrium-and-the-cameras-join-the-floors'],
    show: 'floors',
  },
  {
    title: 'Which of two equal ways',
    text: 'The guard takes the clockwise one: of all shortest ways the one farthest to his left.',
    cases: ['the-clockwise-way-bends-to-the-left'],
    show: 'route',
    floor: '1',
  },
  {
    title: 'Several alarms',
    text: 'The nearest comes first, and you choose between equals. Each adds a step, and no patrol card is drawn until all are off.',
    cases: ['two-alarms-one-guard'],
    show: 'alarms',
    floor: '1',
  },
  {
    title: 'Keypads and deadbolts',
    text: 'Every further try at a keypad adds a die, until your turn ends. A deadbolt costs 3 actions, or 1 if somebody is inside.',
    cases: ['keypad-dice-are-gone-in-the-next-turn', 'a-deadbolt-is-cheap-when-somebody-is-inside'],
    show: 'keypads',
    floor: '1',
  },
  {
    title: 'What a patrol deck still holds',
    text: 'Every tile is in the deck once. Cards that have been drawn cannot come again until the deck is reshuffled.',
    cases: ['empty-patrol-pile-in-mid-move'],
    show: 'patrol',
  },
  {
    title: 'The combination of a safe',
    text: 'All numbers in its row and column have to be cracked. One roll covers every tile with a number that comes up.',
    cases: ['safe-opens-and-guards-below-speed-up'],
    show: 'combination',
    floor: '2',
  },
];
