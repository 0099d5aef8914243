// What there is to do next in a heist, and who is soonest there. Only play that is not quite blind asks this; no rule does.
import { nextRadioField } from './actions.js';
import { lifts, topLanding, type Space } from './board.js';
import { colours, type Burglar, type Colour, type Load } from './data.js';
import { dataOf } from './house-data.js';
import { planOf } from './building.js';
import { burglar, type Position } from './position.js';
import { pointsFrom } from './travel-cost.js';

/** A load, where it is and where it has to go. */
export interface Moved {
  readonly load: Load;
  readonly at: Space;
  readonly to: Space;
}

export function loadOf(position: Position): Moved | undefined {
  const { ruby, explosives } = position;
  if (isInPlay(ruby.at)) return { load: 'ruby', at: ruby.at, to: topLanding };
  return isInPlay(explosives.at) ? { load: 'explosives', at: explosives.at, to: planOf(position).vault } : undefined;
}
const isInPlay = (at: Space): boolean => !['aside', 'out', 'roof'].includes(at);

/** No way counts for more points than this: one that is shut for now must not hide everything else. */
const tooFar = 60;

/** Points to go for a load with this burglar; without one, with the lightest. */
export function wayOf(position: Position, { load, at, to }: Moved, who: Burglar = lightest(position)): number {
  const { burglars, weights } = dataOf(position);
  const weight = weights.loads[load] + burglars[who].weight;
  return Math.min(tooFar, pointsFrom(position, at, to, { weight, stairs: false }));
}
const lightest = (position: Position): Burglar => {
  const { burglars } = dataOf(position);
  return position.options.seats.reduce((a, b) => (burglars[b].weight < burglars[a].weight ? b : a));
};

/** The lock that is most in the load's way, if it cannot get there otherwise. */
export function keyFor(position: Position, moved: Moved): Colour | undefined {
  if (wayOf(position, moved) < tooFar) return undefined;
  const [best] = colours
    .filter((colour) => position.locks[colour] !== 'out')
    .map((colour) => ({ colour, far: wayOf({ ...position, locks: { ...position.locks, [colour]: 'out' } }, moved) }))
    .sort((a, b) => a.far - b.far);
  return best && best.far < tooFar ? best.colour : undefined;
}

interface Errand {
  /** One of these will do. */
  readonly to: readonly Space[];
  /** What a point of the way counts for. */
  readonly weight: number;
  /** Who can do it; everybody, if nothing is said. */
  readonly by?: readonly Burglar[];
}

/** Everybody's way to what is next for them. Who is there soonest gets the errand, the most urgent one first. */
export function errandScore(position: Position): number {
  const idle = position.options.seats.filter((id) => burglar(position, id).at !== 'cell');
  const { burglars } = dataOf(position);
  let total = 0;
  for (const { to, weight, by = idle } of errands(position)) {
    const [first] = idle
      .filter((id) => by.includes(id))
      .map((id) => ({ id, far: Math.min(...to.map((goal) => wayFor(position, id, goal))) }))
      .sort((a, b) => a.far / burglars[a.id].points - b.far / burglars[b.id].points);
    if (!first) continue;
    idle.splice(idle.indexOf(first.id), 1);
    total -= weight * first.far;
  }
  return total;
}

const wayFor = (position: Position, id: Burglar, to: Space): number =>
  Math.min(
    tooFar,
    pointsFrom(position, burglar(position, id).at, to, { weight: dataOf(position).burglars[id].weight, stairs: true }),
  );

/** What is to be done, the most urgent first; who has nothing to do hides, or goes where the ruby goes. */
function errands(position: Position): Errand[] {
  const { switches, vault: cards, batteries, options, guardRoom, explosives, keys, locks } = position;
  const { seats } = options;
  const list: Errand[] = [];
  const field = nextRadioField(position);
  const isHandled = field === undefined || position.radio === field || seats.some((id) => batteries.includes(id));
  if (!isHandled && batteries.length > 0) list.push({ to: batteries, weight: 30 });
  const moved = loadOf(position);
  const colour = moved && keyFor(position, moved);
  if (colour) {
    const holder = seats.find((id) => id === keys[colour]);
    list.push(holder ? { to: [locks[colour]], weight: 27, by: [holder] } : { to: [keys[colour] as Space], weight: 27 });
  }
  if (moved && !explosives.lit) list.push({ to: [moved.at], weight: 6, by: carriers(position, moved) });
  if (guardRoom && seats.some((id) => burglar(position, id).at === 'cell')) list.push({ to: [guardRoom], weight: 7 });
  if (cards.lasers)
    for (const floor of ['6', '3'] as const) list.push({ to: [switches[floor].at as Space], weight: 3 });
  const rest = isInPlay(position.ruby.at) ? { to: [topLanding], weight: 4 } : { to: [...lifts, 'start'], weight: 1 };
  return [...list, ...seats.map(() => rest)];
}

/** Who could take the load all the way; everybody, if nobody can for now. */
function carriers(position: Position, moved: Moved): readonly Burglar[] {
  const { seats } = position.options;
  const able = seats.filter((id) => wayOf(position, moved, id) < tooFar);
  return able.length > 0 ? able : seats;
}
