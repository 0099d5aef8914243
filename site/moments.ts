// What is tricky about each game: one moment each, with what helps to see it. The stories of the same names show more.

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
      text: 'Five cards cover each other. Then the whole stack is flipped, and what was planned first comes first.',
      files: [bank('first-planned-is-first-played')],
      show: 'stack',
    },
    {
      title: 'A walk cannot be declined',
      text: 'A guard who tackles first still has to walk. Ending the turn is refused, and so is going there and back.',
      files: [bank('a-guard-tackles-and-still-has-to-go')],
    },
    {
      title: 'One awake guard bars five things',
      text: 'Pick, unlock, throw, pass, alarm: none of them in front of a guard. Spray the guard and all five are free.',
      files: [bank('one-awake-guard-bars-five-things')],
    },
    {
      title: 'A lost card, not a lost turn',
      text: 'Who lies unconscious pays a card to get up. Robbers must, the bank may.',
      files: [bank('a-robber-who-is-down-must-pay-a-card'), bank('a-bank-with-a-guard-down-may-choose')],
    },
    {
      title: 'One extra action',
      text: 'Before the card or after it, never in between, and only one.',
      files: [bank('one-extra-action-before-or-after-the-card')],
      show: 'extra',
    },
    {
      title: 'The alarm is the robbers’ weapon',
      text: 'Every guard who is awake has to come. Those who lie stay, a lock keeps it silent, and it rings once a round.',
      files: [bank('the-alarm-is-the-robbers-weapon')],
    },
    {
      title: 'Stolen means thrown',
      text: 'A bag still in hand at the end of the round is gone. Walls and the place of the car decide.',
      files: [bank('only-a-thrown-bag-is-stolen')],
    },
    {
      title: 'Closed floors',
      text: 'No room may be shut in. The bank turns a tile that joins two areas; then the car waits far away.',
      files: [bank('a-closed-floor-is-opened-and-the-car-waits-far-away')],
      show: 'areas corners',
    },
  ],
  'lazy-heist': [
    {
      title: 'Sit or wait',
      text: 'Sitting is for the start of a turn and ends the minute for you. After a walk it is refused.',
      files: [lazy('sit-or-wait')],
    },
    {
      title: 'Into a drone, or past it',
      text: 'Walk in and knock out: one point and two. Sneak in and walk on: two and one. Compare the bills.',
      files: [lazy('into-a-drone-and-knock-it-out'), lazy('past-a-drone-on-tiptoe')],
      show: 'ledger',
    },
    {
      title: 'An alarm in the middle of step 5',
      text: 'The drones of floors 1 to 3 have moved, the one on 4 finds somebody, guards run, then 5 and 6 move.',
      files: [lazy('an-alarm-in-the-middle-of-step-5')],
      show: 'order',
    },
    {
      title: 'Which guard, which way',
      text: 'The nearer one goes first; of equal ways the first takes the one away from his colleague.',
      files: [lazy('two-routes-of-equal-length')],
      show: 'distances',
    },
    {
      title: 'The timetable of a drone',
      text: 'Maintenance, charging, asleep in a room, awake, on its way: a quiet floor for three minutes.',
      files: [lazy('the-timetable-of-a-knocked-out-drone')],
      show: 'timetable',
    },
    {
      title: 'Weights',
      text: 'A cabin counts every kilo, of burglars and of loads. The limit itself is allowed.',
      files: [lazy('who-fits-into-the-cabin')],
      show: 'scale',
    },
    {
      title: 'The blast',
      text: 'Lit now, blown up at the end of the minute. Then the red side: five steps for the guards.',
      files: [lazy('lit-now-blown-up-at-the-end-of-the-minute')],
    },
    {
      title: 'Two switches, one radio',
      text: 'A lone switch falls back in step 2. A radio field without a call loses the game in step 10.',
      files: [lazy('two-switches-or-none'), lazy('the-pilot-wants-to-hear-from-us')],
    },
  ],
};
