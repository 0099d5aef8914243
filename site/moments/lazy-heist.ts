// What is tricky about Lazy Heist. The stories of the same names show more.
import type { Moment } from './moment.js';

export const moments: readonly Moment[] = [
  {
    title: 'Sit or wait',
    text: 'Sitting is for the start of a turn and ends the minute for you. After a walk it is refused.',
    cases: ['sit-or-wait'],
  },
  {
    title: 'Into a drone, or past it',
    text: 'Walk in and knock out: one point and two. Sneak in and walk on: two and one. Compare the bills.',
    cases: ['into-a-drone-and-knock-it-out', 'past-a-drone-on-tiptoe'],
    show: 'ledger',
  },
  {
    title: 'An alarm in the middle of step 5',
    text: 'The drones of floors 1 to 3 have moved, the one on 4 finds somebody, guards run, then 5 and 6 move.',
    cases: ['an-alarm-in-the-middle-of-step-5'],
    show: 'order',
  },
  {
    title: 'Which guard, which way',
    text: 'The nearer one goes first; of equal ways the first takes the one away from his colleague.',
    cases: ['two-routes-of-equal-length'],
    show: 'distances',
  },
  {
    title: 'The timetable of a drone',
    text: 'Maintenance, charging, asleep in a room, awake, on its way: a quiet floor for three minutes.',
    cases: ['the-timetable-of-a-knocked-out-drone'],
    show: 'timetable',
  },
  {
    title: 'Weights',
    text: 'A cabin counts every kilo, of burglars and of loads. The limit itself is allowed.',
    cases: ['who-fits-into-the-cabin'],
    show: 'scale',
  },
  {
    title: 'The blast',
    text: 'Lit now, blown up at the end of the minute. Then the red side: five steps for the guards.',
    cases: ['lit-now-blown-up-at-the-end-of-the-minute'],
  },
  {
    title: 'Two switches, one radio',
    text: 'A lone switch falls back in step 2. A radio field without a call loses the game in step 10.',
    cases: ['two-switches-or-none', 'the-pilot-wants-to-hear-from-us'],
  },
];
