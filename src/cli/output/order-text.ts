// The verdicts of heist order, for people.
import type { Case } from '../../notation/case.js';
import type { UnderOptions } from '../../verify/cases/under-options.js';
import type { NewOrderReport, OrderReport } from '../../verify/order/order.js';
import type { OrderVerdict } from '../../verify/order/try-change.js';
import {
  boundText,
  brokenText,
  examplesText,
  isUndecided,
  movedIn,
  proofText,
  worstText,
} from '../../verify/reports/order-words.js';
import type { Io } from '../command.js';
import { endedText } from './progress.js';
import { printable } from './printable.js';

type Saved = ReadonlyMap<Case, string>;

export function orderText({ procedures, bounds, ended, seconds }: OrderReport, saved: Saved, io: Io): string {
  const { bold } = io.colors;
  const lines = procedures.flatMap(({ procedure, steps, pairs }) => [
    bold(procedure),
    `  ${steps.join(' > ')}`,
    '',
    ...pairs.flatMap((pair) => verdictText(`${pair.first} / ${pair.second}`, pair, saved, io)),
    '',
  ]);
  return `${lines.join('\n')}${endText(ended, bounds.seconds)}, ${seconds.toFixed(1)} s\n`;
}

const endText = (ended: string, seconds: number | null): string =>
  endedText(ended, seconds === null ? {} : { seconds });

export function newOrderText(
  { change, bounds, ended, seconds }: NewOrderReport & { readonly change: { readonly examples: UnderOptions } },
  saved: Saved,
  io: Io,
): string {
  const { bold, red, green, dim } = io.colors;
  const { procedure, steps, other, examples } = change;
  const { broken } = examples;
  const asText = (order: readonly string[]) =>
    order.map((step, i) => (step === steps[i] ? step : bold(step))).join(' > ');
  return [
    bold(procedure),
    `  now  ${steps.join(' > ')}`,
    `  new  ${asText(other)}`,
    '',
    ...verdictText('new order', change, saved, io, movedIn(change)),
    '',
    broken.length > 0 ? red(`${examplesText(examples)}:`) : green(examplesText(examples)),
    ...broken.flatMap((example) => [
      `  ${printable(example.name)}${example.title ? `  ${dim(printable(example.title))}` : ''}`,
      `    ${printable(brokenText(example))}`,
    ]),
    '',
    `${endText(ended, bounds.seconds)}, ${seconds.toFixed(1)} s`,
    '',
  ].join('\n');
}

function verdictText(
  name: string,
  verdict: OrderVerdict,
  saved: Saved,
  { colors: { green, red, yellow, dim } }: Io,
  moved = 2,
): string[] {
  const { verdict: found, witness } = verdict;
  const head = `  ${name}: `;
  if (isUndecided(verdict)) return [`${head}${yellow(`no difference found in ${boundText(verdict)}: not decided`)}`];
  if (found === 'untried') return [`${head}${yellow('not tried')}: found no position in which these steps happen`];
  const proved = verdict.proof ? [dim(`    ${proofText(verdict, moved)}`)] : [];
  if (!witness)
    return verdict.proved
      ? [`${head}${green('proved: same result')} ${dim(`(and tried ${boundText(verdict)})`)}`, ...proved]
      : [`${head}${green(`no difference found in ${boundText(verdict)}`)}`];
  const [base] = witness.cases;
  return [
    `${head}${red('order matters')}, ${worstText(verdict)} ${dim(`(tried ${boundText(verdict)})`)}`,
    ...proved,
    ...(witness.broken === undefined ? [] : [`    the other order cannot be played: ${witness.broken}`]),
    `    smallest position: ${JSON.stringify(base.start)}`,
    `    moves: ${(base.moves ?? []).map((step) => (typeof step === 'string' ? step : JSON.stringify(step))).join(', ')}`,
    ...(witness.endedBy
      ? [`    the game is ended by: ${witness.endedBy.map((rule) => rule ?? 'nothing yet').join(' | swapped: ')}`]
      : []),
    ...witness.differences
      .slice(0, 6)
      .map(
        ({ path, expected, found: other }) =>
          `    ${path.join('.')}: ${JSON.stringify(expected)} | swapped: ${JSON.stringify(other)}`,
      ),
    ...(witness.differences.length > 6 ? [`    and ${witness.differences.length - 6} more`] : []),
    dim(`    ${replayText(verdict, saved)}`),
  ];
}

/** The command that plays both cases of a witness again. */
export const replayText = ({ witness }: OrderVerdict, saved: Saved): string =>
  `heist check ${(witness?.cases ?? []).map((example) => saved.get(example) ?? '').join(' ')}`;
