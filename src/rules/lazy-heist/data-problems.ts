// What somebody's own data may not say: it has to fit the box, the building and the rules of the book.
import type { Problem } from '../../table/errors.js';
import { found } from '../../notation/schema-problems.js';
import { problemAt } from '../common/problem.js';
import { floorOf, shafts } from './board.js';
import { usualSeats } from './data.js';
import { colours, eventCards, strengthMarkers, tiles } from './box.js';
import { dataOf, type HouseData } from './house-data.js';
import type { Options } from './position.js';

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

export function dataProblems(options: Options): Problem[] {
  if (!options.data) return [];
  const data = dataOf({ options });
  return [
    ...burglarProblems(data),
    ...cabinProblems(data),
    ...accessProblems(data),
    ...lockProblems(data),
    ...stripProblems(data),
    ...droneProblems(data),
    ...eventProblems(data),
  ].map((problem) => ({ ...problem, path: ['options', 'data', ...problem.path] }));
}

function burglarProblems({ burglars }: HouseData): Problem[] {
  const problems: Problem[] = [];
  const worn = usualSeats.map((id) => burglars[id].colour);
  if (new Set(worn).size < worn.length)
    problems.push(problemAt(['burglars'], `the colours ${worn.join(', ')}`, `each of ${colours.join(', ')} once`));
  const strength = total(usualSeats.map((id) => burglars[id].strength));
  if (strength !== strengthMarkers)
    problems.push(
      problemAt(['burglars'], `${strength} strength markers in all`, `${strengthMarkers}, as many as the box holds`),
    );
  const most = Math.max(...usualSeats.map((id) => burglars[id].weight));
  const heaviest = usualSeats.filter((id) => burglars[id].weight === most);
  if (heaviest.length > 1)
    problems.push(
      problemAt(
        ['burglars'],
        `${heaviest.join(' and ')} with ${most} kg each`,
        'one who is heaviest and begins the game',
      ),
    );
  return problems;
}

const cabinProblems = ({ weights: { cabins } }: HouseData): Problem[] =>
  new Set(cabins).size === shafts.length && cabins.length === shafts.length
    ? []
    : [problemAt(['weights', 'cabins'], cabins, 'four different limits in kilograms, one for each cabin card')];

/** From floor to floor without a gap; setup needs rooms without a shaft, of which four shafts leave two on every floor. */
function accessProblems({ plan: { accesses } }: HouseData): Problem[] {
  const problems: Problem[] = [];
  for (const shaft of shafts) {
    const levels = accesses[shaft].map((room) => Number(floorOf(room)));
    if (levels.length < 2 || levels.some((floor, i) => i > 0 && floor !== (levels[i - 1] as number) + 1))
      problems.push(
        problemAt(
          ['plan', 'accesses', shaft],
          accesses[shaft],
          'one room on each floor that the shaft serves, from the lowest floor upwards, at least two',
        ),
      );
  }
  const all = shafts.flatMap((shaft) => accesses[shaft]);
  const twice = all.find((room, i) => all.indexOf(room) < i);
  if (twice)
    problems.push(problemAt(['plan', 'accesses'], `two shafts with an access in ${twice}`, 'one shaft a room at most'));
  return problems;
}

function lockProblems({ locks, plan: { accesses } }: HouseData): Problem[] {
  const all = shafts.flatMap((shaft) => accesses[shaft]);
  const problems = colours
    .filter((colour) => !all.includes(locks[colour]))
    .map((colour) =>
      problemAt(
        ['locks', colour],
        found(locks[colour]),
        `a room with an access to a lift: ${[...all].sort().join(', ')}`,
      ),
    );
  const rooms = colours.map((colour) => locks[colour]);
  return new Set(rooms).size === rooms.length
    ? problems
    : [...problems, problemAt(['locks'], rooms, 'each lock on an access of its own')];
}

const stripProblems = ({ strip }: HouseData): Problem[] =>
  (['normal', 'hard'] as const).flatMap((side) => {
    const fields = strip[side];
    const rises = fields.every((field, i) => i === 0 || field > (fields[i - 1] as number));
    return rises && fields.length <= tiles.batteries
      ? []
      : [
          problemAt(
            ['strip', side],
            fields,
            `at most ${tiles.batteries} fields (each call takes a battery), the lowest first`,
          ),
        ];
  });

const droneProblems = ({ drones }: HouseData): Problem[] =>
  Object.entries(drones)
    .filter(([, turns]) => turns.length !== 2 || (turns[0] as number) >= (turns[1] as number))
    .map(([floor, turns]) =>
      problemAt(['drones', floor], turns, 'the two rooms in which the loop turns, the left one first: [1, 6]'),
    );

function eventProblems({ events }: HouseData): Problem[] {
  const cards = total(Object.values(events));
  return cards === eventCards ? [] : [problemAt(['events'], `${cards} cards in all`, `${eventCards}, as in the box`)];
}
