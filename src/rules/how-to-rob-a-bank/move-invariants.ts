// What holds from one move to the next, whatever is played.
import { claims, happened, type Invariant, type MoveStep } from '../../table/invariant.js';
import { rooms } from './board.js';
import { streetsNextTo } from './areas.js';
import type { RuleId } from './catalogue.js';
import { stackSize, seats } from './data.js';
import type { Actor, Robber } from './box.js';
import { ringOf, tileTable } from './house-data.js';
import { guard, guardsOf, robber, isRuled, tilesOf, type Card, type Position } from './position.js';
import { isAt, isIn } from './states.js';

const { overMoves } = claims<Position, RuleId>();
const isRobbing = (flow: string): boolean => isIn(flow, 'plan', 'rob');
const sum = (counts: readonly number[]): number => counts.reduce((total, n) => total + n, 0);

/** Bags on the floor, in hands and in the car. */
const bagsIn = ({ bags, locked, robbers, stolen }: Pick<Position, 'bags' | 'locked' | 'robbers' | 'stolen'>): number =>
  sum([...Object.values(bags), ...Object.values(locked), ...Object.values(robbers).map(({ carries }) => carries)]) +
  stolen;

const roomAt = (position: Pick<Position, 'options' | 'guards' | 'robbers'>, piece: string) =>
  guardsOf(position.options).some((id) => id === piece) ? guard(position, piece).at : robber(position, piece).at;

export const moveInvariants: readonly Invariant<Position>[] = [
  overMoves(
    'the numbers of rounds and of stolen bags never decrease',
    ['RB-ROUND-1', 'RB-THROW-5'],
    ['round', 'stolen'],
    [],
    ({ before, after }) => (after.round < before.round || after.stolen < before.stolen ? 'fewer than before' : null),
  ),
  overMoves(
    'there is one bag per symbol, and none appears or disappears until the round is over',
    ['RB-EXPLORE-2', 'RB-TACKLE-4', 'RB-PICK-4', 'RB-THROW-5'],
    ['options', 'bags', 'locked', 'robbers', 'stolen'],
    ['bags-placed'],
    (step) => {
      const symbols = tilesOf(step.after.options).filter(
        (id) => tileTable(step.after.options)[id].symbol === 'bag',
      ).length;
      const [placed] = happened(step.events, 'bags-placed');
      if (placed && placed['count'] !== symbols) return `${placed['count'] as number} bags for ${symbols} symbols`;
      if (!isRobbing(step.from)) return null;
      return bagsIn(step.before) === bagsIn(step.after) || !(isRobbing(step.to) || isIn(step.to, 'over.robbers'))
        ? null
        : `${bagsIn(step.before)} bags became ${bagsIn(step.after)}`;
    },
  ),
  overMoves(
    'the alarm rings only once per round and then lies at the edge of the road',
    ['RB-ALARM-5'],
    ['options', 'alarm'],
    ['alarm-sounded'],
    ({ before, after, to, events }) => {
      if (isRuled(after, 'alarm-per', 'turn')) return null;
      const rang = happened(events, 'alarm-sounded').length;
      if (rang > (before.alarm.at === 'edge' ? 0 : 1)) return 'it rang again';
      if (rang === 1 && after.alarm.at !== 'edge') return 'it rang and is not on the edge';
      return before.alarm.at === 'edge' && isRobbing(to) && after.alarm.at !== 'edge' ? 'it is back too soon' : null;
    },
  ),
  overMoves(
    'the floor does not change between placing the bags and the end of the round',
    ['RB-WALL-4', 'RB-PLAN-5'],
    ['tiles'],
    [],
    ({ before, after, from, to }) =>
      isIn(from, 'explore.reveal', 'explore.face', 'explore.open', 'round-end') || isIn(to, 'round-end.drop')
        ? null
        : rooms.every((room) => before.tiles[room] === after.tiles[room])
          ? null
          : 'a tile was turned or taken',
  ),
  overMoves(
    'the actions left on a card only become fewer, and only pieces that walked are recorded',
    ['RB-CARD-5', 'RB-CARD-6'],
    ['card'],
    ['card-played', 'walked'],
    (step) => {
      const { before, after, events } = step;
      if (!before.card || !after.card || happened(events, 'card-played').length) return null;
      const left = [...before.card.left];
      for (const action of after.card.left) {
        if (!left.includes(action)) return `${action} is open again`;
        left.splice(left.indexOf(action), 1);
      }
      const walked = happened(events, 'walked').map(({ piece }) => piece);
      return Object.keys(after.card.from).every((id) => id in (before.card as Card).from || walked.includes(id))
        ? null
        : 'a piece is remembered that did not walk';
    },
  ),
  overMoves(
    'a finished card has no walk or crawl left, and every piece that walked is in a different room',
    ['RB-WALK-3', 'RB-WALK-5', 'RB-WALK-7', 'RB-WALK-8', 'RB-CRAWL-2'],
    ['options', 'card', 'turn', 'guards', 'robbers'],
    ['turn-ended', 'card-forfeited', 'game-won', 'actions-waived', 'walked'],
    finishedCard,
  ),
  overMoves(
    'a robber has one extra action per turn, and none in a turn spent getting up',
    ['RB-EXTRA-1', 'RB-THROW-2', 'RB-PASS-2', 'RB-OUT-5'],
    ['extra', 'turn'],
    ['car-moved', 'bag-stolen', 'bag-passed', 'alarm-sounded', 'guards-revived', 'robber-revived', 'turn-ended'],
    ({ before, after, from, events }) => {
      const extras = happened(events, 'car-moved', 'bag-stolen', 'bag-passed', 'alarm-sounded').length;
      const revived = happened(events, 'guards-revived', 'robber-revived').length;
      if (extras > (before.extra || before.turn === 'bank' || revived ? 0 : 1)) return 'an extra action too many';
      const isSameTurn = happened(events, 'turn-ended').length === 0 && before.turn === after.turn;
      // Whoever is chosen to go first may have used up the one of this round (ruling extra-per).
      return isSameTurn && !isAt(from, 'rob.who') && after.extra !== (before.extra || extras === 1)
        ? 'the extra action was not counted'
        : null;
    },
  ),
  overMoves(
    'a forfeited card wakes everyone it should',
    ['RB-OUT-2', 'RB-OUT-4'],
    ['options', 'guards', 'robbers'],
    ['robber-revived', 'guards-revived'],
    ({ after, events }) => {
      for (const { robber: id } of happened(events, 'robber-revived'))
        if (robber(after, id as Robber).out) return `${id as Robber} still lies`;
      const isWhole = happened(events, 'guards-revived').length > 0 && !isRuled(after, 'revive-some', 'choose');
      return isWhole && guardsOf(after.options).some((id) => guard(after, id).out) ? 'a guard still lies' : null;
    },
  ),
  overMoves(
    "the car drives one street at a time, and only in a robber's turn",
    ['RB-DRIVE-1'],
    ['options', 'car', 'turn'],
    ['car-moved'],
    ({ before, after, events }) => {
      if (before.car === after.car || before.car === 'box' || after.car === 'box') return null;
      if (before.turn === 'bank' || happened(events, 'car-moved').length !== 1) return 'it moved by itself';
      return streetsNextTo(ringOf(after.options), before.car).includes(after.car)
        ? null
        : `it jumped from ${before.car} to ${after.car}`;
    },
  ),
  overMoves(
    'a round ends when everyone has played or forfeited five cards',
    ['RB-ROB-3', 'RB-ROUNDEND-1'],
    ['options', 'played'],
    ['round-ended'],
    ({ after, to, events }) => {
      if (!happened(events, 'round-ended').length || isIn(to, 'explore.reveal')) return null;
      const short = seats(after.options).find((actor: Actor) => (after.played[actor] ?? []).length !== stackSize);
      return short ? `${short} played ${(after.played[short] ?? []).length} cards` : null;
    },
  ),
];

