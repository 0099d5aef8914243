// heist coverage: is every rule shown?
import { amount } from '../../notation/amount.js';
import { gameNamed } from '../../machines/index.js';
import { coverage, type Coverage } from '../../verify/cases/coverage.js';
import { WrongUse, exit, type Command, type Io } from '../command.js';
import { attended, casesOf, endedText } from '../output/progress.js';
import { json, printable } from '../output/printable.js';

export const command: Command = {
  usage: 'coverage <game>',
  summary: 'Reports which rules your cases demonstrate: by an event that changed something, or by a refusal',
  options: [
    [
      '--cases <files>',
      'files, folders or patterns, separated by commas (default: the cases that come with heist-kit)',
    ],
    ['--min <percent>', 'exit with code 1 if fewer than this percentage of the rules are covered'],
    ['--missing', 'list only the rules and pieces that no case covers'],
    ['--pieces', 'list the pieces of the game instead: chips, rooms, cards, and the cases that show each at work'],
    ['--json', 'print the result as JSON'],
  ],
  examples: [
    'heist coverage how-to-rob-a-bank',
    'heist coverage how-to-rob-a-bank --cases my-cases --min 100',
    'heist coverage burgle-bros-2 --pieces',
  ],
  async run([name = ''], flags, io) {
    const game = gameNamed(name);
    const least = flags['min'] === undefined ? 0 : Number(flags['min']);
    if (!(least >= 0 && least <= 100))
      throw new WrongUse(`--min must be a number from 0 to 100, got ${String(flags['min'])}`);
    const result = await attended(coverage(game, casesOf(game, flags)), io);
    if (flags['pieces'] && !result.pieces) throw new WrongUse(`${name} has no list of pieces`);
    const table = flags['pieces'] ? pieceTable : ruleTable;
    io.out(flags['json'] ? json(result) : pretty(result, table(result, flags['missing'] === true, io), io));
    const isWhole = result.ended === 'complete' && result.failing.length === 0;
    return isWhole && result.percent >= least ? exit.holds : exit.fails;
  },
};

type Table = (result: Coverage, onlyMissing: boolean, io: Io) => string[];

const ruleTable: Table = (result, onlyMissing, { colors: { green, red, dim, bold } }) => {
  const width = Math.max(...result.rules.map(({ rule }) => rule.length));
  const cell = (values: readonly string[]) => (values.length ? String(values.length) : '·').padStart(9);
  const rows = result.rules
    .filter(({ shown, notCheckable }) => !onlyMissing || (!shown && notCheckable === undefined))
    .map(({ rule, cases, events, refusals, invariants, shown, notCheckable }) => {
      const mark = shown ? green('covered') : notCheckable === undefined ? red('not covered') : dim(notCheckable);
      return `${rule.padEnd(width)}${cell(cases)}${cell(events)}${cell(refusals)}${cell(invariants)}  ${mark}`;
    });
  const head = `${'rule'.padEnd(width)}    cases   events refusals invariants`;
  return [bold(head), ...rows];
};

/** As many names as fit into a line; the last word says how many there are besides. */
const pieceTable: Table = ({ pieces = [] }, onlyMissing, { colors: { red, bold }, columns }) => {
  const width = Math.max(...pieces.map(({ piece }) => piece.length));
  const room = Math.max(40, columns - width - 12);
  const rows = pieces
    .filter(({ cases }) => !onlyMissing || cases.length === 0)
    .map(({ piece, cases }) => {
      const shown = cases.filter((_, i) => i === 0 || cases.slice(0, i + 1).join(', ').length <= room);
      const more = cases.length - shown.length;
      const named = `${shown.join(', ')}${more ? ` and ${more} more` : ''}`;
      return `${piece.padEnd(width)}  ${cases.length ? named : red('not covered')}`;
    });
  return [`${bold('piece'.padEnd(width))}  ${bold('cases')}`, ...rows];
};

function pretty(result: Coverage, table: readonly string[], { colors: { bold, yellow } }: Io): string {
  const { pieces = [] } = result;
  const atWork = pieces.filter(({ cases }) => cases.length > 0).length;
  return [
    ...table,
    '',
    ...result.failing.map((name) => yellow(`${printable(name)} does not hold, so it covers nothing`)),
    ...(result.unknown.length ? [yellow(`rules not in the catalogue: ${result.unknown.join(', ')}`)] : []),
    `${bold(`${result.percent.toFixed(1)} %`)}: ${result.shown} of ${result.checkable} rules are covered by ${amount(result.cases, 'case')}`,
    ...(pieces.length ? [`${atWork} of ${pieces.length} pieces are used in a case`] : []),
    ...(result.ended === 'stopped' ? [yellow(endedText(result.ended))] : []),
    '',
  ].join('\n');
}
