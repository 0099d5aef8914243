// Who refuses what: every line of "wrong state or wrong actor", then every check of every move in its order.
// A row is a position in our notation and the moves that it refuses, each with the rule that a refusal names.

export interface Refused {
  readonly where: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** A position as YAML. */
  readonly start: string;
  readonly moves: Readonly<Record<string, string>>;
}

/** A floor with c1 shut in, and one with two corners shut in. */
export const closedCorner =
  'tiles: {a1: mask, b1: bag-3, c1: plain w, a2: alarm, b2: guard-2, c2: bag-1 n, a3: extra-bag, b3: bag-2 s, c3: guard-1 e}';
export const twoClosedCorners =
  'tiles: {a1: mask, b1: bag-1 w, c1: alarm, a2: guard-1 n, b2: bag-3, c2: bag-2 s, a3: extra-bag, b3: plain e, c3: guard-2}';
/** The robbers start on an edge, or in the centre. */
export const edgeStart =
  'tiles: {a1: bag-3, b1: mask, c1: alarm, a2: guard-1 w, b2: guard-2, c2: bag-2 e, a3: extra-bag, b3: plain s, c3: bag-1 e}';
export const centreStart =
  'tiles: {a1: bag-3, b1: bag-1 n, c1: alarm, a2: guard-1 w, b2: mask, c2: bag-2 e, a3: extra-bag, b3: plain s, c3: guard-2}';

/** One move of each kind, by the bank and by yellow. */
const exploring = ['reveal a1 mask', 'bank rotate b1 e', 'bank corner c3', 'team park e-3'];
const planning = ['deal bank walk', 'bank plan walk', 'yellow plan walk'];
const byBank = [
  'bank play',
  'bank forfeit',
  'bank walk g1 b2',
  'bank tackle g1 yellow',
  'bank lock g1 bag',
  'bank done',
];
const cardActions = ['yellow walk b1', 'yellow crawl c3', 'yellow pick', 'yellow unlock bag', 'yellow pepper g1'];
const extras = ['yellow car e-2', 'yellow throw', 'yellow pass red', 'yellow alarm'];
const byYellow = ['yellow play', ...cardActions, ...extras, 'yellow done'];
const byRed = byYellow.map((move) =>
  move.replace('red', 'YELLOW').replace('yellow', 'red').replace('YELLOW', 'yellow'),
);
const robbing = [...byBank, ...byYellow];
const all = (moves: readonly string[], rule: string): Record<string, string> =>
  Object.fromEntries(moves.map((move) => [move, rule]));

const stacks = 'stacks: {bank: [walk], yellow: [walk], red: [walk]}';

