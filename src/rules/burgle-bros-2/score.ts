// How good a position is, roughly: enough for simulated crooks who know what to do next and look a little ahead. Twenty is
// what an action is worth. No rule looks at this.
import { distanceBetween, floors, isSpace, type FloorWall } from './board.js';
import { endsOfWall } from './spaces.js';
import { numbers } from './data.js';
import { cardsIn } from './patrol.js';
import { gearCards, type Gear } from './gear/data.js';
import { crook, crooksOn, finaleNow, names, type Crook, type Position } from './position.js';
import { memoize } from '../common/memoize.js';
import { expectedMeetings } from './score-danger.js';
import { isNoisyPlace, waysToGo } from './score-goals.js';
import { workLeft } from './score-work.js';
import { isIn } from './states.js';

export function score(position: Position, _by: string, flow: string): number {
  const { outcome } = position;
  if (outcome) return outcome.result === 'won' ? 10_000 : -4_000;
  const mayHide = position.queue.length === 0 && !isIn(flow, 'turn.ending', 'turn.over', 'guard');
  const actions = actionsLeft(position);
  const way = position.finale.open ? opened - perFinaleAction * actions : -perAction * actions;
  return way - names(position).reduce((sum, who) => sum + strain(position, who, actions, mayHide), 0);
}
const perAction = 20;
/** With the safe open the end is near: every action counts for more. */
const opened = 4000;
const perFinaleAction = 80;
/** A step on the way counts for less than an action: there may be a nearer goal by then. */
const wayCounts = 0.7;

/** Actions until the heist is over. */
const actionsLeft = (position: Position): number =>
  workLeft(position) +
  wayCounts * waysToGo(position) +
  names(position).reduce((sum, who) => sum + unready(position, who), 0) +
  roundabout(position.walls) / 16 +
  crowding(position);

/** Where several crooks are on one floor its guard walks after every turn of theirs: until the finale they part. */
const crowding = (position: Position): number =>
  position.finale.open
    ? 0
    : floors.reduce((sum, floor) => sum + together * Math.max(0, crooksOn(position, floor).length - 1), 0);
const together = 3;

/** How far it is around the walls: where they make corridors, everybody meets the guard. */
const roundabout = memoize((walls: readonly FloorWall[]): number =>
  walls.reduce((sum, wall) => sum + distanceBetween({ walls }, ...endsOfWall(wall)), 0),
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
  (isNoisyPlace(position, crook(position, who).at) ? 0.5 : 0) -
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
const despiteShield = 0.5;

/** What so much stress costs as long as there is much to do; the sixth is the end. */
const stressed = [0, 90, 200, 360, 560, 750];
const lost = 1900;
const muchToDo = 60;

/** What a crook's stress costs, and the guard who may come by before his next turn. */
function strain(position: Position, who: string, actions: number, mayHide: boolean): number {
  const { at, stress } = crook(position, who);
  if (!isSpace(at)) return 0;
  const met = Math.min(1.5, expectedMeetings(position, who, at, mayHide) * (isShielded(position) ? despiteShield : 1));
  // In finale 4 everybody is after stress; but who has enough may meet a guard only together with the others.
  if (finaleNow(position) === 4) return isLastStraw(position, who) && !isTogether(position) ? lost * met : 0;
  const share = Math.min(1, Math.max(leastShare, actions / muchToDo));
  const costs = (of: number): number =>
    timeLeft(position) * (of < numbers.stressLimit ? share * (stressed[of] ?? 0) : lost);
  return costs(stress) + met * (costs(stress + numbers.meetingStress) - costs(stress));
}
const leastShare = 0.3;

/** Who hides gains little when the guards are about to be alerted: from there on they come anyway. */
const timeLeft = (position: Position): number =>
  Math.min(1, Math.max(leastShare, floors.reduce((sum, floor) => sum + cardsIn(position, floor), 0) / manyCards));
const manyCards = 30;

const isLastStraw = (position: Position, who: string): boolean =>
  crook(position, who).stress + numbers.meetingStress >= numbers.stressLimit;
const isTogether = (position: Position): boolean =>
  new Set(names(position).map((who) => crook(position, who).at)).size === 1 &&
  names(position).every((who) => isLastStraw(position, who));
