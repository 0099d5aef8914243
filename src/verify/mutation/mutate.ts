// What do our examples miss? Every mutant is played against all cases; what survives is compared with the game itself,
// move by move, and where they differ the difference becomes a new case.
import { isMap } from '../../notation/is-map.js';
import type { Case } from '../../notation/case.js';
import { InputError } from '../../table/errors.js';
import type { Game } from '../../table/game.js';
import { moveText, type Move } from '../../table/move.js';
import { Table } from '../../table/table.js';
import { checkCase } from '../cases/check-case.js';
import type { NamedCase } from '../cases/coverage.js';
import { canonical } from '../search/position-encoding.js';
import { differences } from '../cases/match.js';
import { mutantsOf, type Mutant, type MutantKind } from './mutants.js';
import { firstMoves, mostMoves, Places, quietly, type SamplePosition, type Trail } from './sample-positions.js';
import { readOptions } from '../simulation/random-play.js';
import { holdsQuietly, shortened, writtenOut } from '../cases/shrink-position.js';
import { now, type Work } from '../search/work.js';

export interface MutateBounds {
  /** Positions in which a survivor is compared with the game. */
  readonly positions?: number;
  readonly seconds?: number;
  readonly games?: number;
  readonly seed?: number;
  /** Only mutants whose description contains this. */
  readonly only?: string;
}

export interface MutantResult {
  readonly kind: MutantKind;
  readonly what: string;
  readonly fate: 'killed' | 'equivalent' | 'survived' | 'untried';
  /** The case that killed it. */
  readonly by?: string;
  /** For `equivalent`: positions in which no difference was found. */
  readonly positions?: number;
  /** For `equivalent`: how many of them have a move that comes by the mistake at all. */
  readonly reached?: number;
  /** For `survived`: a case that holds, and would kill it. Missing where no single move shows what a case can claim. */
  readonly suggestion?: Case;
}

type Fate = Pick<MutantResult, 'fate' | 'positions' | 'reached' | 'suggestion'>;

export interface Mutation {
  readonly game: string;
  readonly cases: number;
  readonly mutants: readonly MutantResult[];
  readonly killed: number;
  readonly equivalent: number;
  readonly survived: number;
  readonly ended: 'complete' | 'time' | 'stopped';
  readonly seconds: number;
}

export function* mutate(plain: Game, cases: readonly NamedCase[], bounds: MutateBounds = {}): Work<Mutation> {
  const { positions = 6000, seconds = Infinity, games = 40, seed = 1, only = '' } = bounds;
  const began = now();
  const places = new Places(plain);
  const { game } = places;
  const trails = new Map<NamedCase, Trail>();
  for (const each of cases)
    trails.set(
      each,
      places.trailOf(() => flowsOf(game, each)),
    );
  const failing = cases.find(({ example }) => !checkCase(game, example).holds);
  if (failing)
    throw new InputError([{ path: [failing.name], found: 'a case that does not hold', expected: 'cases that hold' }]);
  const mutants = mutantsOf(game, readOptions(game, undefined)).filter(({ what }) => what.includes(only));
  if (mutants.length === 0)
    throw new InputError([
      { path: ['only'], found: JSON.stringify(only), expected: 'text from the description of a planted bug' },
    ]);
  let visited: SamplePosition[] | undefined;
  const results: MutantResult[] = [];
  let ended: Mutation['ended'] = 'complete';
  // The case that killed the last one often kills the next.
  let order = [...cases];
  for (const mutant of mutants) {
    const { kind, what } = mutant;
    if (ended === 'complete' && now() - began > seconds * 1000) ended = 'time';
    if (ended !== 'complete') {
      results.push({ kind, what, fate: 'untried' });
      continue;
    }
    const { state } = mutant;
    const killer = order
      .filter((each) => state === undefined || trails.get(each)?.passes(state))
      .find(({ example }) => !mutant.within(() => holdsUnder(mutant.game, example)));
    if (killer) {
      order = [killer, ...order.filter((each) => each !== killer)];
      results.push({ kind, what, fate: 'killed', by: killer.name });
    } else {
      visited ??= places.collect(cases, games, seed, positions);
      results.push({ kind, what, ...compareWith(places, mutant, visited, began + seconds * 1000) });
    }
    if (yield { what, done: results.length, of: mutants.length }) ended = 'stopped';
  }
  const count = (fate: MutantResult['fate']) => results.filter((each) => each.fate === fate).length;
  return {
    game: plain.id,
    cases: cases.length,
    mutants: results,
    killed: count('killed'),
    equivalent: count('equivalent'),
    survived: count('survived'),
    ended,
    seconds: (now() - began) / 1000,
  };
}

const flowsOf = (game: Game, { example }: NamedCase): string[] =>
  checkCase(game, example).frames.map(({ table }) => table.flow);

/** A mutant that cannot even play the case is found out too. */
function holdsUnder(game: Game, example: Case): boolean {
  try {
    return checkCase(game, example).holds;
  } catch {
    return false;
  }
}

/** Whether the game and the mutant differ somewhere in real play. */
function compareWith(places: Places, mutant: Mutant, all: readonly SamplePosition[], until: number): Fate {
  let compared = 0;
  let reached = 0;
  for (const place of all) {
    if (now() > until) break;
    compared++;
    const { tried, move } = mutant.allows === undefined ? done(places, mutant, place) : allowed(mutant, place);
    if (tried > 0) reached++;
    if (!move) continue;
    const suggestion = suggest(places, mutant, place.table, move);
    // A case claims what is there; that something is not there any more it cannot always say.
    const notices = !mutant.within(() => holdsUnder(mutant.game, suggestion));
    return { fate: 'survived', ...(notices && { suggestion }) };
  }
  return { fate: 'equivalent', positions: compared, reached };
}

/** Moves that could show the mistake, and the first that does. */
interface Tries {
  readonly tried: number;
  readonly move: Move | undefined;
}

/** Legal moves that reach the planted bug. A wrong number may show anywhere, also in what it allows. */
function done(places: Places, mutant: Mutant, place: SamplePosition): Tries {
  const { table } = place;
  const { state, verb } = mutant;
  const deeds = place.deeds.filter(
    ({ move, trail }) => (state === undefined || trail.passes(state)) && (verb === undefined || move.verb === verb),
  );
  const differs = deeds.find((deed) => deed.done !== inMutant(places, table, deed.move, mutant));
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

const inMutant = (places: Places, table: Table, move: Move, mutant: Mutant): string =>
  mutant.within(
    () =>
      quietly(() => {
        const other = standing(table, mutant);
        return other.why(move) === null ? places.deed(other, move, places.numbered(table)) : 'refused';
      }) ?? 'crashes',
  );

/** One move from a position that names only what matters, and what the game makes of it. */
function suggest(places: Places, mutant: Mutant, place: Table, move: Move): Case {
  const { game } = places;
  const options = optionsOf(game, place);
  const start = shortened(writtenOut(place), (written) => {
    const table = Table.open(game, { position: written, options });
    const isLegal = table.why(move) === null;
    return (
      isLegal === (place.why(move) === null) && table.flow === place.flow && isDifferent(places, table, mutant, move)
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

const isDifferent = (places: Places, table: Table, mutant: Mutant, move: Move): boolean =>
  table.why(move) === null
    ? places.deed(table, move, places.numbered(table)) !== inMutant(places, table, move, mutant)
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
