// How good a position is for simulated crooks: how likely they are to get through, by what is left to do and by how often
// they meet guards meanwhile. No rule looks at this.
import { adjacent, floors, isSpace, spaces, type FloorWall } from './board.js';
import { numbers } from './data.js';
import { cardsIn } from './patrol.js';
import { gearCards, type Gear } from './gear/data.js';
import { crook, crooksOn, finaleNow, names, type Crook, type Position } from './position.js';
import { memoize } from '../common/memoize.js';
import { isFaceUp } from './rooms.js';
import { expectedMeetings } from './score-danger.js';
import { costToEndAt, waysToGo } from './score-goals.js';
import { workLeft } from './score-work.js';
import { isIn } from './states.js';

export function score(position: Position, _by: string, flow: string): number {
  const { outcome, finale, walls } = position;
  const stage = finale.open ? atTheEnd : before;
  if (outcome) return outcome.result === 'won' ? atTheEnd.reached + certain : stage.lost;
  const mayHide = position.queue.length === 0 && !isIn(flow, 'turn.ending', 'turn.over', 'guard');
  const actions = actionsLeft(position);
  const hits = hitsToCome(position, actions, stage);
  const chance = names(position).reduce((product, who) => product * survives(position, who, hits, mayHide), 1);
  return stage.reached + certain * chance - stage.perAction * actions - (isIn(flow, 'setup') ? spread(walls) : 0);
}
/** What it is worth to get through for certain; everything else is a chance of it. */
const certain = 10_000;

/** The heist before the safe is open, and after. */
interface Stage {
  /** What it is worth to be there, whatever comes. */
  readonly reached: number;
  readonly lost: number;
  /** What every action still to come costs. */
  readonly perAction: number;
  /** How many actions of a turn bring the heist forward: with the others crooks hide, come back and go around. */
  readonly actionsPerTurn: number;
  /** How often somebody meets a guard in a turn. */
  readonly perCalmTurn: number;
  readonly perAlertedTurn: number;
}
/** Losing is no worse than a hopeless heist: a team without a chance goes on anyway. */
const before: Stage = {
  reached: 0,
  lost: 0,
  perAction: 0.01,
  actionsPerTurn: 2.5,
  perCalmTurn: 0.12,
  perAlertedTurn: 0.4,
};
/** With the safe open the end is near: nobody waits for ever until a guard is out of the way. */
const atTheEnd: Stage = {
  reached: 8000,
  lost: -4000,
  perAction: 80,
  actionsPerTurn: 1.5,
  perCalmTurn: 0.2,
  perAlertedTurn: 0.5,
};

/** Actions until the heist is over. */
const actionsLeft = (position: Position): number =>
  workLeft(position) +
  waysToGo(position) +
  names(position).reduce((sum, who) => sum + unready(position, who), 0) +
  crowding(position);

/** Where several crooks are on one floor its guard walks after every turn of theirs: until the finale they part. */
const crowding = (position: Position): number =>
  position.finale.open
    ? 0
    : floors.reduce((sum, floor) => sum + together * Math.max(0, crooksOn(position, floor).length - 1), 0);
const together = 1;

/** Dead ends are traps, and crossroads are watched: the more evenly the doors lie, the better. */
const spread = memoize(
  (walls: readonly FloorWall[]): number =>
    spaces.reduce((sum, space) => sum + adjacent({ walls } as Position, space).length ** 2, 0) / 16,
);

/** What a use of a card is worth, in actions. Those that keep a guard away from somebody are listed first. */
const shields: Readonly<Record<string, number>> = {
  'radio-interference': 1.5,
  bingo: 1.5,
  earpiece: 1.5,
  telekinesis: 2,
  'face-masks': 1,
};
const helps: Readonly<Record<string, number>> = {
  ...shields,
  'get-cracking': 1,
  'good-intel': 3,
  'grappling-hook': 2.5,
  'improvised-route': 1,
  zipline: 1,
};
const usualHelp = 0.5;
/** What has to be prepared first is worth less. */
const unprepared = 0.6;

