// What do our examples miss? Every mutant is played against all cases and judged by the claims about every position; what
// survives is compared with the game itself, move by move, and where they differ the difference becomes a new case.
import { InputError } from '../../table/errors.js';
import type { Case } from '../../notation/case.js';
import type { Game } from '../../table/game.js';
import { brokenClaims } from '../../table/invariant.js';
import { checkCase, type Frame } from '../cases/check-case.js';
import type { NamedCase } from '../cases/coverage.js';
import { firstOf } from '../reports/same-run.js';
import { now, type Work } from '../search/work.js';
import { readOptions } from '../simulation/random-play.js';
import { compareWith, holdsUnder } from './compare-mutant.js';
import { mutantsOf, type Mutant, type MutantKind } from './mutants.js';
import { WatchedGame, type SamplePosition, type PassedStates } from './sample-positions.js';
import { viewMutants } from './view-mutants.js';

export interface MutateBounds {
  /** Positions in which a survivor is compared with the game. */
  readonly positions?: number;
  readonly seconds?: number;
  readonly games?: number;
  readonly seed?: number;
  /** Only mutants whose description contains this. */
  readonly only?: string;
  /** Into how many parts the mutants are dealt out, and which of them is done here; without it, all. */
  readonly parts?: number;
  readonly part?: number;
}

export interface MutantResult {
  /** Its place in the list of all mutants. */
  readonly number: number;
  readonly kind: MutantKind;
  readonly what: string;
  readonly fate: 'killed' | 'equivalent' | 'survived' | 'untried';
  /** The case that killed it, or during which a claim about every position broke. */
  readonly by?: string;
  /** For `equivalent`: positions in which no difference was found. */
  readonly positions?: number;
  /** For `equivalent`: how many of them have a move that reaches the mistake at all. */
  readonly reached?: number;
  /** For `survived`: a case that holds, and would kill it. Missing where no single move shows what a case can claim. */
  readonly suggestion?: Case;
}

export interface Mutation {
  readonly game: string;
  /** What was asked for: results can be merged only if it is the same. */
  readonly asked: { readonly only: string; readonly positions: number; readonly seed: number };
  readonly parts: number;
  /** The parts that were done. */
  readonly done: readonly number[];
  readonly cases: number;
  readonly mutants: readonly MutantResult[];
  readonly killed: number;
  readonly equivalent: number;
  readonly survived: number;
  readonly ended: 'complete' | 'time' | 'stopped';
  readonly seconds: number;
}

const defaults = { positions: 6000, seconds: Infinity, games: 40, seed: 1, only: '', parts: 1 };

export function* mutate(plain: Game, cases: readonly NamedCase[], bounds: MutateBounds = {}): Work<Mutation> {
  const { positions, seconds, games, seed, only, parts, part = 0 } = { ...defaults, ...bounds };
  const began = now();
  const watched = new WatchedGame(plain);
  const { game } = watched;
  const known = cases.map((each) => watchCase(watched, each));
  const failing = known.find(({ holds }) => !holds);
  if (failing)
    throw new InputError([{ path: [failing.name], found: 'a case that does not hold', expected: 'cases that hold' }]);
  const all = [
    ...mutantsOf(game, readOptions(game, undefined)),
    ...viewMutants(
      game,
      known.flatMap(({ frames }) => frames.map(({ table }) => table)),
    ),
    ...watched.effects.mutants(game),
  ].filter(({ what }) => what.includes(only));
  if (all.length === 0)
    throw new InputError([
      { path: ['only'], found: JSON.stringify(only), expected: 'text from the description of a planted bug' },
    ]);
  const mutants = all.flatMap((mutant, number) => (number % parts === part ? [{ ...mutant, number }] : []));
  let visited: SamplePosition[] | undefined;
  const results: MutantResult[] = [];
  let ended: Mutation['ended'] = 'complete';
  // The case that killed the last one often kills the next.
  let order = known;
  for (const mutant of mutants) {
    const { kind, what, number, shownBy } = mutant;
    if (ended === 'complete' && now() - began > seconds * 1000) ended = 'time';
    if (ended !== 'complete') {
      results.push({ number, kind, what, fate: 'untried' });
      continue;
    }
    const killer = order.filter((each) => reaches(mutant, each)).find((each) => kills(mutant, each));
    if (killer) {
      order = [killer, ...order.filter((each) => each !== killer)];
      results.push({ number, kind, what, fate: 'killed', by: killer.name });
    } else {
      // Only there is it known to do anything.
      const shown =
        shownBy && watched.ofFrames(known.filter(({ name }) => shownBy.has(name)).flatMap((each) => each.frames));
      const sample = shown ?? (visited ??= watched.collect(cases, games, seed, positions));
      results.push({ number, kind, what, ...compareWith(watched, mutant, sample, began + seconds * 1000) });
    }
    if (yield { what, done: results.length, of: mutants.length }) ended = 'stopped';
  }
  return summed(plain.id, { only, positions, seed }, parts, [part], results, {
    cases: cases.length,
    ended,
    seconds: (now() - began) / 1000,
  });
}

