// What do our examples miss? Every mutant is played against all cases; what survives is compared with the game itself,
// move by move, and where they differ the difference becomes a new case.
import { compiled } from '../machines/compile.js';
import type { Case } from '../notation/case.js';
import { InputError } from '../table/errors.js';
import type { Game } from '../table/game.js';
import { moveText, type Move } from '../table/move.js';
import { Table } from '../table/table.js';
import { checkCase, openCase } from './cases.js';
import type { NamedCase } from './coverage.js';
import { canonical, Keys } from './keys.js';
import { differences, type Difference } from './match.js';
import { mutantsOf, type Mutant, type MutantKind } from './mutants.js';
import { playOut, policies, readOptions } from './play.js';
import { holdsQuietly, shortened, writtenOut } from './written.js';
import { now, type Work } from './work.js';

export interface MutateBounds {
  /** Positions in which a survivor is compared with the game. */
  readonly positions?: number;
  /** Seconds for each survivor. */
  readonly secondsEach?: number;
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
  /** For `survived`: a case that holds, and would kill it. Missing where no single move shows what a case can claim. */
  readonly suggestion?: Case;
}

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
  const { positions = 3000, secondsEach = 2, seconds = Infinity, games = 8, seed = 1, only = '' } = bounds;
  const began = now();
  const game = compiled(plain);
  const failing = cases.find(({ example }) => !checkCase(game, example).holds);
  if (failing)
    throw new InputError([{ path: [failing.name], found: 'a case that does not hold', expected: 'cases that hold' }]);
  const mutants = mutantsOf(game, readOptions(game, undefined)).filter(({ what }) => what.includes(only));
  const visited = placesToCompare(game, cases, games, seed, positions);
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
    const killer = order.find(({ example }) => !mutant.within(() => holdsUnder(mutant.game, example)));
    if (killer) {
      order = [killer, ...order.filter((each) => each !== killer)];
      results.push({ kind, what, fate: 'killed', by: killer.name });
    } else results.push({ kind, what, ...compareWith(game, mutant, visited, now() + secondsEach * 1000) });
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

/** A mutant that cannot even play the case is found out too. */
function holdsUnder(game: Game, example: Case): boolean {
  try {
    return checkCase(game, example).holds;
  } catch {
    return false;
  }
}

/** Positions of real play, each once: from the cases, a little way on from their starts, and from whole games. */
function placesToCompare(game: Game, cases: readonly NamedCase[], games: number, seed: number, most: number): Place[] {
  const keys = new Keys();
  const found = new Map<string, Table>();
  const note = (table: Table) => found.set(keys.number(table.flow, table.raw).key, table);
  for (const { example } of cases) for (const { table } of checkCase(game, example).frames) note(table);
  for (const [i, { example }] of cases.entries())
    // Where play breaks is for `explore` to tell; here it only ends.
    quietly(() => {
      let steps = 0;
      for (const { table } of playOut(openCase(game, example), seed + i)) {
        note(table);
        if (++steps > 40) break;
      }
    });
  for (let i = 0; i < games && found.size < most; i++) {
    const policy = i % 2 ? policies.greedy : policies.random;
    for (const { table } of playOut(Table.open(game), seed + i, policy)) note(table);
  }
  return [...found.values()].slice(0, most).map((table) => new Place(table));
}

/** A position, the moves it has, and what the game makes of each: worked out once for all mutants. */
class Place {
  private known: readonly { readonly move: Move; readonly deed: string }[] | undefined;
  constructor(readonly table: Table) {}

  get deeds() {
    return (this.known ??= firstMoves(this.table).map((move) => ({ move, deed: deedOf(this.table, move) })));
  }
}

/** Moves of one position that are looked at: a deal of cards has thousands. */
const mostMoves = 40;

function compareWith(
  game: Game,
  mutant: Mutant,
  places: readonly Place[],
  until: number,
): Pick<MutantResult, 'fate' | 'positions' | 'suggestion'> {
  let compared = 0;
  for (const place of places) {
    if (now() > until) break;
    compared++;
    const move = difference(place, mutant);
    if (move) {
      const suggestion = suggest(game, mutant, place.table, move);
      // A case claims what is there; that something is not there any more it cannot always say.
      const notices = !mutant.within(() => holdsUnder(mutant.game, suggestion));
      return { fate: 'survived', ...(notices && { suggestion }) };
    }
  }
  return { fate: 'equivalent', positions: compared };
}

