// An explanation for a terminal.
import type { Io } from './command.js';
import type { Entry, Explanation } from './explanation.js';
import { indented } from './indented.js';
import { printable } from './printable.js';

export function asText({ gameTitle, title, start, entries, end, failures, rules }: Explanation, io: Io): string {
  const { bold, dim, cyan, red } = io.colors;
  const longest = Math.max(0, ...rules.map(({ id }) => id.length));
  return [
    `${dim(gameTitle)}\n${bold(printable(title))}\n\n`,
    `${bold('Start')}: ${start.place} ${dim(start.flow)}\n\n${start.sketch}\n\n`,
    ...entries.map((entry) => told(entry, io, '')),
    `\n${bold('End')}: ${end.place} ${dim(end.flow)}${end.rule ? ` ${cyan(end.rule)}` : ''}\n`,
    ...failures.map(({ message }) => red(`Does not hold: ${printable(message)}\n`)),
    ...(rules.length ? [`\n${bold('Rules')}\n`] : []),
    ...rules.map(({ id, text }) => indented(text, io.columns, `${cyan(id.padEnd(longest))}  `, longest + 2)),
  ].join('');
}

function told(entry: Entry, io: Io, margin: string): string {
  const { bold, dim, cyan, italic } = io.colors;
  const inner = `${margin}     `;
  const line = (text: string, lead = inner) => indented(text, io.columns, lead, inner.length);
  switch (entry.kind) {
    case 'move': {
      const label = entry.number === null ? '  · ' : `${entry.number}.`.padStart(3).padEnd(4);
      return [
        `${margin}${label} ${entry.number === null ? dim(entry.move) : bold(entry.move)}\n`,
        ...entry.happened.map(({ text, rule }) => line(`${text} ${cyan(rule)}`)),
        ...(entry.now === null ? [] : [line(dim(`→ ${entry.now}`))]),
      ].join('');
    }
    case 'say':
      return line(italic(printable(entry.text)));
    case 'mark':
      return line(dim(`(look at ${printable(entry.text)})`));
    case 'ask':
      return line(`Question: ${printable(entry.prompt)} ${dim(`(answer: ${printable(entry.answer)})`)}`);
    case 'legal':
      return line(`Allowed here: ${printable(entry.moves.join(', '))}`);
    case 'refused':
      return line(
        `Not allowed here: ${printable(entry.move)} ${entry.rule === null ? '' : cyan(entry.rule)}`.trimEnd(),
      );
    case 'line':
      return [line('Suppose instead:'), ...entry.entries.map((each) => told(each, io, `${inner}| `))].join('');
  }
}
