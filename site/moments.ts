// Tricky rules about each game: one moment each, with what helps to see it. The stories of the same names show more.

export interface Moment {
  readonly title: string;
  readonly text: string;
  /** One case, or two side by side. */
  readonly files: readonly string[];
  /** What the board shows besides the position (`show` of heist-floor). */
  readonly show?: string;
}

const bank = (name: string): string => `cases/how-to-rob-a-bank/${name}.yaml`;
const lazy = (name: string): string => `cases/lazy-heist/${name}.yaml`;

export const moments: Readonly<Record<string, readonly Moment[]>> = {
  'how-to-rob-a-bank': [
    {
      title: 'The stack turns over',
      text: 'Each planned card covers the one before. Then the whole stack is flipped, and the card planned first comes first.',
      files: [bank('first-planned-is-first-played')],
      show: 'stack',
    },
    {
      title: 'A walk cannot be declined',
      text: 'A guard who tackles first must still walk. You cannot end the turn early, and you cannot walk there and back.',
      files: [bank('a-guard-tackles-and-still-has-to-go')],
    },
    {
      title: 'One awake guard stops five things',
      text: 'You cannot pick up, unlock, throw, pass or set off the alarm in front of a guard. Spray the guard, and you can do all five.',
      files: [bank('one-awake-guard-bars-five-things')],
    },
    {
      title: 'A lost card, not a lost turn',
      text: 'Getting up costs a card. An unconscious robber must pay it, the bank may.',
      files: [bank('a-robber-who-is-down-must-pay-a-card'), bank('a-bank-with-a-guard-down-may-choose')],
    },
    {
      title: 'One extra action',
      text: 'You have one, before or after the card, never in between.',
      files: [bank('one-extra-action-before-or-after-the-card')],
      show: 'extra',
    },
    {
      title: 'The alarm is the robbers’ weapon',
      text: 'Every guard who is awake must come. Unconscious guards stay. A locked alarm stays silent, and it rings only once per round.',
      files: [bank('the-alarm-is-the-robbers-weapon')],
    },
    {
      title: 'Stolen means thrown',
      text: 'A bag still in hand at the end of the round is lost. Walls and the position of the car decide whether you can throw it.',
      files: [bank('only-a-thrown-bag-is-stolen')],
    },
    {
      title: 'Closed floors',
      text: 'Every room must be reachable. The bank turns a tile to join two areas. Then the car is parked far away.',
      files: [bank('a-closed-floor-is-opened-and-the-car-waits-far-away')],
      show: 'areas corners',
    },
  ],
  'lazy-heist': [
    {
      title: 'Sit or wait',
      text: 'You may sit down only at the start of your turn, and then your minute is over. After a walk it is too late.',
      files: [lazy('sit-or-wait')],
    },
    {
      title: 'Into a drone, or past it',
      text: 'Walk in and knock it out: one point plus two. Sneak in and walk on: two points plus one. Compare the costs.',
      files: [lazy('into-a-drone-and-knock-it-out'), lazy('past-a-drone-on-tiptoe')],
      show: 'ledger',
    },
    {
      title: 'An alarm in the middle of step 5',
      text: 'The drones on floors 1 to 3 have moved. The one on floor 4 finds a burglar, the guards walk, and then floors 5 and 6 move.',
      files: [lazy('an-alarm-in-the-middle-of-step-5')],
      show: 'order',
    },
    {
      title: 'Which guard, which route',
      text: 'The nearer guard walks first. If several routes are equally short, he takes the one that leads away from the other guard.',
      files: [lazy('two-routes-of-equal-length')],
      show: 'distances',
    },
    {
      title: 'The timetable of a drone',
      text: 'Maintenance, charging, inactive in a room, active, flying on: the floor is quiet for three minutes.',
      files: [lazy('the-timetable-of-a-knocked-out-drone')],
      show: 'timetable',
    },
    {
      title: 'Weights',
      text: 'Every kilo in a cabin counts, burglars and loads alike. Exactly the limit is allowed.',
      files: [lazy('who-fits-into-the-cabin')],
      show: 'scale',
    },
    {
      title: 'The blast',
      text: 'You light the explosives now, and they go off at the end of the minute. Then it is red alert: guards walk five steps.',
      files: [lazy('lit-now-blown-up-at-the-end-of-the-minute')],
    },
    {
      title: 'Two switches, one radio',
      text: 'A single switch turns itself off in step 2. If you reach a radio field without a call, you lose in step 10.',
      files: [lazy('two-switches-or-none'), lazy('the-pilot-wants-to-hear-from-us')],
    },
  ],
};
