// What a diagram leaves out: short forms written out, maps merged key by key over the defaults, and what is in the middle
// of happening worked out.
import { allInFull, inFull, spelled } from '../../notation/short-forms.js';
import { floors, shafts, type Floor, type Shaft, type Space } from './board.js';
import { lastField, usualSeats } from './data.js';
import { colours, guardIds, type CardId, type Colour } from './box.js';
import { diagramOf, type Diagram } from './diagram-defaults.js';
import { bareTable, fromKeys } from './bare-table.js';
import { nearerGuard, openWalks } from './guards.js';
import { dataOf } from './house-data.js';
import { planOf } from './building.js';
import type { BurglarPiece, Drone, Lift, Options, Pending, Position, Switch, Vending } from './position.js';
import { placementAt, placements } from './setup.js';
import type { WrittenPosition } from './schema.js';
import { isAt, isIn, type Inside, type State } from './states.js';

/** Short forms in full, and spaces that were taken for numbers. */
function writtenOut(written: WrittenPosition) {
  const { burglars, drones, switches, vending, explosives, ruby, ...rest } = spelled(written);
  return {
    ...rest,
    burglars: allInFull(burglars ?? {}),
    drones: allInFull(drones ?? {}),
    switches: allInFull(switches ?? {}),
    vending: allInFull(vending ?? {}),
    explosives: inFull(explosives),
    ruby: inFull(ruby),
  };
}
type Start = ReturnType<typeof writtenOut>;

/** States of setup in which a thing is not placed yet: its own and the ones before. */
function isBefore(flow: string, state: Inside<'setup'>): boolean {
  if (!isIn(flow, 'setup')) return false;
  if (isAt(flow, 'setup', 'setup.difficulty')) return true;
  const current = placementAt(flow);
  return current >= 0 && current <= placements.findLastIndex((each) => isIn(`setup.${each.state}`, `setup.${state}`));
}

/** Alarms break into a turn unless the diagram says otherwise. */
const usualResume: State = 'minute.turn.acting';

export function complete(written: WrittenPosition, flow: string, options: Options): Position {
  const start = writtenOut(written);
  const bare = bareTable(options);
  const diagram = diagramOf(options);
  const unless = <T>(state: Inside<'setup'>, value: T): T | null => (isBefore(flow, state) ? null : value);
  const { resume = usualResume, then } = start.pending ?? {};
  const isAlarmInTurn = isIn(flow, 'minute.alarm') && !isIn(resume, 'minute.protocol');
  const isUnderWay = isIn(flow, 'minute.turn.acting', 'minute.turn.confronted', 'minute.turn.event') || isAlarmInTurn;
  const acted = isUnderWay && then !== 'sit';
  const opened = openedVault(start);
  const donuts = start.donuts ?? bare.donuts;
  const used = { ...bare.used, ...start.used } as Position['used'];
  const position: Position = {
    ...bare,
    minute: start.minute ?? bare.minute,
    turn: start.turn ?? bare.turn,
    acted: start.acted ?? acted,
    burglars: fromKeys(usualSeats, (id) => ({ ...bare.burglars[id], ...start.burglars[id] }) as BurglarPiece),
    guards: fromKeys(guardIds, (id) =>
      start.guards?.[id] === undefined ? unless('guards', diagram.guards[id]) : start.guards[id],
    ),
    guardRoom: start.guardRoom === undefined ? unless('guard-room', diagram.guardRoom) : start.guardRoom,
    drones: fromKeys(floors, (floor) => completeDrone(floor, start.drones[floor], isBefore(flow, 'drones'), diagram)),
    lifts: completeLifts(start.lifts, isBefore(flow, 'cabins'), bare),
    locks: fromKeys(
      colours,
      (colour) => start.locks?.[colour] ?? (isOut(start.keys, colour) ? 'out' : bare.locks[colour]),
    ),
    keys: fromKeys(colours, (colour) => {
      const key = start.keys?.[colour];
      if (key !== undefined) return key;
      return isOut(start.locks, colour) ? 'out' : unless('keys', diagram.keys[colour]);
    }),
    batteries: start.batteries ?? unless('battery', [...diagram.batteries]) ?? bare.batteries,
    donuts,
    used,
    explosives: closedIn({ ...bare.explosives, ...(opened.wall && { at: 'out' }), ...start.explosives }),
    ruby: { at: start.ruby?.at ?? bare.ruby.at },
    vault: { wall: !opened.wall, lasers: !opened.lasers, ...start.vault } as Position['vault'],
    switches: fromKeys(['3', '6'], (floor) => {
      const at = opened.lasers ? 'out' : unless(`switch-${floor}`, diagram.switches[floor]);
      return { ...bare.switches[floor], at, ...start.switches[floor] } as Switch;
    }),
    vending: fromKeys(['2', '5'], (floor) => {
      const at = unless(`vending-${floor}`, diagram.vending[floor]);
      return { ...bare.vending[floor], at, ...start.vending[floor] } as Vending;
    }),
    checkpoint: start.checkpoint ?? bare.checkpoint,
    radio: start.radio ?? bare.radio,
    alert: start.alert ?? (opened.wall ? 'red' : bare.alert),
    events: fromKeys(Object.keys(bare.events) as CardId[], (card) => {
      const gone = card === 'donut' ? donuts.length + used.donuts : 0;
      return start.events?.[card] ?? Math.max(0, bare.events[card] - gone);
    }),
  };
  const sneaking = start.sneaking ?? isBesideGuard(position, flow);
  const placed = { ...position, sneaking };
  return {
    ...placed,
    pending: completePending(start.pending ?? {}, flow, placed),
    outcome: start.outcome ?? endedIn(placed, flow),
  };
}

