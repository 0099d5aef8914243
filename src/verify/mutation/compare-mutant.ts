// Whether a mutant differs from the game in some position of real play, and the case that would show it.
import { isMap } from '../../notation/is-map.js';
import type { Case, Expectation } from '../../notation/case.js';
import type { Json } from '../../table/event.js';
import type { Game, RunningGame } from '../../table/game.js';
import { moveText, type Chance, type Move } from '../../table/move.js';
import { Table } from '../../table/table.js';
import { checkCase } from '../cases/check-case.js';
import { differences } from '../cases/match.js';
import { holdsQuietly, shortened, writtenOut } from '../cases/shrink-position.js';
import { canonical } from '../search/position-encoding.js';
import { now } from '../search/work.js';
import { readOptions } from '../simulation/random-play.js';
import type { MutantResult } from './mutate.js';
import type { Mutant } from './mutants.js';
import { firstMoves, mostMoves, quietly, type WatchedGame, type SamplePosition } from './sample-positions.js';

type Fate = Pick<MutantResult, 'fate' | 'positions' | 'reached' | 'suggestion'>;

/** A mutant that cannot even play the case is found out too. */
export function holdsUnder(game: Game, example: Case): boolean {
  try {
    return checkCase(game, example).holds;
  } catch {
    return false;
  }
}

/** Whether the game and the mutant differ somewhere in real play. */
export function compareWith(watched: WatchedGame, mutant: Mutant, all: readonly SamplePosition[], until: number): Fate {
  if (mutant.chance !== undefined || mutant.view) return compareShown(watched, mutant, all);
  let compared = 0;
  let reached = 0;
  for (const place of all) {
    if (now() > until) break;
    compared++;
    const { tried, move } = mutant.allows === undefined ? done(watched, mutant, place) : allowed(mutant, place);
    if (tried > 0) reached++;
    if (!move) continue;
    const suggestion = suggest(watched, mutant, place.table, move);
    // A case claims what is there; that something is not there any more it cannot always say.
    const notices = !mutant.within(() => holdsUnder(mutant.game, suggestion));
    return { fate: 'survived', ...(notices && { suggestion }) };
  }
  return { fate: 'equivalent', positions: compared, reached };
}

/** Wrong chances and views show without a move. */
function compareShown(watched: WatchedGame, mutant: Mutant, all: readonly SamplePosition[]): Fate {
  let reached = 0;
  for (const { table } of all) {
    const claim = mutant.view ? viewClaim(mutant, table) : chanceClaim(mutant, table);
    if (!claim) continue;
    reached++;
    if (!claim.differs) continue;
    const suggestion = suggestClaim(watched, mutant, table, claim.expect);
    const notices = !holdsUnder(mutant.game, suggestion);
    return { fate: 'survived', ...(notices && { suggestion }) };
  }
  return { fate: 'equivalent', positions: all.length, reached };
}

interface Claim {
  readonly expect: Expectation;
  readonly differs: boolean;
}

/** Outcomes that a case can still list. */
const mostOutcomes = 40;

function chanceClaim(mutant: Mutant, table: Table): Claim | undefined {
  const { states } = table.game.chart(table.raw);
  if (![...(states.get(table.flow)?.verbs.values() ?? [])].includes(mutant.chance as string)) return undefined;
  const [right, wrong] = [weightsOf(table), weightsOf(standing(table, mutant))];
  const named = Object.entries(right).filter(([move, weight], i) => i < mostOutcomes || wrong[move] !== weight);
  return {
    expect: { chances: Object.fromEntries(named.slice(-mostOutcomes)) },
    differs: canonical(right) !== canonical(wrong),
  };
}
const weightsOf = (table: Table): Record<string, number> =>
  Object.fromEntries(Array.from(table.chances(), ({ move, weight }: Chance) => [move, weight]));

function viewClaim({ game: wrong, view }: Mutant, { game, raw, flow }: Table): Claim | undefined {
  const { side, field } = view as { side: string; field: string };
  const seenIn = ({ view: see }: Pick<RunningGame, 'view'>) =>
    (see?.(raw, flow, side, false) as Record<string, Json> | undefined)?.[field];
  const right = seenIn(game);
  if (right === undefined) return undefined;
  return { expect: { view: { [side]: { [field]: right } } }, differs: canonical(right) !== canonical(seenIn(wrong)) };
}

/** A diagram and what it claims, as short as it can be. */
function suggestClaim({ game }: WatchedGame, mutant: Mutant, table: Table, expect: Expectation): Case {
  const options = optionsOf(game, table);
  const head = { game: game.id, title: `Catches: ${mutant.what}`, ...(options && { options }), expect };
  const start = shortened(writtenOut(table), (written) => {
    const example = { ...head, start: { ...written } };
    return holdsUnder(game, example) && !holdsUnder(mutant.game, example);
  });
  return { ...head, start: { ...start } };
}

