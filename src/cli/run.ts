// Reads the command line, finds the subcommand and runs it. Every mistake of the user ends here, as one clear message.
import { randomInt } from 'node:crypto';
import { nearest } from '../notation/nearest.js';
import { InputError } from '../table/errors.js';
import { WrongUse, didYouMean, exit, type Command, type Io } from './command.js';
import { readArguments } from './input/arguments.js';
import { sealed } from './output/colors.js';
import { commandHelp, generalHelp } from './output/help.js';
import { withoutControlCharacters } from './output/printable.js';
import { version } from '../version.js';

/** A further subcommand is one line here. Each is loaded only when it is called: the command has to start quickly. */
const commands: Readonly<Record<string, () => Promise<{ command: Command }>>> = {
  games: () => import('./commands/games.js'),
  check: () => import('./commands/check.js'),
  explain: () => import('./commands/explain.js'),
  lint: () => import('./commands/lint.js'),
  play: () => import('./commands/play.js'),
  explore: () => import('./commands/explore.js'),
  order: () => import('./commands/order.js'),
  coverage: () => import('./commands/coverage.js'),
  mutate: () => import('./commands/mutate.js'),
  simulate: () => import('./commands/simulate.js'),
  rulings: () => import('./commands/rulings.js'),
  chart: () => import('./commands/chart.js'),
  bake: () => import('./commands/bake.js'),
  export: () => import('./commands/export.js'),
};

/** Runs `heist` with these arguments. The answer is its exit code. */
export async function run(args: readonly string[], world: Io): Promise<number> {
  const io = printing(world);
  try {
    return await dispatch(args, io);
  } catch (error) {
    if (!(error instanceof WrongUse) && !(error instanceof InputError)) throw error;
    io.err(`${io.colors.red('heist:')} ${error.message}\n`);
    return exit.wrong;
  }
}

/** Names of files and arguments are repeated in many messages: what they hold is only ever shown. */
function printing(io: Io): Io {
  const seal = String(randomInt(1e12, 1e13));
  return {
    ...io,
    colors: sealed(io.colors, seal),
    out: (text) => io.out(withoutControlCharacters(text, seal)),
    err: (text) => io.err(withoutControlCharacters(text, seal)),
  };
}

async function dispatch([name, ...rest]: readonly string[], io: Io): Promise<number> {
  if (name === '--version' || name === '-v') {
    io.out(`${version}\n`);
    return exit.holds;
  }
  if (name === '--help' || name === '-h' || (name === 'help' && rest.length === 0)) {
    io.out(generalHelp(await allCommands(), version));
    return exit.holds;
  }
  if (name === 'help') return dispatch([rest[0] as string, '--help'], io);
  if (name === undefined) {
    io.err(generalHelp(await allCommands(), version));
    return exit.wrong;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) {
    const known = name.startsWith('-') ? ['--help', '--version'] : Object.keys(commands);
    const what = name.startsWith('-') ? 'option' : 'command';
    throw new WrongUse(
      `there is no ${what} "${name}"${didYouMean(nearest(name, known))}\n` +
        `${capital(what)}s: ${known.join(', ')}. More: heist --help`,
    );
  }
  const { command } = await load();
  const { words, flags } = readArguments(command, name, rest);
  if (flags['help']) {
    io.out(commandHelp(command));
    return exit.holds;
  }
  return command.run(words, flags, io);
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const allCommands = async (): Promise<Command[]> =>
  (await Promise.all(Object.values(commands).map((load) => load()))).map(({ command }) => command);
