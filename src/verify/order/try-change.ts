// One change of order, tried in positions that were met and in positions made for it. A pure function of what it is
// given: the same verdict on every machine, so that many of them can share the changes.
import type { Work } from '../search/work.js';
import { aimedPositions, Eventful, touchedFields } from './aimed-positions.js';
import { CandidateValues } from './candidate-values.js';
import { compare, weightOf, type Change, type Comparison, type Grade, type Probe } from './compare.js';
import type { Proof } from './proof/proof.js';
import { shrunk, type Witness } from './witness.js';

export interface Tried {
  /** Positions in which both orders were run: met in search, play and cases. */
  readonly met: number;
  /** And made for these steps. */
  readonly written: number;
  /** In so many of them there were too many ways to follow all: a few were followed, with the same choices in both orders. */
  readonly sampled: number;
}

export interface OrderVerdict {
  /** `untried`: no position came up in which the steps happen. */
  readonly verdict: 'commutes' | 'matters' | 'untried';
  /** The worst difference found. */
  readonly grade: Grade;
  readonly tried: Tried;
  /** The fields that the steps read, and how many combinations their values have; null: more than can be counted. */
  readonly fields: readonly string[];
  readonly combinations: number | null;
  /** No position can show a worse difference, and why. */
  readonly proved: boolean;
  readonly proof?: Proof;
  /** The search was stopped before all positions were tried. */
  readonly early?: true;
  readonly witness?: Witness;
}

export interface ChangeBounds {
  /** Positions from search, play and cases that are tried. */
  readonly positions: number;
  /** Positions made for the steps. */
  readonly written: number;
  /** Moves that are made in all of them together. */
  readonly moves: number;
  readonly seed: number;
}

/** Positions with too many ways in which a sample of them is followed: each takes long. */
const mostSampled = 300;
/** Positions that are shrunk to find the smallest. */
const mostShown = 6;

export function* tryChange(
  change: Change,
  probes: readonly Probe[],
  prove: (grade: Grade) => Proof | null,
  options: object,
  { positions, written, moves, seed }: ChangeBounds,
  /** Whether these are all positions that there are. */
  isWhole = false,
): Work<OrderVerdict> {
  const name = change.procedure.steps.slice(change.from, change.to).join(' / ');
  const tried = { met: 0, written: 0, sampled: 0 };
  let worst: Comparison | null = null;
  let shown: { probe: Probe; found: Comparison }[] = [];
  let isStopped = false;
  const eventful = new Eventful(change);
  const note = (probe: Probe, source: 'met' | 'written'): Comparison | null => {
    const found = compare(change, probe);
    if (!found) return null;
    tried[source]++;
    if (source === 'met') eventful.note(probe, found);
    if (found.wishes || found.isSample) tried.sampled++;
    const more = weightOf(found) - (worst ? weightOf(worst) : 0);
    if (found.grade !== 'same' && more >= 0) {
      if (more > 0) shown = [];
      worst = found;
      // What shows it after few moves is easily made small; of those with equally many the first stay.
      shown = [...shown, { probe, found }].sort((a, b) => movesIn(a.found) - movesIn(b.found)).slice(0, mostShown);
    }
    return found;
  };
  const { trail } = change;
  const most = trail.moves + moves;
  const isSpent = (share: number) => !isWhole && trail.moves > most - moves * (1 - share);
  const progress = () => ({ what: name, done: tried.met + tried.written, of: positions + written });
  // Nothing is worse than another outcome. Of the first few positions that show it, the smallest is kept.
  const isSettled = () => shown.length >= mostShown && worst?.grade === 'outcome';

  const some = probes.slice(0, isWhole ? undefined : positions);
  for (const probe of some) {
    if (isStopped || isSettled() || isSpent(1 / 2) || (!isWhole && tried.sampled >= mostSampled)) break;
    note(probe, 'met');
    isStopped = (yield progress()) === true || trail.isLate;
  }
  const values = new CandidateValues(change.game.schema.position, isWhole ? [] : some);
  const fields = isWhole ? [] : touchedFields(change, some, values);
  if (!isWhole && !isSettled()) {
    const aimed = aimedPositions(change, some, values, { count: written, seed, eventful });
    let step = aimed.next(null);
    while (!step.done && !isStopped && !isSettled() && !isSpent(1) && tried.sampled < 2 * mostSampled) {
      step = aimed.next(note(step.value, 'written'));
      isStopped = (yield progress()) === true || trail.isLate;
    }
  }
  const grade: Grade = (worst as Comparison | null)?.grade ?? 'same';
  const proof =
    isStopped || grade === 'outcome'
      ? null
      : isWhole && tried.sampled === 0 && tried.met === some.length
        ? wholeProof(tried.met)
        : prove(grade);
  // A proof that was broken off, or never begun.
  isStopped ||= trail.isLate && !proof && grade !== 'outcome';
  const all = fields.reduce((product, { values }) => product * values.length, 1);
  const verdict = shown.length > 0 ? 'matters' : tried.met + tried.written > 0 || proof ? 'commutes' : 'untried';
  return {
    verdict,
    grade,
    tried,
    fields: fields.map(({ path }) => path),
    combinations: Number.isSafeInteger(all) ? all : null,
    proved: proof !== null || grade === 'outcome',
    ...(proof && { proof }),
    ...(isStopped && { early: true as const }),
    ...(shown.length > 0 && {
      witness: smallest(shown.map(({ probe, found }) => shrunk(change, probe, found, options))),
    }),
  };
}

const movesIn = ({ ways }: Comparison): number => Math.max(...ways.map(({ length }) => length));

const wholeProof = (positions: number): Proof => ({ by: 'every-position', fields: [], combinations: positions });

/** Few values count for more than few moves. */
const smallest = (witnesses: readonly Witness[]): Witness =>
  witnesses.reduce((best, other) => (lengthOf(other) < lengthOf(best) ? other : best));
const lengthOf = ({ size, cases: [first] }: Witness): number => 100 * size + (first.moves?.length ?? 0);
