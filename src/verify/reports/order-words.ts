// The words for verdicts on orders, the same in the terminal, on the page and in the lab.
import { amount } from '../../notation/amount.js';
import type { BrokenExample, UnderOptions } from '../cases/under-options.js';
import type { NewOrder } from '../order/order.js';
import type { OrderVerdict } from '../order/try-change.js';

export const gradeText = {
  same: 'same result',
  over: 'but only after the game was over',
  log: 'only the log differs',
  position: 'the position differs',
  outcome: 'the outcome differs',
} as const;

const number = (value: number): string => value.toLocaleString('en');

/** Stopped early without a difference: that says nothing about the positions that were left. */
export const isUndecided = ({ verdict, early }: OrderVerdict): boolean => verdict !== 'matters' && early === true;

/** The worst difference that was found; there may be a worse one where the search was stopped early. */
export const worstText = ({ grade, early }: OrderVerdict): string =>
  `${gradeText[grade]}${early && grade !== 'outcome' ? ' (so far: there may be a worse difference, because the search was stopped early)' : ''}`;

/** How much was tried. Nothing is claimed about ways that were not followed. */
export function boundText({ tried, fields, combinations, early, proof }: OrderVerdict): string {
  const { met, written, sampled } = tried;
  if (proof?.by === 'every-position') return 'every reachable position';
  const of =
    fields.length === 0 || early
      ? ''
      : ` of ${combinations === null ? 'more than 10^15' : number(combinations)} combinations of ${amount(fields.length, 'field')}`;
  const sample = sampled
    ? `; in ${number(sampled)} of them only a sample of the choices, because there are too many`
    : '';
  return `${amount(met + written, 'position')}${of}${sample}${early ? ' (stopped early)' : ''}`;
}

/** How many steps stand in another place. */
export const movedIn = ({ steps, other }: NewOrder): number => steps.filter((step, i) => step !== other[i]).length;

/** Why no position can show a worse difference. Two steps change places, or more. */
export function proofText({ proof, grade }: OrderVerdict, moved = 2): string {
  if (!proof) return '';
  if (proof.by === 'every-position') return 'proved by trying every reachable position';
  const apart =
    moved > 2
      ? 'none of the steps that changed places changes what another reads or writes'
      : 'neither step changes what the other reads or writes';
  const worse = grade === 'same' ? apart : `nothing worse is possible: ${apart}, until one of them ends the game`;
  return `proved: ${worse} (all ${number(proof.combinations)} combinations of what they read were tried)`;
}

/** Which examples hold under a new order. */
export function examplesText({ broken, hold, own, failing }: UnderOptions): string {
  const others = [
    ...(own.length > 0 ? [`${own.length} with an order of ${own.length === 1 ? 'its' : 'their'} own`] : []),
    ...(failing.length > 0 ? [`${failing.length} that did not hold before either`] : []),
  ];
  const besides = others.length > 0 ? ` (left out: ${others.join(', ')})` : '';
  if (broken.length > 0) return `${broken.length} of ${broken.length + hold} examples no longer hold${besides}`;
  if (hold === 0) return `no example says anything about the new order${besides}`;
  return `${hold === 1 ? 'the only example still holds' : `all ${hold} examples still hold`}${besides}`;
}

/** Where an example first differs. */
export const brokenText = ({ first: { at, message, expected, found } }: BrokenExample): string =>
  `${at}: ${message}; expected ${short(expected)}, found ${short(found)}`;

function short(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 160 ? `${text.slice(0, 160)} …` : text;
}
