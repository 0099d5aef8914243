// heist bake: a case as data that a page shows without the rules.
import { bake } from '../../verify/cases/bake.js';
import { checkCase } from '../../verify/cases/check-case.js';
import { InputError } from '../../table/errors.js';
import { openCaseFile, placed, problemLine, readCaseFile, type CaseFile } from '../input/case-file.js';
import { namedFile } from '../input/files.js';
import { exit, type Command, type Io } from '../command.js';
import { reporters } from '../output/reporters.js';
import { codeOf, judge } from '../input/verdict.js';
import { jsonText } from '../output/printable.js';

export const command: Command = {
  usage: 'bake <file>',
  summary: 'Turns a case that holds into JSON with every step, so that a page can show it without loading the rules',
  options: [['--json', 'no effect: the output is always JSON']],
  examples: ['heist bake my-case.yaml > my-case.json', '<heist-game src="my-case.json"></heist-game>'],
  run([file = ''], _, io) {
    const held = heldCase(file, io);
    if ('code' in held) return held.code;
    io.out(`${jsonText(bake(held.game, held.example, held.result))}\n`);
    return exit.holds;
  },
};

/** A case that holds, played; or the exit code, with the reason on stderr. */
export function heldCase(word: string, io: Io) {
  const named = namedFile(word);
  let opened: CaseFile | undefined;
  try {
    opened = openCaseFile(named);
    const { game, example } = readCaseFile(opened);
    const result = checkCase(game, example);
    if (result.holds) return { game, example, result };
    const verdict = judge(named);
    reporters.pretty([verdict], { ...io, out: (text) => io.err(text) });
    return { code: codeOf(verdict) };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    for (const problem of placed(error, opened)) io.err(`${problemLine(named.file, problem)}\n`);
    return { code: exit.wrong };
  }
}