/** Moves that could show the mistake, and the first that does. */
interface Tries {
  readonly tried: number;
  readonly move: Move | undefined;
}

/** Legal moves that reach the planted bug. A wrong number may show anywhere, also in what it allows. */
function done(watched: WatchedGame, mutant: Mutant, place: SamplePosition): Tries {
  const { table } = place;
  const { state, verb } = mutant;
  const deeds = place.deeds.filter(
    ({ move, trail }) => (state === undefined || trail.passes(state)) && (verb === undefined || move.verb === verb),
  );
  const differs = deeds.find((deed) => deed.done !== inMutant(watched, table, deed.move, mutant));
  const move = differs?.move ?? (state === undefined ? allowed(mutant, place).move : undefined);
  return { tried: deeds.length, move };
}

/** What the mutant allows and the game does not. */
function allowed(mutant: Mutant, { table }: SamplePosition): Tries {
  const { allows } = mutant;
  const look = () => {
    const other = standing(table, mutant);
    return allows === undefined ? firstMoves(other) : movesBy(other, allows);
  };
  const moves = mutant.within(() => quietly(look)) ?? [];
  return { tried: moves.length, move: moves.find((move) => table.why(move) !== null) };
}

/** Moves that one rule judges here. */
function movesBy(table: Table, rule: string): Move[] {
  const { states } = table.game.chart(table.raw);
  const verbs = [...(states.get(table.flow)?.verbs ?? [])].flatMap(([verb, judge]) => (judge === rule ? [verb] : []));
  return verbs.length === 0 ? [] : [...table.moves()].filter(({ verb }) => verbs.includes(verb)).slice(0, mostMoves);
}

const standing = (table: Table, { game }: Mutant): Table => Table.at(game, table.flow, table.raw);

const inMutant = (watched: WatchedGame, table: Table, move: Move, mutant: Mutant): string =>
  mutant.within(
    () =>
      quietly(() => {
        const other = standing(table, mutant);
        return other.why(move) === null ? watched.deed(other, move, watched.numbered(table)) : 'refused';
      }) ?? 'crashes',
  );

/** One move from a position that names only what matters, and what the game makes of it. */
function suggest(watched: WatchedGame, mutant: Mutant, place: Table, move: Move): Case {
  const { game } = watched;
  const options = optionsOf(game, place);
  const start = shortened(writtenOut(place), (written) => {
    const table = Table.open(game, { position: written, options });
    const isLegal = table.why(move) === null;
    return (
      isLegal === (place.why(move) === null) && table.flow === place.flow && isDifferent(watched, table, mutant, move)
    );
  });
  const readable = holdsQuietly(
    start,
    (written) => Table.open(game, { position: written, options }).flow === place.flow,
  );
  const table = readable ? Table.open(game, { position: start, options }) : place;
  const head = { game: game.id, title: `Catches: ${mutant.what}`, ...(options && { options }), start: { ...start } };
  const why = table.why(move);
  if (why) return { ...head, expect: { illegal: { [moveText(move)]: why.rule } } };
  const after = table.after(move);
  return {
    ...head,
    rules: [...new Set(after.events.map(({ rule }) => rule))].filter((rule) => !rule.includes('-RULING-')),
    moves: [moveText(move)],
    expect: {
      flow: after.flow,
      position: claimOf(plainFields(after), plainFields(table)),
      events: after.events.map(({ type }) => type),
      outcome: after.outcome,
    },
  };
}

const isDifferent = (watched: WatchedGame, table: Table, mutant: Mutant, move: Move): boolean =>
  table.why(move) === null
    ? watched.deed(table, move, watched.numbered(table)) !== inMutant(watched, table, move, mutant)
    : mutant.within(() => quietly(() => standing(table, mutant).why(move)) === null);

/** Options of a position that differ from the game's own; undefined when none do. */
function optionsOf(game: Game, { raw }: Table): Record<string, unknown> | undefined {
  const usual = readOptions(game, undefined) as unknown as Record<string, unknown>;
  const own = Object.entries(raw.options).filter(
    ([key, value]) => canonical(value as never) !== canonical(usual[key] as never),
  );
  return own.length ? Object.fromEntries(own) : undefined;
}

const plainFields = ({ raw }: Table): Fields => {
  const { options: _, ...fields } = raw;
  return fields;
};

/** The places that the move changed, with what stands there now; null where nothing does any more. */
function claimOf(after: Fields, before: Fields): Fields {
  const changed = [...differences(after, before), ...differences(before, after)].map(({ path }) => path.map(String));
  const claim: Record<string, unknown> = {};
  for (const [key = '', inner] of changed) {
    const value = after[key];
    if (isMap(value) && inner !== undefined)
      claim[key] = { ...(claim[key] as object | undefined), [inner]: value[inner] ?? null };
    else claim[key] = value ?? null;
  }
  return claim;
}

type Fields = Readonly<Record<string, unknown>>;
