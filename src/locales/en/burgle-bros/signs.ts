// Burgle Bros in English: what the signs mean.

export const signs: Readonly<Record<string, string>> = {
  burglar: 'A burglar',
  guard: 'The guard of a floor',
  die: 'His target; the number is how many steps he walks',
  alarm: 'An alarm: the guard goes there first',
  down: 'A face-down tile',
  number: 'A number to roll for the safe',
  cracked: 'A number already rolled',
};
