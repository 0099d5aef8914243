// heist mutate: what do our examples miss?
import { gameNamed } from '../../machines/index.js';
import { mutate, type MutateBounds, type Mutation } from '../../verify/mutation/mutate.js';
import { exit, type Command, type Io } from '../command.js';
import { attended, bounds, casesOf, endedText, json, number, saveCase } from '../output/progress.js';

export const command: Command = {
  usage: 'mutate <game>',
  summary: 'Plants small bugs in the rules and lists those that no case catches, with a case that would',
  options: [
    [
      '--cases <files>',
      'files, folders or patterns, separated by commas (default: the cases that come with heist-kit)',
    ],
    ['--only <text>', 'only bugs whose description contains this text'],
    ['--positions <n>', 'positions in which an uncaught bug is compared with the real rules (default 6000)'],
    ['--seconds <n>', 'time limit in seconds'],
    ['--save <folder>', 'folder in which to save the suggested cases'],
    ['--json', 'print the result as JSON'],
  ],
  examples: ['heist mutate how-to-rob-a-bank', 'heist mutate how-to-rob-a-bank --only placing --save suggestions'],
  async run([name = ''], flags, io) {
    const game = gameNamed(name);
    const only = typeof flags['only'] === 'string' ? { only: flags['only'] } : {};
    const limits = { ...bounds(flags, ['positions', 'seconds']), ...only };
    const result = await attended(mutate(game, casesOf(game, flags['cases']), limits), io);
    const { save } = flags;
    const saved =
      typeof save === 'string'
        ? result.mutants.flatMap(({ suggestion }) => (suggestion ? [saveCase(save, suggestion)] : []))
        : [];
    io.out(flags['json'] ? json(result) : pretty(result, saved, limits, io));
    return result.survived > 0 || result.ended !== 'complete' ? exit.fails : exit.holds;
  },
};

function pretty(
  result: Mutation,
  saved: readonly string[],
  limits: MutateBounds,
  { colors: { red, dim, bold } }: Io,
): string {
  const of = (fate: string) => result.mutants.filter((mutant) => mutant.fate === fate);
  return [
    ...of('equivalent').map(({ what, positions = 0, reached = 0 }) =>
      dim(
        reached === 0
          ? `not reached in ${number(positions)} positions: ${what}`
          : `reached in ${number(reached)} of ${number(positions)} positions, no difference: ${what}`,
      ),
    ),
    ...of('survived').flatMap(({ what, suggestion }) => [
      `${red('SURVIVED')} ${what}`,
      suggestion
        ? `  a case that would catch it: ${JSON.stringify({ start: suggestion.start, moves: suggestion.moves, expect: suggestion.expect })}`
        : '  no case of one move can catch it',
    ]),
    ...saved.map((file) => `saved ${file}`),
    '',
    `${bold(String(result.mutants.length))} bugs planted: ${result.killed} caught, ${result.equivalent} made no difference ` +
      `in the positions tried, ${result.survived} survived, ${of('untried').length} not tried. ${endedText(result.ended, limits)}, ${result.seconds.toFixed(1)} s`,
    '',
  ].join('\n');
}
