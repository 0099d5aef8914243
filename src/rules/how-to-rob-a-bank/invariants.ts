// What holds in every position of real play, whatever is played. What holds from one move to the next: move-invariants.ts.
import { claims, type Invariant } from '../../table/invariant.js';
import { memoize } from '../common/memoize.js';
import { rooms } from './board.js';
import { areas, type Walls } from './areas.js';
import { actionsOf } from './cards.js';
import type { RuleId } from './catalogue.js';
import { moveInvariants } from './move-invariants.js';
import { handSize, lastRound, stackSize, target, seats } from './data.js';
import { tokens, type Actor, type Robber } from './box.js';
import { ringOf } from './house-data.js';
import { deckOf } from './decks.js';
import {
  awakeGuards,
  guardsOf,
  robber,
  robbersOf,
  roomWith,
  isRuled,
  tileIn,
  tilesOf,
  wallsOf,
  type Position,
} from './position.js';
import { isIn } from './states.js';

const { always, inState } = claims<Position, RuleId>();
const sum = (counts: Iterable<number>): number => [...counts].reduce((total, n) => total + n, 0);
const count = <F extends 'hands' | 'stacks' | 'played'>(position: Pick<Position, F>, field: F, actor: Actor): number =>
  (position[field][actor] ?? []).length;
const carried = (position: Pick<Position, 'options' | 'robbers'>): number =>
  sum(robbersOf(position.options).map((id) => robber(position, id).carries));
const lying = (position: Pick<Position, 'bags' | 'locked'>): number =>
  sum(Object.values(position.bags)) + sum(Object.values(position.locked));

/** The floor stays the same for a whole round, so it is looked at once. */
const isOneArea = memoize((walls: Walls): boolean => areas(walls).length === 1);

