// The sixteen event cards: what the drawer may choose, which card is drawn besides, and what happens.
import { effect } from '../../../table/event.js';
import { adjacent, cellOf, floorOf, floors, spaces, type Floor, type Space } from '../board.js';
import { mirrored, otherFloor, floorNumber } from '../spaces.js';
import { isUnexplored } from '../actions.js';
import { numbers } from '../data.js';
import { countedRooms, distracted, type EventCard } from '../box.js';
import { gainStress, loseStress } from '../ends.js';
import { each, jump } from '../moving-crooks.js';
import type { Gear } from '../gear/data.js';
import { twoCommotions } from '../gear/guards.js';
import { prepareGear, removeGear } from '../gear/preparing.js';
import { canSetTarget, deckRefilled, drawTarget, jumpGuard, setTarget } from '../guards.js';
import { cardsIn, deckOf, drawable, shiftTopCard } from '../patrol.js';
import {
  crook,
  crooksIn,
  event,
  guardOn,
  inTurn,
  isInside,
  names,
  nextCrook,
  nothing,
  isRuled,
  silently,
  withCrook,
  withFlag,
  type Guard,
  type Position,
  type RuleStep,
} from '../position.js';
import { nameAt, roomAt, withRoom } from '../rooms.js';
import { pushed, type EventFrame } from '../stack.js';
import { arriveAtOnce } from '../targets.js';
import { isHunting } from '../turn-facts.js';

export interface EventEffect {
  /** What the drawer may say; nothing to say: no question. */
  readonly choices?: (position: Position, drawn: EventFrame) => readonly string[];
  /** The cards that may be drawn besides. */
  readonly cards?: (position: Position, drawn: EventFrame) => readonly string[];
  readonly happens: (drawn: EventFrame) => RuleStep;
}

const rule = (card: EventCard) => `B2-EVENT-${card}` as const;
const roomOf = (position: Position, { crook: who }: EventFrame): Space => crook(position, who).at;
const floorHere = (position: Position, drawn: EventFrame): Floor => floorOf(roomOf(position, drawn));
/** The guard of the drawer's floor, if there is one. */
const guardHere = (position: Position, drawn: EventFrame): Guard | undefined =>
  guardOn(position, floorHere(position, drawn));

const ready = (position: Position, who: string): string[] =>
  Object.entries(crook(position, who).gear)
    .filter(([, { state }]) => state === 'ready')
    .map(([gear]) => gear);

const splashZone: EventEffect = {
  choices: (position, { crook: who }) => ready(position, who),
  cards: (position, { crook: who, chosen }) => {
    const isDue = chosen !== null || !isRuled(position, 'splash-zone-empty', 'nothing');
    return isDue || ready(position, who).length > 0 ? position.gearDeck : [];
  },
  happens:
    ({ crook: who, chosen, drawn }) =>
    (position) =>
      inTurn(
        position,
        chosen === null ? nothing : removeGear(who, chosen as Gear, rule('splash-zone')),
        drawn === null ? nothing : prepareGear(who, drawn as Gear, rule('splash-zone')),
      ),
};

/** Ruling event-commotion-order lets the team say which floor hears it first. */
const cannonball: EventEffect = {
  happens: (drawn) => (position) => {
    const at = roomOf(position, drawn);
    const isOther = drawn.chosen !== null && drawn.chosen !== floorOf(at);
    return twoCommotions(isOther ? mirrored(at) : at)(position);
  },
};

const poolPrank: EventEffect = {
  cards: (position) => deckOf(position, '1').discard.filter((card) => card !== distracted),
  happens:
    ({ drawn }) =>
    (position) => {
      if (drawn === null) return effect(position);
      const open = floors.filter((floor) => canSetTarget(position, floor));
      return inTurn(
        position,
        each(open, (floor) => setTarget(floor, `${floor}.${cellOf(drawn)}`, rule('pool-prank'))),
        each(open.toReversed(), arriveAtOnce),
      );
    },
};

const tradeShifts: EventEffect = {
  choices: (position) => {
    const [one, two] = floors.map((floor) => cardsIn(position, floor));
    return one === two && one !== 0 ? floors : [];
  },
  happens:
    ({ chosen }) =>
    (position) => {
      const [one = 0, two = 0] = floors.map((floor) => cardsIn(position, floor));
      const from = (chosen as Floor | null) ?? (one > two ? '1' : '2');
      const to = otherFloor(from);
      return inTurn(
        position,
        ...[1, 2].map(() => silently((now: Position) => shiftTopCard(now, from, to))),
        deckRefilled(to),
      );
    },
};

const identityTheft: EventEffect = {
  happens:
    ({ crook: who }) =>
    (position) => {
      const next = nextCrook(position, who);
      const more = crook(position, next).stress - crook(position, who).stress;
      const [gains, loses] = more > 0 ? [who, next] : [next, who];
      if (more === 0) return effect(position);
      return inTurn(
        position,
        gainStress(gains, Math.abs(more), rule('identity-theft')),
        loseStress(loses, Math.abs(more), rule('identity-theft')),
      );
    },
};