/** What somebody's gear is worth. */
const gearOf = ({ gear }: Crook): number =>
  Object.entries(gear).reduce((sum, [card, { state, used }]) => {
    const left = state === 'ready' || state === 'under' ? gearCards[card as Gear].uses - used : 0;
    return sum + left * (helps[card] ?? usualHelp) * (state === 'ready' ? 1 : unprepared);
  }, 0);

/** What a crook lacks, in actions: gear, a quiet place. */
const unready = (position: Position, who: string): number =>
  costToEndAt(position, crook(position, who).at) -
  gearOf(crook(position, who)) -
  (handy[crook(position, who).character ?? ''] ?? 0);
/** Whose gear helps most: another die and better rolls, and a way up from the beginning. */
const handy: Readonly<Record<string, number>> = { acrobat: 4, peterman: 2 };

/** Somebody can still keep the guard away when he comes. */
const isShielded = ({ crooks, queue }: Position): boolean =>
  queue.length === 0 &&
  Object.values(crooks).some(({ gear }) =>
    Object.entries(gear).some(([card, { state }]) => state === 'ready' && card in shields),
  );
/** How often it comes to a meeting then. */
const despiteShield = 0.8;

/** How often each crook will meet a guard until the heist is done, on average: more often when all cards are drawn. */
function hitsToCome(position: Position, actions: number, stage: Stage): number {
  const turns = actions / stage.actionsPerTurn;
  const cards = floors.reduce((sum, floor) => sum + cardsIn(position, floor), 0);
  const calm = Math.min(turns, turnsPerCard * cards);
  return (calm * stage.perCalmTurn + (turns - calm) * stage.perAlertedTurn) / names(position).length;
}
const turnsPerCard = 0.75;

/** How often a room that nobody has seen brings the guard to whoever enters it, by the actions that are left to go away. */
const noisy = [0.6, 0.45, 0.3];
const leastNoise = 0.08;

/** How likely a crook is to get through, with so many meetings to come and perhaps one before the next turn. */
function survives(position: Position, who: string, hits: number, mayHide: boolean): number {
  const { at, stress } = crook(position, who);
  if (!isSpace(at)) return 1;
  const noise = isFaceUp(position, at) ? 0 : (noisy[position.turn.actions] ?? leastNoise);
  const met = (expectedMeetings(position, who, at, mayHide) + noise) * (isShielded(position) ? despiteShield : 1);
  // In finale 4 everybody is after stress; but who has enough may meet a guard only together with the others.
  if (finaleNow(position) === 4)
    return (isLastStraw(position, who) && !isTogether(position) ? Math.max(0, 1 - met) : 1) * Math.exp(-hits / 3);
  const spare = (numbers.stressLimit - stress) / numbers.meetingStress;
  const first = Math.min(1, met);
  const second = Math.min(1, met - first);
  const without = (spent: number): number => fewerThan(spare - spent, hits);
  return (1 - first) * without(0) + (first - second) * without(1) + second * without(2);
}

/** How likely it is that there are fewer meetings than so many: they come by chance. A half is in between. */
function fewerThan(spare: number, hits: number): number {
  const whole = Math.ceil(spare);
  return whole === spare
    ? poisson(whole, hits)
    : oddCounts * poisson(whole, hits) + (1 - oddCounts) * poisson(whole - 1, hits);
}
const oddCounts = 0.7;
function poisson(fewer: number, mean: number): number {
  let [sum, term] = [0, Math.exp(-mean)];
  for (let n = 0; n < fewer; n++) {
    sum += term;
    term *= mean / (n + 1);
  }
  return sum;
}

const isLastStraw = (position: Position, who: string): boolean =>
  crook(position, who).stress + numbers.meetingStress >= numbers.stressLimit;
const isTogether = (position: Position): boolean =>
  new Set(names(position).map((who) => crook(position, who).at)).size === 1 &&
  names(position).every((who) => isLastStraw(position, who));
