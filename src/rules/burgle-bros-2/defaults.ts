// What a diagram leaves out: everything has a default, and short forms become full ones.
import { inFull } from '../../notation/short-forms.js';
import { without } from '../common/deck.js';
import { awayUnseen, bareTable, newcomer } from './bare-table.js';
import { floors, type Floor, type Space } from './board.js';
import { inOrder } from './spaces.js';
import type { Chip } from './data.js';
import { eventDecks, usualPlayers, usualSuspicion, type EventDeck } from './box.js';
import { gearCard, type Gear } from './gear/data.js';
import { gearUnder } from './gear/dealing.js';
import type {
  Campaign,
  ChipState,
  Crook,
  Finale,
  GearState,
  Guard,
  Options,
  Patrol,
  Position,
  RoomState,
} from './position.js';
import type { WrittenPosition } from './schema.js';
import { frameDefaults, kindOf, type StackFrame } from './stack.js';
import { isAt, isIn } from './states.js';
import { patrolCards } from './suspicion.js';

type Written<K extends keyof WrittenPosition> = NonNullable<WrittenPosition[K]>;

/** Who sits at the table when nobody says so. */
export const seatsOf = (written: { readonly crooks?: unknown }): readonly string[] => {
  const crooks = Object.keys((written.crooks as object | undefined) ?? {});
  return crooks.length > 0 ? crooks : usualPlayers;
};

export function complete(start: WrittenPosition, flow: string | undefined, options: Options): Position {
  const bare = bareTable(options);
  const campaign = completeCampaign(start.campaign);
  const crooks = completeCrooks(start, bare, campaign);
  const first = Object.keys(crooks)[0] as string;
  const queue = start.queue ?? bare.queue;
  const isHeistKnown = campaign !== null && !isIn(flow ?? '', 'setup');
  const position: Position = {
    ...bare,
    stack: (start.stack ?? []).map(completeFrame),
    crooks,
    turn: { ...bare.turn, crook: first, ...start.turn } as Position['turn'],
    walls: start.walls ?? bare.walls,
    rooms: ordered(
      start.rooms ?? {},
      (room): RoomState =>
        ({
          ...{ counters: 0, cracked: false, out: false },
          ...(typeof room === 'string' ? { tile: room } : room),
        }) as RoomState,
    ),
    chips: ordered(start.chips ?? {}, completeChip),
    chipsGone: (start.chipsGone ?? []) as Chip[],
    guards: completeGuards(start.guards ?? {}, flow ?? ''),
    patrol: completePatrol(start.patrol ?? {}, { options, campaign }),
    dice: { ...bare.dice, ...start.dice } as Position['dice'],
    events: completeEvents(start, crooks),
    tokens: { ...bare.tokens, ...start.tokens } as Position['tokens'],
    gearDeck: (start.gearDeck as Gear[] | undefined) ?? gearLeft(crooks, bare),
    entrances: start.entrances ?? bare.entrances,
    queue,
    steps: start.steps ?? queue[0]?.steps ?? bare.steps,
    chasing: start.chasing ?? bare.chasing,
    finale: {
      ...bare.finale,
      ...(isHeistKnown && campaign.heist <= 9 && { number: campaign.heist }),
      ...start.finale,
    } as Finale,
    campaign,
    quiet: start.quiet ?? bare.quiet,
    outcome: start.outcome ?? endedIn(flow),
  };
  return start.said === undefined ? position : { ...position, said: start.said };
}

/** How a diagram of the end came about, as far as it shows. */
const endedIn = (flow = ''): Position['outcome'] => {
  if (isAt(flow, 'over.won')) return { result: 'won', rule: 'B2-END-1' };
  return isAt(flow, 'over.lost', 'over') ? { result: 'lost', rule: 'B2-END-2' } : null;
};

const ordered = <T, U>(map: Readonly<Record<Space, T>>, make: (value: T) => U): Record<Space, U> =>
  Object.fromEntries(inOrder(Object.keys(map)).map((space) => [space, make(map[space] as T)]));
const completeChip = (chip: Written<'chips'>[string]): ChipState =>
  chip === 'down'
    ? 'down'
    : ({ with: null, ...(typeof chip === 'string' ? { chip } : chip) } as Exclude<ChipState, 'down'>);

const completeCampaign = (written: WrittenPosition['campaign']): Campaign | null =>
  written ? ({ heist: 1, suspicion: usualSuspicion, loot: [], rewards: [], diary: [], ...written } as Campaign) : null;