const isOut = (map: Readonly<Record<string, unknown>> | undefined, colour: Colour): boolean => map?.[colour] === 'out';

/** What the diagram says of the vault says it of wall, lasers, alert, explosives and switches alike. */
function openedVault({ vault: cards, alert, explosives, ruby, switches }: Start) {
  const isRubyOut = ruby?.at !== undefined && ruby.at !== 'aside';
  return {
    wall: cards?.wall === false || alert === 'red' || explosives?.at === 'out' || isRubyOut,
    lasers: cards?.lasers === false || switches['3']?.at === 'out' || switches['6']?.at === 'out' || isRubyOut,
  };
}

const closedIn = ({ at, lit }: { at?: Space | undefined; lit?: boolean | undefined }): Position['explosives'] => ({
  at: at as Space,
  lit: at !== 'out' && lit === true,
});

type Written<T> = { [K in keyof T]?: unknown } | null | undefined;

/** A drone in its station sleeps, on the lower lane. */
function completeDrone(floor: Floor, written: Written<Drone>, isUnplaced: boolean, diagram: Diagram): Drone | null {
  if (written === null || (written === undefined && isUnplaced)) return null;
  const drone = { at: `${floor}.${diagram.droneRoom}`, lane: 'lower', active: true, ...written } as Drone;
  return ['maintenance', 'charging'].includes(drone.at) ? { at: drone.at, lane: 'lower', active: false } : drone;
}

/** Every limit is there once: a lift that is not written keeps its usual cabin, or gets the one that is left. */
function completeLifts(written: WrittenPosition['lifts'], isUnplaced: boolean, bare: Position): Position['lifts'] {
  const { weights } = dataOf(bare);
  const diagram = diagramOf(bare.options);
  const given = shafts.map((shaft) => written?.[shaft]?.cabin);
  const left = weights.cabins.filter((limit) => !given.includes(limit));
  const keeps = (shaft: Shaft) => written?.[shaft]?.cabin === undefined && left.includes(diagram.cabins[shaft]);
  const spare = left.filter((limit) => !shafts.some((shaft) => keeps(shaft) && diagram.cabins[shaft] === limit));
  return fromKeys(shafts, (shaft): Lift => {
    const usual = isUnplaced ? null : keeps(shaft) ? diagram.cabins[shaft] : undefined;
    const cabin = written?.[shaft]?.cabin;
    return {
      cabin: cabin !== undefined ? cabin : usual !== undefined ? usual : (spare.shift() ?? diagram.cabins[shaft]),
      floor: written?.[shaft]?.floor ?? bare.lifts[shaft].floor,
    };
  });
}

