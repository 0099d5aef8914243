// Data of Lazy Heist as a publisher might give it, and what is wrong with other data.
import type { OwnData, WrongData } from '../own-data.js';

export const ownData: OwnData = {
  data: {
    burglars: {
      anna: { weight: 70, colour: 'blue' },
      carla: { strength: 3 },
      dieter: { colour: 'yellow', strength: 5 },
    },
    weights: { loads: { explosives: 60 }, cabins: [100, 150, 210, 300] },
    plan: { accesses: { a: ['1.1', '2.1', '3.2'] }, vault: '4.2', door: '1.6' },
    locks: { blue: '3.2' },
    strip: { normal: [4, 9], hard: [3, 6, 9] },
    drones: { '4': [2, 5] },
    events: { donut: 2, 'all-quiet': 3 },
    diagram: { guards: { g1: '1.4' }, keys: { red: '2.2' }, batteries: ['1.2', '1.3'] },
  },
};

export const wrongData: readonly WrongData[] = [
  ['a colour twice', { burglars: { anna: { colour: 'red' } } }, 'burglars', /red, red/, /each of .* once/],
  [
    'strength that is not in the box',
    { burglars: { anna: { strength: 5 } } },
    'burglars',
    /19 strength/,
    /17, as many/,
  ],
  [
    'two who are heaviest',
    { burglars: { anna: { weight: 130 } } },
    'burglars',
    /anna and bruno/,
    /one who is heaviest/,
  ],
  ['points beyond the book', { burglars: { anna: { points: 9 } } }, 'burglars.anna.points', /9/, /3, 4 or 5/],
  ['a weightless ruby', { weights: { loads: { ruby: 0 } } }, 'weights.loads.ruby', /0/, /from 1 to 1000/],
  ['equal cabins', { weights: { cabins: [100, 100, 200, 300] } }, 'weights.cabins', /100,100/, /four different/],
  ['three cabins', { weights: { cabins: [100, 200, 300] } }, 'weights.cabins', /100,200,300/, /one for each cabin/],
  [
    'a shaft with a gap',
    { plan: { accesses: { c: ['4.5', '6.3'] } } },
    'plan.accesses.c',
    /6\.3/,
    /one room on each floor/,
  ],
  [
    'two shafts in a room',
    { plan: { accesses: { c: ['4.3', '5.4', '6.3'] } } },
    'plan.accesses',
    /4\.3/,
    /one shaft a room/,
  ],
  ['a vault on another floor', { plan: { vault: '5.4' } }, 'plan.vault', /5\.4/, /on floor 4/],
  ['a lock without an access', { locks: { red: '1.1' } }, 'locks.red', /1\.1/, /access to a lift: 1\.2/],
  ['two locks on one access', { locks: { red: '4.1' } }, 'locks', /4\.1/, /of its own/],
  ['radio fields in disorder', { strip: { normal: [12, 6] } }, 'strip.normal', /12,6/, /the lowest first/],
  ['a radio field beyond the strip', { strip: { hard: [30] } }, 'strip.hard[0]', /30/, /from 1 to 29/],
  ['a loop without a way', { drones: { '2': [4, 4] } }, 'drones.2', /4,4/, /the left one first/],
  ['nineteen event cards', { events: { donut: 3 } }, 'events', /19 cards/, /20, as in the box/],
  ['an unknown card', { events: { dount: 3 } }, 'events.dount', /unknown field/, /one of donut/],
  ['a drone in room 7', { diagram: { droneRoom: 7 } }, 'diagram.droneRoom', /7/, /1 to 6/],
];
