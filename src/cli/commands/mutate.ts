// heist mutate: what do our examples miss?
import { amount } from '../../notation/amount.js';
import { is } from 'valibot';
import { gameNamed } from '../../machines/index.js';
import type { Game } from '../../table/game.js';
import { mergeMutations, type MutateBounds, type Mutation } from '../../verify/mutation/mutate.js';
import { WrongUse, exit, type Command, type Flags, type Io } from '../command.js';
import { bounds, casesOf, endedText, number, reservePlaces, saveCase, wholeOf } from '../output/progress.js';
import { mutationSchema } from '../../verify/reports/results.js';
import { askedOf } from '../parallel/asked.js';
import { doParts, processors, resultsOf, shardOf } from '../parallel/parts.js';
import { json } from '../output/printable.js';

const defaultParts = 4;

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
    ['--parts <n>', `number of independent parts of the work (default ${defaultParts})`],
    ['--workers <n>', 'number of threads (default: one per processor)'],
    ['--shard <i/n>', 'do only every n-th part, to share the work among machines'],
    ['--merge <files>', 'put the JSON results of shards together instead of trying bugs; files separated by commas'],
    ['--save <folder>', 'folder in which to save the suggested cases'],
    ['--json', 'print the result as JSON'],
  ],
  examples: [
    'heist mutate how-to-rob-a-bank',
    'heist mutate how-to-rob-a-bank --only placing --save suggestions',
    'heist mutate lazy-heist --parts 16 --shard 1/8 --json > part-1.json',
    "heist mutate lazy-heist --merge 'part-*.json'",
  ],
  async run([name = ''], flags, io) {
    const game = gameNamed(name);
    const only = typeof flags['only'] === 'string' ? { only: flags['only'] } : {};
    const limits = { ...bounds(flags, ['positions', 'seconds']), ...only };
    reservePlaces(flags);
    const result =
      typeof flags['merge'] === 'string' ? merged(game, flags['merge']) : await tried(game, limits, flags, io);
    const { save } = flags;
    const saved =
      typeof save === 'string'
        ? result.mutants.flatMap(({ suggestion }) => (suggestion ? [saveCase(save, suggestion)] : []))
        : [];
    io.out(flags['json'] ? json(result) : pretty(result, saved, limits, io));
    return result.survived > 0 || result.ended !== 'complete' ? exit.fails : exit.holds;
  },
};

/** All parts, or those of this machine's shard. */
async function tried(game: Game, limits: MutateBounds, flags: Flags, io: Io): Promise<Mutation> {
  const cases = casesOf(game, flags);
  const parts = wholeOf(flags, 'parts') ?? defaultParts;
  const { index, of } = shardOf(flags) ?? { index: 0, of: 1 };
  if (index >= parts)
    throw new WrongUse(`--shard ${index + 1}/${of} needs at least ${index + 1} parts, got --parts ${parts}`);
  const own = Array.from({ length: parts }, (_, part) => ({ part })).filter(({ part }) => part % of === index);
  const threads = Math.max(1, Math.min(own.length, wholeOf(flags, 'workers') ?? processors()));
  const seconds = limits.seconds === undefined ? {} : { seconds: limits.seconds / Math.ceil(own.length / threads) };
  const task = { kind: 'mutate', game: game.id, cases, bounds: { ...limits, ...seconds, parts } } as const;
  const { done, seconds: passed } = await doParts<Mutation>(task, own, threads, { what: 'planted bugs' }, io);
  const result = mergeMutations(done);
  return { ...result, seconds: passed, asked: { ...result.asked, ...askedOf({ cases }) } };
}

function merged(game: Game, words: string): Mutation {
  const result = mergeMutations(resultsOf<Mutation>(words, 'mutate', (parsed) => is(mutationSchema, parsed)));
  if (result.game !== game.id) throw new WrongUse(`these results are for ${result.game}, not for ${game.id}`);
  return result;
}

/** What became of the planted bugs. */
export const fateText = {
  killed: 'caught',
  equivalent: 'made no difference in the positions tried',
  survived: 'survived',
  untried: 'not tried',
} as const;
const fates = Object.keys(fateText) as (keyof typeof fateText)[];

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
          ? `not reached in ${amount(positions, 'position')}: ${what}`
          : `reached in ${number(reached)} of ${amount(positions, 'position')}, no difference: ${what}`,
      ),
    ),
    ...of('survived').flatMap(({ what, suggestion }) => [
      `${red('SURVIVED')} ${what}`,
      suggestion
        ? `  a case that would catch it: ${JSON.stringify({ start: suggestion.start, moves: suggestion.moves, expect: suggestion.expect })}`
        : '  no case with a single move can catch it',
    ]),
    ...saved.map((file) => `saved ${file}`),
    '',
    ...(result.done.length < result.parts
      ? [
          `Parts ${result.done.map((part) => part + 1).join(', ')} of ${result.parts}: merge the shards for the whole result.`,
        ]
      : []),
    `${bold(amount(result.mutants.length, 'bug'))} planted: ${fates.map((fate) => `${of(fate).length} ${fateText[fate]}`).join(', ')}. ${endedText(result.ended, limits)}, ${result.seconds.toFixed(1)} s`,
    '',
  ].join('\n');
}
