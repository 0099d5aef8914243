// Stress, and how a heist ends: lost at six, won by its finale.
import { effect, type Effect } from '../../table/event.js';
import type { RuleId } from './catalogue.js';
import { numbers } from './data.js';
import {
  changed,
  crook,
  event,
  finaleNow,
  inTurn,
  names,
  nothing,
  withCrook,
  type Position,
  type RuleOrRuling,
  type RuleStep,
} from './position.js';

const end = (position: Position, result: 'won' | 'lost', rule: RuleId): Effect<Position> =>
  effect(changed(position, { outcome: { result, rule }, stack: [] }), event(`game-${result}`, rule));
/** Nothing after this is carried out. */
export const lose = (position: Position, rule: RuleId): Effect<Position> => end(position, 'lost', rule);
export const win = (position: Position, rule: RuleId): Effect<Position> => end(position, 'won', rule);

export const gainStress =
  (who: string, amount: number, rule: RuleOrRuling): RuleStep =>
  (position) => {
    const total = crook(position, who).stress + amount;
    return effect(
      withCrook(position, who, { stress: total }),
      event('stress-gained', rule, { crook: who, amount, total }),
    );
  };

/** B2-STRESS-3: never below 0. */
export const loseStress =
  (who: string, most: number, rule: RuleOrRuling): RuleStep =>
  (position) => {
    const amount = Math.min(most, crook(position, who).stress);
    if (amount === 0) return effect(position);
    const total = crook(position, who).stress - amount;
    return effect(
      withCrook(position, who, { stress: total }),
      event('stress-lost', rule, { crook: who, amount, total }),
    );
  };

/** Every crook gets as much, in seating order. */
export const stressAll = (who: readonly string[], amount: number, rule: RuleOrRuling): RuleStep[] =>
  who.map((name) => gainStress(name, amount, rule));

const caught = (position: Position): string[] =>
  names(position).filter((name) => crook(position, name).stress >= numbers.stressLimit);

/** B2-END-2, after every batch of stress. In finale 4 six is the goal, but only in one move of a guard. */
export const checkStress: RuleStep = (position) =>
  caught(position).length === 0 ? effect(position) : lose(position, finaleNow(position) === 4 ? 'B2-F4' : 'B2-END-2');

/** The same after a move of a guard: one step, one jump, or his blow at the beginning of a turn. */
export const checkGuardMove: RuleStep = (position) =>
  finaleNow(position) === 4 && caught(position).length === names(position).length
    ? win(position, 'B2-F4')
    : inTurn(position, checkStress, checkCompany);

/** Finale 1: nobody may be seen with a prima donna. Finale 6: no guard may meet the tiger. */
export const checkCompany: RuleStep = (position) => {
  const { guards, finale } = position;
  const rooms = Object.values(guards).map(({ at }) => at);
  const number = finaleNow(position);
  const isSeen = names(position).some(
    (name) => (finale.taken[name] ?? 0) > 0 && rooms.includes(crook(position, name).at),
  );
  if (number === 1 && isSeen) return lose(position, 'B2-F1');
  return number === 6 && finale.tiger !== null && rooms.includes(finale.tiger)
    ? lose(position, 'B2-F6')
    : nothing(position);
};
