// What holds from one move to the next, whatever is played.
import { claims, happened, type Invariant } from '../../table/invariant.js';
import { floorOf, floors, type Floor } from './board.js';
import type { RuleId } from './catalogue.js';
import { numbers } from './data.js';
import type { Gear } from './gear/data.js';
import { cardsIn, deckOf } from './patrol.js';
import { finaleNow, guardOn, names, isRuled, type GearState, type Position } from './position.js';
import { isIn } from './states.js';

const { overMoves } = claims<Position, RuleId>();
const inSetup = (flow: string): boolean => isIn(flow, 'setup');

/** Cards in decks, discards and below; unseen ones below a deck are counted where they are, not where they came from. */
const patrolCards = (position: Pick<Position, 'patrol'>): number =>
  floors.reduce((sum, floor) => sum + cardsIn(position, floor) + deckOf(position, floor).discard.length, 0);
const chipsIn = ({ chips, chipsGone, finale }: Pick<Position, 'chips' | 'chipsGone' | 'finale'>): number =>
  Object.keys(chips).length + chipsGone.length + Object.values(finale.taken).reduce((sum, n) => sum + n, 0);
const tilesOn = ({ rooms }: Pick<Position, 'rooms'>, floor: Floor): string[] =>
  Object.entries(rooms)
    .filter(([space]) => floorOf(space) === floor)
    .map(([, { tile }]) => tile)
    .sort();
const coveredIn = ({ rooms }: Pick<Position, 'rooms'>): number =>
  Object.values(rooms).filter(({ cracked }) => cracked).length;
const gearOrder = ['under', 'ready', 'flipped', 'gone'] satisfies GearState['state'][];

export const moveInvariants: readonly Invariant<Position>[] = [
  overMoves(
    'who has left stays away, who is inside does not go outside',
    ['B2-LEAVE-4', 'B2-ENTER-3'],
    ['crooks'],
    [],
    (step) => {
      const lost = names(step.before).find((name) => {
        const [was, is] = [step.before.crooks[name]?.at, step.after.crooks[name]?.at];
        return (was === 'left' && is !== 'left') || (was !== 'outside' && is === 'outside');
      });
      return lost ?? null;
    },
  ),
  overMoves('what is face up stays face up', ['B2-MOVE-5', 'B2-GUARD-4'], ['rooms'], [], ({ before, after }) => {
    const missing = floors.find((floor) => {
      const now = tilesOn(after, floor);
      return tilesOn(before, floor).some((tile) => {
        const at = now.indexOf(tile);
        if (at >= 0) now.splice(at, 1);
        return at < 0;
      });
    });
    return missing ? `a room of floor ${missing} is hidden again` : null;
  }),
  overMoves(
    'no chip appears or gets lost',
    ['B2-CHIP-8', 'B2-CHIP-18', 'B2-CHIP-19'],
    ['chips', 'chipsGone', 'finale'],
    [],
    ({ before, after, from }) =>
      inSetup(from) || isIn(from, 'finale') || chipsIn(before) === chipsIn(after)
        ? null
        : `${chipsIn(before)} chips became ${chipsIn(after)}`,
  ),
  overMoves(
    'no patrol card appears or gets lost',
    ['B2-GUARD-6', 'B2-SETUP-10'],
    ['patrol'],
    [],
    ({ before, after }) =>
      patrolCards(before) === patrolCards(after) ? null : `${patrolCards(before)} cards became ${patrolCards(after)}`,
  ),
  overMoves(
    'covered rooms stay covered before the raid',
    ['B2-SAFE-5', 'B2-SAFE-6'],
    ['finale', 'rooms'],
    [],
    ({ before, after }) =>
      finaleNow(before) !== 8 && coveredIn(after) < coveredIn(before) ? 'a marker is gone' : null,
  ),
  overMoves(
    'an alerted guard never calms down',
    ['B2-ALERT-1', 'B2-ALERT-7'],
    ['options', 'guards'],
    [],
    ({ before, after }) => {
      if (isRuled(after, 'refilled-deck', 'calms-down')) return null;
      const calm = floors.find((floor) => guardOn(before, floor)?.alerted && guardOn(after, floor)?.alerted === false);
      return calm ? `floor ${calm}` : null;
    },
  ),
  overMoves(
    'gear goes its way and never back',
    ['B2-GEAR-1', 'B2-GEAR-7', 'B2-GEAR-9', 'B2-PREP-2'],
    ['crooks'],
    [],
    ({ before, after, from }) => {
      if (inSetup(from)) return null;
      for (const name of names(before))
        for (const [card, was] of Object.entries(before.crooks[name]?.gear ?? {})) {
          const is = after.crooks[name]?.gear[card as Gear];
          if (!is || gearOrder.indexOf(is.state) < gearOrder.indexOf(was.state) || is.used < was.used)
            return `${card} of ${name}`;
        }
      return null;
    },
  ),
  overMoves('at most one prepare in a turn', ['B2-PREP-1'], ['turn'], [], ({ before, after }) =>
    before.turn.prepared && !after.turn.prepared && before.turn === after.turn ? 'prepared again' : null,
  ),
  overMoves(
    'four actions at the beginning of a turn, and what a partner gave',
    ['B2-TURN-1', 'B2-ENTER-6', 'B2-TURN-5'],
    ['crooks', 'turn'],
    ['turn-started'],
    ({ before, after, events }) => {
      const [started] = events;
      if (!started) return null;
      const { extra = 0 } = before.crooks[started['crook'] as string] ?? {};
      return after.turn.actions === numbers.actions + extra ? null : `${after.turn.actions} actions`;
    },
  ),
  overMoves(
    'a commotion takes no step from a guard turn',
    ['B2-COMM-3', 'B2-GUARD-8'],
    ['steps'],
    [],
    ({ before, after, from, to }) =>
      isIn(from, 'resolve.commotion') && isIn(to, 'resolve.commotion') && before.steps !== after.steps
        ? `${before.steps} steps became ${after.steps}`
        : null,
  ),
  overMoves(
    'after a turn in which its crook left no guard walks',
    ['B2-LEAVE-3'],
    ['queue'],
    ['turn-ended', 'left-casino'],
    ({ after, events }) => {
      const hasLeft = happened(events, 'turn-ended').length > 0 && happened(events, 'left-casino').length > 0;
      return hasLeft && after.queue.length > 0 ? 'a guard walks' : null;
    },
  ),
  overMoves(
    'an alerted guard who strikes takes no step',
    ['B2-ALERT-5'],
    [],
    ['guard-stayed', 'guard-moved'],
    ({ events }) => {
      const [stayed] = happened(events, 'guard-stayed');
      return stayed?.rule === 'B2-ALERT-5' && happened(events, 'guard-moved').length > 0 ? 'he walked' : null;
    },
  ),
];
