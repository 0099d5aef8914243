// What a finale asks the team: chips and prima donnas (finale 1), the tiger and its steaks (finale 6).
import { effect, type Effect } from '../../../table/event.js';
import type { MoveRule } from '../../../table/game.js';
import { adjacent, floorOf, isSpace, spaces, type Space } from '../board.js';
import { hiddenChips } from '../chips.js';
import { numbers, type Chip } from '../data.js';
import { checkCompany } from '../ends.js';
import {
  changed,
  crook,
  crooksIn,
  event,
  finaleNow,
  here,
  inTurn,
  isInside,
  withFinale,
  withoutKey,
  type Position,
  type RuleStep,
} from '../position.js';
import { frame, popped, pushed, withTop } from '../stack.js';
import { startGuardTurn } from '../turns.js';

/** Chips that were laid where a crook stands. */
const chipsInTheWay = (position: Position): Space[] =>
  finaleNow(position) === 1
    ? spaces.filter((space) => position.chips[space] !== undefined && crooksIn(position, space).length > 0)
    : [];
const discardable = (position: Position): Space[] =>
  spaces.filter((space) => position.chips[space] === 'down' && !position.finale.shown.includes(space));

const putElsewhere: MoveRule<Position> = {
  check: (position, { args: [to = ''] }) => {
    const isFree = isSpace(to) && position.chips[to] === undefined && crooksIn(position, to).length === 0;
    return isFree && chipsInTheWay(position).length > 0 ? null : 'B2-F1';
  },
  apply: (position, { args: [to = ''] }) => {
    const [from = ''] = chipsInTheWay(position);
    return effect(
      changed(position, { chips: { ...withoutKey(position.chips, from), [to]: 'down' } }),
      event('finale-step', 'B2-F1', { what: 'chip-put', from, to }),
    );
  },
};
const isDiscardDue = (position: Position): boolean =>
  finaleNow(position) === 1 &&
  chipsInTheWay(position).length === 0 &&
  frame(position, 'finale').left > 0 &&
  discardable(position).length > 0;
const discard: MoveRule<Position> = {
  check: (position, { args: [space = ''] }) =>
    isDiscardDue(position) && discardable(position).includes(space) ? null : 'B2-F1',
  apply: (position, { args: [space = ''] }) =>
    effect(withTop(position, { at: space, left: frame(position, 'finale').left - 1 })),
};
/** A prima donna who is turned up stays, and is remembered. */
const turnUpDiscard: MoveRule<Position> = {
  check: (position, { args: [space = '', chip] }) =>
    space === frame(position, 'finale').at && hiddenChips(position, space).has(chip as Chip) ? null : 'B2-F1',
  apply: (position, { args }) => {
    const [space, chip] = args as [Space, Chip];
    const shown = event('chip-revealed', 'B2-F1', { at: space, chip });
    const asked = withTop(position, { at: null });
    return chip === 'prima-donna'
      ? effect(withFinale(asked, { shown: [...position.finale.shown, space] }), shown)
      : effect(
          changed(asked, { chips: withoutKey(position.chips, space), chipsGone: [...position.chipsGone, chip] }),
          shown,
          event('chip-removed', 'B2-F1', { at: space, chip }),
        );
  },
};

/** Steaks that the tiger can reach with one step. */
const nearSteaks = (position: Position): Space[] => {
  const { tiger, steaksOn } = position.finale;
  return tiger === null ? [] : adjacent(position, tiger).filter((space) => steaksOn.includes(space));
};
const isTigerHomeless = (position: Position): boolean =>
  finaleNow(position) === 6 && position.finale.tiger === null && position.finale.eaten === 0;

const placeTiger: MoveRule<Position> = {
  check: (position, { args: [who = ''] }) => (isTigerHomeless(position) && isInside(position, who) ? null : 'B2-F6'),
  apply: (position, { args: [who = ''] }) => {
    const tiger = crook(position, who).at;
    return inTurn(
      withFinale(position, { tiger }),
      (now) => effect(now, event('finale-step', 'B2-F6', { what: 'tiger-placed', at: tiger })),
      checkCompany,
    );
  },
};

/** After a turn on its floor the tiger goes for a steak next to it. */
const isTigerHungry = (position: Position): boolean => {
  const at = here(position);
  const { tiger } = position.finale;
  return (
    finaleNow(position) === 6 &&
    tiger !== null &&
    isSpace(at) &&
    floorOf(at) === floorOf(tiger) &&
    nearSteaks(position).length > 0
  );
};
const letTigerCome: RuleStep = (position) =>
  effect(pushed(position, 'finale', {}, nearSteaks(position).length > 1 ? 'finale.choose' : 'finale.tiger'));

/** The fourth steak takes it off the board. */
function eat(position: Position, space: Space): Effect<Position> {
  const { eaten, steaksOn } = position.finale;
  const isLast = eaten + 1 >= numbers.steaks;
  const fed = withFinale(popped(position), {
    tiger: isLast ? null : space,
    eaten: eaten + 1,
    steaksOn: steaksOn.filter((each) => each !== space),
  });
  return inTurn(
    fed,
    (now) => effect(now, event('finale-step', 'B2-F6', { what: 'steak-eaten', at: space, eaten: eaten + 1 })),
    checkCompany,
    // The guards have waited for this.
    startGuardTurn,
  );
}
const chooseSteak: MoveRule<Position> = {
  check: (position, { args: [space = ''] }) =>
    nearSteaks(position).length > 1 && nearSteaks(position).includes(space) ? null : 'B2-F6',
  apply: (position, { args: [space = ''] }) => eat(position, space),
};

export const choiceMoves = { putElsewhere, discard, turnUpDiscard, placeTiger, chooseSteak };
export const choiceSteps = {
  letTigerCome,
  tigerEats: (position: Position) => eat(position, nearSteaks(position)[0] as Space),
};
export const choiceTests = {
  isTigerHungry,
  isDiscardNamed: (position: Position) => frame(position, 'finale').at !== null,
  isNothingToSettle: (position: Position) =>
    chipsInTheWay(position).length === 0 &&
    !isDiscardDue(position) &&
    !isTigerHomeless(position) &&
    !(finaleNow(position) === 6 && nearSteaks(position).length > 1),
};
