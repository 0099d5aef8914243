// What the nine characters can do, plain and trained. What works by itself is asked where it matters (hacker, peterman,
// rigger, the guard who meets a crow).
import { andThen, effect, type Effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import { affordable, escape } from './actions.js';
import { fall, type Item } from './agenda.js';
import { aimAtAlarms, switchOff } from './alarms.js';
import { floorOf, type Space } from './board.js';
import { areSideBySide, isOuter } from './spaces.js';
import { cardsIn, isCardLeft, refill } from './cards.js';
import { numbers } from './data.js';
import { setOut } from './entering.js';
import { deckOn } from './patrol.js';
import {
  above,
  alarmsOn,
  areAdjacent,
  areAllSafesOpen,
  burglar,
  changed,
  distance,
  event,
  guardOn,
  here,
  isCharacter,
  isFaceUp,
  isGuardAt,
  isInBuilding,
  isOnceUsed,
  isOnPlan,
  neighbours,
  push,
  isRuled,
  spend,
  useOnce,
  withBurglar,
  type Position,
} from './position.js';
import { upAndDown, wayTo } from './reachable-spaces.js';

interface Ability {
  readonly of: string;
  /** What it costs: an entry of the list of costs, looked up each time. */
  readonly cost?: keyof typeof numbers.costs;
  /** Once in a turn, noted under this verb. */
  readonly once?: string;
  readonly fits: (position: Position, args: readonly string[]) => boolean;
  readonly apply: (position: Position, args: readonly string[]) => Effect<Position>;
}

const priceOf = (cost: Ability['cost']): number => (cost === undefined ? 0 : numbers.costs[cost]);

/** BB-CHAR-1 */
const ability = (verb: string, { of, cost, once, fits, apply }: Ability): MoveRule<Position> => ({
  check(position, { args }) {
    // Outside, as in a diagram without an entrance, nobody can do anything.
    if (!isCharacter(position, position.active, of) || !isInBuilding(position, position.active)) return 'BB-CHAR-1';
    if (once !== undefined && isOnceUsed(position, once)) return 'BB-CHAR-1';
    return fits(position, args) ? affordable(position, priceOf(cost)) : 'BB-CHAR-1';
  },
  apply(position, { args }) {
    const [to] = args;
    const spent = spend(position, priceOf(cost));
    const noted = once === undefined ? spent : useOnce(spent, once);
    const used = event('ability-used', 'BB-CHAR-1', { who: position.active, cause: verb, ...(to && { to }) });
    return andThen(effect(noted, used), (next) => apply(next, args));
  },
});

const toBeSeen = (position: Position, at: string): Effect<Position> =>
  effect(push(position, { do: 'peek', at, by: 'tool' }));
const alarmAt = (position: Position, at: Space, cause: string): Effect<Position> =>
  effect(push(position, { do: 'alarm', at, cause, who: position.active }));

/** Spaces up to two steps away; a tile that lies face down blocks the view of what is behind it. */
function inView(position: Position, from: Space): Set<Space> {
  const seen = new Set<Space>();
  let layer = [from];
  for (let steps = 0; steps < numbers.reach.enhance; steps++) {
    layer = layer
      .filter((space) => isFaceUp(position, space))
      .flatMap((space) => [...neighbours(position, space), ...upAndDown(position, space)]);
    for (const space of layer) seen.add(space);
  }
  return seen;
}

/** Where the trained acrobat's climb ends. */
const climbTo = (position: Position, way: string | undefined): Space | undefined =>
  above(position, here(position), way === 'up' ? 1 : -1);
const isRoofClimb = (position: Position, way: string | undefined): boolean =>
  way === 'up' &&
  climbTo(position, way) === undefined &&
  isRuled(position, 'roof-by-card', 'all') &&
  areAllSafesOpen(position);

/** The alarm that he picks up may have been the target: another alarm or a card takes its place. */
function takeAlarm(position: Position): Effect<Position> {
  const at = here(position);
  const floor = floorOf(at);
  const guard = guardOn(position, floor);
  const taken = withBurglar(position, position.active, { marker: true });
  const off = switchOff(taken, at, 'BB-CHAR-1');
  if (guard.at === null) return off;
  if (alarmsOn(off.position, floor).length === 0)
    return andThen(off, (next) => effect(push(next, { do: 'patrol', floor })));
  return guard.target === at ? andThen(off, (next) => aimAtAlarms(next, floor)) : off;
}

export const characterMoves = {
  slip: ability('slip', {
    of: 'acrobat',
    fits: (position, [to = '']) => areAdjacent(position, here(position), to) && isGuardAt(position, to),
    apply: (position, [to = '']) =>
      effect(setOut(position, { who: position.active, from: here(position), to, by: 'slip' })),
  }),
  climb: ability('climb', {
    of: 'acrobat-trained',
    cost: 'climb',
    fits: (position, [way]) =>
      isOuter(position.options.job, here(position)) &&
      (climbTo(position, way) !== undefined || isRoofClimb(position, way)),
    apply(position, [way]) {
      const to = climbTo(position, way);
      if (to === undefined) return escape(position);
      // The climb ends step 1.
      const over = push(position, { do: 'part', over: 'actions' });
      return effect(setOut(over, { who: position.active, from: here(position), to, by: 'climb' }));
    },
  }),
  laptop: ability('laptop', {
    of: 'hacker-trained',
    cost: 'laptop',
    fits: ({ hacks }) => hacks.laptop < numbers.hackMarkers.laptop,
    apply(position) {
      const laptop = position.hacks.laptop + 1;
      return effect(
        changed(position, { hacks: { ...position.hacks, laptop } }),
        event('hack-added', 'BB-CHAR-1', { who: position.active, kind: 'laptop', markers: laptop }),
      );
    },
  }),
  xray: ability('xray', {
    of: 'hawk',
    once: 'xray',
    fits: (position, [to = '']) =>
      isOnPlan(position, to) && areSideBySide(here(position), to) && !isFaceUp(position, to),
    apply: (position, [to = '']) => toBeSeen(position, to),
  }),
  enhance: ability('enhance', {
    of: 'hawk-trained',
    once: 'enhance',
    fits: (position, [to = '']) => !isFaceUp(position, to) && inView(position, here(position)).has(to),
    apply: (position, [to = '']) => toBeSeen(position, to),
  }),
  crybaby: ability('crybaby', {
    of: 'juicer',
    fits: (position, [to = '']) => isOnPlan(position, to) && areAdjacent(position, here(position), to),
    apply: (position, [to = '']) => alarmAt(position, to, 'crybaby'),
  }),
  takeAlarm: ability('take-alarm', {
    of: 'juicer-trained',
    once: 'take-alarm',
    fits: (position) =>
      !isOnceUsed(position, 'drop-alarm') &&
      !burglar(position, position.active).marker &&
      position.alarms.includes(here(position)),
    apply: takeAlarm,
  }),
  dropAlarm: ability('drop-alarm', {
    of: 'juicer-trained',
    once: 'drop-alarm',
    fits: (position) => !isOnceUsed(position, 'take-alarm') && burglar(position, position.active).marker,
    apply: (position) =>
      alarmAt(withBurglar(position, position.active, { marker: false }), here(position), 'drop-alarm'),
  }),
  sendCrow: crow(),
  tinker: ability('tinker', {
    of: 'rigger-trained',
    fits: (position) => burglar(position, position.active).stealth > 0 && isCardLeft(position, 'tools'),
    apply(position) {
      const who = position.active;
      const stealth = burglar(position, who).stealth - 1;
      return effect(
        push(withBurglar(position, who, { stealth }), { do: 'gain', who, by: 'tinker', drawn: [] }),
        event('stealth-lost', 'BB-CHAR-1', { who, at: here(position), cause: 'tinker', from: 'own' }),
      );
    },
  }),
  order: ability('order', {
    of: 'rook',
    cost: 'order',
    once: 'order',
    fits: (position, [who = '', to = '']) =>
      who !== position.active && isInBuilding(position, who) && to !== 'roof' && wayTo(position, who, to).isOpen,
    apply: (position, [who = '', to = '']) =>
      effect(setOut(position, { who, from: burglar(position, who).at, to, by: 'order' })),
  }),
  swap: ability('swap', {
    of: 'rook-trained',
    cost: 'swap',
    fits: (position, [who = '']) => position.turn.used === 0 && who !== position.active && isInBuilding(position, who),
    apply(position, [other = '']) {
      const places: Item[] = [
        fall(other, here(position), 'swap'),
        fall(position.active, burglar(position, other).at, 'swap'),
      ];
      return effect(push(position, ...places));
    },
  }),
  foresee: foresee(),
};

/** The crow flies up to two steps away; the trained one sits down on its raven's own space. */
function crow(): MoveRule<Position> {
  const near = ability('crow', {
    of: 'raven',
    fits: (position, [to = '']) =>
      isOnPlan(position, to) &&
      floorOf(to) === floorOf(here(position)) &&
      distance(position, here(position), to) <= numbers.reach.crow,
    apply: (position, [to = '']) => effect(changed(position, { crow: to })),
  });
  const own = ability('crow', {
    of: 'raven-trained',
    fits: () => true,
    apply: (position) => effect(changed(position, { crow: here(position) })),
  });
  const ruleOf = (args: readonly string[]) => (args[0] === 'here' ? own : near);
  return {
    check: (position, move) => ruleOf(move.args).check(position, move),
    apply: (position, move) => ruleOf(move.args).apply(position, move),
  };
}

/** The top card of the floor's patrol deck, or of the event deck. */
function foresee(): MoveRule<Position> {
  const patrol = ability('foresee', {
    of: 'spotter',
    cost: 'foresee',
    once: 'foresee',
    // Only a draw mixes an empty pile.
    fits: (position) => deckOn(position, floorOf(here(position))).left > 0,
    apply: (position) =>
      effect(push(position, { do: 'look', deck: 'patrol', count: 1, by: 'foresee', floor: floorOf(here(position)) })),
  });
  const events = ability('foresee', {
    of: 'spotter-trained',
    cost: 'foresee',
    once: 'foresee',
    fits: (position) => cardsIn(refill(position, 'events'), 'events').length > 0,
    apply: (position) =>
      effect(push(refill(position, 'events'), { do: 'look', deck: 'events', count: 1, by: 'foresee' })),
  });
  const ruleOf = (args: readonly string[]) => (args[0] === 'patrol' ? patrol : events);
  return {
    check: (position, move) => ruleOf(move.args).check(position, move),
    apply: (position, move) => ruleOf(move.args).apply(position, move),
  };
}
