// Every question that the rulebook leaves open, as a position and what each alternative does there.
import { diagramFloor } from '../../../src/rules/how-to-rob-a-bank/diagram-defaults.js';
import type { Row } from '../ruling-rows.js';
import { centreStart, closedCorner, edgeStart, stacks } from './floors.js';

/** Shown by views, not by moves: see rulings.test.ts. */
export const shownElsewhere = ['hand-view'];

/** A row of three rooms cut off from the rest, none of them shut in alone. */
const cutRow =
  'tiles: {a1: mask, b1: bag-3, c1: alarm, a2: guard-1 n, b2: bag-1 n, c2: bag-2 n, a3: extra-bag, b3: plain s, c3: guard-2}';

const openFloorButOne =
  'tiles: {a1: mask, b1: bag-1 n, c1: alarm, a2: guard-1 w, b2: bag-3, c2: bag-2 e, a3: extra-bag, b3: plain s}';
const diagramFloorAgain = [
  ...Object.entries(diagramFloor(3)).map(([room, tile]) => `reveal ${room} ${tile}`),
  'team park e-3',
];
const dealOfThePlayed = 'deal bank walk tackle tackle/lock walk+lock walk+lock walk+walk walk+walk walk+walk';

/** Ruling -> the position, and for each alternative a claim that fails under every other one. */
export const rows: Readonly<Record<string, Row>> = {
  'car-edge-start': {
    start: `flow: explore.robbers\n${edgeStart}`,
    claims: {
      'far-corners': {
        moves: ['next'],
        flow: 'explore.corner',
        legal: ['bank corner a3', 'bank corner c3'],
      },
      'straight-opposite': {
        moves: ['next'],
        flow: 'explore.street',
        legal: ['team park s-b'],
        illegal: { 'team park s-a': 'RB-CAR-4' },
      },
    },
  },
  'car-corner-chooser': {
    start: `flow: explore.corner\n${centreStart}`,
    claims: {
      bank: { legal: ['bank corner a1'], illegal: { 'team corner a1': 'RB-ROUND-2' } },
      robbers: { legal: ['team corner a1'], illegal: { 'bank corner a1': 'RB-ROUND-2' } },
    },
  },
  'closed-rooms': {
    start: `flow: explore.reveal\n${cutRow.replace(', c3: guard-2', '')}`,
    claims: {
      areas: { moves: ['reveal c3 guard-2'], flow: 'explore.open' },
      'single-room': { moves: ['reveal c3 guard-2'], flow: 'explore.bags' },
    },
  },
  'rotate-must': {
    start: `flow: explore.open\n${closedCorner}`,
    claims: {
      must: { illegal: { 'bank done': 'RB-ROUND-2' } },
      may: { moves: ['bank done'], flow: 'explore.bags' },
    },
  },
  'rotate-when': {
    start: openFloorButOne,
    claims: {
      'closed-only': {
        moves: ['reveal c3 guard-2'],
        flow: 'explore.bags',
        illegal: { 'bank rotate b1 e': 'RB-WALL-4' },
      },
      free: {
        moves: ['reveal c3 guard-2', 'bank rotate b1 s', 'bank rotate b1 e'],
        flow: 'explore.open',
        illegal: { 'bank rotate b1 e': 'RB-WALL-2', 'bank rotate c2 n': 'RB-WALL-2' },
        legal: ['bank rotate b1 n', 'bank rotate c2 w', 'bank done'],
      },
    },
  },
  'rotate-lowers': {
    start: `flow: explore.open\n${closedCorner}`,
    claims: {
      yes: { illegal: { 'bank rotate b3 e': 'RB-WALL-2' } },
      no: { moves: ['bank rotate b3 e'], flow: 'explore.open', position: { tiles: { b3: 'bag-2 e' } } },
    },
  },
  'tile-facing': {
    start: 'flow: explore.reveal\ntiles: {a1: mask}',
    claims: {
      chance: { legal: ['reveal b1 plain e'], illegal: { 'reveal b1 plain': 'RB-EXPLORE-1' } },
      bank: {
        moves: ['reveal b1 plain', 'bank face s'],
        flow: 'explore.reveal',
        position: { tiles: { b1: 'plain s' } },
        illegal: { 'reveal c1 bag-1 n': 'RB-EXPLORE-1' },
      },
      upright: {
        moves: ['reveal b1 plain'],
        flow: 'explore.reveal',
        position: { tiles: { b1: 'plain n' } },
        illegal: { 'reveal c1 bag-1 e': 'RB-EXPLORE-1' },
      },
    },
  },
  'walk-all': {
    start: `flow: rob.bank.card\ncard: {id: walk+walk}\n${stacks}`,
    claims: {
      all: { moves: ['bank walk g1 b2'], illegal: { 'bank done': 'RB-WALK-3' } },
      one: { moves: ['bank walk g1 b2', 'bank done'], flow: 'rob.robber.before' },
    },
  },
  'walk-look-ahead': {
    // c1 is a dead end behind b1.
    start: `flow: rob.robber.card\ncard: {id: walk+walk}\nrobbers: {yellow: b1}\n${closedCorner.replace('plain w', 'plain n')}\n${stacks}`,
    claims: {
      refuse: { illegal: { 'yellow walk c1': 'RB-WALK-8' } },
      lose: {
        moves: ['yellow walk c1'],
        flow: 'rob.robber.after',
        position: { robbers: { yellow: { at: 'c1' } }, card: null },
      },
    },
  },
  'robber-there-and-back': {
    start: `flow: rob.robber.card\ncard: {id: walk+walk}\n${stacks}`,
    claims: {
      no: { moves: ['yellow walk b1'], illegal: { 'yellow walk a1': 'RB-WALK-8' } },
      yes: {
        moves: ['yellow walk b1', 'yellow walk a1'],
        flow: 'rob.robber.after',
        position: { robbers: { yellow: { at: 'a1' } } },
      },
    },
  },
  'optional-when-possible': {
    start: `flow: rob.robber.card\ncard: {id: pick}\nrobbers: {yellow: b1}\n${stacks}`,
    claims: {
      optional: { legal: ['yellow done'] },
      compulsory: { legal: ['yellow pick'], illegal: { 'yellow done': 'RB-CARD-1' } },
    },
  },
  'or-optional': {
    start: `flow: rob.bank.card\ncard: {id: tackle/lock}\nguards: {g1: b1}\n${stacks}`,
    claims: {
      optional: { legal: ['bank done'] },
      compulsory: { legal: ['bank lock g1 bag'], illegal: { 'bank done': 'RB-CARD-1' } },
    },
  },
  'crawl-compulsory': {
    start: `flow: rob.robber.card\ncard: {id: crawl}\n${stacks}`,
    claims: {
      yes: { illegal: { 'yellow done': 'RB-CRAWL-2' } },
      no: { moves: ['yellow done'], flow: 'rob.robber.after', events: ['actions-waived'] },
    },
  },
  'crawl-drop': {
    start: `flow: rob.robber.card\ncard: {id: crawl}\nrobbers: {yellow: {at: a1, carries: 2}}\nbags: {}\n${stacks}`,
    claims: {
      no: { legal: ['yellow crawl c3'], illegal: { 'yellow crawl c3 1': null } },
      yes: {
        moves: ['yellow crawl c3 1'],
        position: { robbers: { yellow: { at: 'c3', carries: 1 } }, bags: { a1: 1 } },
        events: ['bags-dropped', 'crawled'],
      },
    },
  },
  'extra-between': {
    start: `flow: rob.robber.card\ncard: {id: walk+walk}\n${stacks}`,
    claims: {
      no: { moves: ['yellow walk b1'], illegal: { 'yellow car e-2': 'RB-EXTRA-2' } },
      yes: {
        moves: ['yellow walk b1', 'yellow car e-2'],
        flow: 'rob.robber.card',
        position: { car: 'e-2', extra: true },
        illegal: { 'yellow car e-1': 'RB-EXTRA-1' },
      },
    },
  },
  'extra-before-flip': {
    start: `flow: rob.robber\nturn: yellow\n${stacks}`,
    claims: {
      'before-turning': {
        flow: 'rob.robber.before',
        position: { card: null },
        legal: ['yellow car e-2', 'yellow play'],
      },
      'after-turning': {
        moves: ['yellow car e-2'],
        flow: 'rob.robber.card',
        position: { card: { id: 'walk' }, extra: true },
        legal: ['yellow walk b1'],
      },
    },
  },
  'extra-per': {
    start: 'flow: rob.robber.after\nstacks: {bank: [], yellow: [walk, pick], red: []}',
    claims: {
      turn: { moves: ['yellow car e-2'], flow: 'rob.robber.before', legal: ['yellow car e-1'] },
      round: {
        moves: ['yellow car e-2'],
        flow: 'rob.robber.before',
        illegal: { 'yellow car e-1': 'RB-EXTRA-1' },
      },
    },
  },
  'forfeit-look': {
    start: `flow: rob.bank.choose\nguards: {g1: {at: a2, out: true}}\n${stacks}`,
    claims: {
      'before-turning': { moves: ['bank play'], illegal: { 'bank forfeit': 'RB-OUT-1' } },
      'after-turning': {
        moves: ['bank play', 'bank forfeit'],
        flow: 'rob.robber.before',
        position: { guards: { g1: { out: false } }, played: { bank: ['walk'] } },
      },
    },
  },
  'forfeit-when-awake': {
    start: `flow: rob.bank.choose\n${stacks}`,
    claims: {
      no: { illegal: { 'bank forfeit': 'RB-OUT-1' } },
      yes: {
        moves: ['bank forfeit'],
        flow: 'rob.robber.before',
        events: ['card-forfeited'],
        'no-events': ['card-played'],
      },
    },
  },
  'revive-some': {
    options: { players: 4 },
    start:
      'flow: rob.bank.choose\nguards: {g1: {at: a2, out: true}, g2: {at: c3, out: true}}\nstacks: {bank: [walk], yellow: [walk]}',
    claims: {
      all: { legal: ['bank forfeit'], illegal: { 'bank forfeit g2': null } },
      choose: {
        moves: ['bank forfeit g2'],
        position: { guards: { g1: { out: true }, g2: { out: false } } },
      },
    },
  },
  'lock-one': {
    start: `flow: rob.bank.card\ncard: {id: tackle/lock}\nguards: {g1: c1}\nbags: {c1: 2}\n${stacks}`,
    claims: {
      one: {
        moves: ['bank lock g1 bag'],
        position: { bags: { c1: 1 }, locked: { c1: 1 }, alarm: { locked: false } },
      },
      everything: {
        moves: ['bank lock g1 bag'],
        position: { bags: { c1: 0 }, locked: { c1: 2 }, alarm: { locked: true } },
      },
    },
  },
  'lock-carried': {
    start: `flow: rob.bank.card\ncard: {id: tackle/lock}\nguards: {g1: b2}\nrobbers: {red: {at: b2, carries: 2}}\nbags: {}\n${stacks}`,
    claims: {
      no: { illegal: { 'bank lock g1 red': 'RB-LOCK-3' } },
      yes: {
        moves: ['bank lock g1 red'],
        position: { locked: { b2: 1 }, robbers: { red: { carries: 1, out: false } } },
      },
    },
  },
  'lock-with-robbers': {
    start: `flow: rob.bank.card\ncard: {id: tackle/lock}\nguards: {g1: b1}\nrobbers: {red: b1}\n${stacks}`,
    claims: {
      no: { moves: ['bank lock g1 bag'], position: { locked: { b1: 1 } } },
      yes: { illegal: { 'bank lock g1 bag': 'RB-RULING-lock-with-robbers' } },
    },
  },
  'dropped-side': {
    start: `flow: rob.bank.card\ncard: {id: tackle}\nguards: {g1: b2}\nrobbers: {red: {at: b2, carries: 2}}\nbags: {}\n${stacks}`,
    claims: {
      unlocked: { moves: ['bank tackle g1 red'], position: { bags: { b2: 2 }, locked: { b2: 0 } } },
      locked: { moves: ['bank tackle g1 red'], position: { bags: { b2: 0 }, locked: { b2: 2 } } },
    },
  },
  'tackle-out': {
    start: `flow: rob.bank.card\ncard: {id: walk+tackle}\nguards: {g1: b2}\nrobbers: {red: {at: b2, out: true}}\n${stacks}`,
    claims: {
      no: { illegal: { 'bank tackle g1 red': 'RB-TACKLE-1' } },
      yes: {
        moves: ['bank tackle g1 red'],
        position: { robbers: { red: { out: true } }, card: { left: ['walk'] } },
      },
    },
  },
  'pass-to-unconscious': {
    start: `flow: rob.robber.before\nrobbers: {yellow: {at: b2, carries: 1}, red: {at: b2, out: true}}\nbags: {}\n${stacks}`,
    claims: {
      no: { illegal: { 'yellow pass red': 'RB-PASS-4' } },
      yes: {
        moves: ['yellow pass red'],
        position: { bags: { b2: 1 }, robbers: { yellow: { carries: 0 }, red: { carries: 0 } } },
      },
    },
  },
  'alarm-per': {
    start: `flow: rob.robber.after\nrobbers: {yellow: c1, red: c1}\n${stacks}`,
    claims: {
      round: { moves: ['yellow alarm'], position: { turn: 'red', alarm: { at: 'edge' } } },
      turn: {
        moves: ['yellow alarm'],
        position: { turn: 'red', alarm: { at: 'c1', locked: false } },
        events: ['alarm-sounded', 'turn-ended', 'alarm-placed'],
      },
    },
  },
  'alarm-optional': {
    start: `flow: rob.robber.after\nrobbers: {yellow: c1}\n${stacks}`,
    claims: {
      optional: { legal: ['yellow done', 'yellow car e-2'] },
      compulsory: {
        legal: ['yellow alarm'],
        illegal: { 'yellow done': 'RB-RULING-alarm-optional', 'yellow car e-2': 'RB-RULING-alarm-optional' },
      },
    },
  },
  'alarm-walls': {
    start: `flow: rob.robber.after\nrobbers: {yellow: c1}\nguards: {g1: a1, g2: c3}\n${closedCorner.replace('a2: alarm', 'a2: plain n').replace('c1: plain w', 'c1: alarm').replace('b1: bag-3', 'b1: bag-2 e').replace('b3: bag-2 s', 'b3: bag-3')}\n${stacks}`,
    claims: {
      no: { moves: ['yellow alarm'], position: { guards: { g1: { at: 'c1' }, g2: { at: 'c1' } } } },
      yes: { moves: ['yellow alarm'], position: { guards: { g1: { at: 'b1' }, g2: { at: 'b1' } } } },
    },
  },
  'deck-next-round': {
    start: 'flow: round-end.repeat\nplayed: {bank: [walk, tackle, tackle/lock, walk+lock, walk+lock]}',
    claims: {
      'all-15': { moves: diagramFloorAgain, flow: 'plan.deal', legal: [dealOfThePlayed] },
      'unused-only': {
        moves: diagramFloorAgain,
        flow: 'plan.deal',
        illegal: { [dealOfThePlayed]: 'RB-PLAN-1' },
      },
    },
  },
  'guards-between-rounds': {
    start: 'flow: round-end.clear\nguards: {g1: b2, g2: {at: b3, out: true}}',
    claims: {
      reset: {
        moves: ['next'],
        position: { guards: { g1: { at: 'box' }, g2: { at: 'box', out: false } } },
      },
      stay: { moves: ['next'], position: { guards: { g1: { at: 'b2' }, g2: { at: 'b3', out: true } } } },
    },
  },
  'round-3-cleanup': {
    start: 'flow: rob.robber.after\nround: 3\nturn: red\nrobbers: {red: {at: b2, carries: 1}}\nbags: {}',
    claims: {
      skip: { moves: ['red done'], flow: 'over.bank', 'no-events': ['table-cleared'] },
      do: {
        moves: ['red done', 'next', 'next'],
        flow: 'over.bank',
        position: { tiles: {}, round: 3 },
        events: ['round-ended', 'table-cleared', 'bags-lost', 'game-won'],
      },
    },
  },
  'two-player-order': {
    options: { players: 2 },
    start: 'flow: plan.bank\nhands: {bank: [walk], yellow: [walk], red: [walk]}',
    claims: {
      seat: { moves: ['bank plan walk'], flow: 'plan.robber', position: { turn: 'yellow' } },
      free: {
        moves: ['bank plan walk', 'team first red', 'red plan walk'],
        flow: 'plan.robber',
        position: { turn: 'yellow' },
        events: [
          { type: 'card-planned', actor: 'bank' },
          { type: 'card-planned', actor: 'red' },
        ],
      },
    },
  },
};
