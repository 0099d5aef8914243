// Lazy Heist in English: what to reach, and what the signs mean.
import type { GuideWords } from '../../board-words.js';

export const guide: GuideWords = {
  goals: {
    radio: 'Keep calling the pilot',
    lasers: 'Turn off the lasers: both switches in one minute',
    wall: 'Blow up the vault wall',
    ruby: 'Carry the ruby out of the vault',
    roof: 'Get everybody to the roof',
  },
  signs: {
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
  },
};
