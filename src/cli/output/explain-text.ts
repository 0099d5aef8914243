// An explanation for a terminal.
import type { ExplainWords } from '../../locales/en/explain.js';
import type { Io } from '../command.js';
import { wordsIn, type ExplanationEntry, type Explanation } from './explanation.js';
import { wrapText } from './wrap-text.js';
import { printable } from './printable.js';

export function asText(explanation: Explanation, io: Io): string {
  const { lang, gameTitle, title, start, entries, end, failures, rules } = explanation;
  const words = wordsIn(lang);
  const { bold, dim, cyan, red } = io.colors;
  const longest = Math.max(0, ...rules.map(({ id }) => id.length));
  return [
    `${dim(gameTitle)}\n${bold(printable(title))}\n\n`,
    `${bold(words.start)}: ${start.place} ${dim(start.flow)}\n\n${start.board}\n\n`,
    ...entries.map((entry) => told(entry, io, words, '')),
    `\n${bold(words.end)}: ${end.place} ${dim(end.flow)}${end.rule ? ` ${cyan(end.rule)}` : ''}\n`,
    ...failures.map(({ message }) => red(`${words.fails}: ${printable(message)}\n`)),
    ...(rules.length ? [`\n${bold(words.rules)}\n`] : []),
    ...rules.map(({ id, text }) => wrapText(text, io.columns, `${cyan(id.padEnd(longest))}  `, longest + 2)),
  ].join('');
}

function told(entry: ExplanationEntry, io: Io, words: ExplainWords, margin: string): string {
  const { bold, dim, cyan, italic } = io.colors;
  const inner = `${margin}     `;
  const line = (text: string, lead = inner) => wrapText(text, io.columns, lead, inner.length);
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
      return line(dim(`(${words.look} ${printable(entry.text)})`));
    case 'ask':
      return line(
        `${words.question}: ${printable(entry.prompt)} ${dim(`(${words.answer}: ${printable(entry.answer)})`)}`,
      );
    case 'legal':
      return line(`${words.allowed}: ${printable(entry.moves.join(', '))}`);
    case 'refused':
      return line(
        `${words.refused}: ${printable(entry.move)} ${entry.rule === null ? '' : cyan(entry.rule)}`.trimEnd(),
      );
    case 'line':
      return [line(`${words.instead}:`), ...entry.entries.map((each) => told(each, io, words, `${inner}| `))].join('');
  }
}