const goForASwim: EventEffect = {
  choices: (position) => floors.filter((floor) => guardOn(position, floor)),
  cards: (position, { chosen }) => (chosen === null ? [] : drawable(position, chosen as Floor)),
  happens:
    ({ chosen, drawn }) =>
    (position) => {
      const floor = chosen as Floor | null;
      if (floor === null || !guardOn(position, floor)) return effect(position);
      return drawn === null
        ? drawTarget(floor)(position)
        : jumpGuard(floor, `${floor}.${cellOf(drawn)}`, rule('go-for-a-swim'))(position);
    },
};

const lifeguardTip: EventEffect = {
  choices: (position, drawn) => (guardHere(position, drawn) ? adjacent(position, roomOf(position, drawn)) : []),
  happens: (drawn) => (position) => {
    const guard = guardHere(position, drawn);
    const { chosen } = drawn;
    return chosen === null || guard === undefined || guard.at === chosen
      ? effect(position)
      : jumpGuard(floorHere(position, drawn), chosen, rule('lifeguard-tip'))(position);
  },
};

const noRunning: EventEffect = { happens: () => silently((position) => withFlag(position, 'no-running')) };

const directions: EventEffect = {
  choices: (position) => spaces.filter((space) => isUnexplored(position, space)),
  happens:
    ({ crook: who, chosen }) =>
    (position) =>
      chosen === null
        ? effect(position)
        : effect(
            pushed(position, 'exploring', { crook: who, at: chosen }),
            event('explored', rule('directions'), { crook: who, at: chosen }),
          ),
};

const happyHour: EventEffect = {
  happens: () => (position) => {
    const counted = spaces.filter((space) => {
      const name = nameAt(position, space);
      return name !== undefined && countedRooms.has(name) && roomAt(position, space)?.counters !== 2;
    });
    return inTurn(
      position,
      each(
        counted,
        (at) => (now) =>
          effect(withRoom(now, at, { counters: 2 }), event('counter-placed', rule('happy-hour'), { at, counters: 2 })),
      ),
    );
  },
};

const chatterbox: EventEffect = {
  happens: (drawn) => (position) => {
    const target = guardHere(position, drawn)?.target;
    return target ? jumpGuard(floorHere(position, drawn), target, rule('chatterbox'))(position) : effect(position);
  },
};

/** An alerted guard who stands among crooks already does nothing. */
const espressoBar: EventEffect = {
  happens: (drawn) => (position) => {
    const guard = guardHere(position, drawn);
    if (!guard || (isHunting(guard) && crooksIn(position, guard.at).length > 0)) return effect(position);
    return effect(
      pushed(position, 'walk', { floor: floorNumber(floorHere(position, drawn)), steps: numbers.espressoSteps }),
    );
  },
};

const shareADrink: EventEffect = {
  choices: (position, { crook: who }) => names(position).filter((name) => name !== who && isInside(position, name)),
  happens: (drawn) => (position) => {
    const to = roomOf(position, drawn);
    const guest = drawn.chosen;
    return guest === null || crook(position, guest).at === to
      ? effect(position)
      : jump(guest, to, rule('share-a-drink'), { how: 'event', effect: false })(position);
  },
};

/** The marker has gone before he is looked at: he draws no card. */
const tipsy: EventEffect = {
  happens: (drawn) => (position) => {
    const guard = guardHere(position, drawn);
    if (!guard || guard.target === null) return effect(position);
    const floor = floorHere(position, drawn);
    const behind = setTarget(floor, guard.at, rule('tipsy'));
    return jumpGuard(floor, guard.target, rule('tipsy'), { arrives: false, behind })(position);
  },
};

const thirsty: EventEffect = {
  happens: (drawn) => (position) => {
    const floor = floorHere(position, drawn);
    const to = roomOf(position, drawn);
    return canSetTarget(position, floor) && guardOn(position, floor)?.target !== to
      ? inTurn(position, setTarget(floor, to, rule('thirsty')), arriveAtOnce(floor))
      : effect(position);
  },
};

/** It lies before the drawer until the next event. */
const dubiousMeeting: EventEffect = {
  happens: ({ crook: who }) => silently((position) => withCrook(position, who, { event: 'dubious-meeting' })),
};

export const eventEffects: Readonly<Record<EventCard, EventEffect>> = {
  'splash-zone': splashZone,
  cannonball,
  'pool-prank': poolPrank,
  'trade-shifts': tradeShifts,
  'identity-theft': identityTheft,
  'go-for-a-swim': goForASwim,
  'lifeguard-tip': lifeguardTip,
  'no-running': noRunning,
  directions,
  'happy-hour': happyHour,
  chatterbox,
  'espresso-bar': espressoBar,
  'share-a-drink': shareADrink,
  tipsy,
  thirsty,
  'dubious-meeting': dubiousMeeting,
};
