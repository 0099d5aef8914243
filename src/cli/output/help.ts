// The texts of --help.
import type { Command } from '../command.js';

export const generalHelp = (commands: readonly Command[], version: string): string =>
  `heist ${version}: checks, explains and plays the rules of heist board games.

Usage: heist <command> [options]

Commands:
${table(commands.map(({ usage, summary }) => [shown(usage), summary]))}

Options:
${table([
  ['-h, --help', 'show help, also for a command: heist check --help'],
  ['-v, --version', 'show the version'],
])}

${exitCodes}
`;

export const commandHelp = ({ usage, summary, options, examples, exits = exitCodes }: Command): string =>
  `${summary}.

Usage: heist ${shown(usage)}${options.length ? ' [options]' : ''}

Options:
${table([...options, ['-h, --help', 'show this help']])}

Examples:
${examples.map((example) => `  ${example}`).join('\n')}

${exits}
`;

const exitCodes =
  'Exit code: 0 all is well, 1 something does not hold or was found, 2 the command or its input is wrong.';

/** `check <...files>` -> `check <files…>` */
export const shown = (usage: string): string => usage.replace(/<\.\.\.([^>]+)>/g, '<$1…>');

function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}
