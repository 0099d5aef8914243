// An explanation as Markdown, for wikis and READMEs.
import type { Entry, Explanation } from './explanation.js';
import { printable } from './printable.js';

export function asMarkdown({ gameTitle, title, start, entries, end, failures, rules }: Explanation): string {
  return [
    `# ${plain(title)}`,
    '',
    `*${plain(gameTitle)}*`,
    '',
    `**Start:** ${plain(start.place)} (${code(start.flow)})`,
    '',
    '```text',
    start.sketch,
    '```',
    '',
    ...entries.flatMap((entry) => told(entry, '')),
    '',
    `**End:** ${plain(end.place)} (${code(end.flow)})${end.rule ? ` by ${code(end.rule)}` : ''}`,
    ...failures.flatMap(({ message }) => ['', `**Does not hold:** ${plain(message)}`]),
    ...(rules.length ? ['', '## Rules', ''] : []),
    ...rules.map(({ id, text }) => `- ${code(id)} ${plain(text)}`),
    '',
  ].join('\n');
}

/** One item of a list for each entry; what belongs to it stands below, further in. */
function told(entry: Entry, margin: string): string[] {
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
      return [item(`look at ${plain(entry.text)}`)];
    case 'ask':
      return [item(`**Question:** ${plain(entry.prompt)} (answer: ${code(entry.answer)})`)];
    case 'legal':
      return [item(`Allowed here: ${entry.moves.map(code).join(', ')}`)];
    case 'refused':
      return [item(`Not allowed here: ${code(entry.move)}${entry.rule === null ? '' : ` by ${code(entry.rule)}`}`)];
    case 'line':
      return [item('Suppose instead:'), ...entry.entries.flatMap((each) => told(each, `${margin}  `))];
  }
}

/** Text in which no character is markup. */
const plain = (text: string): string => printable(text).replace(/[\\`*_{}[\]<>#|~&]/g, '\\$&');
const code = (text: string): string => `\`${printable(text).replaceAll('`', "'")}\``;
