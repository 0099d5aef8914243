// What is tricky about Lazy Heist. The stories of the same names show more.
import type { Moment } from './moment.js';

export const moments: readonly Moment[] = [
  {
    title: 'Sit or wait',
    text: 'You may sit down only at the start of your turn, and then your minute is over. After a walk it is too late.',
    cases: ['sit-or-wait'],
  },
  {
    title: 'Into a drone, or past it',
    text: 'Walk in and knock it out: one point plus two. Sneak in and walk on: two points plus one. Compare the costs.',
    cases: ['into-a-drone-and-knock-it-out', 'past-a-drone-on-tiptoe'],
    show: 'ledger',
  },
  {
    title: 'An alarm in the middle of step 5',
    text: 'The drones on floors 1 to 3 have moved. The one on floor 4 finds a burglar, the guards walk, and then floors 5 and 6 move.',
    cases: ['an-alarm-in-the-middle-of-step-5'],
    show: 'order',
  },
  {
    title: 'Which guard, which route',
    text: 'The nearer guard walks first. If several routes are equally short, he takes the one that leads away from the other guard.',
    cases: ['two-routes-of-equal-length'],
    show: 'distances',
  },
  {
    title: 'The timetable of a drone',
    text: 'Maintenance, charging, inactive in a room, active, flying on: the floor is quiet for three minutes.',
    cases: ['the-timetable-of-a-knocked-out-drone'],
    show: 'timetable',
  },
  {
    title: 'Weights',
    text: 'Every kilo in a cabin counts, burglars and loads alike. Exactly the limit is allowed.',
    cases: ['who-fits-into-the-cabin'],
    show: 'scale',
  },
  {
    title: 'The blast',
    text: 'You light the explosives now, and they go off at the end of the minute. Then it is red alert: guards walk five steps.',
    cases: ['lit-now-blown-up-at-the-end-of-the-minute'],
  },
  {
    title: 'Two switches, one radio',
    text: 'A single switch turns itself off in step 2. If you reach a radio field without a call, you lose in step 10.',
    cases: ['two-switches-or-none', 'the-pilot-wants-to-hear-from-us'],
  },
];