/** The first move that the mutant takes, refuses or carries out differently. */
function difference({ table, deeds }: Place, mutant: Mutant): Move | null {
  for (const { move, deed } of deeds) if (deed !== inMutant(table, move, mutant)) return move;
  // A mutant may also allow what the game forbids.
  const more = mutant.within(() => quietly(() => firstMoves(standing(table, mutant)))) ?? [];
  return more.find((move) => table.why(move) !== null) ?? null;
}

function firstMoves(table: Table): Move[] {
  const moves: Move[] = [];
  for (const move of table.moves()) if (moves.push(move) >= mostMoves) break;
  return moves;
}

const standing = (table: Table, { game }: Mutant): Table => Table.at(game, table.flow, table.raw);

const deedOf = (table: Table, move: Move): string => {
  const { flow, raw, events } = table.after(move);
  return canonical({ flow, position: raw, events } as never);
};
const inMutant = (table: Table, move: Move, mutant: Mutant): string =>
  mutant.within(
    () =>
      quietly(() => {
        const other = standing(table, mutant);
        return other.why(move) === null ? deedOf(other, move) : 'refused';
      }) ?? 'crashes',
  );

function quietly<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}

/** One move from a position that names only what matters, and what the game makes of it. */
function suggest(game: Game, mutant: Mutant, place: Table, move: Move): Case {
  const options = optionsOf(game, place);
  const start = shortened(writtenOut(place), (written) => {
    const table = Table.open(game, { position: written, options });
    const isLegal = table.why(move) === null;
    return isLegal === (place.why(move) === null) && table.flow === place.flow && isDifferent(table, mutant, move);
  });
  const readable = holdsQuietly(
    start,
    (written) => Table.open(game, { position: written, options }).flow === place.flow,
  );
  const table = readable ? Table.open(game, { position: start, options }) : place;
  const head = { game: game.id, title: `Would show: ${mutant.what}`, ...(options && { options }), start: { ...start } };
  const why = table.why(move);
  if (why) return { ...head, expect: { illegal: { [moveText(move)]: why.rule } } };
  const after = table.after(move);
  return {
    ...head,
    rules: [...new Set(after.events.map(({ rule }) => rule))].filter((rule) => !rule.includes('-RULING-')),
    moves: [moveText(move)],
    expect: {
      flow: after.flow,
      position: claimOf(differences(plainFields(after), plainFields(table)), plainFields(after)),
      events: after.events.map(({ type }) => type),
      outcome: after.outcome,
    },
  };
}

const isDifferent = (table: Table, mutant: Mutant, move: Move): boolean =>
  table.why(move) === null
    ? deedOf(table, move) !== inMutant(table, move, mutant)
    : mutant.within(() => quietly(() => standing(table, mutant).why(move)) === null);

/** Options of a position that differ from the game's own; undefined when none do. */
function optionsOf(game: Game, { raw }: Table): Record<string, unknown> | undefined {
  const usual = readOptions(game, undefined) as unknown as Record<string, unknown>;
  const own = Object.entries(raw.options).filter(
    ([key, value]) => canonical(value as never) !== canonical(usual[key] as never),
  );
  return own.length ? Object.fromEntries(own) : undefined;
}

const plainFields = ({ raw }: Table): Record<string, unknown> => {
  const { options: _, ...fields } = raw;
  return fields;
};

/** The places that the move changed, with what stands there now. */
function claimOf(changes: readonly Difference[], fields: Record<string, unknown>): Record<string, unknown> {
  const claim: Record<string, unknown> = {};
  for (const { path } of changes) {
    const [key, inner] = path as [string, string | undefined];
    const value = fields[key];
    const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (isMap && inner !== undefined)
      claim[key] = { ...(claim[key] as object | undefined), [inner]: (value as Record<string, unknown>)[inner] };
    else claim[key] = value;
  }
  return claim;
}