const isBesideGuard = ({ burglars, turn, guards }: Position, flow: string): boolean =>
  isIn(flow, 'minute.turn.confronted', 'minute.turn.event') && Object.values(guards).includes(burglars[turn].at);

/** Guards walk in an alarm and in step 4: the players choose between routes, one guard goes, then the other. */
export const asksRoute = (flow: string): boolean => isIn(flow, 'minute.alarm.route', 'minute.protocol.guards.route');
const firstWalks = (flow: string): boolean => isIn(flow, 'minute.alarm.first', 'minute.protocol.guards.first');
const secondWalks = (flow: string): boolean => isIn(flow, 'minute.alarm.second', 'minute.protocol.guards.second');

/** The keys of `pending` that a state has. */
export function pendingKeys(flow: string): readonly (keyof Pending)[] {
  if (isIn(flow, 'setup.keys')) return ['placed'];
  const isAlarm = isIn(flow, 'minute.alarm');
  const alarm: readonly (keyof Pending)[] = isAlarm ? ['alarmAt', 'resume', 'then', 'floor'] : [];
  if (asksRoute(flow)) return [...alarm, 'first', 'walker'];
  if (firstWalks(flow) || secondWalks(flow)) return [...alarm, 'first', 'path'];
  if (isAlarm) return alarm;
  return isIn(flow, 'minute.protocol.drones', 'minute.protocol.activation', 'minute.protocol.stations')
    ? ['floor']
    : [];
}

/** Keys that were left out, as on entering the state. */
function completePending(written: WrittenPosition['pending'] & object, flow: string, position: Position): Pending {
  const keys = pendingKeys(flow);
  const given = written as Pending;
  if (keys.includes('placed')) return { placed: [], ...given };
  if (keys.length === 0) return given;
  const resume = given.resume ?? usualResume;
  const alarm: Pending = keys.includes('alarmAt')
    ? {
        alarmAt: position.burglars[position.turn].at,
        resume,
        ...(isAt(resume, 'minute.protocol.drones', 'minute.protocol.activation') && { floor: 0 }),
        ...(isAt(resume, 'minute.turn.ready') && { then: 'done' }),
      }
    : keys.includes('floor')
      ? { floor: 0 }
      : {};
  const pending: Pending = { ...alarm, ...given };
  if (!keys.includes('first') || position.checkpoint === null || Object.values(position.guards).includes(null))
    return pending;
  const first = given.first ?? nearerGuard(position);
  const second = first === 'g1' ? 'g2' : 'g1';
  if (keys.includes('walker')) return { ...pending, first, walker: given.walker ?? first };
  const walker = secondWalks(flow) ? second : first;
  const walks = openWalks({ ...position, pending: { first } }, walker);
  return { ...pending, first, path: given.path ?? (walks[0] as Space[]) };
}

/** How a diagram of the end came about, as far as it shows. */
function endedIn(position: Position, flow: string): Position['outcome'] {
  if (isIn(flow, 'end.won')) return { result: 'won', rule: 'LH-END-6' };
  if (!isAt(flow, 'end', 'end.lost')) return null;
  const { burglars, minute, explosives } = position;
  const { vault } = planOf(position);
  const all = Object.values(burglars);
  const rule = all.every(({ at }) => at === 'cell')
    ? 'LH-END-1'
    : minute >= lastField
      ? 'LH-END-2'
      : explosives.lit && explosives.at === vault && all.some(({ at }) => at === vault)
        ? 'LH-END-4'
        : Object.values(position.drones).some((drone) => drone && [explosives.at, position.ruby.at].includes(drone.at))
          ? 'LH-END-3'
          : 'LH-END-5';
  return { result: 'lost', rule };
}
