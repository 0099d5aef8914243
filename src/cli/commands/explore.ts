// heist explore: can play get stuck or break?
import { gameNamed } from '../../machines/index.js';
import { count, type Counts } from '../../verify/search/count.js';
import { explore, type EdgeName, type Exploration } from '../../verify/search/explore.js';
import { WrongUse, exit, type Command, type Io } from '../command.js';
import { attended, bounds, casesOf, endedText, json, number, optionsOf, saveCase } from '../output/progress.js';

export const command: Command = {
  usage: 'explore <game>',
  summary: 'Tries everything, breadth-first: dead ends, broken claims, states and edges that play never comes by',
  options: [
    ['--from <files>', 'begins at the starts of these cases (file, folder or pattern; several with commas)'],
    ['--options <json>', 'options of the game: \'{"players": 4}\''],
    ['--depth <n>', 'at most so many moves'],
    ['--states <n>', 'at most so many positions (default 200000)'],
    ['--seconds <n>', 'at most so long (default 60)'],
    ['--chances <n>', 'only so many outcomes of each die, draw or deal'],
    ['--hashed', 'remembers 64 bits of each position: less memory, not quite exact'],
    ['--count', 'counts positions and lines of play per depth (give --depth)'],
    ['--save <folder>', 'writes a case for every finding (default: findings)'],
    ['--json', 'the result as JSON'],
  ],
  examples: [
    'heist explore how-to-rob-a-bank --states 50000',
    'heist explore how-to-rob-a-bank --from cases/how-to-rob-a-bank --depth 6',
    'heist explore how-to-rob-a-bank --count --depth 3',
  ],
  async run([name = ''], flags, io) {
    const game = gameNamed(name);
    const options = optionsOf(flags);
    if (flags['from'] !== undefined && options)
      throw new WrongUse('--options and --from exclude each other: the cases have their own options');
    const start = { game: game.id, ...(options && { options }) };
    const starts = flags['from'] === undefined ? [start] : casesOf(game, flags['from']).map(({ example }) => example);
    if (starts.length === 0) throw new WrongUse(`--from: no case of ${game.id} there`);
    if (flags['count']) {
      const { depth } = bounds(flags, ['depth']);
      if (depth === undefined) throw new WrongUse('--count needs --depth: heist explore <game> --count --depth 3');
      const counts = await attended(count(game, { depth }, starts[0]), io);
      io.out(flags['json'] ? json(counts) : countText(counts));
      return counts.ended === 'complete' ? exit.holds : exit.fails;
    }
    const limits = { states: 200_000, seconds: 60, ...bounds(flags, ['depth', 'states', 'seconds', 'chances']) };
    const result = await attended(explore(game, { ...limits, hashed: flags['hashed'] === true }, starts), io);
    const folder = typeof flags['save'] === 'string' ? flags['save'] : 'findings';
    const saved = result.findings.map((finding) => saveCase(folder, finding.case));
    io.out(flags['json'] ? json(result) : pretty(result, saved, io));
    return result.findings.length > 0 || result.ended === 'stopped' ? exit.fails : exit.holds;
  },
};

function countText({ rows, divide }: Counts): string {
  const lines = rows.map(({ depth, positions, lines: ways }) =>
    [String(depth).padStart(5), number(positions).padStart(14), number(ways).padStart(18)].join('  '),
  );
  const parts = Object.entries(divide).map(([move, ways]) => `  ${move}: ${number(ways)}`);
  return `depth   new positions       lines of play\n${lines.join('\n')}\n\nby first move\n${parts.join('\n')}\n`;
}

const edgeText = ({ state, verb, guard, target }: EdgeName): string =>
  `${state || '(everywhere)'}: ${verb ?? 'at once'}${guard ? ` [${guard}]` : ''}${target ? ` -> ${target}` : ''}`;

function pretty(result: Exploration, saved: readonly string[], { colors: { bold, red, green, dim } }: Io): string {
  const { states, moves, seconds, depths, findings, statesNeverEntered, edgesNeverTaken } = result;
  const lines = [
    `${bold(number(states))} positions, ${number(moves)} moves, depth ${depths.length - 1}, ` +
      `${number(Math.round(states / Math.max(seconds, 0.001)))} positions per second. ${endedText(result.ended)}.`,
    `Per depth: ${depths.map((each) => number(each.states)).join(', ')}`,
    ...(result.bounds.chances ? [`At most ${result.bounds.chances} outcomes of each chance were tried.`] : []),
    ...(result.collisionChance === undefined
      ? []
      : [`64-bit keys: two positions were taken for one with a chance of ${result.collisionChance.toExponential(1)}.`]),
    '',
    findings.length ? red(`${findings.length} findings`) : green('No dead end, no broken claim.'),
    ...findings.flatMap(({ message, times, case: { moves: way = [] } }, i) => [
      `  ${message} (met ${number(times)} times)`,
      `    shortest way: ${way.filter((step) => typeof step === 'string').join(', ') || '(at the start)'}`,
      `    saved as ${saved[i] as string}; replay: heist check ${saved[i] as string}`,
    ]),
    '',
    `${statesNeverEntered.length} states never entered${statesNeverEntered.length ? ':' : ''}`,
    ...statesNeverEntered.map((path) => dim(`  ${path}`)),
    `${edgesNeverTaken.length} edges never taken${edgesNeverTaken.length ? ':' : ''}`,
    ...edgesNeverTaken.map((edge) => dim(`  ${edgeText(edge)}`)),
  ];
  return `${lines.join('\n')}\n`;
}
