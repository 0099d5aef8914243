// heist findings: what did the rulebook leave open?
import { gameNamed } from '../../machines/index.js';
import type { LanguageNote } from '../../table/rule.js';
import { findings, type Findings, type RulingFinding } from '../../verify/simulation/compare-rulings.js';
import { choice, exit, type Command, type Io } from '../command.js';
import { indented } from '../output/indented.js';
import { attended, bounds, endedText, json, optionsOf, percent } from '../output/progress.js';

export const command: Command = {
  usage: 'findings <game>',
  summary: 'What the rulebook leaves open, how we settled it, and how often another answer changes games (measured)',
  options: [
    ['--games <n>', 'games played with each answer (default 100)'],
    ['--policy <name>', 'random (default) or greedy'],
    ['--options <json>', 'options of the game: \'{"players": 4}\''],
    ['--seed <n>', 'the same number gives the same games'],
    ['--seconds <n>', 'at most so long'],
    ['--json', 'the result as JSON'],
  ],
  examples: ['heist findings how-to-rob-a-bank', 'heist findings how-to-rob-a-bank --games 1000 --policy greedy'],
  async run([name = ''], flags, io) {
    const game = gameNamed(name);
    const policy = choice(flags, 'policy', ['random', 'greedy']);
    const limits = { ...bounds(flags, ['games', 'seed', 'seconds']), policy, options: optionsOf(flags) };
    const result = await attended(findings(game, limits), io);
    io.out(flags['json'] ? json(result) : pretty(result, io));
    return result.ended === 'stopped' ? exit.fails : exit.holds;
  },
};

function pretty(result: Findings, io: Io): string {
  const rates = Object.entries(result.outcomes).map(([name, { rate }]) => `${name} ${percent(rate)}`);
  return [
    ...result.rulings.map((each) => rulingText(each, io)),
    ...(result.languages.length ? [io.colors.bold('Where the languages of the rulebook differ')] : []),
    ...result.languages.map((each) => languageText(each, io)),
    `As the rulings stand: ${rates.join(', ')} (${result.games} games, ${result.policy} play, seed ${result.seed}). ` +
      `${endedText(result.ended)}, ${result.seconds.toFixed(1)} s`,
    '',
  ].join('\n');
}

function languageText({ topic, kind, says, follow, ruling }: LanguageNote, { colors, columns }: Io): string {
  const words = Object.entries(says).map(([lang, text]) => `${lang}: ${text}`);
  const settled = ruling ? ` ${colors.dim(ruling)}` : '';
  return indented(
    `${topic} (${kind}): ${words.join('; ')}. We follow: ${follow}.${settled}`,
    columns,
    '  ',
    4,
  ).trimEnd();
}

function rulingText({ ruling, kind, texts, standing, flips }: RulingFinding, { colors, columns }: Io): string {
  const lines = flips.map(({ alternative, games, changed, decided, outcomes }) => {
    const measured = games
      ? `changes ${percent(changed.rate)} of games (${percent(changed.low)} to ${percent(changed.high)}), the result of ${percent(decided.rate)}; ` +
        Object.entries(outcomes)
          .map(([name, { rate }]) => `${name} ${percent(rate)}`)
          .join(', ')
      : 'not measured';
    return indented(
      `${alternative}: ${texts?.alternatives[alternative] ?? ''} ${colors.dim(measured)}`,
      columns,
      '    or ',
      7,
    );
  });
  return (
    `${colors.bold(ruling)} (${kind})\n` +
    (texts ? indented(texts.question, columns, '  ', 2) : '') +
    indented(`${standing}: ${texts?.alternatives[standing] ?? ''} ${texts?.why ?? ''}`, columns, '  we say ', 9) +
    lines.join('') +
    (flips.length ? '' : '    no other answer makes sense\n')
  );
}