const wrongPlace: readonly Refused[] = [
  {
    where: 'over.robbers: the rule of the outcome, whatever the move',
    start: 'flow: over.robbers\nstolen: 4\nbags: {}',
    moves: all([...exploring, ...planning, ...robbing, 'next'], 'RB-END-1'),
  },
  {
    where: 'over.bank: the rule of the outcome, whatever the move',
    start: 'flow: over.bank\nround: 3',
    moves: all([...exploring, ...planning, ...robbing, 'next'], 'RB-END-3'),
  },
  ...['reveal', 'bags', 'guards', 'alarm', 'robbers', 'corner', 'street'].map((state) => ({
    where: `explore.${state}: moves of other phases`,
    start: `flow: explore.${state}${state === 'corner' ? `\n${edgeStart}` : ''}`,
    moves: all([...planning, ...robbing], 'RB-ROUND-2'),
  })),
  {
    where: 'explore.open: moves of other phases',
    start: `flow: explore.open\n${closedCorner}`,
    moves: all([...planning, ...robbing], 'RB-ROUND-2'),
  },
  ...['clear', 'drop', 'repeat'].map((state) => ({
    where: `round-end.${state}: anything but next`,
    start: `flow: round-end.${state}`,
    moves: all([...exploring, ...planning, ...robbing], 'RB-ROUND-2'),
  })),
  {
    where: 'explore.reveal: right phase, wrong state',
    start: 'flow: explore.reveal',
    moves: all(['bank rotate b1 e', 'bank corner c3', 'team park e-3', 'next'], 'RB-ROUND-2'),
  },
  {
    where: 'explore.open: right phase, wrong state',
    start: `flow: explore.open\n${closedCorner}`,
    moves: all(['reveal a1 mask', 'bank corner c3', 'team park e-3', 'next'], 'RB-ROUND-2'),
  },
  ...['bags', 'guards', 'alarm', 'robbers'].map((state) => ({
    where: `explore.${state}: right phase, wrong state; the floor is open`,
    start: `flow: explore.${state}`,
    moves: {
      ...all(['reveal a1 mask', 'bank corner c3', 'team park e-3'], 'RB-ROUND-2'),
      'bank rotate b1 e': 'RB-WALL-4',
    },
  })),
  {
    where: 'explore.corner: right phase, wrong state or actor; the floor is open',
    start: `flow: explore.corner\n${edgeStart}`,
    moves: {
      ...all(['reveal a1 mask', 'team park e-3', 'team corner c3', 'next'], 'RB-ROUND-2'),
      'bank rotate b3 e': 'RB-WALL-4',
    },
  },
  {
    where: 'explore.street: right phase, wrong state; the floor is open',
    start: 'flow: explore.street',
    moves: { ...all(['reveal a1 mask', 'bank corner c3', 'next'], 'RB-ROUND-2'), 'bank rotate b1 e': 'RB-WALL-4' },
  },
  {
    where: 'plan.deal',
    start: 'flow: plan.deal',
    moves: {
      ...all(exploring, 'RB-ROUND-2'),
      ...all(robbing, 'RB-PLAN-5'),
      ...all(['bank plan walk', 'yellow plan walk'], 'RB-PLAN-1'),
      next: 'RB-PLAN-4',
    },
  },
  {
    where: 'plan.bank',
    start: 'flow: plan.bank\nhands: {bank: [walk], yellow: [walk], red: [walk]}',
    moves: {
      ...all(exploring, 'RB-ROUND-2'),
      ...all(robbing, 'RB-PLAN-5'),
      ...all(['yellow plan walk', 'red plan walk'], 'RB-PLAN-3'),
      'deal bank walk': 'RB-PLAN-1',
      next: 'RB-PLAN-4',
    },
  },
  {
    where: 'plan.robber',
    start: 'flow: plan.robber\nturn: red\nhands: {bank: [walk], yellow: [walk], red: [walk]}',
    moves: {
      ...all(exploring, 'RB-ROUND-2'),
      ...all(robbing, 'RB-PLAN-5'),
      ...all(['bank plan walk', 'yellow plan walk'], 'RB-PLAN-3'),
      'deal bank walk': 'RB-PLAN-1',
      next: 'RB-PLAN-4',
    },
  },
  {
    where: 'plan.flip',
    start: 'flow: plan.flip',
    moves: { ...all(exploring, 'RB-ROUND-2'), ...all(robbing, 'RB-PLAN-5'), ...all(planning, 'RB-PLAN-4') },
  },
  {
    where: 'rob.bank.choose',
    start: `flow: rob.bank.choose\n${stacks}`,
    moves: {
      ...all([...exploring, ...planning], 'RB-ROUND-2'),
      ...all([...byYellow, ...byRed, 'next'], 'RB-ROB-3'),
      ...all(['bank walk g1 b2', 'bank tackle g1 yellow', 'bank lock g1 bag', 'bank done'], 'RB-ROB-2'),
    },
  },
  {
    where: 'rob.bank.choose without a card in the stack',
    start: 'flow: rob.bank.choose\nstacks: {yellow: [walk], red: [walk]}',
    moves: { 'bank play': 'RB-ROB-2' },
  },
  {
    where: 'rob.bank.revive',
    start: `flow: rob.bank.revive\nguards: {g1: {at: b2, out: true}, g2: {at: c3, out: true}}\n${stacks}`,
    moves: {
      ...all([...exploring, ...planning], 'RB-ROUND-2'),
      ...all(byYellow, 'RB-ROB-3'),
      ...all(byBank, 'RB-OUT-3'),
    },
  },
  {
    where: 'rob.bank.card',
    start: `flow: rob.bank.card\ncard: {id: tackle}\nguards: {g1: {at: a2, out: true}}\n${stacks}`,
    moves: {
      ...all([...exploring, ...planning], 'RB-ROUND-2'),
      ...all([...byYellow, ...byRed, 'next'], 'RB-ROB-3'),
      'bank play': 'RB-ROB-2',
      'bank forfeit': 'RB-OUT-1',
    },
  },
  {
    where: 'rob.robber.before',
    start: `flow: rob.robber.before\n${stacks}`,
    moves: {
      ...all([...exploring, ...planning], 'RB-ROUND-2'),
      ...all([...byBank, ...byRed, 'next'], 'RB-ROB-3'),
      ...all([...cardActions, 'yellow done'], 'RB-ROB-2'),
    },
  },
  {
    where: 'rob.robber.before without a card in the stack',
    start: 'flow: rob.robber.before\nstacks: {bank: [walk], red: [walk]}',
    moves: { 'yellow play': 'RB-ROB-2' },
  },
  {
    where: 'rob.robber.revive',
    start: `flow: rob.robber.revive\nrobbers: {yellow: {at: b2, out: true}}\n${stacks}`,
    moves: {
      ...all([...exploring, ...planning], 'RB-ROUND-2'),
      ...all([...byBank, ...byRed], 'RB-ROB-3'),
      ...all(extras, 'RB-OUT-5'),
      ...all(['yellow play', ...cardActions, 'yellow done'], 'RB-OUT-4'),
    },
  },
  {
    where: 'rob.robber.card',
    start: `flow: rob.robber.card\ncard: {id: walk}\n${stacks}`,
    moves: {
      ...all([...exploring, ...planning], 'RB-ROUND-2'),
      ...all([...byBank, ...byRed, 'next'], 'RB-ROB-3'),
      'yellow play': 'RB-ROB-2',
    },
  },
  {
    where: 'rob.robber.after',
    start: `flow: rob.robber.after\n${stacks}`,
    moves: {
      ...all([...exploring, ...planning], 'RB-ROUND-2'),
      ...all([...byBank, ...byRed, 'next'], 'RB-ROB-3'),
      ...all(cardActions, 'RB-CARD-5'),
      'yellow play': 'RB-ROB-2',
    },
  },
];

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
    where: 'bank rotate on an open floor (a diagram that stands in explore.open all the same)',
    start: 'flow: explore.open',
    moves: { 'bank rotate a1 n': 'RB-WALL-1', 'bank rotate b1 e': 'RB-WALL-4', 'bank rotate b1 n': 'RB-WALL-4' },
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

