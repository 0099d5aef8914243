// What a diagram leaves out: every field gets its default, and what is in the middle of happening is worked out.
import { inFull } from '../../notation/short-forms.js';
import type { Item } from './agenda.js';
import { bareTable, fromKeys, newcomer, shuffled } from './bare-table.js';
import { floorOf, floorsOf, type Floor, type Space } from './board.js';
import { spacesOf } from './spaces.js';
import type { Tile } from './data.js';
import { tileKinds } from './box.js';
import type { Burglar, CardDeck, GuardPiece, Options, PatrolDeck, Position, Turn } from './position.js';
import type { WrittenPosition } from './schema.js';
import { isAt, isIn } from './states.js';
import { upkeepOf } from './turns.js';

const sorted = (set: readonly string[] = []): string[] => [...new Set(set)].sort();
const wallText = (wall: string): string => wall.split('-').sort().join('-');

/** Why somebody falls may be left out, and a floor may be written as a number. */
function completeItem(written: Item): Item {
  const cause = written.do === 'fall' && { cause: (written.cause as string | undefined) ?? 'walkway' };
  const floor = 'floor' in written && typeof written.floor === 'number' && { floor: String(written.floor) };
  return { ...written, ...cause, ...floor } as Item;
}

export function complete(start: WrittenPosition, flow: string, options: Options): Position {
  const bare = bareTable(options);
  const floors = floorsOf(options.job);
  const names = Object.keys(start.burglars ?? bare.burglars);
  const order = start.order ?? names;
  const burglars = fromKeys(names, (id) => completeBurglar(inFull(start.burglars?.[id]), flow));
  const gap = start.gap === undefined ? bare.gap : start.gap;
  const agenda = ((start.agenda ?? []) as unknown as Item[]).map(completeItem);
  // Whoever is just falling lands on a tile that still lies face down.
  const unseen = new Set(agenda.flatMap((item) => (item.do === 'fall' ? [item.to] : [])));
  const spaces = spacesOf(options.job, gap).filter((space) => !unseen.has(space));
  const tiles = completeTiles(start.tiles ?? {}, burglars, spaces, options.job === 'office');
  const position: Position = {
    ...bare,
    order,
    active: start.active ?? (order[0] as string),
    burglars,
    tiles,
    gap,
    walls: fromKeys(floors, (floor) => {
      const own = start.walls?.[floor];
      return own ? own.map(wallText).sort() : (bare.walls[floor] as string[]);
    }),
    guards: fromKeys(floors, (floor) => ({ ...bare.guards[floor], ...inFull(start.guards?.[floor]) }) as GuardPiece),
    alarms: sorted(start.alarms),
    hacks: { ...bare.hacks, ...start.hacks } as Position['hacks'],
    safes: fromKeys(
      sorted([...Object.keys(tiles).filter((space) => tiles[space] === 'safe'), ...Object.keys(start.safes ?? {})]),
      (space) => ({ dice: 0, open: false, ...start.safes?.[space] }) as Position['safes'][string],
    ),
    cracked: sorted(start.cracked),
    keypads: sorted(start.keypads),
    lavatory: start.lavatory ?? bare.lavatory,
    labs: sorted(start.labs),
    entrance: start.entrance ?? bare.entrance,
    decks: fromKeys(Object.keys(bare.decks), (name) => {
      const deck = name as keyof Position['decks'];
      return { ...bare.decks[deck], ...start.decks?.[deck] } as CardDeck;
    }) as Position['decks'],
    turn: { ...bare.turn, ...start.turn, entered: sorted(start.turn?.entered) } as Turn,
    disabled: sorted(start.disabled),
    smoke: start.smoke ?? bare.smoke,
    crow: start.crow ?? bare.crow,
    donuts: (start.donuts ?? []).map(Number),
    bombs: start.bombs ?? bare.bombs,
    kitty: start.kitty ?? bare.kitty,
    ground: start.ground ?? bare.ground,
    effects: start.effects ?? bare.effects,
    agenda,
    outcome: start.outcome ?? endedIn(flow),
  };
  const dealt = { ...position, patrol: fromKeys(floors, (floor) => completePatrol(position, start.patrol?.[floor])) };
  return start.agenda ? dealt : { ...dealt, agenda: agendaOf(dealt, flow) };
}

/** The plain rigger comes with dynamite into a game that begins. */
function completeBurglar(written: Record<string, unknown> | undefined, flow: string): Burglar {
  const isStart = isIn(flow, 'setup');
  const tools = isStart && written?.['character'] === 'rigger' ? ['dynamite'] : [];
  return { ...newcomer, tools, ...written } as Burglar;
}

/** A kind without a number is its lowest copy not used yet; a space under a burglar is face up. */
function completeTiles(
  written: Readonly<Record<Space, Tile>>,
  burglars: Readonly<Record<string, Burglar>>,
  spaces: readonly Space[],
  isOffice: boolean,
): Record<Space, Tile> {
  const used = new Set(Object.values(written));
  const tiles = fromKeys(Object.keys(written), (space) => {
    const tile = written[space] as Tile;
    if (!Object.hasOwn(tileKinds, tile)) return tile;
    const [all, white] = tileKinds[tile as keyof typeof tileKinds];
    const copies = (isOffice && white.length > 0 ? white : all).map((number) => `${tile}-${number}`);
    const copy = copies.find((each) => !used.has(each)) ?? (copies.at(-1) as Tile);
    used.add(copy);
    return copy;
  });
  for (const { at } of Object.values(burglars)) if (spaces.includes(at)) tiles[at] ??= 'plain';
  return tiles;
}

function completePatrol(
  position: Position,
  written: Partial<Record<keyof PatrolDeck, unknown>> | undefined,
): PatrolDeck {
  const discard = (written?.discard as string[] | undefined) ?? [];
  return { ...shuffled(position, discard), ...written } as PatrolDeck;
}

/** What the chart waits for, where the table shows it: whose guard moves, which safe is rolled at, which animal is due. */
function agendaOf(position: Position, flow: string): Item[] {
  const at = position.burglars[position.active]?.at ?? 'outside';
  const floor: Floor = floorOf(at);
  if (isAt(flow, 'setup.reveal') && position.entrance !== null)
    return [{ do: 'peek', at: position.entrance, by: 'entrance' }];
  if (isAt(flow, 'turn.upkeep') && at !== 'outside') return upkeepOf(position);
  if (isAt(flow, 'turn.safe.roll') && position.safes[at]) return [{ do: 'safe', at, step: 'S1' }];
  if (isAt(flow, 'turn.guard.place')) return [turnMark(floor), { do: 'place', floor, step: 'guard' }];
  if (isAt(flow, 'turn.guard.target')) return [turnMark(floor), { do: 'place', floor, step: 'target' }];
  if (!isAt(flow, 'turn.guard.draw')) return [];
  const fixing: Item[] = position.turn.steps === null ? [{ do: 'guard', floor, step: 'ready' }] : [];
  return [...fixing, { do: 'guard', floor, step: 'G6' }];
}
const turnMark = (floor: Floor): Item => ({ do: 'guard', floor, step: 'speed' });

/** How a diagram of the end came about, as far as it shows. */
function endedIn(flow: string): Position['outcome'] {
  if (isAt(flow, 'over.won')) return { result: 'won', rule: 'BB-END-6' };
  return isIn(flow, 'over') ? { result: 'lost', rule: 'BB-END-1' } : null;
}
