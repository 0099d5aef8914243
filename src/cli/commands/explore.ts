// heist explore: can play get stuck or break?
import { amount } from '../../notation/amount.js';
import { gameNamed } from '../../machines/index.js';
import { guidedDefaults } from '../../verify/search/guided-search.js';
import { count, type PositionCounts } from '../../verify/search/count.js';
import { edgeKey } from '../../verify/search/chart-coverage.js';
import { explore, type Exploration } from '../../verify/search/explore.js';
import type { Finding } from '../../verify/search/findings.js';
import { WrongUse, exit, type Command, type Io } from '../command.js';
import { brokenStartsText, findingText, guided, guidedText } from './explore-guided.js';
import {
  attended,
  bounds,
  casesOf,
  endedText,
  number,
  optionsOf,
  reservePlaces,
  saveCase,
} from '../output/progress.js';
import { json, printable } from '../output/printable.js';

export const command: Command = {
  usage: 'explore <game>',
  summary:
    'Looks for dead ends, traps and broken invariants, and lists the edges of the chart and the rules never ' +
    'reached; it looks for new situations first, or tries everything breadth-first',
  options: [
    ['--from <files>', 'start from the positions of these cases only: files, folders or patterns, separated by commas'],
    ['--options <json>', 'game options as JSON: \'{"players": 4}\''],
    ['--seconds <n>', 'time limit in seconds (default 60)'],
    ['--moves <n>', `moves that each part of the search may try (default ${guidedDefaults.moves})`],
    ['--parts <n>', `number of independent parts of the search (default ${guidedDefaults.parts})`],
    ['--seed <n>', 'seed for reproducible runs (default 1)'],
    ['--workers <n>', 'number of threads (default: one per processor)'],
    ['--shard <i/n>', 'do only every n-th part, to share the work among machines'],
    ['--merge <files>', 'add up the JSON results of shards instead of searching; files separated by commas'],
    ['--breadth-first', 'try everything, shortest lines first; the options below imply it'],
    ['--depth <n>', 'maximum depth, in moves'],
    ['--states <n>', 'maximum number of positions (default 200000)'],
    ['--chances <n>', 'try at most this many outcomes of each roll, draw or deal'],
    ['--hashed', 'store a 64-bit hash of each position: needs less memory, but may rarely confuse two positions'],
    ['--count', 'count positions and lines of play at each depth (needs --depth)'],
    ['--save <folder>', 'folder in which to save a case for every defect found (default: findings)'],
    ['--json', 'print the result as JSON'],
  ],
  examples: [
    'heist explore how-to-rob-a-bank',
    'heist explore how-to-rob-a-bank --from cases/how-to-rob-a-bank --depth 6',
    'heist explore how-to-rob-a-bank --count --depth 3',
    'heist explore lazy-heist --parts 32 --shard 1/8 --json > part-1.json',
    "heist explore lazy-heist --merge 'part-*.json'",
  ],
  async run([name = ''], flags, io) {
    const game = gameNamed(name);
    const options = optionsOf(flags);
    if (flags['from'] !== undefined && options)
      throw new WrongUse('--options and --from cannot be combined: the cases bring their own options');
    const cases = flags['from'] === undefined ? undefined : casesOf(game, flags, 'from');
    const start = { game: game.id, ...(options && { options }) };
    const starts = cases?.map(({ example }) => example) ?? [start];
    if (flags['count']) {
      const { depth } = bounds(flags, ['depth']);
      if (depth === undefined)
        throw new WrongUse('--count needs --depth, for example: heist explore <game> --count --depth 3');
      const counts = await attended(count(game, { depth }, starts[0]), io);
      io.out(flags['json'] ? json(counts) : countText(counts));
      return counts.ended === 'complete' ? exit.holds : exit.fails;
    }
    reservePlaces(flags);
    const folder = typeof flags['save'] === 'string' ? flags['save'] : 'findings';
    const save = (findings: readonly Finding[]) => findings.map((finding) => saveCase(folder, finding.case));
    if (breadthFirst.some((flag) => flags[flag] !== undefined)) {
      if (flags['shard'] !== undefined || flags['merge'] !== undefined)
        throw new WrongUse('--shard and --merge work with the guided search: a breadth-first search has no parts');
      const limits = { states: 200_000, seconds: 60, ...bounds(flags, ['depth', 'states', 'seconds', 'chances']) };
      const result = await attended(explore(game, { ...limits, hashed: flags['hashed'] === true }, starts), io);
      const saved = save(result.findings);
      io.out(flags['json'] ? json(result) : pretty(result, saved, io));
      return result.findings.length > 0 || result.ended === 'stopped' ? exit.fails : exit.holds;
    }
    const result = await guided(game, cases, options, flags, io);
    const saved = save(result.findings);
    io.out(flags['json'] ? json(result) : guidedText(result, saved, io));
    return result.findings.length > 0 || result.ended === 'stopped' ? exit.fails : exit.holds;
  },
};

