// Night Shift 2 in English: what play needs, without what the rulebook says.
import type { GameWords } from '../../../table/rule.js';

export const words: GameWords = {
  title: 'Night Shift 2',
  events: {
    walked: 'The thief walks from {from} to {to}.',
    hid: 'The thief hides in {at}.',
    'bag-taken': 'The thief takes the bag in {at}.',
    'guard-walked': 'The guard walks from {from} to {to}.',
    'guard-looked': 'The guard looks around in {at} and sees nobody.',
    'thief-overlooked': 'The guard does not see the thief, who hides in {at}.',
    'thief-caught': 'The guard catches the thief in {at}.',
    'clock-struck': 'The clock strikes. Hours so far: {hour}.',
    'game-won': 'The thief gets away with the bag.',
    'game-lost': 'The thief does not get away.',
  },
  flow: {
    turn: 'The thief acts',
    night: 'The night',
    'night.walk': 'Step 1: roll for the guard',
    'night.look': 'Step 2: the guard looks around',
    'night.clock': 'Step 3: the clock strikes',
    end: 'The end',
    'end.won': 'The thief has won',
    'end.lost': 'The thief has lost',
  },
  names: {
    thief: 'the thief',
    guard: 'the guard',
    bag: 'the bag',
    door: 'the doorway',
    hall: 'the hall',
    office: 'the office',
    archive: 'the archive',
    safe: 'the vault',
  },
};
