// heist simulate: how do games go?
import { amount } from '../../notation/amount.js';
import { is } from 'valibot';
import { gameNamed } from '../../machines/index.js';
import { InputError } from '../../table/errors.js';
import type { Game } from '../../table/game.js';
import { simulationHtml } from '../../verify/reports/simulation-html.js';
import { evaluate, merge, type SimulateBounds, type Simulation, type Tally } from '../../verify/simulation/simulate.js';
import { policyNames } from '../../verify/simulation/policies.js';
import { usualPlayouts } from '../../verify/simulation/search-policy.js';
import { WrongUse, choice, exit, type Command, type Flags, type Io } from '../command.js';
import { bounds, number, optionsOf, percent, reservePlaces, saveText, wholeOf } from '../output/progress.js';
import { simulationSchema } from '../../verify/reports/results.js';
import { askedOf, type Answer } from '../parallel/asked.js';
import { doParts, processors, resultsOf, shardOf } from '../parallel/parts.js';
import { json } from '../output/printable.js';

export const command: Command = {
  usage: 'simulate <game>',
  summary:
    'Plays many games by itself and counts outcomes, game lengths, causes of the end, and rules that never came up',
  options: [
    ['--games <n>', 'number of games (default 1000)'],
    ['--policy <name>', 'how moves are chosen: random (default), greedy or search'],
    ['--playouts <n>', `lines of play that --policy search tries for each decision (default ${usualPlayouts})`],
    ['--options <json>', 'game options as JSON: \'{"players": 4}\''],
    ['--seed <n>', 'seed for reproducible runs (default 1)'],
    ['--workers <n>', 'number of threads (default: one per processor, if there are at least 200 games)'],
    ['--shard <i/n>', 'play only part i of n, to share the work among machines'],
    ['--merge <files>', 'add up the JSON results of shards instead of playing; files separated by commas'],
    ['--html <file>', 'also write an HTML report with plots to this file'],
    ['--json', 'print the result as JSON'],
  ],
  examples: [
    'heist simulate how-to-rob-a-bank --games 5000 --policy greedy --html report.html',
    'heist simulate how-to-rob-a-bank --games 1000000 --shard 1/8 --json > part-1.json',
    "heist simulate how-to-rob-a-bank --merge 'part-*.json'",
  ],
  async run([name = ''], flags, io) {
    const game = gameNamed(name);
    reservePlaces(flags);
    const result =
      typeof flags['merge'] === 'string'
        ? merged(game, flags['merge'])
        : { ...(await played(game, flags, io)), shards: [shardText(flags)] };
    if (typeof flags['html'] === 'string') saveText(flags['html'], simulationHtml(game, result));
    io.out(flags['json'] ? json(result) : pretty(result, io));
    return result.games < result.wanted ? exit.fails : exit.holds;
  },
};

async function played(game: Game, flags: Flags, io: Io): Promise<Answer<Simulation>> {
  const shard = shardOf(flags);
  const limits: SimulateBounds = {
    games: 1000,
    ...bounds(flags, ['games', 'seed', 'playouts']),
    policy: choice(flags, 'policy', policyNames),
    options: optionsOf(flags),
    ...(shard && { shard }),
  };
  // A wrong option is reported here, not from a thread.
  game.read({}, limits.options);
  const games = limits.games ?? 0;
  if (games < 1) throw new WrongUse(`--games must be at least 1, got ${games}`);
  const wanted = shard ? Math.max(0, Math.ceil((games - shard.index) / shard.of)) : games;
  const threads = Math.max(
    1,
    wholeOf(flags, 'workers') ?? (wanted >= 200 || limits.policy === 'search' ? processors() : 1),
  );
  const { index, of } = shard ?? { index: 0, of: 1 };
  // Shards of shards.
  const parts = Array.from({ length: threads }, (_, i) => ({ shard: { index: index + i * of, of: of * threads } }));
  const task = { kind: 'simulate', game: game.id, bounds: limits } as const;
  const shown = { what: `${limits.policy} games`, whole: wanted };
  const { done, seconds } = await doParts<Tally>(task, parts, threads, shown, io);
  return { ...evaluate(game, merge(done), wanted), seconds, asked: askedOf({ games }) };
}

/** `2/8`; a run that plays everything is the only shard. */
const shardText = ({ shard }: Flags): string => (shard === undefined ? '1/1' : String(shard));

/** The shards that the results are of make up a whole: each is there once. */
function checkShards(results: readonly { readonly shards?: readonly string[] }[]): void {
  const shards = results.flatMap((result) => result.shards ?? ['1/1']).sort();
  const twice = shards.find((shard, i) => shards[i + 1] === shard);
  if (twice !== undefined) throw new WrongUse(`shard ${twice} was given twice: its games would count double`);
  const wholes = new Set(shards.map((shard) => Number(shard.split('/')[1])));
  if (wholes.size > 1) throw new WrongUse(`these shards do not belong together: ${shards.join(', ')}`);
  for (const whole of wholes)
    if (shards.length < whole)
      throw new InputError([{ path: [], found: `${shards.length} of ${whole} parts`, expected: 'all parts' }]);
}

function merged(game: Game, words: string): Simulation & { readonly shards: readonly string[] } {
  const results = resultsOf<Answer<Simulation & { readonly shards?: readonly string[] }>>(words, 'simulate', (parsed) =>
    is(simulationSchema, parsed),
  );
  checkShards(results);
  const tally: Tally = merge(results);
  if (tally.game !== game.id) throw new WrongUse(`these results are for ${tally.game}, not for ${game.id}`);
  const wanted = results.reduce((sum, result) => sum + result.wanted, 0);
  return { ...evaluate(game, tally, wanted), shards: ['1/1'] };
}

function pretty(result: Simulation, { colors: { bold, dim, yellow } }: Io): string {
  const { games, wanted, policy, seed, seconds, rates, length, causes, rulesNeverFired } = result;
  const causeRows = Object.entries(causes).sort(([, a], [, b]) => b - a);
  return [
    `${bold(amount(games, 'game'))}, ${policy} play, seed ${seed}, ${seconds.toFixed(1)} s`,
    ...(games < wanted ? [yellow(`stopped early: ${number(wanted)} games were asked for`)] : []),
    '',
    ...rates.map(
      ({ result: name, rate, low, high }) => `  ${name}: ${bold(percent(rate))} (${percent(low)} to ${percent(high)})`,
    ),
    '',
    games === 0
      ? 'length: no game was played'
      : `length: ${length.shortest} to ${length.longest} moves, median ${length.median}, mean ${length.mean.toFixed(1)}`,
    'ended by:',
    ...causeRows.map(([cause, count]) => `  ${cause}: ${number(count)}`),
    `${amount(rulesNeverFired.length, 'rule')} that never came up${rulesNeverFired.length ? ':' : ''}`,
    ...(rulesNeverFired.length ? [dim(`  ${rulesNeverFired.join(', ')}`)] : []),
    '',
  ].join('\n');
}
