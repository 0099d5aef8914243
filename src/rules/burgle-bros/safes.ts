// Safes: dice, the combination, and the four things that happen when one opens (procedure S).
import { andThen, effect, type Effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import { due, type Safe } from './agenda.js';
import { cellOf, floorOf, floorsOf, spaceAt, type Space } from './board.js';
import { cellsWithout, inRowOrColumn } from './spaces.js';
import { discardTool, drawableCards, isCardLeft, isSecondBarGone, lay, refill, takeFromDeck } from './cards.js';
import { numberOf, numbers } from './data.js';
import {
  actionsLeft,
  above,
  burglar,
  changed,
  event,
  hasLoot,
  here,
  including,
  isCharacter,
  isEntered,
  isOfKind,
  pop,
  push,
  replaceHead,
  isRuled,
  speedUp,
  spend,
  withBurglar,
  type Position,
} from './position.js';
import { advances, orderOf, safeStep, type StepOf } from './procedures.js';

// The combination.

/** BB-SAFE-3: the spaces whose numbers open a safe. Other safes and the gap are passed over. */
export function combinationOf(position: Position, safe: Space): Space[] {
  const floor = floorOf(safe);
  const isStairsOut = isRuled(position, 'office-stairs-number', 'no');
  return cellsWithout(position.options.job, position.gap)
    .filter((cell) => inRowOrColumn(cell, cellOf(safe)))
    .map((cell) => spaceAt(floor, cell))
    .filter((space) => !isOfKind(position, space, 'safe') && !(isStairsOut && isOfKind(position, space, 'stairs')));
}

/** Whether every number is covered; ruling knox-combination lets one of seven stay uncovered. */
function isCracked(position: Position, safe: Space): boolean {
  const spaces = combinationOf(position, safe);
  const covered = spaces.filter((space) => position.cracked.includes(space)).length;
  const isEven = isRuled(position, 'knox-combination', 'six-or-eight');
  return covered >= (isEven ? spaces.length - (spaces.length % 2) : spaces.length);
}

// Dice.

/** The safe that an action is about: under the burglar, or right above or below the trained peterman. */
export function safeAimedAt(position: Position, way: string | undefined): Space | undefined {
  const at = here(position);
  const to = way === undefined ? at : above(position, at, way === 'up' ? 1 : -1);
  return to !== undefined && isOfKind(position, to, 'safe') ? to : undefined;
}
const isFarFetched = (position: Position, by: string | undefined, way: string | undefined): boolean =>
  way !== undefined && !(by !== undefined && isCharacter(position, by, 'peterman-trained'));
const safeAt = ({ safes }: Position, at: Space) => safes[at] ?? { dice: 0, open: false };
const isShut = (position: Position, at: Space | undefined): at is Space =>
  at !== undefined && !safeAt(position, at).open;
const withSafe = (position: Position, at: Space, change: Partial<{ dice: number; open: boolean }>): Position =>
  changed(position, { safes: { ...position.safes, [at]: { ...safeAt(position, at), ...change } } });

const dieCost = (position: Position): number => (isRuled(position, 'add-die-cost', '1') ? 1 : numbers.costs.addDie);

/** BB-SAFE-1 */
const addDie: MoveRule<Position> = {
  check(position, { by, args: [way] }) {
    if (isFarFetched(position, by, way)) return 'BB-CHAR-1';
    const at = safeAimedAt(position, way);
    if (!isShut(position, at)) return 'BB-SAFE-1';
    if (isRuled(position, 'dice-per-safe', '6') && safeAt(position, at).dice >= 6) return 'BB-RULING-dice-per-safe';
    return actionsLeft(position) >= dieCost(position) ? null : 'BB-TURN-2';
  },
  apply(position, { args: [way] }) {
    const at = safeAimedAt(position, way) as Space;
    const dice = safeAt(position, at).dice + 1;
    return effect(
      withSafe(spend(position, dieCost(position)), at, { dice }),
      event('die-added', 'BB-SAFE-1', { who: position.active, at, dice }),
    );
  },
};

/** Dice that are rolled at a safe: all that lie there, and one more for the peterman. */
export const safeDice = (position: Position, at: Space): number =>
  safeAt(position, at).dice + (isCharacter(position, position.active, 'peterman') ? numbers.petermanDice : 0);

/** The keycard's holder has to stand on the safe; lying somewhere, nobody holds it. */
const isKeycardAway = (position: Position, at: Space): boolean =>
  position.order.some((id) => hasLoot(position, id, 'keycard') && burglar(position, id).at !== at);

/** BB-SAFE-2 */
const crack: MoveRule<Position> = {
  check(position, { by, args: [way] }) {
    if (isFarFetched(position, by, way)) return 'BB-CHAR-1';
    const at = safeAimedAt(position, way);
    if (!isShut(position, at)) return 'BB-SAFE-2';
    const isBare = safeAt(position, at).dice === 0;
    const isAlone = isBare && isRuled(position, 'peterman-bare', 'one-die') && safeDice(position, at) > 0;
    if (isBare && !isAlone) return 'BB-SAFE-2';
    if (isKeycardAway(position, at)) return 'BB-LOOT-1';
    return actionsLeft(position) >= numbers.costs.crack ? null : 'BB-TURN-2';
  },
  apply: (position, { args: [way] }) =>
    effect(
      push(spend(position, numbers.costs.crack), {
        do: 'safe',
        at: safeAimedAt(position, way) as Space,
        step: 'S1',
        ...(way !== undefined && { far: true }),
      }),
    ),
};

const cracking = (position: Position): Safe => due(position, 'safe') as Safe;

/** S1 */
const rollSafe: MoveRule<Position> = {
  check: (position, { args }) => (args.length === safeDice(position, cracking(position).at) ? null : 'BB-SAFE-2'),
  apply(position, { args }) {
    const item = cracking(position);
    const rolled = args.map(Number);
    return effect(
      replaceHead(position, { ...item, step: 'S2', rolled }),
      event('safe-rolled', 'BB-SAFE-2', { who: position.active, at: item.at, dice: rolled }),
    );
  },
};

const canAdjust = (position: Position): boolean => {
  const { tools } = burglar(position, position.active);
  const isRolled = (due(position, 'safe')?.rolled?.length ?? 0) > 0;
  return isRolled && tools.includes('stethoscope') && !hasLoot(position, position.active, 'bust');
};
/** The stethoscope turns one die just rolled. */
const adjustRoll: MoveRule<Position> = {
  check(position, { by, args: [tool, die] }) {
    if (by !== position.active || tool !== 'stethoscope') return 'BB-TOOL-4';
    return Number(die) <= (cracking(position).rolled?.length ?? 0) ? null : 'BB-TOOL-4';
  },
  apply(position, { args: [tool, die, value] }) {
    const item = cracking(position);
    const rolled = (item.rolled ?? []).with(Number(die) - 1, Number(value));
    const turned = discardTool(replaceHead(position, { ...item, rolled }), position.active, tool as string);
    return effect(
      turned,
      event('tool-used', 'BB-TOOL-4', { who: position.active, card: 'stethoscope', die: Number(die), dice: rolled }),
    );
  },
};
const keepRoll: MoveRule<Position> = {
  check: () => null,
  apply: (position) => effect(position),
};

/** S2, S3: BB-SAFE-4. Numbers are covered; a safe whose numbers are all covered opens, the one rolled at first. */
function coverNumbers(position: Position): Effect<Position> {
  const { at, rolled = [], far } = cracking(position);
  const hit = combinationOf(position, at).filter(
    (space) => rolled.includes(numberOf(position.tiles[space] ?? '')) && !position.cracked.includes(space),
  );
  const cracked = hit.reduce(including, position.cracked);
  const covered = effect(
    changed(pop(position), { cracked }),
    ...hit.map((space) =>
      event('number-cracked', 'BB-SAFE-4', { at: space, number: numberOf(position.tiles[space] ?? '') }),
    ),
  );
  return andThen(covered, (next) => {
    const others = !isRuled(position, 'knox-second-safe', 'only-when-rolled') ? Object.keys(next.safes).sort() : [];
    const completed = others.filter(
      (other) => other !== at && isShut(next, other) && isCracked(next, other) && !isCracked(position, other),
    );
    // They open in their turn, as if rolled at without a die.
    const waiting = push(next, ...completed.map((other): Safe => ({ do: 'safe', at: other, step: 'S2', rolled: [] })));
    return isShut(next, at) && isCracked(next, at)
      ? open(waiting, at, far === true, rolled.length > 0 ? 'BB-SAFE-6' : 'BB-KNOX-7')
      : effect(waiting);
  });
}

/** A safe whose last number another safe's roll has covered opens by BB-KNOX-7. */
function open(position: Position, at: Space, far: boolean, rule: 'BB-SAFE-6' | 'BB-KNOX-7'): Effect<Position> {
  const step = safeStep(orderOf(position.options, 'open-safe')[0] as StepOf<'open-safe'>);
  return effect(
    push(withSafe(position, at, { open: true }), { do: 'safe', at, step, ...(far && { far }) }),
    event('safe-opened', rule, { who: position.active, at }),
  );
}

// The four things that happen then.

/** Step 1: BB-SAFE-6 */
function findTool(position: Position): Effect<Position> {
  const { at, far } = cracking(position);
  if (!isCardLeft(position, 'tools')) return effect(position);
  return effect(push(position, { do: 'gain', who: position.active, by: 'safe', drawn: [], ...(far && { at }) }));
}

/** Step 2. */
const refillLoot = (position: Position): Effect<Position> => effect(refill(position, 'loot'));
const drawLoot: MoveRule<Position> = {
  check: (position, { args: [deck, card] }) =>
    deck === 'loot' && drawableCards(position, 'loot').includes(card as string) ? null : 'BB-SAFE-6',
  apply(position, { args: [, drawn] }) {
    const card = drawn as string;
    const { at, far } = cracking(position);
    const who = position.active;
    const next = replaceHead(takeFromDeck(position, 'loot'), { ...cracking(position), looted: true });
    const held = !far ? withBurglar(next, who, { loot: [...burglar(next, who).loot, card] }) : lay(next, at, card);
    const withBar = card === 'gold-bar' && !isSecondBarGone(next) ? lay(held, at, 'gold-bar') : held;
    const isCursed = card === 'cursed-goblet' && !(isLast(position, who) && isRuled(next, 'goblet-zero', 'no-loss'));
    return effect(
      isCursed ? push(withBar, { do: 'lose', who, by: 'cursed-goblet' }) : withBar,
      event('loot-gained', 'BB-SAFE-6', { who, card, ...(far && { at }) }),
    );
  },
};
const isLast = (position: Position, who: string): boolean => burglar(position, who).stealth === 0;

/** Step 3: BB-SAFE-7 */
function soundSilentAlarm(position: Position): Effect<Position> {
  const { at } = cracking(position);
  const isHeard = (floor: string) =>
    isEntered(position, floor) || !isRuled(position, 'silent-alarm-unvisited', 'unchanged');
  return floorsOf(position.options.job)
    .filter((floor) => floor <= floorOf(at) && isHeard(floor))
    .reduce((done, floor) => andThen(done, (next) => speedUp(next, floor, 'BB-SAFE-7')), effect(position));
}

/** Step 4: BB-SAFE-8 */
const takeDiceAway = (position: Position): Effect<Position> =>
  effect(withSafe(position, cracking(position).at, { dice: 0 }));

const isAt = (step: StepOf<'open-safe'>) => (position: Position) => due(position, 'safe')?.step === safeStep(step);

export const safeMoves = { addDie, crack, rollSafe, adjustRoll, keepRoll, drawLoot };
export const safeSteps = {
  coverNumbers,
  findTool,
  refillLoot,
  soundSilentAlarm,
  takeDiceAway,
  shutTheDoor: (position: Position): Effect<Position> => effect(pop(position)),
  ...advances(
    'open-safe',
    (step) => (position: Position) =>
      effect(replaceHead(position, { ...cracking(position), step: step ? safeStep(step) : 'done' })),
  ),
};
export const safeTests = {
  isSafeDue: (position: Position): boolean => due(position, 'safe') !== undefined,
  isRollDue: (position: Position): boolean => due(position, 'safe')?.step === 'S1',
  isRolled: (position: Position): boolean => due(position, 'safe')?.step === 'S2',
  canAdjust,
  isLootDue: (position: Position): boolean => due(position, 'safe')?.looted !== true && isCardLeft(position, 'loot'),
  isSafeDone: (position: Position): boolean => due(position, 'safe')?.step === 'done',
  'is-at-tool': isAt('tool'),
  'is-at-loot': isAt('loot'),
  'is-at-silent-alarm': isAt('silent-alarm'),
  'is-at-dice': isAt('dice'),
};
