// The texts of --help.
import type { Command } from '../command.js';

export const generalHelp = (commands: readonly Command[], version: string): string =>
  `heist ${version}: checks, explains and plays the examples of a rulebook.

Usage: heist <command> [options]

Commands:
${table(commands.map(({ usage, summary }) => [shown(usage), summary]))}

Options:
${table([
  ['-h, --help', 'this text, or that of a command: heist check --help'],
  ['-v, --version', 'the version of the kit'],
])}

${exitCodes}
`;

export const commandHelp = ({ usage, summary, options, examples }: Command): string =>
  `${summary}.

Usage: heist ${shown(usage)}${options.length ? ' [options]' : ''}

Options:
${table([...options, ['-h, --help', 'this text']])}

Examples:
${examples.map((example) => `  ${example}`).join('\n')}

${exitCodes}
`;

const exitCodes = 'Exit code: 0 it holds, 1 it does not hold, 2 wrong use or wrong input.';

/** `check <...files>` -> `check <files…>` */
export const shown = (usage: string): string => usage.replace(/<\.\.\.([^>]+)>/g, '<$1…>');

function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}