export const invariants: readonly Invariant<Position>[] = [
  ...moveInvariants,
  always(
    'rounds and stolen bags stay within the game',
    ['RB-ROUND-1', 'RB-AIM-1', 'RB-END-2'],
    ['options', 'round', 'stolen'],
    ({ round, stolen, options }) =>
      round >= 1 && round <= lastRound && stolen >= 0 && stolen <= target(options.players)
        ? null
        : `round ${round}, stolen ${stolen}`,
  ),
  always(
    'there are never more bags than tokens',
    ['RB-SETUP-8', 'RB-EXPLORE-2'],
    ['options', 'bags', 'locked', 'robbers', 'stolen'],
    (position) => {
      const all = lying(position) + carried(position) + position.stolen;
      return all <= tokens.bags &&
        Object.values(position.bags).every((n) => n >= 0) &&
        Object.values(position.locked).every((n) => n >= 0)
        ? null
        : `${all} bags`;
    },
  ),
  always(
    'guards and robbers in play fit the number of players',
    ['RB-SETUP-1', 'RB-SETUP-2', 'RB-SETUP-7'],
    ['options', 'guards', 'robbers'],
    ({ options, guards, robbers }) =>
      Object.keys(guards).length === guardsOf(options).length &&
      Object.keys(robbers).length === (options.players === 4 ? 3 : 2)
        ? null
        : 'a piece too many or too few',
  ),
  inState(
    'from planning until the end of the round every piece is in a room',
    ['RB-EXPLORE-3', 'RB-EXPLORE-4', 'RB-EXPLORE-5'],
    ['guards', 'robbers', 'alarm'],
    ({ guards, robbers, alarm }, flow) => {
      if (!isIn(flow, 'plan', 'rob')) return null;
      const boxed = Object.entries({ ...guards, ...robbers, alarm }).find(([, { at }]) => at === 'box');
      return boxed ? `${boxed[0]} is in the box` : null;
    },
  ),
  always('an unconscious robber carries nothing', ['RB-TACKLE-4', 'RB-PASS-4'], ['robbers'], ({ robbers }) =>
    Object.values(robbers).every(({ out, carries }) => !out || carries === 0) ? null : 'a robber lies and carries',
  ),
  always(
    'the alarm is on its tile, or unlocked on the edge, or in the box',
    ['RB-EXPLORE-4', 'RB-ALARM-5', 'RB-ALARM-6'],
    ['options', 'alarm', 'tiles'],
    (position) => {
      const { at, locked } = position.alarm;
      if (at === 'edge' || at === 'box') return locked ? `locked on the ${at}` : null;
      return at === roomWith(position, 'alarm') ? null : `the alarm is in ${at}`;
    },
  ),
  inState(
    'the nine tiles for this number of players, each once, four of them with walls',
    ['RB-SETUP-6', 'RB-EXPLORE-1', 'RB-WALL-1'],
    ['options', 'tiles'],
    (position, flow) => {
      const laid = rooms.flatMap((room) => tileIn(position, room) ?? []);
      if (
        new Set(laid.map(({ id }) => id)).size !== laid.length ||
        laid.some(({ id }) => !tilesOf(position.options).includes(id))
      )
        return 'a tile twice, or of another player count';
      const isLaid =
        !isIn(flow, 'explore.reveal', 'explore.face', 'round-end.drop', 'round-end.repeat') &&
        !(isIn(flow, 'over.bank') && laid.length === 0);
      return isLaid && (laid.length !== 9 || laid.filter(({ side }) => side).length !== 4)
        ? `${laid.length} tiles`
        : null;
    },
  ),
  inState(
    'once the bags are placed, every room can be reached',
    ['RB-WALL-2', 'RB-WALL-3'],
    ['options', 'tiles'],
    (position, flow) => {
      const free = isRuled(position, 'rotate-must', 'may') || isRuled(position, 'closed-rooms', 'single-room');
      const isBefore = isIn(flow, 'explore.reveal', 'explore.face', 'explore.open');
      return free || isBefore || isIn(flow, 'round-end', 'over') || isOneArea(wallsOf(position))
        ? null
        : 'rooms are cut off';
    },
  ),
  always(
    "everyone's hand, stack and played cards come from their own deck",
    ['RB-HAND-2', 'RB-PLAN-1'],
    ['options', 'hands', 'stacks', 'played'],
    (position) => {
      for (const actor of seats(position.options)) {
        const left = { ...deckOf(position.options, actor) };
        for (const field of ['hands', 'stacks', 'played'] as const)
          for (const card of position[field][actor] ?? [])
            if ((left[card] = (left[card] ?? 0) - 1) < 0) return `${actor} has ${card} too often`;
      }
      return null;
    },
  ),
  inState(
    'hand and stack have eight cards while planning; stack and played cards are five while robbing',
    ['RB-PLAN-1', 'RB-PLAN-4'],
    ['options', 'hands', 'stacks', 'played'],
    (position, flow) => {
      const size = !isRuled(position, 'deck-next-round', 'unused-only') ? handSize : undefined;
      for (const actor of seats(position.options)) {
        const planned = count(position, 'hands', actor) + count(position, 'stacks', actor);
        if (size !== undefined && isIn(flow, 'plan.bank', 'plan.robber', 'plan.who', 'plan.flip') && planned !== size)
          return `${actor} holds ${planned}`;
        const robbing = count(position, 'stacks', actor) + count(position, 'played', actor);
        if (isIn(flow, 'rob', 'round-end.clear', 'round-end.drop') && robbing !== stackSize)
          return `${actor} has ${robbing} cards planned and played`;
      }
      return null;
    },
  ),
  inState(
    'stacks grow, and cards are played, in seat order',
    ['RB-PLAN-2', 'RB-PLAN-3', 'RB-PLAN-4', 'RB-ROB-3'],
    ['options', 'stacks', 'played'],
    (position, flow) => {
      const field = isIn(flow, 'plan') ? 'stacks' : isIn(flow, 'rob') ? 'played' : undefined;
      if (!field || isRuled(position, 'two-player-order', 'free')) return null;
      const heights = seats(position.options).map((actor) => count(position, field, actor));
      const falls = heights.every((height, i) => i === 0 || height <= (heights[i - 1] as number));
      return falls && Math.max(...heights) - Math.min(...heights) <= 1 ? null : heights.join(', ');
    },
  ),
  inState(
    'a card is face up only while it is being carried out',
    ['RB-ROB-2', 'RB-CARD-5'],
    ['options', 'card', 'turn'],
    (position, flow) => {
      const { card, turn } = position;
      if ((card !== null) !== isIn(flow, 'rob.bank.card', 'rob.robber.card'))
        return card ? `${card.id} open in ${flow}` : `no card in ${flow}`;
      if (!card) return null;
      if (card.left.length === 0 || card.left.length > actionsOf(card.id).length)
        return `${card.left.length} actions left of ${card.id}`;
      const own: readonly string[] = turn === 'bank' ? guardsOf(position.options) : [turn];
      return Object.keys(card.from).every((piece) => own.includes(piece)) ? null : 'a piece of another side walked';
    },
  ),
  inState("an extra action is used up only within a robber's turn", ['RB-EXTRA-1'], ['extra'], ({ extra }, flow) =>
    extra && !isIn(flow, 'rob.robber', 'over.robbers') ? `used up in ${flow}` : null,
  ),
  inState(
    'only unconscious pieces are revived',
    ['RB-OUT-3', 'RB-OUT-4'],
    ['options', 'guards', 'robbers', 'turn'],
    (position, flow) => {
      if (isIn(flow, 'rob.bank.revive')) return awakeGuards(position).length === 0 ? null : 'a guard stands';
      return isIn(flow, 'rob.robber.revive') && !position.robbers[position.turn as Robber]?.out
        ? 'the robber stands'
        : null;
    },
  ),
  inState(
    'the car is on a street from planning to the end of the round',
    ['RB-CAR-1', 'RB-DRIVE-1'],
    ['options', 'car'],
    ({ car, options }, flow) =>
      isIn(flow, 'plan', 'rob', 'round-end.clear') && !ringOf(options).some((street) => street === car) ? car : null,
  ),
  inState(
    'the game is over as soon as someone has won, and not before',
    ['RB-END-1', 'RB-END-2', 'RB-END-3'],
    ['options', 'outcome', 'stolen'],
    ({ outcome, stolen, options }, flow) => {
      if ((outcome !== null) !== isIn(flow, 'over')) return `outcome in ${flow}`;
      return isIn(flow, 'over.robbers') === stolen >= target(options.players) ? null : `${stolen} stolen in ${flow}`;
    },
  ),
];