type Played = Pick<Position, 'options' | 'card' | 'turn' | 'guards' | 'robbers'>;

function finishedCard({ before, after, from, events }: MoveStep<Played>): string | null {
  const { card } = before;
  const isFinished = card && (after.card === null || happened(events, 'turn-ended').length > 0);
  if (
    !isFinished ||
    !isIn(from, 'rob.bank.card', 'rob.robber.card') ||
    happened(events, 'card-forfeited', 'game-won').length
  )
    return null;
  const [waived] = happened(events, 'actions-waived');
  const owed = ((waived?.['left'] ?? []) as readonly string[]).filter((action) => isOwed(after, action));
  if (owed.length) return `${owed.join(', ')} was given up`;
  const starts = { ...card.from };
  for (const { piece, from: start } of happened(events, 'walked')) starts[piece as string] ??= start as never;
  const isFree = before.turn !== 'bank' && isRuled(after, 'robber-there-and-back', 'yes');
  const back = Object.keys(starts).find((piece) => roomAt(after, piece) === starts[piece]);
  return back && !isFree ? `${back} is back where it began` : null;
}

/** On an open floor every walk can be made; closed floors are left by rulings only. */
function isOwed(position: Pick<Position, 'options'>, action: string): boolean {
  const mayBeClosed = isRuled(position, 'rotate-must', 'may') || isRuled(position, 'closed-rooms', 'single-room');
  const oneIsEnough = isRuled(position, 'walk-all', 'one');
  if (action === 'walk') return !mayBeClosed && !oneIsEnough;
  return action === 'crawl' && !isRuled(position, 'crawl-compulsory', 'no');
}
