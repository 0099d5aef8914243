// Data as a publisher might give it: every part of what we had to make up, replaced.
export const ownData: Readonly<Record<string, { readonly options: Readonly<Record<string, unknown>> }>> = {
  'lazy-heist': {
    options: {
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
    },
  },
  'burgle-bros': {
    options: {
      job: 'fort-knox',
      data: {
        patrol: ['a1', 'b1', 'c1', 'd1', 'e1', 'a2', 'c2', 'e2', 'a3', 'b3', 'd3', 'e3', 'a4', 'c4', 'e4', 'e5'],
      },
    },
  },
  'burgle-bros-2': {
    options: {
      data: {
        dots: { '1': { a1: ['b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'd2', 'a3'] } },
        rewards: [
          ...['altered-id-badge', 'crybaby', 'double-flip', 'all-in', 'stacked-deck', 'folding-ladder'],
          ...['air-ducts', 'hack', 'body-double'],
        ],
        loot: [
          ...['brick', 'handbag', 'car-key', 'clean-shirt', 'fingerprint-card', 'boots', 'necklace', 'football'],
          'badge',
        ],
      },
    },
  },
  'how-to-rob-a-bank': {
    options: {
      data: {
        decks: {
          bank: { 'walk+walk': 8, 'walk+tackle': 4, lock: 3 },
          robbers: { walk: 6, 'walk+pick': 6, crawl: 3 },
          red: { walk: 10, 'walk+unlock/pick': 5 },
        },
        tiles: { plain: { symbol: 'bag', walled: false }, 'bag-3': { symbol: 'none', walled: true } },
        streets: [
          ...['n-a', 'n-b', 'n-c', 'ne', 'e-1', 'e-2', 'e-3', 'se'],
          ...['s-c', 's-b', 's-a', 'sw', 'w-3', 'w-2', 'w-1', 'nw'],
        ],
      },
    },
  },
};
