// heist rulings: what does the rulebook leave open?
import { amount } from '../../notation/amount.js';
import { gameNamed } from '../../machines/index.js';
import { nearest } from '../../notation/nearest.js';
import { rulingName } from '../../notation/schema-problems.js';
import type { Game } from '../../table/game.js';
import type { LanguageNote } from '../../table/rule.js';
import {
  compareRulings,
  type ComparedRuling,
  type RulingBounds,
  type RulingComparison,
} from '../../verify/simulation/compare-rulings.js';
import { policyNames } from '../../verify/simulation/policies.js';
import { usualPlayouts } from '../../verify/simulation/search-policy.js';
import { WrongUse, choice, didYouMean, exit, type Command, type Flags, type Io } from '../command.js';
import { languageOf } from '../input/language.js';
import { wrapText } from '../output/wrap-text.js';
import { attended, bounds, endedText, optionsOf, percent } from '../output/progress.js';
import { json } from '../output/printable.js';

/** Games with each answer, if nothing is said and players search. */
const searchedGames = 20;

export const command: Command = {
  usage: 'rulings <game>',
  summary:
    'Lists what the rulebook leaves open and how we settled it, and measures how often another answer changes a game',
  options: [
    ['--only <names>', 'list and measure only these rulings; names separated by commas'],
    ['--games <n>', `games to play with each answer (default 100; ${searchedGames} with --policy search)`],
    ['--policy <name>', 'how moves are chosen: random, greedy or search (default: search with --only, else random)'],
    ['--playouts <n>', `lines of play that --policy search tries for each decision (default ${usualPlayouts})`],
    ['--options <json>', 'game options as JSON: \'{"players": 4}\''],
    ['--seed <n>', 'seed for reproducible runs (default 1)'],
    ['--seconds <n>', 'time limit in seconds'],
    ['--lang <code>', 'language of questions and answers (default en)'],
    ['--json', 'print the result as JSON'],
  ],
  examples: [
    'heist rulings how-to-rob-a-bank',
    'heist rulings how-to-rob-a-bank --games 1000 --policy greedy',
    'heist rulings lazy-heist --only donut-value,countdown-end',
  ],
  async run([name = ''], flags, io) {
    const game = gameNamed(name);
    const only = onlyOf(flags, game);
    // Players who can win say more about a question, but take a thousand times as long: too long for all of them.
    const policy = flags['policy'] === undefined && only ? 'search' : choice(flags, 'policy', policyNames);
    const lang = languageOf(flags, game);
    const limits = {
      ...(policy === 'search' && { games: searchedGames }),
      ...(only && { only }),
      ...bounds(flags, ['games', 'seed', 'seconds', 'playouts']),
      policy,
      lang,
      options: optionsOf(flags),
    };
    const result = await attended(compareRulings(game, limits), io);
    io.out(flags['json'] ? json(result) : pretty(result, game, limits, io));
    return result.ended === 'stopped' ? exit.fails : exit.holds;
  },
};

/** Names of rulings, with or without the letters of their ids. */
function onlyOf({ only }: Flags, { id, rulings }: Game): string[] | undefined {
  if (typeof only !== 'string') return undefined;
  const known = rulings.map((each) => rulingName(each.id));
  return only.split(',').map((word) => {
    const name = rulingName(word.trim());
    if (!known.includes(name))
      throw new WrongUse(
        `${id} has no ruling "${name}"${didYouMean(nearest(name, known))}\nRulings: ${known.join(', ')}`,
      );
    return name;
  });
}

function pretty(result: RulingComparison, { rulings }: Game, limits: RulingBounds, io: Io): string {
  const isDefault = ({ ruling, standing }: ComparedRuling) =>
    rulings.find(({ id }) => id === ruling)?.alternatives[0] === standing;
  const rates = Object.entries(result.outcomes).map(([name, { rate }]) => `${name} ${percent(rate)}`);
  return [
    ...result.rulings.map((each) => rulingText(each, isDefault(each), io)),
    ...(result.languages.length ? [io.colors.bold('Where the languages of the rulebook differ')] : []),
    ...result.languages.map((each) => languageText(each, io)),
    `With these answers: ${rates.join(', ')} (${amount(result.games, 'game')}, ${result.policy} play, seed ${result.seed}). ` +
      `${endedText(result.ended, limits)}, ${result.seconds.toFixed(1)} s`,
    '',
  ].join('\n');
}

function languageText({ topic, kind, says, follow, ruling }: LanguageNote, { colors, columns }: Io): string {
  const words = Object.entries(says).map(([lang, text]) => `${lang}: ${text}`);
  const settled = ruling ? ` ${colors.dim(ruling)}` : '';
  return wrapText(
    `${topic} (${kind}): ${words.join('; ')}. We follow: ${follow}.${settled}`,
    columns,
    '  ',
    4,
  ).trimEnd();
}

/** A change of a rate, with its sign. */
const points = (change: number): string => `${change < 0 ? '−' : '+'}${percent(Math.abs(change))}`;

function rulingText(
  { ruling, kind, texts, standing, flips }: ComparedRuling,
  isDefault: boolean,
  { colors, columns }: Io,
): string {
  const lines = flips.map(({ alternative, games, changed, decided, endedOtherwise, shifts }) => {
    const measured = games
      ? `changes ${percent(changed.rate)} of games (${percent(changed.low)} to ${percent(changed.high)}) and how ${percent(endedOtherwise.rate)} of them end; ` +
        `somebody else wins ${percent(decided.rate)} (${percent(decided.low)} to ${percent(decided.high)}); ` +
        Object.entries(shifts)
          .map(([name, { rate, low, high }]) => `${name} ${points(rate)} (${points(low)} to ${points(high)})`)
          .join(', ')
      : 'not measured';
    return wrapText(
      `${alternative}: ${texts?.alternatives[alternative] ?? ''} ${colors.dim(measured)}`,
      columns,
      '    alternative: ',
      6,
    );
  });
  return (
    `${colors.bold(ruling)} (${kind})\n` +
    (texts ? wrapText(texts.question, columns, '  ', 2) : '') +
    wrapText(
      `${standing}: ${texts?.alternatives[standing] ?? ''} ${texts?.why ?? ''}`,
      columns,
      isDefault ? '    default: ' : '    chosen: ',
      6,
    ) +
    lines.join('') +
    (flips.length ? '' : '    there is no sensible alternative\n')
  );
}
