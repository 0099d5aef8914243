// Moves in the wrong state, or by somebody whose turn it is not: the lines of "wrong state or wrong actor", in their order.
import { closedCorner, edgeStart, stacks } from './floors.js';
import { all, extras, type Refused } from './refused.js';

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
const byYellow = ['yellow play', ...cardActions, ...extras, 'yellow done'];
const byRed = byYellow.map((move) =>
  move.replace('red', 'YELLOW').replace('yellow', 'red').replace('YELLOW', 'yellow'),
);
const robbing = [...byBank, ...byYellow];
/** Moves that are never the bank's, or never a robber's: well-formed, but by the wrong actor wherever they are made. */
const neverByBank = ['bank pick', 'bank crawl b1', 'bank unlock bag', 'bank pepper g1'];
const neverByYellow = ['yellow tackle g1 red', 'yellow lock g1 bag'];
export const wrongPlace: readonly Refused[] = [
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
    moves: all(
      ['reveal a1 mask', 'bank corner c3', 'team park e-3', 'yellow rotate c1 n', 'team rotate c1 n', 'next'],
      'RB-ROUND-2',
    ),
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
      ...all(['reveal a1 mask', 'team park e-3', 'team corner c3', 'yellow corner c3', 'next'], 'RB-ROUND-2'),
      'bank rotate b3 e': 'RB-WALL-4',
    },
  },
  {
    where: 'explore.street: right phase, wrong state or actor; the floor is open',
    start: 'flow: explore.street',
    moves: {
      ...all(['reveal a1 mask', 'bank corner c3', 'bank park e-3', 'yellow park e-3', 'next'], 'RB-ROUND-2'),
      'bank rotate b1 e': 'RB-WALL-4',
    },
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
      ...all([...byYellow, ...byRed, ...neverByYellow, 'yellow forfeit', 'team walk b1', 'next'], 'RB-ROB-3'),
      ...all(['bank walk g1 b2', 'bank tackle g1 yellow', 'bank lock g1 bag', 'bank done'], 'RB-ROB-2'),
      ...all([...neverByBank, 'bank car e-2'], 'RB-ROB-2'),
    },
  },
  {
    where: 'rob.bank.choose without a card in the stack',
    start: 'flow: rob.bank.choose\nstacks: {yellow: [walk], red: [walk]}',
    moves: { 'bank play': 'RB-ROB-2', 'bank forfeit': 'RB-OUT-1' },
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
      ...all(neverByBank, 'RB-CARD-5'),
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
      ...all([...cardActions, ...neverByYellow, 'yellow forfeit', 'yellow done'], 'RB-ROB-2'),
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
      ...all([...byBank, ...byRed, ...neverByBank, 'next'], 'RB-ROB-3'),
      ...all(neverByYellow, 'RB-CARD-5'),
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
