// heist lint: is everything in this file spelt right?
import { InputError } from '../../table/errors.js';
import { lintCase } from '../../verify/cases/lint.js';
import {
  openCaseFile,
  placed,
  problemLine,
  readCaseFile,
  type CaseFile,
  type PlacedProblem,
} from '../input/case-file.js';
import { exit, type Command } from '../command.js';
import { namedFiles, type Named } from '../input/files.js';
import { json } from '../output/printable.js';

export const command: Command = {
  usage: 'lint <...files>',
  summary:
    'Checks the spelling of cases without playing them: every field, rule, event, state, space and move must exist',
  options: [['--json', 'print the problems as JSON']],
  examples: ['heist lint cases', 'heist lint my-case.yaml --json'],
  run(words, flags, io) {
    const results = namedFiles(words).map((named) => ({ file: named.file, problems: problemsIn(named) }));
    const wrong = results.filter(({ problems }) => problems.length > 0).length;
    const wellFormed = results.length - wrong;
    if (flags['json']) io.out(json({ files: results, 'well-formed': wellFormed, wrong }));
    else {
      for (const { file, problems } of results)
        for (const problem of problems) io.err(`${problemLine(file, problem)}\n`);
      io.out(`${wellFormed} correct, ${wrong} wrong\n`);
    }
    return wrong > 0 ? exit.wrong : exit.holds;
  },
};

function problemsIn(named: Named): PlacedProblem[] {
  let opened: CaseFile | undefined;
  try {
    opened = openCaseFile(named);
    const { game, example } = readCaseFile(opened);
    const [first, ...rest] = lintCase(game, example);
    return first ? placed(new InputError([first, ...rest]), opened) : [];
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return placed(error, opened);
  }
}
