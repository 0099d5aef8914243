// Reads the command line, finds the subcommand and runs it. Every mistake of the user ends here, as one clear message.
import { cac } from 'cac';
import { nearest } from '../notation/nearest.js';
import { InputError } from '../table/errors.js';
import { WrongUse, didYouMean, exit, type Command, type Flags, type Io } from './command.js';
import { commandHelp, generalHelp, shown } from './output/help.js';
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
export async function run(args: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(args, io);
  } catch (error) {
    if (!(error instanceof WrongUse) && !(error instanceof InputError)) throw error;
    io.err(`${io.colors.red('heist:')} ${error.message}\n`);
    return exit.wrong;
  }
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
  const { words, flags } = parse(command, name, rest);
  if (flags['help']) {
    io.out(commandHelp(command));
    return exit.holds;
  }
  return command.run(words, flags, io);
}

/** Lets cac read the arguments of one command, and says what it would not say: the nearest known option. */
function parse(command: Command, name: string, args: readonly string[]): { words: string[]; flags: Flags } {
  const cli = cac('heist');
  cli.option('-h, --help', 'What this command does');
  const parsed = cli.command(command.usage, command.summary);
  for (const [flag, description] of command.options) parsed.option(flag, description);
  cli.parse(['node', 'heist', name, ...args], { run: false });

  const { '--': afterDashes, ...options } = cli.options as Record<string, unknown> & { '--'?: string[] };
  const known = [...command.options.map(([flag]) => optionName(flag)), 'help', 'h'];
  for (const given of Object.keys(options)) {
    if (known.includes(given)) continue;
    const hint = nearest(given, known);
    throw new WrongUse(
      `heist ${name} has no option ${dashed(given)}${didYouMean(hint && dashed(hint))}\nMore: heist ${name} --help`,
    );
  }
  for (const [option, value] of Object.entries(options))
    if (Array.isArray(value)) throw new WrongUse(`${dashed(option)} was given more than once`);
  const words = [...cli.args, ...(afterDashes ?? [])].map(String);
  if (options['help'] !== true) checkArguments(command, name, words, options);
  return { words, flags: Object.fromEntries(Object.entries(options).map(([key, value]) => [key, asFlag(value)])) };
}

function checkArguments(command: Command, name: string, words: readonly string[], options: Record<string, unknown>) {
  for (const [flag] of command.options)
    if (flag.includes('<') && typeof options[optionName(flag)] === 'boolean')
      throw new WrongUse(`${dashed(optionName(flag))} needs a value: ${flag}`);
  const wanted = [...command.usage.matchAll(/<(\.\.\.)?([^>]+)>/g)];
  const missing = wanted[words.length];
  if (missing)
    throw new WrongUse(
      `heist ${name} needs ${missing[2] as string}: heist ${shown(command.usage)}\nMore: heist ${name} --help`,
    );
  const most = wanted.length + [...command.usage.matchAll(/\[[^\]]+\]/g)].length;
  if (words.length > most && !wanted.some(([, many]) => many))
    throw new WrongUse(`heist ${name} takes no further argument, got "${words[most] as string}"`);
}

/** cac turns what looks like a number into one. */
const asFlag = (value: unknown): string | boolean | undefined =>
  typeof value === 'boolean' || value === undefined ? value : String(value as string | number);

/** `--options <json>` -> `options`. */
const optionName = (flag: string): string => flag.replace(/^.*--/, '').replace(/ .*$/, '');

const dashed = (option: string): string => `${option.length === 1 ? '-' : '--'}${option}`;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const allCommands = async (): Promise<Command[]> =>
  (await Promise.all(Object.values(commands).map((load) => load()))).map(({ command }) => command);
