// heist mutate: what do our examples miss?
import { gameNamed } from '../../machines/index.js';
import { mutate, type Mutation } from '../../verify/mutation/mutate.js';
import { exit, type Command, type Io } from '../command.js';
import { attended, bounds, casesOf, endedText, json, number, saveCase } from '../output/progress.js';

export const command: Command = {
  usage: 'mutate <game>',
  summary: 'Makes small mistakes in the rules on purpose: which of them does no case notice, and which case would?',
  options: [
    ['--cases <files>', 'file, folder or pattern, several with commas (default: the cases of the kit)'],
    ['--only <text>', 'only mistakes whose description contains this'],
    ['--positions <n>', 'positions in which a survivor is compared with the game (default 6000)'],
    ['--seconds <n>', 'at most so long'],
    ['--save <folder>', 'writes the suggested cases there'],
    ['--json', 'the result as JSON'],
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
    io.out(flags['json'] ? json(result) : pretty(result, saved, io));
    return result.survived > 0 || result.ended !== 'complete' ? exit.fails : exit.holds;
  },
};

function pretty(result: Mutation, saved: readonly string[], { colors: { red, dim, bold } }: Io): string {
  const of = (fate: string) => result.mutants.filter((mutant) => mutant.fate === fate);
  return [
    ...of('equivalent').map(({ what, positions = 0, cameBy = 0 }) =>
      dim(
        cameBy === 0
          ? `nothing comes by in ${number(positions)} positions: ${what}`
          : `no difference in ${number(cameBy)} of ${number(positions)} positions that come by: ${what}`,
      ),
    ),
    ...of('survived').flatMap(({ what, suggestion }) => [
      `${red('SURVIVED')} ${what}`,
      suggestion
        ? `  a case that would notice: ${JSON.stringify({ start: suggestion.start, moves: suggestion.moves, expect: suggestion.expect })}`
        : '  no single move shows it in what a case can claim',
    ]),
    ...saved.map((file) => `saved ${file}`),
    '',
    `${bold(String(result.mutants.length))} mistakes: ${result.killed} noticed, ${result.equivalent} without a difference ` +
      `within the bound, ${result.survived} survived, ${of('untried').length} not tried. ${endedText(result.ended)}, ${result.seconds.toFixed(1)} s`,
    '',
  ].join('\n');
}
