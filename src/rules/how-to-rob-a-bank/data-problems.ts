// What somebody's own data may not say: it has to fit the box and the rules of the book.
import { amount } from '../../notation/amount.js';
import type { Problem } from '../../table/errors.js';
import { found } from '../../notation/schema-problems.js';
import { problemAt } from '../common/problem.js';
import { allStreets, rooms, streets, type PlacedTile } from './board.js';
import { actionsOf } from './cards.js';
import { target, type CardId, type TileId } from './data.js';
import { tokens, type GuardId } from './box.js';
import { ringOf, tileTable, type CardCounts } from './house-data.js';
import { floorOf } from './diagram-defaults.js';
import { guardsOf, tilesOf, type Options } from './position.js';

/** Four tiles have a thick wall, whatever the number of players. */
const walls = 4;
const deckSize = 15;

export function dataProblems(options: Options): Problem[] {
  const { data } = options;
  if (!data) return [];
  return [
    ...Object.entries(data.decks ?? {}).flatMap(([side, deck]) => deckProblems(side, deck)),
    ...(data.tiles ? tileTableProblems(options) : []),
    ...(data.floor ? floorProblems(options) : []),
    ...(data.streets ? ringProblems(options) : []),
  ].map((problem) => ({ ...problem, path: ['options', 'data', ...problem.path] }));
}

function deckProblems(side: string, deck: CardCounts): Problem[] {
  const known = side === 'bank' ? ['walk', 'tackle', 'lock'] : ['walk', 'crawl', 'pick', 'unlock', 'pepper'];
  const path = ['decks', side];
  const problems = Object.keys(deck)
    .filter((id) => !actionsOf(id as CardId).every((action) => action.split('/').every((verb) => known.includes(verb))))
    .map((id) => problemAt([...path, id], found(id), `a card made of ${known.join(', ')} with + for and, / for or`));
  const size = Object.values(deck).reduce((sum, count) => sum + count, 0);
  return size >= deckSize
    ? problems
    : [...problems, problemAt(path, amount(size, 'card'), `at least ${deckSize} cards`)];
}

/** The nine tiles of this number of players: one mask, one alarm, every guard, the bags that the box has tokens for. */
function tileTableProblems(options: Options): Problem[] {
  const { players } = options;
  const table = tileTable(options);
  const inPlay = tilesOf(options);
  const bags = tokens.bags - (target(players) - 1);
  const onTiles = (count: number, what: string) => `${count} ${what} on the nine tiles for ${players} players`;
  const problems: Problem[] = [];
  const expectCount = (what: string, fits: (id: TileId) => boolean, count: number, expected: string) => {
    const having = inPlay.filter(fits);
    if (having.length !== count)
      problems.push(problemAt(['tiles'], `${onTiles(having.length, what)}: ${having.join(', ') || 'none'}`, expected));
  };
  expectCount('masks', (id) => table[id].symbol === 'mask', 1, 'one: all robbers start on it');
  expectCount('alarms', (id) => table[id].symbol === 'alarm', 1, 'one');
  expectCount('money bags', (id) => table[id].symbol === 'bag', bags, `${bags}, so that seven tokens are enough`);
  expectCount('walled tiles', (id) => table[id].walled, walls, `${walls}, as the rulebook says`);
  const guards = guardsOf(options);
  const starting = inPlay.map((id) => table[id].guard).filter((id) => id !== undefined);
  if (starting.length !== guards.length || !guards.every((id) => starting.includes(id)))
    problems.push(
      problemAt(['tiles'], `badges of ${starting.join(', ') || 'nobody'}`, `a badge for each of ${guards.join(', ')}`),
    );
  for (const id of inPlay)
    if (table[id].symbol === 'badge' && table[id].guard === undefined)
      problems.push(
        problemAt(['tiles', id, 'guard'], undefined, `the guard who starts there: ${guardList.join(', ')}`),
      );
  return problems;
}
const guardList: readonly GuardId[] = ['g1', 'g2', 'g3'];

function floorProblems(options: Options): Problem[] {
  const floor = floorOf(options);
  const missing = rooms.filter((room) => (floor[room] as string | undefined) === undefined);
  const problems = laidProblems(floor, options).map((problem) => ({ ...problem, path: ['floor', ...problem.path] }));
  return missing.length === 0
    ? problems
    : [
        ...problems,
        problemAt(['floor'], amount(rooms.length - missing.length, 'tile'), `a tile for ${missing.join(', ')} too`),
      ];
}

/** Tiles that are not in play, that lie twice, or whose side fits their wall badly; `unfaced`: a wall may lack its side. */
export function laidProblems(
  laid: Readonly<Partial<Record<string, string>>>,
  options: Options,
  unfaced = false,
): Problem[] {
  const inPlay = tilesOf(options);
  const table = tileTable(options);
  const places = rooms.filter((room) => laid[room] !== undefined);
  const tileOf = (room: string): PlacedTile => {
    const [id, side] = (laid[room] as string).split(' ') as [TileId, PlacedTile['side']];
    return { id, ...(side && { side }) };
  };
  return places.flatMap((room, i): Problem[] => {
    const { id, side } = tileOf(room);
    if (!inPlay.includes(id))
      return [problemAt([room], found(id), `a tile for ${options.players} players: ${inPlay.join(', ')}`)];
    const earlier = places.slice(0, i).find((other) => tileOf(other).id === id);
    if (earlier) return [problemAt([room], `${found(id)}, which is already in ${earlier}`, 'each tile once')];
    if (table[id].walled && !side && !unfaced)
      return [problemAt([room], found(id), `the side of its wall as well: ${id} n, ${id} e, ${id} s or ${id} w`)];
    return side && !table[id].walled
      ? [problemAt([room], found(laid[room]), `${id} without a side: this tile has no wall`)]
      : [];
  });
}

/** All twelve, clockwise; corners between them if the board has streets there. */
function ringProblems(options: Options): Problem[] {
  const ring = ringOf(options);
  const clockwise = allStreets.filter((street) => ring.includes(street));
  const start = clockwise.indexOf(ring[0] as (typeof clockwise)[number]);
  const right = [...clockwise.slice(start), ...clockwise.slice(0, start)];
  return streets.every((street) => ring.includes(street)) && right.join() === ring.join()
    ? []
    : [
        problemAt(
          ['streets'],
          ring,
          `${streets.join(', ')} clockwise, each once, with ne, se, sw and nw on the corners where your board has them`,
        ),
      ];
}
