// Who refuses what: every check of every move in its order, after every line of "wrong state or wrong actor".
import { centreStart, closedCorner, edgeStart, stacks } from './floors.js';
import { all, extras, type Refused } from './refused.js';
import { wrongPlace } from './wrong-place.js';

const chance: readonly Refused[] = [
  {
    where: 'reveal',
    start: 'flow: explore.reveal\ntiles: {a1: mask, b1: bag-1 n}',
    moves: {
      'reveal c1 extra-guard': 'RB-SETUP-6',
      'reveal a2 alarm': 'RB-EXPLORE-1',
      'reveal b1 alarm': 'RB-EXPLORE-1',
      'reveal c1 mask': 'RB-EXPLORE-1',
      'reveal c1 alarm n': 'RB-EXPLORE-1',
      'reveal c1 plain': 'RB-EXPLORE-1',
    },
  },
  { where: 'reveal for four', options: { players: 4 }, start: '{}', moves: { 'reveal a1 extra-bag': 'RB-SETUP-6' } },
  {
    where: 'deal',
    start: 'flow: plan.deal\nhands: {bank: [walk, tackle]}',
    moves: {
      'deal bank walk walk+walk walk+walk walk+tackle walk+tackle walk+lock tackle tackle/lock': 'RB-PLAN-1',
      'deal red walk walk+walk walk+walk walk+pick walk+pick pick pepper/pick crawl': 'RB-PLAN-1',
      'deal yellow': 'RB-PLAN-1',
      'deal yellow walk walk+walk walk+walk walk+pick walk+pick pick pepper/pick': 'RB-PLAN-1',
      'deal yellow walk walk+walk walk+walk walk+pick walk+pick pick pepper/pick crawl walk+pepper': 'RB-PLAN-1',
      'deal yellow walk walk walk+walk walk+pick walk+pick pick pepper/pick crawl': 'RB-PLAN-1',
      'deal yellow tackle walk+walk walk+walk walk+pick walk+pick pick pepper/pick crawl': 'RB-PLAN-1',
    },
  },
];