/** These options speak of a search that tries everything. */
const breadthFirst = ['breadth-first', 'depth', 'states', 'chances', 'hashed'];

function countText({ rows, divide }: PositionCounts): string {
  const lines = rows.map(({ depth, positions, lines: ways }) =>
    [String(depth).padStart(5), number(positions).padStart(14), number(ways).padStart(18)].join('  '),
  );
  const parts = Object.entries(divide).map(([move, ways]) => `  ${move}: ${number(ways)}`);
  return `depth   new positions       lines of play\n${lines.join('\n')}\n\nby first move\n${parts.join('\n')}\n`;
}

const endingsText = ({ reached, trapped, unknown }: Exploration['endings']): string =>
  `The game can still end from ${amount(reached, 'position')}; from ${number(trapped)} it cannot (traps); ` +
  `for ${number(unknown)} this is unknown, because play goes on beyond what was searched.`;

/** What is wrong with the starts, each claim once, with the first starts that break it. */
function byClaim(brokenStarts: Exploration['brokenStarts']): string[] {
  const claims = new Set(brokenStarts.flatMap((start) => start.claims));
  return [...claims].flatMap((claim) => {
    const titles = brokenStarts.filter((start) => start.claims.includes(claim)).map(({ title }) => title);
    const more = titles.length > 3 ? [`    and ${titles.length - 3} more`] : [];
    return [`  ${claim}`, ...titles.slice(0, 3).map((title) => `    ${printable(title)}`), ...more];
  });
}

/** A diagram that cannot come up in play is not held against the rules. */
function brokenStartText({ brokenStarts, followsFromBrokenStarts }: Exploration): string[] {
  if (brokenStarts.length === 0) return [];
  return [
    '',
    `${brokenStartsText(brokenStarts.length)}. Such a position cannot come up in play, so nothing that follows from it counts as a finding:`,
    ...byClaim(brokenStarts),
    ...(followsFromBrokenStarts.length ? ['  what follows from them:'] : []),
    ...followsFromBrokenStarts.flatMap((finding) => findingText(finding, 'line of play').map((line) => `  ${line}`)),
  ];
}

function pretty(result: Exploration, saved: readonly string[], { colors: { bold, red, green, dim } }: Io): string {
  const { states, moves, seconds, depths, findings, statesNeverEntered, edgesNeverTaken } = result;
  const lines = [
    `${bold(amount(states, 'position'))}, ${amount(moves, 'move')}, depth ${depths.length - 1}, ` +
      `${number(Math.round(states / Math.max(seconds, 0.001)))} positions per second. ${endedText(result.ended, result.bounds)}.`,
    `Per depth: ${depths.map((each) => number(each.states)).join(', ')}`,
    ...(result.bounds.chances
      ? [`Outcomes tried of each roll, draw or deal: at most ${result.bounds.chances} (--chances).`]
      : []),
    ...(result.collisionChance === undefined
      ? []
      : [
          `Positions were compared by a 64-bit hash. The chance that two were confused is ${result.collisionChance.toExponential(1)}.`,
        ]),
    '',
    findings.length ? red(amount(findings.length, 'finding')) : green('No dead ends, no traps, no broken invariants.'),
    ...findings.flatMap((finding, i) => [
      ...findingText(finding, 'shortest line of play'),
      `    saved as ${saved[i] as string}; replay: heist check ${saved[i] as string}`,
    ]),
    endingsText(result.endings),
    ...brokenStartText(result),
    '',
    `${amount(statesNeverEntered.length, 'state')} never entered${statesNeverEntered.length ? ':' : ''}`,
    ...statesNeverEntered.map((path) => dim(`  ${path}`)),
    `${amount(edgesNeverTaken.length, 'edge')} never taken${edgesNeverTaken.length ? ':' : ''}`,
    ...edgesNeverTaken.map((edge) => dim(`  ${edgeKey(edge)}`)),
  ];
  return `${lines.join('\n')}\n`;
}
