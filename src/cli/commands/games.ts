// heist games: what is here, and where it comes from.
import { games } from '../../machines/index.js';
import { rulingName } from '../../notation/schema-problems.js';
import type { Game } from '../../table/game.js';
import type { Provenance } from '../../table/rule.js';
import { exit, type Command, type Io } from '../command.js';
import { wrapText } from '../output/wrap-text.js';
import { json } from '../output/printable.js';

export const command: Command = {
  usage: 'games',
  summary: 'Lists the games, with their options, their rulings and the sources of their data',
  options: [['--json', 'print the list as JSON']],
  examples: ['heist games', 'heist games --json'],
  run(_, flags, io) {
    if (flags['json']) io.out(json({ games: games.map(summaryOf) }));
    else io.out(games.map((game) => page(game, io)).join('\n'));
    return exit.holds;
  },
};

function summaryOf(game: Game) {
  const { title, summary, rulings } = game.texts.en;
  return {
    id: game.id,
    prefix: game.prefix,
    title,
    summary,
    rules: game.catalogue.length,
    'not-checkable': game.catalogue.filter(({ notCheckable }) => notCheckable).length,
    options: game.options,
    rulings: game.rulings.map(({ id, alternatives }) => ({
      id,
      name: rulingName(id),
      default: alternatives[0],
      alternatives: alternatives.map((name) => ({ name, meaning: rulings[id]?.alternatives[name] ?? '' })),
      question: rulings[id]?.question ?? '',
      why: rulings[id]?.why ?? '',
    })),
    data: game.data,
    procedures: game.procedures,
    sides: game.sides,
    languages: Object.keys(game.texts),
  };
}

/** What a reader may rely on, in plain words. */
const origin: Readonly<Record<Provenance, string>> = {
  rulebook: 'from the rulebook',
  public: 'from public sources',
  house: 'house data: our own, because the rulebook shows it only in pictures',
};

function page(game: Game, io: Io): string {
  const { bold, dim, cyan } = io.colors;
  const about = summaryOf(game);
  const width = io.columns;
  const named = (rows: readonly (readonly [string, string])[]) => {
    const longest = Math.max(...rows.map(([name]) => name.length));
    return rows.map(([name, text]) => wrapText(text, width, `  ${cyan(name.padEnd(longest))}  `, longest + 4)).join('');
  };
  const data = (['rulebook', 'public', 'house'] as const).map((provenance) => {
    const parts = game.data.filter((part) => part.provenance === provenance);
    return parts.length
      ? `  ${origin[provenance]}\n${named(parts.map(({ name, note, option }) => [`  ${name}`, option ? `${note} (options.${option})` : note]))}`
      : '';
  });
  return [
    `${bold(about.title)}  ${dim(game.id)}\n`,
    wrapText(about.summary, width, '  ', 2),
    `\n${bold('Options')}\n${named(Object.entries(game.options))}`,
    `\n${bold('Rulings')} ${dim('(options.rulings; the first alternative is the default)')}\n`,
    named(
      about.rulings.map(({ name, alternatives, question }) => [
        name,
        `${alternatives.map((each) => each.name).join(' | ')}. ${question}`,
      ]),
    ),
    `\n${bold('Data')}\n${data.join('')}`,
    `\n${bold('Procedures')} ${dim('(options.order)')}\n`,
    named(Object.entries(game.procedures).map(([name, steps]) => [name, steps.join(', ')])),
    `\n${bold('Rules')}\n  ${about.rules} with the prefix ${game.prefix}-, ${about['not-checkable']} of them not checkable (hints, lists of components)\n`,
  ].join('');
}