const bank: readonly Refused[] = [
  {
    where: 'bank rotate',
    start: `flow: explore.open\n${closedCorner}`,
    moves: {
      'bank rotate a1 n': 'RB-WALL-1',
      'bank rotate b3 e': 'RB-WALL-2',
      'bank rotate c1 w': 'RB-WALL-2',
    },
  },
  {
    where: 'bank rotate on an open floor (a diagram that is in explore.open anyway)',
    start: 'flow: explore.open',
    moves: { 'bank rotate a1 n': 'RB-WALL-1', 'bank rotate b1 e': 'RB-WALL-4', 'bank rotate b1 n': 'RB-WALL-4' },
  },
  {
    where: 'bank done with rooms still shut in, when tiles are turned freely',
    options: { rulings: { 'rotate-when': 'free' } },
    start: `flow: explore.open\n${closedCorner}`,
    moves: { 'bank done': 'RB-WALL-3' },
  },
  {
    where: 'bank corner, centre start',
    start: `flow: explore.corner\n${centreStart}`,
    moves: { 'bank corner b1': 'RB-CAR-3', 'bank corner b2': 'RB-CAR-3' },
  },
  {
    where: 'bank corner, edge start',
    start: `flow: explore.corner\n${edgeStart}`,
    moves: { 'bank corner a1': 'RB-CAR-4', 'bank corner c1': 'RB-CAR-4', 'bank corner b3': 'RB-CAR-4' },
  },
  {
    where: 'bank plan',
    start: 'flow: plan.bank\nhands: {bank: [walk, walk+walk], yellow: [pick], red: [walk]}',
    moves: { 'bank plan tackle': 'RB-HAND-2', 'bank plan pick': 'RB-HAND-2' },
  },
  {
    where: 'bank forfeit with every guard awake',
    start: `flow: rob.bank.choose\n${stacks}`,
    moves: { 'bank forfeit': 'RB-OUT-1' },
  },
  {
    where: 'bank walk',
    start: `flow: rob.bank.card\ncard: {id: walk}\nguards: {g1: b2, g2: {at: b2, out: true}}\ntiles: {a1: mask, b1: bag-1 s, c1: alarm, a2: guard-1 w, b2: bag-3, c2: bag-2 e, a3: extra-bag, b3: plain s, c3: guard-2}\n${stacks}`,
    moves: {
      'bank walk g2 a2': 'RB-CARD-3',
      'bank walk g2 b2': 'RB-CARD-3',
      'bank walk g1 b2': 'RB-WALK-1',
      'bank walk g1 a1': 'RB-WALK-2',
      'bank walk g1 b1': 'RB-WALK-2',
      'bank done': 'RB-WALK-3',
    },
  },
  {
    where: 'bank walk, two rooms away in a row, a column or as the knight jumps',
    start: `flow: rob.bank.card\ncard: {id: walk}\nguards: {g1: a1, g2: c3}\n${stacks}`,
    moves: {
      'bank walk g1 c1': 'RB-WALK-1',
      'bank walk g1 a3': 'RB-WALK-1',
      'bank walk g1 c2': 'RB-WALK-1',
      'bank walk g1 c3': 'RB-WALK-1',
    },
  },
  {
    where: 'bank walk back to where the guard began',
    start: `flow: rob.bank.card\ncard: {id: walk+walk, left: [walk], from: {g1: a2}}\nguards: {g1: b2, g2: c3}\n${stacks}`,
    moves: { 'bank walk g1 a2': 'RB-WALK-5', 'bank done': 'RB-WALK-3' },
  },
  {
    where: 'bank walk into a dead end with a second walk owed by nobody else',
    start: `flow: rob.bank.card\ncard: {id: walk+walk}\nguards: {g1: b1, g2: {at: c3, out: true}}\n${closedCorner.replace('plain w', 'plain n')}\n${stacks}`,
    moves: { 'bank walk g1 c1': 'RB-WALK-5' },
  },
  {
    where: 'bank actions that the card does not have',
    start: `flow: rob.bank.card\ncard: {id: tackle}\nguards: {g1: b2, g2: {at: c3, out: true}}\n${stacks}`,
    moves: { 'bank walk g1 b1': 'RB-CARD-5', 'bank walk g2 b1': 'RB-CARD-5', 'bank lock g1 bag': 'RB-CARD-5' },
  },
  {
    where: 'bank tackle',
    start: `flow: rob.bank.card\ncard: {id: tackle}\nguards: {g1: b2, g2: {at: a1, out: true}}\nrobbers: {yellow: {at: b2, out: true}, red: a1}\n${stacks}`,
    moves: {
      'bank tackle g2 red': 'RB-CARD-3',
      'bank tackle g1 red': 'RB-TACKLE-1',
      'bank tackle g1 yellow': 'RB-TACKLE-1',
    },
  },
  {
    where: 'bank tackle that is spent',
    start: `flow: rob.bank.card\ncard: {id: walk+tackle, left: [walk]}\nguards: {g1: a1}\n${stacks}`,
    moves: { 'bank tackle g1 red': 'RB-CARD-5' },
  },
  {
    where: 'bank lock',
    start: `flow: rob.bank.card\ncard: {id: tackle/lock}\nguards: {g1: c1, g2: {at: b2, out: true}}\nalarm: {at: c1, locked: true}\nbags: {b2: 1}\nlocked: {c1: 1}\n${stacks}`,
    moves: { 'bank lock g2 bag': 'RB-CARD-3', 'bank lock g1 bag': 'RB-LOCK-1', 'bank lock g1 alarm': 'RB-LOCK-1' },
  },
  {
    where: 'bank lock where nothing lies, or only in a robber’s hands',
    start: `flow: rob.bank.card\ncard: {id: tackle/lock}\nguards: {g1: c1, g2: b2}\nalarm: {at: edge}\nrobbers: {yellow: {at: b2, carries: 1}, red: a1}\nbags: {}\n${stacks}`,
    moves: {
      'bank lock g1 bag': 'RB-LOCK-2',
      'bank lock g1 alarm': 'RB-LOCK-2',
      'bank lock g2 bag': 'RB-LOCK-3',
      'bank lock g2 yellow': 'RB-LOCK-3',
    },
  },
];

