// What a crook does with the actions of a turn.
import { effect } from '../../table/event.js';
import { adjacent, areAdjacent, floorOf, isWallBetween, spaces, spacesOn, type Space } from './board.js';
import { areTouching, diagonal, mirrored, otherFloor } from './spaces.js';
import { chipAt, holdsSaleswoman, isChipDown, removeChip } from './chips.js';
import { numbers } from './data.js';
import { pairedTiles } from './box.js';
import { jump } from './moving-crooks.js';
import { prepareGear } from './gear/preparing.js';
import { action, unless } from './paying.js';
import { isGear, otherHalf, type Gear } from './gear/data.js';
import {
  crook,
  event,
  hasFlag,
  here,
  inTurn,
  isRuled,
  supply,
  withDice,
  withTurn,
  type GearState,
  type Position,
  type RuleStep,
} from './position.js';
import {
  isEscalator,
  isFaceUp,
  isMonorail,
  nameAt,
  placeDie,
  placeOfRoom,
  removeCounters,
  revealRoom,
  roomAt,
  worksAs,
} from './rooms.js';
import { pushed } from './stack.js';
import { walkTo } from './walking.js';

/** B2-MOVE-1; out of a cashier one rolls first (B2-CASHIER-2). */
const walk = action({
  needs: (position, { args: [to = ''] }) => {
    const from = here(position);
    const isNear = areAdjacent(position, from, to) || (hasFlag(position, 'ducts') && areTouching(from, to));
    return unless(isNear, 'B2-MOVE-1') ?? unless(!holdsSaleswoman(position, from), 'B2-CHIP-9');
  },
  does: (position, { by = '', args: [to = ''] }) =>
    worksAs(position, here(position), 'cashier')
      ? effect(pushed(position, 'dice', { for: 'cashier', crook: by, n: 1, to }))
      : walkTo(by, to)(position),
});

/** Something face-down lies in the room. */
export const isUnexplored = (position: Position, space: Space): boolean =>
  isChipDown(position, space) || !isFaceUp(position, space);

const explore = action({
  needs: (position, { by = '', args: [space = ''] }) =>
    unless(adjacent(position, here(position)).includes(space), 'B2-EXPLORE-1') ??
    unless(!worksAs(position, here(position), 'count-room'), 'B2-COUNT-1') ??
    unless(isUnexplored(position, space) || isRuled(position, 'explore-nothing', 'allowed'), 'B2-EXPLORE-3') ??
    unless(crook(position, by).event !== 'dubious-meeting', 'B2-EVENT-4'),
  does: (position, { by = '', args: [space = ''] }) =>
    effect(
      pushed(withTurn(position, { explored: position.turn.explored + 1 }), 'exploring', { crook: by, at: space }),
      event('explored', 'B2-EXPLORE-1', { crook: by, at: space }),
    ),
});

/** B2-ALT-2: the other half of the pair was prepared, this one was not. */
const isRuledOut = (card?: GearState, rival?: GearState): boolean =>
  (card?.state === 'under' || card?.state === 'gone') &&
  (rival?.state === 'ready' || rival?.state === 'flipped' || (rival?.state === 'gone' && rival.used > 0));

const prepare = action({
  needs: (position, { by = '', args: [gear = ''] }) => {
    const cards = crook(position, by).gear;
    const half = isGear(gear) ? otherHalf(gear) : undefined;
    const card = cards[gear as Gear];
    const rival = half && cards[half];
    return (
      unless(!position.turn.prepared, 'B2-PREP-1') ??
      unless(!isRuledOut(card, rival), 'B2-ALT-2') ??
      unless(card?.state === 'under', 'B2-PREP-2')
    );
  },
  does: (position, { by = '', args: [gear] }) =>
    prepareGear(by, gear as Gear, 'B2-PREP-2')(withTurn(position, { prepared: true })),
});

/** B2-SAFE-2 */
const sendDie = action({
  needs: (position) =>
    unless(worksAs(position, here(position), 'owners-office'), 'B2-ACTION-1') ??
    unless(placeOfRoom(position, 'safe') !== undefined, 'B2-SAFE-1') ??
    unless(position.dice.office > 0, 'B2-SAFE-2'),
  does: (position) => {
    const { office, safe } = position.dice;
    const to = placeOfRoom(position, 'safe') as Space;
    return effect(
      withDice(position, { office: office - 1, safe: safe + 1 }),
      event('die-moved', 'B2-SAFE-2', { from: here(position), to }),
    );
  },
});

