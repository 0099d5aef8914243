// heist order: does the order of these steps matter? And what would a new order change?
import { is } from 'valibot';
import { join } from 'node:path';
import { compiled } from '../../machines/chart/compiled.js';
import { runGame } from '../../machines/chart/run-game.js';
import { gameNamed } from '../../machines/index.js';
import { nearest } from '../../notation/nearest.js';
import type { Case } from '../../notation/case.js';
import type { Game } from '../../table/game.js';
import { brokenExamples } from '../../verify/cases/under-options.js';
import { mergeOrders } from '../../verify/order/merge-orders.js';
import { newOrder, order, stepsOf, type OrderBounds, type OrderReport } from '../../verify/order/order.js';
import type { OrderVerdict } from '../../verify/order/try-change.js';
import { newOrderHtml, orderHtml } from '../../verify/reports/order-html.js';
import { WrongUse, didYouMean, exit, type Command, type Flags, type Io } from '../command.js';
import { askedOrder } from '../input/asked-order.js';
import { attended, bounds, casesOf, optionsOf, reservePlaces, saveCase, saveText } from '../output/progress.js';
import { newOrderText, orderText, replayText } from '../output/order-text.js';
import { version } from '../../version.js';
import { boardsOf } from '../output/witness-boards.js';
import { orderSchema } from '../../verify/reports/results.js';
import { askedOf, type Answer, type Asked } from '../parallel/asked.js';
import { resultsOf, shardOf } from '../parallel/parts.js';
import { json } from '../output/printable.js';

export const command: Command = {
  usage: 'order <game> [procedure]',
  summary:
    'Swaps neighbouring steps, or tries a new order, and reports whether it matters, with the smallest position that shows it',
  options: [
    ['--move <step>', 'a step to move: --move stations --before drones'],
    ['--before <step>', 'the step that it comes before'],
    ['--after <step>', 'the step that it comes after'],
    ['--as <steps>', 'all steps in a new order, separated by commas'],
    ['--options <json>', 'game options as JSON: \'{"players": 4}\'; options.order is the order to start from'],
    ['--cases <files>', 'your examples, separated by commas (default: those of the kit)'],
    ['--states <n>', 'positions to search from the start of the game (default 4000)'],
    ['--games <n>', 'random games to take further positions from (default 40)'],
    ['--positions <n>', 'positions of games and examples to try for each pair (default 600)'],
    ['--written <n>', 'positions to generate for each pair (default 6000)'],
    ['--moves <n>', 'moves to make for each pair, all positions together (default 1200000)'],
    ['--combinations <n>', 'combinations of values to try for a proof, for each rule (default 400000)'],
    ['--seconds <n>', 'stop early after this time (default: no time limit)'],
    ['--seed <n>', 'seed for reproducible runs (default 1)'],
    ['--shard <i/n>', 'try only part i of n of the pairs, to share the work among machines'],
    ['--merge <files>', 'put the JSON results of shards together instead of searching; files separated by commas'],
    ['--save <folder>', 'folder in which to save both cases for every pair whose order matters (default: findings)'],
    ['--html <file>', 'also write an HTML report to this file'],
    ['--json', 'print the result as JSON'],
  ],
  examples: [
    'heist order lazy-heist',
    'heist order how-to-rob-a-bank round-end --html order.html',
    'heist order lazy-heist protocol --move stations --before drones',
    'heist order how-to-rob-a-bank round-end --as "drop, clear, repeat"',
  ],
  exits:
    'Exit code with --move or --as: 0 no difference was found and every example still holds, 1 the new order matters, was\n' +
    'not tried or breaks an example, or the search was stopped early. Without them: 0, because it is not an error if an\n' +
    'order matters. 1 also after Ctrl-C, and 2 if the command or its input is wrong.',
  async run([name = '', procedure], flags, io) {
    const game = gameNamed(name);
    const known = Object.keys(game.procedures);
    if (procedure !== undefined && !known.includes(procedure))
      throw new WrongUse(
        `${game.id} has no procedure "${procedure}"${didYouMean(nearest(procedure, known))}\nProcedures: ${known.join(', ')}`,
      );
    const options = optionsOf(flags);
    const shard = shardOf(flags);
    const isNew = ['move', 'before', 'after', 'as'].some((flag) => flags[flag] !== undefined);
    if (isNew && (shard || flags['merge'] !== undefined))
      throw new WrongUse('--shard and --merge work with pairs: a new order is one question');
    const list = procedure ?? (known.length === 1 ? known[0] : undefined);
    if (isNew && list === undefined) throw new WrongUse(`name a procedure: ${known.join(', ')}`);
    const other = isNew && list !== undefined ? askedOrder(stepsOf(game, options, list), list, flags) : undefined;
    reservePlaces(flags);
    const cases = casesOf(game, flags);
    const limits: OrderBounds = {
      ...bounds(flags, ['seconds', 'states', 'games', 'positions', 'written', 'moves', 'combinations', 'seed']),
      options,
      cases: cases.map(({ example }) => example),
    };
    const asked = askedOf({ cases, options: options ?? {}, procedure: procedure ?? null });
    if (list === undefined || other === undefined)
      return allPairs(game, { ...limits, ...(shard && { shard }) }, procedure, asked, flags, io);
    const report = await attended(newOrder(game, { procedure: list, other }, limits), io);
    const examples = brokenExamples(runGame(game, compiled), cases, { ...report.change, options: options ?? {} });
    const saved = save(game, flags, [[`${list}-new-order`, report.change]]);
    const whole = { ...report, asked, change: { ...report.change, examples } };
    if (typeof flags['html'] === 'string')
      saveText(flags['html'], newOrderHtml(game, whole, await extrasOf(game, [report.change], saved)));
    io.out(flags['json'] ? json(whole) : newOrderText(whole, saved, io));
    const isSame = report.change.verdict === 'commutes' && examples.broken.length === 0;
    return isSame && report.ended === 'complete' ? exit.holds : exit.fails;
  },
};