const robbers: readonly Refused[] = [
  {
    where: 'team park, corner start',
    start: 'flow: explore.street',
    moves: { 'team park n-a': 'RB-CAR-2', 'team park s-b': 'RB-CAR-2' },
  },
  {
    where: 'team park, centre start',
    start: `flow: explore.street\n${centreStart}\ncorner: c1`,
    moves: { 'team park e-3': 'RB-CAR-3', 'team park n-b': 'RB-CAR-3' },
  },
  {
    where: 'team park, edge start',
    start: `flow: explore.street\n${edgeStart}\ncorner: a3`,
    moves: { 'team park s-c': 'RB-CAR-4', 'team park s-b': 'RB-CAR-4' },
  },
  {
    where: 'robber plan',
    start: 'flow: plan.robber\nhands: {bank: [tackle], yellow: [pick], red: [walk]}',
    moves: { 'yellow plan walk': 'RB-HAND-2', 'yellow plan tackle': 'RB-HAND-2' },
  },
  {
    where: 'robber walk',
    start: `flow: rob.robber.card\ncard: {id: walk}\nrobbers: {yellow: b2}\ntiles: {a1: mask, b1: bag-1 s, c1: alarm, a2: guard-1 w, b2: bag-3, c2: bag-2 e, a3: extra-bag, b3: plain s, c3: guard-2}\n${stacks}`,
    moves: {
      'yellow walk b2': 'RB-WALK-6',
      'yellow walk c3': 'RB-WALK-2',
      'yellow walk b1': 'RB-WALK-2',
      'yellow done': 'RB-WALK-7',
    },
  },
  {
    where: 'robber walk too far, or back',
    start: `flow: rob.robber.card\ncard: {id: walk+walk, left: [walk], from: {yellow: b1}}\nrobbers: {yellow: a1}\n${stacks}`,
    moves: {
      'yellow walk c1': 'RB-WALK-6',
      'yellow walk c3': 'RB-WALK-6',
      'yellow walk b1': 'RB-WALK-8',
      'yellow done': 'RB-WALK-7',
    },
  },
  {
    where: 'robber walk back when nothing else is left in two rooms that are cut off',
    start: `flow: rob.robber.card\ncard: {id: walk+walk, left: [walk], from: {yellow: c2}}\nrobbers: {yellow: c3}\ntiles: {a1: bag-3, b1: extra-bag, c1: bag-2 s, a2: mask, b2: guard-1 e, c2: alarm, a3: bag-1 w, b3: plain e, c3: guard-2}\n${stacks}`,
    moves: { 'yellow walk c2': 'RB-WALK-8' },
  },
  {
    where: 'robber actions that the card does not have',
    start: `flow: rob.robber.card\ncard: {id: crawl}\nrobbers: {yellow: b2}\n${stacks}`,
    moves: {
      ...all(
        ['yellow walk b1', 'yellow pick', 'yellow unlock bag', 'yellow unlock alarm', 'yellow pepper g1'],
        'RB-CARD-5',
      ),
      'yellow crawl b2': 'RB-CRAWL-2',
      'yellow done': 'RB-CRAWL-2',
    },
  },
  {
    where: 'robber crawl with more bags than there are, when some may be left behind',
    options: { rulings: { 'crawl-drop': 'yes' } },
    start: `flow: rob.robber.card\ncard: {id: crawl}\nrobbers: {yellow: {at: b2, carries: 2}}\nbags: {}\n${stacks}`,
    moves: { 'yellow crawl b1 2': 'RB-CRAWL-3', 'yellow crawl b1 3': 'RB-CRAWL-3' },
  },
  {
    where: 'robber crawl without one, pick with a guard about',
    start: `flow: rob.robber.card\ncard: {id: pick}\nrobbers: {yellow: b2}\nguards: {g1: b2}\n${stacks}`,
    moves: { 'yellow crawl b1': 'RB-CARD-5', 'yellow pick': 'RB-PICK-3' },
  },
  {
    where: 'robber pick where only locked bags lie',
    start: `flow: rob.robber.card\ncard: {id: pick}\nrobbers: {yellow: b2}\nbags: {}\nlocked: {b2: 1}\n${stacks}`,
    moves: { 'yellow pick': 'RB-PICK-2' },
  },
  {
    where: 'robber pick where nothing lies',
    start: `flow: rob.robber.card\ncard: {id: pick}\n${stacks}`,
    moves: { 'yellow pick': 'RB-PICK-1' },
  },
  {
    where: 'robber unlock with a guard about',
    start: `flow: rob.robber.card\ncard: {id: unlock/pick}\nrobbers: {yellow: b2}\nguards: {g1: b2}\nlocked: {b2: 1}\nbags: {}\n${stacks}`,
    moves: { 'yellow unlock bag': 'RB-UNLOCK-3', 'yellow unlock alarm': 'RB-UNLOCK-3' },
  },
  {
    where: 'robber unlock where nothing is locked',
    start: `flow: rob.robber.card\ncard: {id: unlock/pick}\nrobbers: {yellow: c1}\n${stacks}`,
    moves: { 'yellow unlock bag': 'RB-UNLOCK-1', 'yellow unlock alarm': 'RB-UNLOCK-1' },
  },
  {
    where: 'robber pepper',
    start: `flow: rob.robber.card\ncard: {id: pepper/pick}\nrobbers: {yellow: b2}\nguards: {g1: {at: b2, out: true}, g2: c3}\n${stacks}`,
    moves: { 'yellow pepper g1': 'RB-PEPPER-1', 'yellow pepper g2': 'RB-PEPPER-1' },
  },
  {
    where: 'robber pepper a second time in a turn',
    start: `flow: rob.robber.card\ncard: {id: pepper/pick, peppered: true}\nrobbers: {yellow: b2}\nguards: {g1: b2, g2: c3}\n${stacks}`,
    moves: { 'yellow pepper g1': 'RB-PEPPER-2', 'yellow pepper g2': 'RB-PEPPER-1' },
  },
  {
    where: 'an extra action when it is used, before the card',
    start: `flow: rob.robber.before\nextra: true\n${stacks}`,
    moves: all(extras, 'RB-EXTRA-1'),
  },
  {
    where: 'an extra action when it is used, amid the card',
    start: `flow: rob.robber.card\ncard: {id: walk}\nextra: true\n${stacks}`,
    moves: all(extras, 'RB-EXTRA-1'),
  },
  {
    where: 'an extra action amid the card',
    start: `flow: rob.robber.card\ncard: {id: walk}\n${stacks}`,
    moves: all(extras, 'RB-EXTRA-2'),
  },
  ...['before', 'after'].flatMap((state): Refused[] => [
    {
      where: `extra actions that are out of reach, ${state} the card`,
      start: `flow: rob.robber.${state}\nrobbers: {yellow: b2, red: b2}\n${stacks}`,
      moves: {
        ...all(['yellow car e-3', 'yellow car e-1', 'yellow car n-a'], 'RB-DRIVE-1'),
        'yellow throw': 'RB-THROW-1',
        'yellow pass red': 'RB-PASS-1',
        'yellow alarm': 'RB-ALARM-1',
      },
    },
    {
      where: `extra actions with a guard in the room, ${state} the card`,
      start: `flow: rob.robber.${state}\nrobbers: {yellow: {at: c1, carries: 1}, red: c1}\nguards: {g1: c1}\ncar: n-c\nbags: {}\n${stacks}`,
      moves: { 'yellow throw': 'RB-THROW-3', 'yellow pass red': 'RB-PASS-3', 'yellow alarm': 'RB-ALARM-4' },
    },
    {
      where: `throw and pass, ${state} the card`,
      start: `flow: rob.robber.${state}\nrobbers: {yellow: {at: c2, carries: 1}, red: {at: c2, out: true}}\nguards: {g1: {at: c2, out: true}}\ncar: e-2\nbags: {}\n${stacks}`,
      moves: { 'yellow throw': 'RB-THROW-4', 'yellow pass red': 'RB-PASS-4', 'yellow pass yellow': 'RB-PASS-1' },
    },
    {
      where: `throw from a room that is not next to the car, pass to another room, ${state} the card`,
      start: `flow: rob.robber.${state}\nrobbers: {yellow: {at: c1, carries: 1}, red: b1}\nguards: {g1: c1}\ncar: e-2\nbags: {}\n${stacks}`,
      moves: { 'yellow throw': 'RB-THROW-1', 'yellow pass red': 'RB-PASS-1' },
    },
    {
      where: `a guard and an unconscious friend, ${state} the card`,
      start: `flow: rob.robber.${state}\nrobbers: {yellow: {at: c2, carries: 1}, red: {at: c2, out: true}}\nguards: {g1: c2}\ncar: e-2\nbags: {}\n${stacks}`,
      moves: { 'yellow throw': 'RB-THROW-3', 'yellow pass red': 'RB-PASS-4' },
    },
    {
      where: `an alarm that rang, ${state} the card`,
      start: `flow: rob.robber.${state}\nrobbers: {yellow: c1}\nguards: {g1: c1}\nalarm: {at: edge}\n${stacks}`,
      moves: { 'yellow alarm': 'RB-ALARM-5' },
    },
    {
      where: `a locked alarm, ${state} the card`,
      start: `flow: rob.robber.${state}\nrobbers: {yellow: c1}\nalarm: {locked: true}\n${stacks}`,
      moves: { 'yellow alarm': 'RB-ALARM-3' },
    },
    {
      where: `a locked alarm with a guard about, ${state} the card`,
      start: `flow: rob.robber.${state}\nrobbers: {yellow: c1}\nguards: {g1: c1}\nalarm: {locked: true}\n${stacks}`,
      moves: { 'yellow alarm': 'RB-ALARM-4' },
    },
  ]),
];

export const refusals: readonly Refused[] = [...wrongPlace, ...chance, ...bank, ...robbers];