function summed(
  game: string,
  asked: Mutation['asked'],
  parts: number,
  done: readonly number[],
  mutants: readonly MutantResult[],
  rest: Pick<Mutation, 'cases' | 'ended' | 'seconds'>,
): Mutation {
  const count = (fate: MutantResult['fate']) => mutants.filter((each) => each.fate === fate).length;
  return {
    game,
    asked,
    parts,
    done,
    mutants,
    killed: count('killed'),
    equivalent: count('equivalent'),
    survived: count('survived'),
    ...rest,
  };
}

/** The results of several threads or machines as one result. Each part may be there only once. */
export function mergeMutations(results: readonly Mutation[]): Mutation {
  const first = firstOf(results, ['game', 'asked', 'parts', 'cases']);
  const done = results.flatMap((each) => each.done).sort((a, b) => a - b);
  const twice = done.find((part, i) => done[i + 1] === part);
  if (twice !== undefined)
    throw new InputError([{ path: ['done'], found: `part ${twice + 1} twice`, expected: 'each part once' }]);
  const mutants = results.flatMap((each) => each.mutants).sort((a, b) => a.number - b.number);
  return summed(first.game, first.asked, first.parts, done, mutants, {
    cases: first.cases,
    ended: results.find(({ ended }) => ended !== 'complete')?.ended ?? 'complete',
    seconds: Math.max(...results.map(({ seconds }) => seconds)),
  });
}

/** A case as the game plays it. */
interface WatchedCase {
  readonly name: string;
  readonly example: Case;
  readonly holds: boolean;
  readonly frames: readonly Frame[];
  readonly trail: PassedStates;
  /** Claims that hold all through it. */
  readonly claims: Game['invariants'];
}

function watchCase(watched: WatchedGame, { name, example }: NamedCase): WatchedCase {
  const { game } = watched;
  let played: ReturnType<typeof checkCase> | undefined;
  const trail = watched.trailOf(() => {
    played = watched.effectsIn(name, () => checkCase(game, example));
    return played.frames.map(({ table }) => table.flow);
  });
  const { holds, frames } = played as unknown as ReturnType<typeof checkCase>;
  return { name, example, holds, frames, trail, claims: game.invariants.filter((claim) => holdsIn(claim, frames)) };
}

const reaches = ({ state, shownBy }: Mutant, { name, trail }: WatchedCase): boolean =>
  (state === undefined || trail.passes(state)) && (shownBy?.has(name) ?? true);

/** A case kills a mutant by failing. A wrong effect is also found out by a claim that breaks on the way. */
function kills(mutant: Mutant, { example, claims }: WatchedCase): boolean {
  return mutant.within(() => {
    if (mutant.kind !== 'effect-wrong') return !holdsUnder(mutant.game, example);
    try {
      const { holds, frames } = checkCase(mutant.game, example);
      return !holds || claims.some((claim) => !holdsIn(claim, frames));
    } catch {
      return true;
    }
  });
}

const holdsIn = (claim: Game['invariants'][number], frames: readonly Frame[]): boolean =>
  frames.every(({ table, move }, i) => {
    const before = move === undefined ? undefined : frames[i - 1]?.table;
    return brokenClaims([claim], table, before && { flow: before.flow, position: before.raw }).length === 0;
  });
