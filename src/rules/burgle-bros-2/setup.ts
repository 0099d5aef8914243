// Setting the table for a heist: walls, guards, targets, crooks, depots, entrances.
import { effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import { cellOf, floorOf, floors, wallsOn, type Floor, type Space } from './board.js';
import { corners, edges, isConnected } from './spaces.js';
import { numbers } from './data.js';
import { depotCards, distracted, dotsOf, type PatrolCard } from './box.js';
import { gearCard, type Gear } from './gear/data.js';
import { gearUnder } from './gear/dealing.js';
import { drawAndDiscard, drawable } from './patrol.js';
import {
  changed,
  crook,
  event,
  inTurn,
  names,
  isRuled,
  silently,
  withCrook,
  withFinale,
  withGuard,
  type Position,
  type RuleStep,
} from './position.js';
import { cardsToRemove } from './suspicion.js';
import { startTurn } from './turns.js';

/** B2-SETUP-4, B2-SETUP-5 */
const layWall: MoveRule<Position> = {
  check: ({ walls }, { args: [wall = ''] }) => {
    const floor = floorOf(wall);
    const isFree =
      edges.includes(wall) && !walls.includes(wall) && wallsOn(walls, floor).length < numbers.wallsPerFloor;
    if (!isFree) return 'B2-SETUP-4';
    return isConnected([...walls, wall], floor) ? null : 'B2-SETUP-5';
  },
  apply: (position, { args: [wall = ''] }) =>
    effect(changed(position, { walls: [...position.walls, wall] }), event('wall-laid', 'B2-SETUP-4', { at: wall })),
};

type SetupRule = 'B2-SETUP-9' | 'B2-SETUP-11' | 'B2-SETUP-12' | 'B2-SETUP-13';
/** A set-up card; `distracted` says nothing and is drawn again (ruling distracted-at-setup). */
const setupCard = (
  floorOfCard: (position: Position) => Floor,
  rule: SetupRule,
  use: (floor: Floor, card: PatrolCard) => RuleStep,
) => ({
  check: (position: Position, { args: [card = ''] }: { args: readonly string[] }) =>
    drawable(position, floorOfCard(position)).includes(card) ? null : ('B2-SETUP-10' as const),
  apply: (position: Position, { args: [card = ''] }: { args: readonly string[] }) => {
    const floor = floorOfCard(position);
    const drawn = event('patrol-drawn', rule, { floor, card });
    if (card !== distracted)
      return inTurn(drawAndDiscard(position, floor, card), (now) => effect(now, drawn), use(floor, card));
    const again = isRuled(position, 'distracted-at-setup', 'shuffle-back');
    return effect(again ? position : drawAndDiscard(position, floor, card), {
      ...drawn,
      rule: 'B2-RULING-distracted-at-setup',
    });
  },
});

/** B2-SETUP-11, B2-SETUP-12 */
const placeGuard =
  (floor: Floor, card: PatrolCard): RuleStep =>
  (position) => {
    const rule = floor === '1' ? 'B2-SETUP-11' : 'B2-SETUP-12';
    const chips = Object.fromEntries(
      dotsOf(position.options.data, floor, cellOf(card)).map((cell) => [`${floor}.${cell}`, 'down' as const]),
    );
    const at: Space = `${floor}.${cellOf(card)}`;
    const guard = { at, target: null, alerted: false, skip: false };
    return effect(
      changed(position, {
        chips: { ...position.chips, ...chips },
        guards: { ...position.guards, [floor]: guard },
      }),
      event('chips-laid', rule, { floor }),
      event('guard-placed', rule, { floor, at }),
    );
  };
/** B2-SETUP-13 */
const placeTarget =
  (floor: Floor, card: PatrolCard): RuleStep =>
  (position) => {
    const to: Space = `${floor}.${cellOf(card)}`;
    return effect(withGuard(position, floor, { target: to }), event('target-moved', 'B2-SETUP-13', { floor, to }));
  };
/** The floor whose guard has no target yet. */
export const floorWithoutTarget = ({ guards }: Position): Floor | undefined =>
  floors.find((floor) => guards[floor] !== undefined && guards[floor].target === null);

/** Ruling removed-patrol-cards: the cards that leave a deck may go face-up to its discards. */
export const floorToThin = (position: Position): Floor | undefined =>
  isRuled(position, 'removed-patrol-cards', 'discard')
    ? floors.find((floor) => position.patrol[floor].discard.length < cardsToRemove(position, floor))
    : undefined;
const thinOut = setupCard(
  (position) => floorToThin(position) ?? '1',
  'B2-SETUP-9',
  () => effect,
);

/** The next who has to choose a crook, or to get a depot card. */
export const nextToTake = (position: Position): string =>
  names(position).find((name) => crook(position, name).character === null) ?? (names(position)[0] as string);
export const nextForDepot = (position: Position): string | undefined =>
  names(position).find((name) => crook(position, name).depot === null);
const isTaken = ({ crooks }: Position, character: string): boolean =>
  Object.values(crooks).some((each) => each.character === character);

/** B2-SETUP-14, B2-SETUP-15 */
const takeCharacter: MoveRule<Position> = {
  check: (position, { args: [character = ''] }) => (isTaken(position, character) ? 'B2-SETUP-14' : null),
  apply: (position, { by = '', args: [character = ''] }) => {
    const gear = gearUnder(character, position.options, position.campaign);
    const isOwn = (each: Gear) => gearCard(each).character === character;
    const gearDeck = position.options.depots ? position.gearDeck : position.gearDeck.filter((each) => !isOwn(each));
    return effect(withCrook(changed(position, { gearDeck }), by, { character, gear }));
  },
};

export const depotsLeft = (position: Position): string[] =>
  depotCards.filter((card) => !names(position).some((name) => crook(position, name).depot?.card === card));
/** B2-DEPOT-2 */
const drawDepot: MoveRule<Position> = {
  check: (position, { args: [card = ''] }) => (depotsLeft(position).includes(card) ? null : 'B2-DEPOT-2'),
  apply: (position, { args: [card = ''] }) =>
    effect(withCrook(position, nextForDepot(position) as string, { depot: { card, done: [] } })),
};

/** B2-ENTER-1 */
const chooseEntrances: MoveRule<Position> = {
  check: (_, { args: [one = '', other = ''] }) =>
    corners.includes(one) && corners.includes(other) && one !== other ? null : 'B2-ENTER-1',
  apply: (position, { args }) => effect(changed(position, { entrances: [...args] })),
};
/** B2-ENTER-2 */
const goFirst: MoveRule<Position> = {
  check: () => null,
  apply: (position, { args: [who = ''] }) => startTurn(who, 'B2-ENTER-2')(position),
};

export const setupMoves = {
  layWall,
  drawFirstGuard: setupCard(() => '1', 'B2-SETUP-11', placeGuard),
  drawSecondGuard: setupCard(() => '2', 'B2-SETUP-12', placeGuard),
  drawTargets: setupCard((position) => floorWithoutTarget(position) ?? '1', 'B2-SETUP-13', placeTarget),
  thinOut,
  takeCharacter,
  drawDepot,
  chooseEntrances,
  goFirst,
};
/** What is mixed face-down has no place yet: a chance move decides when it shows. */
export const setupSteps = {
  mix: silently((position: Position) => position),
  /** B2-SETUP-18 */
  layFinale: silently((position: Position) =>
    position.campaign ? withFinale(position, { number: position.campaign.heist }) : position,
  ),
};
export const setupTests = {
  areWallsLaid: ({ walls }: Position) => walls.length >= floors.length * numbers.wallsPerFloor,
  isThinnedOut: (position: Position) => floorToThin(position) === undefined,
  hasFirstGuard: ({ guards }: Position) => guards['1'] !== undefined,
  hasSecondGuard: ({ guards }: Position) => guards['2'] !== undefined,
  areTargetsSet: (position: Position) => floorWithoutTarget(position) === undefined,
  areCrooksTaken: ({ crooks }: Position) => Object.values(crooks).every(({ character }) => character !== null),
  areDepotsDealt: (position: Position) => !position.options.depots || nextForDepot(position) === undefined,
};
