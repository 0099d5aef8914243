// heist explore, guided by what is new: its parts on threads and machines, and what it prints.
import { amount } from '../../notation/amount.js';
import { is } from 'valibot';
import type { Game } from '../../table/game.js';
import type { NamedCase } from '../../verify/cases/coverage.js';
import { guidedSchema } from '../../verify/reports/results.js';
import { firstOf } from '../../verify/reports/same-run.js';
import { edgeKey } from '../../verify/search/chart-coverage.js';
import type { Finding } from '../../verify/search/findings.js';
import { guidedReport, type GuidedExploration } from '../../verify/search/guided-report.js';
import { guidedDefaults } from '../../verify/search/guided-search.js';
import type { GuidedPart } from '../../verify/search/guided-tally.js';
import type { MissedEdge } from '../../verify/search/why-not.js';
import { WrongUse, type Flags, type Io } from '../command.js';
import { bounds, casesOf, number, wholeOf } from '../output/progress.js';
import { askedOf, type Answer } from '../parallel/asked.js';
import { doParts, processors, resultsOf, shardOf } from '../parallel/parts.js';

export async function guided(
  game: Game,
  from: readonly NamedCase[] | undefined,
  options: object | undefined,
  flags: Flags,
  io: Io,
): Promise<Answer<GuidedExploration>> {
  if (typeof flags['merge'] === 'string') return merged(game, flags['merge']);
  const { moves, parts, seed } = { ...guidedDefaults, ...bounds(flags, ['moves', 'parts', 'seed']) };
  if (parts < 1) throw new WrongUse('--parts must be at least 1');
  const { index, of } = shardOf(flags) ?? { index: 0, of: 1 };
  if (index >= parts)
    throw new WrongUse(`--shard ${index + 1}/${of} needs at least ${index + 1} parts, got --parts ${parts}`);
  const own = Array.from({ length: parts }, (_, part) => part).filter((part) => part % of === index);
  const threads = Math.max(1, Math.min(own.length, wholeOf(flags, 'workers') ?? processors()));
  // Each thread does several parts, one after the other: together they take no longer than was asked for.
  const seconds = (wholeOf(flags, 'seconds') ?? 60) / Math.ceil(own.length / threads);
  // A wrong option is reported here, not from a thread. Cases bring their own options.
  if (options) game.read({}, options);
  const cases = from ?? (options ? [] : casesOf(game, flags));
  const limits = { moves, parts, seed, seconds, ...(options && { options }) };
  const task = { kind: 'explore', game: game.id, bounds: limits, cases, onlyFromCases: from !== undefined } as const;
  const shown = { what: 'moves', whole: moves * own.length };
  const { done, seconds: passed } = await doParts<GuidedPart>(
    task,
    own.map((part) => ({ part })),
    threads,
    shown,
    io,
  );
  const asked = askedOf({ cases, onlyFromCases: from !== undefined });
  return { ...guidedReport(game, done, options), seconds: passed, asked };
}

/** The parts of several shards, each of them once. */
function merged(game: Game, words: string): Answer<GuidedExploration> {
  const results = resultsOf<Answer<GuidedExploration>>(words, 'explore', (parsed) => is(guidedSchema, parsed));
  const first = firstOf(results, ['game', 'options', 'seed', 'budget', 'parts']);
  if (first.game !== game.id) throw new WrongUse(`these results are for ${first.game}, not for ${game.id}`);
  const done = results.flatMap((result) => result.done);
  const twice = done.find((part, i) => done.findIndex((other) => other.part === part.part) !== i);
  if (twice) throw new WrongUse(`part ${twice.part + 1} of ${twice.parts} was given twice`);
  const hasOptions = Object.keys(first.options as object).length > 0;
  const seconds = Math.max(...results.map((result) => result.seconds));
  return { ...guidedReport(game, done, hasOptions ? first.options : undefined), seconds, asked: first.asked };
}

export function findingText({ kind, message, times, case: { moves: way = [] } }: Finding, how: string): string[] {
  const line = way.filter((step) => typeof step === 'string').join(', ');
  return [
    `  ${kind === 'trap' ? 'trap: ' : ''}${message} (seen ${amount(times, 'time')})`,
    `    ${how}: ${line || '(at the start)'}`,
  ];
}

export const endedTexts: Readonly<Record<GuidedExploration['ended'], string>> = {
  complete: 'all parts done; the same command gives the same result on every machine',
  time: 'stopped early by --seconds: on another machine the result may differ',
  stopped: 'stopped by Ctrl-C; these are the results so far',
  'some-parts': 'only some of the parts; merge the shards for the whole result',
};

export function guidedText(
  result: GuidedExploration,
  saved: readonly string[],
  { colors: { bold, red, green, dim } }: Io,
): string {
  const { findings, edgesTakenOtherwise, edgesNeverTaken, rulesNeverSeen, rulesNeverFired, brokenStarts } = result;
  const edgeText = ({ why, ...edge }: MissedEdge) => `  ${edgeKey(edge)}\n    ${dim(why)}`;
  const ends = Object.entries(result.outcomes).map(([name, times]) => `${name} ${number(times)}`);
  return [
    `${bold(amount(result.moves, 'move'))} in ${result.done.length} of ${result.parts} parts, ` +
      `${amount(result.followed, 'position')} followed further because something about them was new, ${result.seconds.toFixed(1)} s`,
    `${endedTexts[result.ended]}. Games that ended: ${ends.join(', ') || 'none'}.`,
    ...(brokenStarts
      ? [
          `${brokenStartsText(brokenStarts)}; nothing that follows from ${brokenStarts === 1 ? 'it' : 'them'} counts as a finding.`,
        ]
      : []),
    '',
    findings.length ? red(amount(findings.length, 'finding')) : green('No dead ends, no traps, no broken invariants.'),
    ...findings.flatMap((finding, i) => [
      ...findingText(finding, 'line of play'),
      `    saved as ${saved[i] as string}; replay: heist check ${saved[i] as string}`,
    ]),
    dim('Finding nothing proves nothing: --breadth-first tries everything, and finds the shortest lines of play.'),
    '',
    `${bold(`${result.edgesTaken} of ${result.edges}`)} edges taken` +
      (edgesTakenOtherwise.length ? `; ${edgesTakenOtherwise.length} of them only:` : ''),
    ...edgesTakenOtherwise.map(edgeText),
    ...(edgesNeverTaken.length ? [`${amount(edgesNeverTaken.length, 'edge')} never taken:`] : []),
    ...edgesNeverTaken.map(edgeText),
    '',
    `${bold(`${result.rulesSeen} of ${result.rules}`)} rules made something happen or refused a move` +
      (rulesNeverSeen.length ? `; never seen: ${rulesNeverSeen.join(', ')}` : ''),
    ...(rulesNeverFired.length ? ['Rules that made nothing happen:'] : []),
    ...[...byReason(rulesNeverFired)].map(([why, rules]) => `  ${rules.join(', ')}\n    ${dim(why)}`),
    '',
  ].join('\n');
}

export const brokenStartsText = (count: number): string =>
  count === 1
    ? '1 case starts from a position that breaks an invariant'
    : `${number(count)} cases start from positions that break an invariant`;

/** Rules with the same reason stand together. */
function byReason(missed: GuidedExploration['rulesNeverFired']): Map<string, string[]> {
  const reasons = new Map<string, string[]>();
  for (const { rule, why } of missed) reasons.set(why, [...(reasons.get(why) ?? []), rule]);
  return reasons;
}
