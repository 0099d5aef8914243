// heist order: does the order of these steps matter?
import { join } from 'node:path';
import { gameNamed } from '../../machines/index.js';
import { nearest } from '../../notation/nearest.js';
import type { Case } from '../../notation/case.js';
import { order, type OrderReport, type Pair } from '../../verify/order/order.js';
import { orderHtml } from '../../verify/reports/order-html.js';
import { WrongUse, didYouMean, exit, type Command, type Io } from '../command.js';
import { attended, bounds, endedText, json, optionsOf, saveCase, saveText } from '../output/progress.js';
import { version } from '../../version.js';
import { boardsOf } from '../output/witness-boards.js';

export const command: Command = {
  usage: 'order <game> [procedure]',
  summary: 'Swaps neighbouring steps and reports whether the order matters, with the smallest position that shows it',
  options: [
    ['--options <json>', 'game options as JSON: \'{"players": 4}\''],
    ['--seconds <n>', 'time limit in seconds (default 90)'],
    ['--states <n>', 'positions to search from the start of the game (default 20000)'],
    ['--games <n>', 'random games to take further positions from (default 90)'],
    ['--written <n>', 'generated positions per pair (default 500)'],
    ['--seed <n>', 'seed for reproducible runs (default 1)'],
    ['--save <folder>', 'folder in which to save both cases for every pair whose order matters (default: findings)'],
    ['--html <file>', 'write an HTML report to this file'],
    ['--json', 'print the result as JSON'],
  ],
  examples: ['heist order lazy-heist', 'heist order how-to-rob-a-bank round-end --html order.html'],
  async run([name = '', procedure], flags, io) {
    const game = gameNamed(name);
    const known = Object.keys(game.procedures);
    if (procedure !== undefined && !known.includes(procedure))
      throw new WrongUse(
        `${game.id} has no procedure "${procedure}"${didYouMean(nearest(procedure, known))}\nProcedures: ${known.join(', ')}`,
      );
    const limits = bounds(flags, ['seconds', 'states', 'games', 'written', 'seed']);
    const report = await attended(order(game, { ...limits, options: optionsOf(flags) }, procedure), io);
    const folder = typeof flags['save'] === 'string' ? flags['save'] : 'findings';
    const saved = new Map<Case, string>();
    for (const { procedure: list, pairs } of report.procedures)
      for (const { first, second, witness } of pairs)
        for (const [i, example] of (witness?.cases ?? []).entries())
          saved.set(
            example,
            saveCase(
              join(folder, `${game.id}-order`),
              example,
              `${list}-${first}-${second}-${i ? 'swapped' : 'book'}.yaml`,
            ),
          );
    if (typeof flags['html'] === 'string') {
      const boards = await boardsOf(game, report);
      saveText(flags['html'], orderHtml(game, report, { boards, version, replay: (pair) => replay(pair, saved) }));
    }
    io.out(flags['json'] ? json(report) : pretty(report, saved, io));
    return report.ended === 'stopped' ? exit.fails : exit.holds;
  },
};

function pretty(
  { procedures, bounds: limits, ended, seconds }: OrderReport,
  saved: ReadonlyMap<Case, string>,
  io: Io,
): string {
  const { bold } = io.colors;
  const lines = procedures.flatMap(({ procedure, steps, pairs }) => [
    bold(procedure),
    `  ${steps.join(' > ')}`,
    '',
    ...pairs.flatMap((pair) => pairText(pair, saved, io)),
    '',
  ]);
  return `${lines.join('\n')}${endedText(ended, limits)}, ${seconds.toFixed(1)} s\n`;
}

const gradeText = {
  same: '',
  log: 'only the log differs',
  position: 'the position differs',
  outcome: 'the outcome differs',
} as const;

function pairText(pair: Pair, saved: ReadonlyMap<Case, string>, { colors: { green, red, yellow, dim } }: Io): string[] {
  const { first, second, verdict, grade, tried, proved, witness } = pair;
  const bound = proved ? 'every reachable position' : boundText(tried);
  const name = `  ${first} / ${second}: `;
  if (verdict === 'untried')
    return [`${name}${yellow('not tried')}: found no position in which both steps do something`];
  if (verdict === 'commutes' || !witness) return [`${name}${green('same result')} ${dim(`(tried ${bound})`)}`];
  const [book] = witness.cases;
  return [
    `${name}${red('order matters')}, ${gradeText[grade]} ${dim(`(tried ${bound})`)}`,
    ...(witness.broken === undefined ? [] : [`    the other order cannot be played: ${witness.broken}`]),
    `    smallest position: ${JSON.stringify(book.start)}`,
    `    moves: ${(book.moves ?? []).map((step) => (typeof step === 'string' ? step : JSON.stringify(step))).join(', ')}`,
    ...witness.differences
      .slice(0, 6)
      .map(
        ({ path, expected, found }) =>
          `    ${path.join('.')}: ${JSON.stringify(expected)} | swapped: ${JSON.stringify(found)}`,
      ),
    ...(witness.differences.length > 6 ? [`    and ${witness.differences.length - 6} more`] : []),
    dim(`    ${replay(pair, saved)}`),
  ];
}

/** The command that plays both cases of a witness again. */
const replay = ({ witness }: Pair, saved: ReadonlyMap<Case, string>): string =>
  `heist check ${(witness?.cases ?? []).map((example) => saved.get(example) ?? '').join(' ')}`;

/** Nothing is claimed of the ways that were not followed. */
const boundText = ({ met, written, sampled }: Pair['tried']): string =>
  `${met + written} positions${sampled ? `; in ${sampled} of them only a sample of the choices, because there are too many` : ''}`;