function completeCrooks(start: WrittenPosition, bare: Position, campaign: Campaign | null): Position['crooks'] {
  const written = start.crooks ?? {};
  const seats = Object.keys(written).length > 0 ? Object.keys(written) : Object.keys(bare.crooks);
  return Object.fromEntries(
    seats.map((name): [string, Crook] => {
      const { gear = {}, depot = null, ...rest } = inFull(written[name]) ?? {};
      const base = { ...newcomer, ...rest };
      const dealt = base.character ? gearUnder(base.character, bare.options, campaign) : {};
      const own = Object.entries(gear).map(([card, state]) => [card, completeGear(state)]);
      return [
        name,
        {
          ...base,
          gear: { ...dealt, ...(Object.fromEntries(own) as Crook['gear']) },
          depot: depot && { card: depot.card, done: depot.done ?? [] },
        } as Crook,
      ];
    }),
  );
}
const completeGear = (written: unknown): GearState =>
  typeof written === 'string'
    ? { state: written as GearState['state'], used: 0 }
    : ({ state: 'ready', used: 0, ...(written as object) } as GearState);

/** A guard of whom a diagram says no more than where he is has reached his target; one who is alerted hunts. */
const completeGuards = (written: Written<'guards'>, flow: string): Position['guards'] =>
  Object.fromEntries(
    floors.flatMap((floor): [Floor, Guard][] => {
      const guard = inFull(written[floor]);
      if (!guard) return [];
      const hasNone = guard.alerted === true || isIn(flow, 'setup');
      return [[floor, { target: hasNone ? null : guard.at, alerted: false, skip: false, ...guard } as Guard]];
    }),
  );

/** Cards of both floors that lie somewhere else are in no deck. */
function completePatrol(
  written: Written<'patrol'>,
  suspected: { options: Options; campaign: Campaign | null },
): Position['patrol'] {
  const shown = floors.flatMap((floor) => [
    ...(written[floor]?.discard ?? []),
    ...(written[floor]?.bottom ?? []).filter((entry): entry is string => typeof entry === 'string'),
  ]);
  // Distracted cards look alike on both floors: those of a floor's own discards are its own.
  const seen = (floor: Floor): string[] =>
    shown
      .filter((card) => card.startsWith(`${floor}.`))
      .concat((written[floor]?.discard ?? []).filter((card) => !card.includes('.')));
  /** Unseen cards of a floor that lie under a deck. */
  const pooled = (floor: Floor): number =>
    floors
      .flatMap((each) => written[each]?.bottom ?? [])
      .reduce((sum, entry) => sum + (typeof entry === 'object' && String(entry.pool) === floor ? entry.n : 0), 0);
  const make = (floor: Floor): Patrol => {
    const { deck, away, top = [], bottom = [], discard = [] } = written[floor] ?? {};
    return {
      deck: deck ?? without(patrolCards(suspected, floor), seen(floor)),
      away: away ?? pooled(floor) + (deck ? 0 : awayUnseen(suspected, floor)),
      top,
      bottom: bottom as Patrol['bottom'],
      discard,
    };
  };
  return { '1': make('1'), '2': make('2') };
}

function completeEvents(start: WrittenPosition, crooks: Position['crooks']): Position['events'] {
  const held = Object.values(crooks).flatMap(({ event }) => event ?? []);
  const underWay = (start.stack ?? []).flatMap((frame) =>
    kindOf(frame) === 'event' && typeof frame['card'] === 'string' ? [frame['card']] : [],
  );
  const make = (name: EventDeck) => {
    const { deck, discard = [] } = start.events?.[name] ?? {};
    return { deck: deck ?? without(eventDecks[name], [...discard, ...held, ...underWay]), discard };
  };
  return { pool: make('pool'), lounge: make('lounge') } as Position['events'];
}

/** Depots: all 27 cards less what is shown; else the regular gear of characters not in play. */
function gearLeft(crooks: Position['crooks'], { options, gearDeck }: Position): Gear[] {
  const all = Object.values(crooks);
  const shown = new Set(all.flatMap(({ gear }) => Object.keys(gear)));
  const inPlay = new Set(all.map(({ character }) => character));
  const isLeft = (gear: Gear) => !shown.has(gear) && (options.depots || !inPlay.has(gearCard(gear).character));
  return gearDeck.filter(isLeft);
}

function completeFrame(written: Written<'stack'>[number]): StackFrame {
  const kind = kindOf(written);
  if (!kind) return written as StackFrame;
  const { chosen } = written;
  // A floor that was chosen may be written as a number.
  const said = typeof chosen === 'number' && { chosen: String(chosen) };
  return { ...frameDefaults[kind], ...written, ...said } as StackFrame;
}
