// What holds in every position of real play, whatever is played. Numbers of pieces are upper bounds: a diagram may show less.
import { claims, type Invariant } from '../../table/invariant.js';
import { floorOf, floors, isSpace, floorNumbered } from './board.js';
import { isConnected } from './spaces.js';
import type { RuleId } from './catalogue.js';
import { numbers, roomOf, type Chip, chipCounts } from './data.js';
import { eventDecks, mixedPerFloor, mixedTiles, mostSuspicion, pairedTiles, type EventDeck } from './box.js';
import { gearCard, otherHalf, type Gear } from './gear/data.js';
import { moveInvariants } from './move-invariants.js';
import { guardOn, isRuled, supply, type Position } from './position.js';
import { framesOf, isFrame, kindOf } from './stack.js';
import { isAt, isIn } from './states.js';

const { always, inState, overMoves } = claims<Position, RuleId>();
const inSetup = (flow: string): boolean => isIn(flow, 'setup');
const isInterrupted = (flow: string): boolean => isIn(flow, 'resolve', 'finale');
const entriesOf = <T>(map: Readonly<Record<string, T>>): [string, T][] => Object.entries(map);

export const invariants: readonly Invariant<Position>[] = [
  always('a crook is in one room, outside or gone', ['B2-ENTER-3', 'B2-LEAVE-1'], ['crooks'], ({ crooks }) => {
    const lost = entriesOf(crooks).find(([, { at }]) => !isSpace(at) && at !== 'outside' && at !== 'left');
    return lost ? `${lost[0]} is at ${lost[1].at}` : null;
  }),
  always(
    'nobody has six stress while the heist goes on',
    ['B2-STRESS-3', 'B2-END-2'],
    ['crooks', 'outcome'],
    ({ crooks, outcome }) => {
      const who = entriesOf(crooks).find(
        ([, { stress }]) => stress < 0 || (stress >= numbers.stressLimit && outcome === null),
      );
      return who ? `${who[0]} has ${who[1].stress}` : null;
    },
  ),
  always('every floor has its own rooms', ['B2-SETUP-2', 'B2-SETUP-3'], ['rooms'], roomsAstray),
  always(
    'there are never more chips than in the box',
    ['B2-SETUP-7', 'B2-SETUP-8'],
    ['chips', 'chipsGone', 'crooks', 'finale'],
    chipsTooMany,
  ),
  always(
    'chips that lie face-up wait for somebody: crowd, mole or saleswoman',
    ['B2-CHIP-3', 'B2-CHIP-12', 'B2-CHIP-15'],
    ['stack', 'chips', 'outcome'],
    (position) => {
      const places = [...framesOf(position, 'entering'), ...framesOf(position, 'exploring')].map(({ at }) => at);
      const odd = entriesOf(position.chips).find(
        ([space, chip]) =>
          chip !== 'down' && ['drunk', 'prima-donna', 'detective'].includes(chip.chip) && !places.includes(space),
      );
      return odd && position.outcome === null ? `a chip in ${odd[0]}` : null;
    },
  ),
  always(
    'there are five safe dice',
    ['B2-SETUP-17', 'B2-CHIP-20', 'B2-OFFICE-1', 'B2-SAFE-1'],
    ['dice', 'rooms'],
    (position) => {
      const { dice, rooms } = position;
      const tiles = Object.values(rooms).map(({ tile }) => tile);
      if (supply(position) < 0) return `${-supply(position)} too many`;
      if (tiles.includes('owners-office') && Object.keys(dice.rooms).length > 0) return 'a die waits beside the office';
      return dice.safe > 0 && !tiles.includes('safe') ? 'dice in a hidden safe' : null;
    },
  ),
  always(
    'counters lie on buffets, cashiers and surveillances, and not too many',
    ['B2-BUFFET-2', 'B2-CASHIER-1', 'B2-SURV-2'],
    ['options', 'rooms'],
    ({ rooms, options }) => {
      const isKept = options.rulings['buffet-under-guard'] === 'counters-stay';
      const most: Readonly<Partial<Record<string, number>>> = {
        buffet: isKept ? Infinity : numbers.buffetLimit - 1,
        cashier: numbers.cashierLimit,
        surveillance: numbers.surveillanceLimit - 1,
      };
      const full = entriesOf(rooms).find(([, { tile, counters }]) => counters > (most[roomOf(tile)] ?? 0));
      return full ? `${full[1].counters} in ${full[0]}` : null;
    },
  ),
  always('at most six rooms are covered', ['B2-SAFE-4', 'B2-SAFE-6'], ['rooms'], ({ rooms }) =>
    Object.values(rooms).filter(({ cracked }) => cracked).length > numbers.crackedRooms ? 'more than six' : null,
  ),
  inState(
    'a guard who is not alerted has a target',
    ['B2-ALERT-1', 'B2-SETUP-13'],
    ['guards', 'stack'],
    (position, flow) => {
      if (inSetup(flow)) return null;
      const idle = floors.find((floor) => {
        const guard = guardOn(position, floor);
        const isDrawing = framesOf(position, 'draw').some((draw) => floorNumbered(draw.floor) === floor);
        return guard && !guard.alerted && guard.target === null && !isDrawing;
      });
      return idle ? `floor ${idle}` : null;
    },
  ),
  overMoves(
    'no guard stands on his own target in a turn',
    ['B2-GUARD-6', 'B2-GUARD-7', 'B2-ALERT-7'],
    ['options', 'guards'],
    [],
    ({ before, after, to }) => {
      const isOpen = isIn(to, 'turn', 'guard') && !isAt(to, 'guard.meeting-window') && onTarget(before).length === 0;
      const isLoose = isRuled(after, 'target-under-guard', 'wait') || isRuled(after, 'jump-onto-target', 'steps-only');
      const found = isOpen && !isLoose ? onTarget(after) : [];
      return found.length > 0 ? `floor ${found.join()}` : null;
    },
  ),
  always('walls leave a way to every room', ['B2-SETUP-4', 'B2-SETUP-5'], ['walls'], ({ walls }) => {
    const cut = floors.find((floor) => !isConnected(walls, floor));
    return cut ? `floor ${cut} is cut` : new Set(walls).size < walls.length ? 'two walls on one edge' : null;
  }),
  always('actions never fall below nothing', ['B2-TURN-1', 'B2-TURN-3'], ['turn'], ({ turn }) =>
    turn.actions < 0 ? `${turn.actions}` : null,
  ),
  always(
    'gear is ready only while uses are left, and of a pair only one',
    ['B2-GEAR-6', 'B2-ALT-2', 'B2-ALT-3'],
    ['crooks'],
    gearAmiss,
  ),
  always('a guard has at most three steps', ['B2-GUARD-2', 'B2-GUARD-9'], ['steps', 'queue'], ({ steps, queue }) =>
    steps > numbers.guardSteps || (steps > 0 && queue.length === 0) ? `${steps} steps, ${queue.length} turns` : null,
  ),
  always(
    'eight events of each kind',
    ['B2-SETUP-16', 'B2-EVENT-1', 'B2-EVENT-2'],
    ['outcome', 'crooks', 'stack', 'events'],
    eventsAmiss,
  ),
  inState(
    'the stack holds what was interrupted, the frame under way on top',
    ['B2-GEAR-4', 'B2-COMM-2'],
    ['stack'],
    ({ stack }, flow) => {
      if (!isInterrupted(flow)) return stack.length > 0 ? `${stack.length} in ${flow}` : null;
      const [base, ...frames] = stack;
      if (!base || kindOf(base) || frames.length === 0 || frames.some((frame) => !kindOf(frame))) return 'badly piled';
      const top = stack.at(-1)?.flow ?? 'nothing';
      return top === flow ? null : `${top} on top in ${flow}`;
    },
  ),
  inState(
    'a campaign keeps its books',
    ['B2-CAMPAIGN-2', 'B2-CAMPAIGN-3', 'B2-CAMPAIGN-5', 'B2-CAMPAIGN-6', 'B2-CAMPAIGN-7'],
    ['campaign'],
    ({ campaign }, flow) => {
      if (!campaign) return null;
      const { suspicion, loot, rewards, heist } = campaign;
      const isDone = isIn(flow, 'over');
      if (suspicion < 1 || suspicion > mostSuspicion) return `suspicion ${suspicion}`;
      if (loot.length > heist) return 'more loot than heists';
      return rewards.length === heist - (isDone ? 0 : 1) || rewards.length < heist ? null : `${rewards.length} rewards`;
    },
  ),
  inState(
    'the heist is over exactly when it is won or lost',
    ['B2-END-1', 'B2-END-2'],
    ['outcome'],
    ({ outcome }, flow) => ((outcome !== null) === isIn(flow, 'over', 'campaign') ? null : `outcome in ${flow}`),
  ),
  ...moveInvariants,
];

