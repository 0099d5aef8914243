// heist explain: what happens in this example, step by step, and by which rule?
import { InputError } from '../../table/errors.js';
import {
  openCaseFile,
  placed,
  problemLine,
  readCaseFile,
  type CaseFile,
  type ReadableCase,
} from '../input/case-file.js';
import { namedFile } from '../input/files.js';
import { languageOf } from '../input/language.js';
import { choice, exit, type Command, type Flags, type Io } from '../command.js';
import { explain, wordsIn } from '../output/explanation.js';
import { saveText } from '../output/progress.js';
import { drawnBoards } from '../output/witness-boards.js';
import { asHtml } from '../output/explain-html.js';
import { asMarkdown } from '../output/explain-markdown.js';
import { asText } from '../output/explain-text.js';
import { json } from '../output/printable.js';

export const command: Command = {
  usage: 'explain <file>',
  summary: 'Retells a case in words: each move, what it caused, and the rules behind it',
  options: [
    ['--format <name>', 'text (default), markdown or html'],
    ['--html <file>', 'also write an HTML page with drawn boards to this file'],
    ['--lang <code>', 'language of the text (default en)'],
    ['--json', 'print the explanation as JSON'],
  ],
  examples: ['heist explain my-case.yaml', 'heist explain my-case.yaml --format html > my-case.html'],
  async run([word = ''], flags, io) {
    const named = namedFile(word);
    let opened: CaseFile | undefined;
    try {
      opened = openCaseFile(named);
      const readable = readCaseFile(opened);
      return await write(readable, languageOf(flags, readable.game), flags, io);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      for (const problem of placed(error, opened)) io.err(`${problemLine(named.file, problem)}\n`);
      return exit.wrong;
    }
  },
};

async function write({ game, example }: ReadableCase, lang: string, flags: Flags, io: Io): Promise<number> {
  const explanation = explain(game, example, lang);
  const format = choice(flags, 'format', ['text', 'markdown', 'html']);
  const page = async () => asHtml(explanation, await drawnBoards(game, example, 'board', lang));
  if (typeof flags['html'] === 'string') saveText(flags['html'], await page());
  if (flags['json']) io.out(json(explanation));
  else if (format === 'html') io.out(await page());
  else io.out(format === 'markdown' ? asMarkdown(explanation) : asText(explanation, io));
  const { failures } = explanation;
  if (failures.length > 0) io.err(`${wordsIn(lang).contradicts}\n`);
  return failures.some(({ fault }) => fault) ? exit.wrong : failures.length > 0 ? exit.fails : exit.holds;
}