/** B2-SAFE-3 */
const crack = action({
  needs: (position) =>
    unless(worksAs(position, here(position), 'safe'), 'B2-ACTION-1') ?? unless(position.dice.safe > 0, 'B2-SAFE-3'),
  does: (position, { by = '' }) => effect(pushed(position, 'dice', { for: 'safe', crook: by, n: position.dice.safe })),
});

/** B2-SURV-3 */
const clear = action({
  needs: (position) =>
    unless(worksAs(position, here(position), 'surveillance'), 'B2-ACTION-1') ??
    unless((roomAt(position, here(position))?.counters ?? 0) > 0, 'B2-SURV-3'),
  does: (position) => removeCounters(here(position), 'B2-SURV-3')(position),
});

/** B2-DOOR-1 */
const spin = action({
  cost: () => numbers.spinCost,
  needs: (position, { args: [to = ''] }) =>
    unless(worksAs(position, here(position), 'revolving-door'), 'B2-ACTION-1') ??
    unless(diagonal(here(position)).includes(to), 'B2-DOOR-1'),
  does: (position, { by = '', args: [to = ''] }) => jump(by, to, 'B2-DOOR-1', { how: 'own' })(position),
});

/** Where the monorail goes from here: tiles and tokens, or a hidden one (ruling monorail-face-down). */
function monorailStops(position: Position): Space[] {
  const from = here(position);
  if (!isMonorail(position, from) || position.finale.boots === position.turn.crook) return [];
  const stops = spaces.filter((space) => space !== from && isMonorail(position, space));
  const other = otherFloor(floorOf(from));
  const isHidden = !spacesOn(other).some((space) => nameAt(position, space) === 'monorail');
  return isHidden && isRuled(position, 'monorail-face-down', 'reveals')
    ? [...stops, ...spacesOn(other).filter((space) => !isFaceUp(position, space))]
    : stops;
}
export const rides = (position: Position): Space[] => [
  ...monorailStops(position),
  ...(isEscalator(position, here(position)) ? [mirrored(here(position))] : []),
];

/** B2-MONO-1, B2-ESC-1 */
const ride = action({
  needs: (position, { args: [to = ''] }) => {
    const from = here(position);
    const onRails = isMonorail(position, from);
    if (!onRails && !isEscalator(position, from)) return 'B2-ACTION-1';
    return unless(rides(position).includes(to), onRails ? 'B2-MONO-1' : 'B2-ESC-1');
  },
  does: (position, { by = '', args: [to = ''] }) => {
    const isUpOrDown = isEscalator(position, here(position)) && to === mirrored(here(position));
    const isFound = isUpOrDown || isFaceUp(position, to);
    return inTurn(
      position,
      isFound ? effect : findMonorail(to),
      jump(by, to, isUpOrDown ? 'B2-ESC-1' : 'B2-MONO-1', { how: 'own' }),
    );
  },
});
/** The hidden monorail turns up where the line ends. */
const findMonorail =
  (at: Space): RuleStep =>
  (position) => {
    const shown = Object.values(position.rooms).map(({ tile }) => tile);
    const tile = pairedTiles.monorail.find((each) => !shown.includes(each)) as string;
    return revealRoom(at, tile, 'B2-RULING-monorail-face-down')(position);
  };

/** B2-MAGIC-1 */
const through = action({
  needs: (position, { args: [to = ''] }) =>
    unless(worksAs(position, here(position), 'magic-show'), 'B2-ACTION-1') ??
    unless(areTouching(here(position), to) && isWallBetween(position, here(position), to), 'B2-MAGIC-1'),
  does: (position, { by = '', args: [to = ''] }) => jump(by, to, 'B2-MAGIC-1', { how: 'own' })(position),
});

/** B2-CHIP-19, B2-CHIP-20 */
const mole = action({
  cost: () => numbers.moleCost,
  needs: (position) => unless(chipAt(position, here(position))?.chip === 'mole' && supply(position) > 0, 'B2-CHIP-19'),
  does: (position) =>
    inTurn(
      position,
      (now) => placeDie(now, here(now), 'B2-CHIP-19', 'B2-CHIP-20'),
      removeChip(here(position), 'B2-CHIP-19'),
    ),
});

export const actionMoves = { walk, explore, prepare, sendDie, crack, clear, spin, ride, through, mole };
