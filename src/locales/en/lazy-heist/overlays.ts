// Lazy Heist in English: the words of its overlays (`show="distances"` and so on).

export const overlays = {
  distances: 'Steps to the checkpoint',
  steps: '{guard}: distance {steps}',
  first: '{guard} is nearer and walks first.',
  tie: 'Both are equally near. The players decide who walks first.',
  noCheckpoint: 'There is no checkpoint marker on the plan, so no guard walks.',
  oneRoute: 'There is only one shortest route.',
  manyRoutes: '{count} routes are equally short. {guard} takes the one that ends farther from the other guard.',
  order: 'Floor by floor, from the bottom up',
  done: 'done',
  raised: 'raised an alarm',
  alarm: 'Alarm: the guards walk',
  resumes: 'continues here',
  waits: 'still to come',
  timetable: 'The drone of floor {floor}, minute by minute',
  noTimetable: 'A drone, minute by minute',
  noDrone: 'No drone has been knocked out.',
  minute: 'Minute {minute}',
  maintenance: 'Maintenance',
  charging: 'Charging',
  asleep: 'In a room, inactive',
  awake: 'Active',
  flies: 'Flies on',
  ledger: 'what it has cost so far',
  points: 'points',
  strength: 'strength',
  sum: 'Total',
  nothingYet: 'Nothing has been paid yet.',
  scale: 'How much each cabin can carry',
  cabin: 'Cabin {cabin}',
  kilos: '{kilos} of {limit} kg',
  fits: '{name} ({kilos} kg) fits',
  heavy: '{name} ({kilos} kg) is too heavy',
  with: '{name} with {load}',
};

export type OverlayWords = Readonly<Record<keyof typeof overlays, string>>;

/** What each of them shows, for authors of pages: npm run schema writes it into docs/embed-on-a-page.md. */
export const shows = {
  distances: "each room's distance from the checkpoint, the routes of both guards, and the reasons",
  order: 'a step that goes from floor to floor: what interrupted it and where it continues',
  timetable: 'where a knocked-out drone has been, minute by minute',
  ledger: 'what the moves of this minute have cost',
  scale: 'what is in each cabin, and who would still fit',
};