const onTarget = (position: Pick<Position, 'guards'>) =>
  floors.filter((floor) => {
    const guard = guardOn(position, floor);
    return guard !== undefined && guard.at === guard.target;
  });

function roomsAstray({ rooms }: Pick<Position, 'rooms'>): string | null {
  for (const floor of floors) {
    const tiles = entriesOf(rooms)
      .filter(([space]) => floorOf(space) === floor)
      .map(([, { tile }]) => tile);
    if (tiles.filter((tile) => mixedTiles.includes(tile)).length > mixedPerFloor) return `floor ${floor} is too full`;
    if (tiles.includes(floor === '1' ? 'safe' : 'owners-office')) return `the wrong lone room on floor ${floor}`;
    for (const pair of Object.values(pairedTiles))
      if (tiles.filter((tile) => pair.includes(tile)).length > 1) return `a pair on floor ${floor}`;
  }
  return null;
}

function chipsTooMany(position: Pick<Position, 'chips' | 'chipsGone' | 'crooks' | 'finale'>): string | null {
  const { chips, chipsGone, crooks, finale } = position;
  const all = Object.values(chips);
  const taken = Object.values(finale.taken).reduce((sum, n) => sum + n, 0);
  const limit = Object.values(chipCounts).reduce((sum, n) => sum + n, 0) - 1;
  if (all.length + chipsGone.length + taken > limit) return 'too many chips';
  const seen = (chip: Chip) =>
    all.filter((each) => each !== 'down' && each.chip === chip).length +
    chipsGone.filter((each) => each === chip).length;
  const kinds = (Object.keys(chipCounts) as Chip[]).filter((chip) => {
    const aside = chip === 'saleswoman' && Object.keys(crooks).length === 2 ? 1 : 0;
    return seen(chip) > chipCounts[chip] - aside;
  });
  return kinds.length > 0 ? `too many chips ${kinds.join()}` : null;
}

