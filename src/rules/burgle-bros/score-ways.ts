// How many actions it takes to come from one space to another, over stairs, ducts and secret doors, with what locks and
// lasers ask on the way. Only simulated players ask this; no rule does.
import { floorOf, shifted, type Space } from './board.js';
import { areSideBySide, spacesOf } from './spaces.js';
import type { Kind } from './data.js';
import { areAdjacent, isFaceUp, isOfKind, kindAt, type Position } from './position.js';
import { areDucts, hasStairs } from './reachable-spaces.js';

/** What entering a space takes besides the step: the price of a lock, or about what the alarm costs. */
const extraFor: Partial<Record<Kind, number>> = {
  deadbolt: 2,
  laser: 1,
  fingerprint: 2,
  detector: 1,
  motion: 0.5,
  thermo: 0.3,
  camera: 0.3,
};
/** A locked keypad opens after about so many tries. */
const keypadTries = 3;
/** What a tile that nobody has seen asks on average. */
const extraForUnknown = 0.5;

type Actions = ReadonlyMap<Space, number>;
/** Walls, tiles and open keypads stand as they are for many positions: ways are looked for once. */
const known = new WeakMap<object, WeakMap<object, Map<Space, Actions>>>();

/** Space -> actions that it takes to come there. */
export function actionsFrom(position: Position, from: Space): Actions {
  let byKeypads = known.get(position.tiles);
  if (!byKeypads) known.set(position.tiles, (byKeypads = new WeakMap()));
  let ways = byKeypads.get(position.keypads);
  if (!ways) byKeypads.set(position.keypads, (ways = new Map<Space, Actions>()));
  let actions = ways.get(from);
  if (!actions) ways.set(from, (actions = search(position, from)));
  return actions;
}

function search(position: Position, from: Space): Actions {
  const all = spacesOf(position.options.job, position.gap);
  const actions = new Map<Space, number>([[from, 0]]);
  const open = [from];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    const so = actions.get(at) as number;
    for (const to of all) {
      if (!isJoined(position, at, to)) continue;
      const then = so + entering(position, to);
      if (then >= (actions.get(to) ?? Infinity)) continue;
      actions.set(to, then);
      open.push(to);
    }
  }
  return actions;
}

function isJoined(position: Position, from: Space, to: Space): boolean {
  if (areAdjacent(position, from, to)) return true;
  if (isOfKind(position, to, 'secret-door') && areSideBySide(from, to)) return true;
  const floors = Number(floorOf(to)) - Number(floorOf(from));
  if (floors === 1 && shifted(from, 1) === to) return hasStairs(position, from);
  if (floors === -1 && shifted(from, -1) === to) return hasStairs(position, to) || isOfKind(position, from, 'walkway');
  return areDucts(position, from, to);
}

function entering(position: Position, to: Space): number {
  if (!isFaceUp(position, to)) return 1 + extraForUnknown;
  const kind = kindAt(position, to) as Kind;
  if (kind === 'keypad') return position.keypads.includes(to) ? 1 : 1 + keypadTries;
  return 1 + (position.disabled.includes(to) ? 0 : (extraFor[kind] ?? 0));
}