/** Lines that are no moves at all: refused without a rule, before any other check. */
export const malformed: readonly string[] = [
  '',
  ' ',
  'walk',
  'yellow',
  'yellow jump b1',
  'yellow  walk b1',
  'yellow walk b1 ',
  ' yellow walk b1',
  'Yellow walk b1',
  'yellow WALK b1',
  'yellow walk',
  'yellow walk b1 b2',
  'yellow walk d4',
  'yellow walk e-3',
  'blue walk b1',
  'green walk b1',
  'bank walk b1',
  'bank walk yellow b1',
  'bank walk g3 b1',
  'bank walk g1',
  'bank tackle g1 green',
  'bank tackle g1 g2',
  'bank lock g1',
  'bank lock g1 car',
  'bank pick',
  'bank crawl b1',
  'bank car e-2',
  'yellow forfeit',
  'yellow tackle g1 red',
  'yellow lock g1 bag',
  'yellow unlock',
  'yellow unlock door',
  'yellow pick bag',
  'yellow pepper red',
  'yellow pepper',
  'yellow crawl',
  'yellow crawl b1 1',
  'yellow crawl b1 c1',
  'yellow car',
  'yellow car b1',
  'yellow throw bag',
  'yellow pass',
  'yellow pass green',
  'yellow pass bank',
  'yellow alarm c1',
  'yellow done now',
  'yellow play walk',
  'bank forfeit g1',
  'bank plan',
  'bank plan jump',
  'bank plan walk walk',
  'bank rotate b1',
  'bank rotate b1 up',
  'bank rotate n-a n',
  'yellow rotate b1 n',
  'bank corner',
  'bank corner nw',
  'yellow corner c3',
  'team park',
  'team park c3',
  'bank park e-3',
  'team walk b1',
  'reveal',
  'reveal a1',
  'reveal a1 door',
  'reveal a1 plain up',
  'reveal a1 plain n e',
  'reveal d4 mask',
  'bank reveal a1 mask',
  'deal',
  'deal team walk',
  'deal green walk',
  'deal bank jump',
  'bank deal walk',
  'next next',
  'bank next',
];
