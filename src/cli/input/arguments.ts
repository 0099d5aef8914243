// The arguments of one subcommand -> words and flags. Node's own reader would not name the nearest known option.
import { parseArgs } from 'node:util';
import { nearest } from '../../notation/nearest.js';
import { WrongUse, didYouMean, type Command, type Flags } from '../command.js';
import { shown } from '../output/help.js';

export interface Arguments {
  readonly words: readonly string[];
  readonly flags: Flags;
}

export function readArguments(command: Command, name: string, args: readonly string[]): Arguments {
  const usages = new Map(command.options.map(([usage]) => [optionName(usage), usage]));
  const takesValue = (option: string): boolean => usages.get(option)?.includes('<') === true;
  const options = Object.fromEntries(
    [...usages.keys()].map((option) => [option, { type: takesValue(option) ? 'string' : 'boolean' } as const]),
  );
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options: { ...options, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const flags = new Map<string, string | boolean>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name: option, value, inlineValue } = token;
    if (!usages.has(option) && option !== 'help') {
      const hint = nearest(option, [...usages.keys(), 'help']);
      throw new WrongUse(
        `heist ${name} has no option ${token.rawName}${didYouMean(hint && `--${hint}`)}\nMore: heist ${name} --help`,
      );
    }
    if (flags.has(option)) throw new WrongUse(`--${option} was given more than once`);
    // What looks like an option is an option, not a value: somebody forgot the value. Numbers are values.
    const isMissing = !value || (!inlineValue && /^-(?!\d)/.test(value));
    if (takesValue(option) && isMissing)
      throw new WrongUse(`--${option} needs a value: ${usages.get(option) as string}`);
    if (!takesValue(option) && value !== undefined) throw new WrongUse(`--${option} takes no value, got "${value}"`);
    flags.set(option, value ?? true);
  }
  if (!flags.has('help')) checkWords(command, name, positionals);
  return { words: positionals, flags: Object.fromEntries(flags) };
}

function checkWords({ usage }: Command, name: string, words: readonly string[]): void {
  const wanted = [...usage.matchAll(/<(\.\.\.)?([^>]+)>/g)];
  const missing = wanted[words.length];
  if (missing)
    throw new WrongUse(
      `heist ${name} needs ${missing[2] as string}: heist ${shown(usage)}\nMore: heist ${name} --help`,
    );
  const most = wanted.length + [...usage.matchAll(/\[[^\]]+\]/g)].length;
  if (words.length > most && !wanted.some(([, many]) => many))
    throw new WrongUse(`heist ${name} takes no further argument, got "${words[most] as string}"`);
}

/** `--options <json>` -> `options`. */
const optionName = (usage: string): string => usage.replace(/^--/, '').replace(/ .*$/, '');