async function allPairs(
  game: Game,
  limits: OrderBounds,
  procedure: string | undefined,
  asked: Asked,
  flags: Flags,
  io: Io,
): Promise<number> {
  const report =
    typeof flags['merge'] === 'string'
      ? mergeOrders(
          game,
          resultsOf<Answer<OrderReport>>(
            flags['merge'],
            'order',
            (parsed) => 'procedures' in parsed && is(orderSchema, parsed),
          ),
        )
      : { ...(await attended(order(game, limits, procedure), io)), asked };
  if (report.game !== game.id) throw new WrongUse(`these results are for ${report.game}, not for ${game.id}`);
  const saved = save(
    game,
    flags,
    report.procedures.flatMap(({ procedure: list, pairs }) =>
      pairs.map((pair) => [`${list}-${pair.first}-${pair.second}`, pair] as const),
    ),
  );
  if (typeof flags['html'] === 'string') {
    const pairs = report.procedures.flatMap((each) => each.pairs);
    saveText(flags['html'], orderHtml(game, report, await extrasOf(game, pairs, saved)));
  }
  io.out(flags['json'] ? json(report) : orderText(report, saved, io));
  return report.ended === 'stopped' ? exit.fails : exit.holds;
}

/** What a page shows beside the verdicts. */
async function extrasOf(game: Game, verdicts: readonly OrderVerdict[], saved: ReadonlyMap<Case, string>) {
  const boards = await boardsOf(game, verdicts);
  return { boards, version, replay: (verdict: OrderVerdict) => replayText(verdict, saved) };
}

/** Both cases of every witness, as files. */
function save(game: Game, flags: Flags, found: readonly (readonly [name: string, verdict: OrderVerdict])[]) {
  const folder = typeof flags['save'] === 'string' ? flags['save'] : 'findings';
  const saved = new Map<Case, string>();
  for (const [name, { witness }] of found)
    for (const [i, example] of (witness?.cases ?? []).entries())
      saved.set(example, saveCase(join(folder, `${game.id}-order`), example, `${name}-${i ? 'swapped' : 'base'}.yaml`));
  return saved;
}
