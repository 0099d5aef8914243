// Burgle Bros 2 in English: what the signs mean.

export const signs: Readonly<Record<string, string>> = {
  crook: 'A crook',
  guard: 'The guard of a floor',
  alerted: 'An alerted guard: he hunts the nearest crook',
  target: 'Where the guard is going',
  chip: 'A face-down chip',
  red: 'A red chip: hurts whoever enters its room',
  yellow: 'A yellow chip: hurts whoever explores its room',
  blue: 'A blue chip: does not act by itself',
  dice: 'Safe dice',
};
