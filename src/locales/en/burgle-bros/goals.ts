// Burgle Bros in English: what to reach.

export const goals: Readonly<Record<string, string>> = {
  found: 'Find the safe on every floor',
  open: 'Open the safes',
  roof: 'Get everybody to the roof, with all the loot',
};
