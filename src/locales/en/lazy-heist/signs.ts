// Lazy Heist in English: what the signs mean.

export const signs: Readonly<Record<string, string>> = {
  burglar: 'A burglar',
  lying: 'lying down: will start the next minute',
  sitting: 'sitting: done for this minute',
  guard: 'A guard; he walks to the checkpoint',
  checkpoint: 'The checkpoint',
  drone: 'An active drone',
  asleep: 'An inactive drone',
  lift: 'A lift cabin and how many kilos it takes',
  key: 'A key',
  lock: 'A locked lift door; the key of its colour opens it',
  battery: 'A battery for the radio',
  explosives: 'The explosives',
  ruby: 'The ruby',
};
