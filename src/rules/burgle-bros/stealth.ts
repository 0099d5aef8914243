// Losing stealth (procedure L): which token goes, and what happens when none is left.
import { andThen, effect, type Effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import { due, type Item, type Lose } from './agenda.js';
import {
  burglar,
  burglarsAt,
  changed,
  event,
  isOfKind,
  lose,
  pop,
  push,
  replaceHead,
  isRuled,
  withBurglar,
  type Position,
  type RuleOrRuling,
} from './position.js';

export type StealthSource = 'own' | 'lavatory' | 'smoke';

/** Why a stealth goes, and by which rule. */
const ruleOf: Readonly<Record<string, RuleOrRuling>> = {
  guard: 'BB-STEALTH-2',
  'guard-there': 'BB-STEALTH-1',
  fall: 'BB-MOVE-8',
  entrance: 'BB-RULING-start-on-guard',
  foyer: 'BB-FOYER-1',
  atrium: 'BB-ATRIUM-2',
  tiara: 'BB-LOOT-1',
  'cursed-goblet': 'BB-LOOT-1',
  acrobat: 'BB-CHAR-1',
};

/** The tokens a burglar can lose: his own, and those of the room he is in. */
export function sourcesOf(position: Position, who: string): StealthSource[] {
  const { at, stealth } = burglar(position, who);
  const sources: StealthSource[] = [];
  if (stealth > 0) sources.push('own');
  if (position.lavatory > 0 && isOfKind(position, at, 'lavatory')) sources.push('lavatory');
  if ((position.smoke[at] ?? 0) > 0) sources.push('smoke');
  return sources;
}

/** BB-LAVATORY-2: one token goes. */
function loseToken(position: Position, { who, by }: Lose, source: StealthSource): Effect<Position> {
  const { at, stealth } = burglar(position, who);
  const rule = ruleOf[by] as RuleOrRuling;
  const lost = event('stealth-lost', source === 'own' ? rule : source === 'lavatory' ? 'BB-LAVATORY-2' : 'BB-TOOL-4', {
    who,
    at,
    cause: by,
    from: source,
  });
  if (source === 'own') return effect(withBurglar(position, who, { stealth: stealth - 1 }), lost);
  if (source === 'lavatory') return effect(changed(position, { lavatory: position.lavatory - 1 }), lost);
  const { [at]: tokens = 0, ...others } = position.smoke;
  return effect(changed(position, { smoke: tokens > 1 ? { ...others, [at]: tokens - 1 } : others }), lost);
}

/** What is due when there is no choice: the only kind of token goes, or the burglar is caught (BB-END-1). */
function loseStealth(position: Position): Effect<Position> {
  const loss = due(position, 'lose') as Lose;
  const [source] = sourcesOf(position, loss.who);
  if (source !== undefined) return loseToken(pop(position), loss, source);
  const { at } = burglar(position, loss.who);
  const caught = effect(pop(position), event('captured', 'BB-END-1', { who: loss.who, at, cause: loss.by }));
  return andThen(caught, (next) => lose(next, 'BB-END-1'));
}

const spendStealth: MoveRule<Position> = {
  check(position, { args: [source] }) {
    const { who } = due(position, 'lose') as Lose;
    return sourcesOf(position, who).some((each) => each === source) ? null : 'BB-LAVATORY-2';
  },
  apply: (position, { args: [source] }) =>
    loseToken(pop(position), due(position, 'lose') as Lose, source as StealthSource),
};

/** Losses of several burglars at once: the active one first, then by seats (ruling stealth-order). */
export function losses(position: Position, who: readonly string[], by: string): Item[] {
  if (who.length > 1 && isRuled(position, 'stealth-order', 'team')) return [{ do: 'losers', among: who, by }];
  return who.map((id): Item => ({ do: 'lose', who: id, by })).reverse();
}

/** Everybody on a space loses a stealth. */
export const lossesAt = (position: Position, space: string, by: string): Position =>
  push(position, ...losses(position, burglarsAt(position, space), by));

/** Ruling stealth-order: the team says who of those that are left loses first. */
const loseFirst: MoveRule<Position> = {
  check: (position, { args: [who] }) =>
    due(position, 'losers')?.among.some((id) => id === who) ? null : 'BB-RULING-stealth-order',
  apply(position, { args: [who] }) {
    const losers = due(position, 'losers');
    const rest = (losers?.among ?? []).filter((id) => id !== who);
    const by = losers?.by ?? 'guard';
    return effect(replaceHead(position, ...losses(position, rest, by), { do: 'lose', who: who as string, by }));
  },
};

export const stealthMoves = { spendStealth, loseFirst };
export const stealthSteps = { loseStealth };
export const stealthTests = {
  isLossDue: (position: Position): boolean => due(position, 'lose') !== undefined,
  isTokenOpen: (position: Position): boolean => {
    const loss = due(position, 'lose');
    return loss !== undefined && sourcesOf(position, loss.who).length > 1;
  },
  isFirstLoserOpen: (position: Position): boolean => due(position, 'losers') !== undefined,
};