function gearAmiss({ crooks }: Pick<Position, 'crooks'>): string | null {
  for (const [name, { gear }] of entriesOf(crooks))
    for (const [card, { state, used }] of entriesOf(gear)) {
      const { uses } = gearCard(card as Gear);
      if (state === 'ready' && used >= uses) return `${card} of ${name} was used ${used} times`;
      const half = otherHalf(card as Gear);
      const rival = half && gear[half]?.state;
      if ((state === 'ready' || state === 'flipped') && (rival === 'ready' || rival === 'flipped'))
        return `${card} beside ${half}`;
    }
  return null;
}

function eventsAmiss(position: Pick<Position, 'outcome' | 'crooks' | 'stack' | 'events'>): string | null {
  if (position.outcome !== null) return null;
  const held = Object.values(position.crooks).flatMap(({ event }) => event ?? []);
  const drawn = position.stack.flatMap((frame) => (isFrame(frame, 'event') && frame.card ? [frame.card] : []));
  for (const name of Object.keys(eventDecks) as EventDeck[]) {
    const { deck, discard } = position.events[name];
    const all = [...deck, ...discard, ...held, ...drawn].filter((card) =>
      (eventDecks[name] as readonly string[]).includes(card),
    );
    if (all.length > eventDecks[name].length || new Set(all).size < all.length) return `${all.length} in ${name}`;
  }
  return null;
}
