// An explanation as Markdown, for wikis and READMEs.
import type { ExplainWords } from '../../locales/en/explain.js';
import { wordsIn, type ExplanationEntry, type Explanation } from './explanation.js';
import { printable } from './printable.js';

export function asMarkdown({ lang, gameTitle, title, start, entries, end, failures, rules }: Explanation): string {
  const words = wordsIn(lang);
  return [
    `# ${plain(title)}`,
    '',
    `*${plain(gameTitle)}*`,
    '',
    `**${words.start}:** ${plain(start.place)} (${code(start.flow)})`,
    '',
    '```text',
    start.board,
    '```',
    '',
    ...entries.flatMap((entry) => told(entry, words, '')),
    '',
    `**${words.end}:** ${plain(end.place)} (${code(end.flow)})${end.rule ? ` ${words.by} ${code(end.rule)}` : ''}`,
    ...failures.flatMap(({ message }) => ['', `**${words.fails}:** ${plain(message)}`]),
    ...(rules.length ? ['', `## ${words.rules}`, ''] : []),
    ...rules.map(({ id, text }) => `- ${code(id)} ${plain(text)}`),
    '',
  ].join('\n');
}

/** One item of a list for each entry; what belongs to it stands below, further in. */
function told(entry: ExplanationEntry, words: ExplainWords, margin: string): string[] {
  const item = (text: string) => `${margin}- ${text}`;
  switch (entry.kind) {
    case 'move': {
      const label = entry.number === null ? code(entry.move) : `**${entry.number}.** ${code(entry.move)}`;
      return [
        item(label),
        ...entry.happened.map(({ text, rule }) => `${margin}  - ${plain(text)} ${code(rule)}`),
        ...(entry.now === null ? [] : [`${margin}  - → *${plain(entry.now)}*`]),
      ];
    }
    case 'say':
      return [item(`*${plain(entry.text)}*`)];
    case 'mark':
      return [item(`${words.look} ${plain(entry.text)}`)];
    case 'ask':
      return [item(`**${words.question}:** ${plain(entry.prompt)} (${words.answer}: ${code(entry.answer)})`)];
    case 'legal':
      return [item(`${words.allowed}: ${entry.moves.map(code).join(', ')}`)];
    case 'refused':
      return [
        item(`${words.refused}: ${code(entry.move)}${entry.rule === null ? '' : ` ${words.by} ${code(entry.rule)}`}`),
      ];
    case 'line':
      return [item(`${words.instead}:`), ...entry.entries.flatMap((each) => told(each, words, `${margin}  `))];
  }
}

/** Text in which no character is markup. */
const plain = (text: string): string => printable(text).replace(/[\\`*_{}[\]<>#|~&]/g, '\\$&');
const code = (text: string): string => `\`${printable(text).replaceAll('`', "'")}\``;
