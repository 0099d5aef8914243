// A case in a file: its data, its game, and where everything stands in the text.
import { readCase, type Case, type LocalText } from '../../notation/case.js';
import { isMap } from '../../notation/is-map.js';
import { inLanguage } from '../../notation/sentence.js';
import { SyntaxProblem, parseText, type ParsedText, type TextPlace } from '../../notation/yaml.js';
import { gameNamed } from '../../machines/index.js';
import { InputError, pathText, type Problem } from '../../table/errors.js';
import type { Game } from '../../table/game.js';
import { didYouMean } from '../command.js';
import { printable } from '../output/printable.js';
import { textOf, type Named } from './files.js';

/** A problem as reports show it: with line and column, when the text could be read at all. */
export interface PlacedProblem extends Partial<TextPlace> {
  readonly path: string;
  readonly found: string;
  readonly expected: string;
  readonly hint?: string;
}

export interface CaseFile {
  readonly file: string;
  /** Whatever stands there under `game` and `title`, for reports. */
  readonly named: { readonly game: string | null; readonly title: string | null };
  readonly placeOf: ParsedText['placeOf'];
  readonly data: unknown;
}

export interface ReadableCase extends CaseFile {
  readonly game: Game;
  readonly example: Case;
}

/** The text of a case file, parsed. Throws an InputError. */
export function openCaseFile(named: Named): CaseFile {
  if ('problem' in named) throw named.problem;
  const { data, placeOf } = parseText(textOf(named.file));
  const { game, title } = isMap(data) ? data : {};
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    file: named.file,
    data,
    placeOf,
    named: { game: text(game), title: text(isMap(title) ? inLanguage(title as LocalText, 'en') : title) },
  };
}

/** A case that can be played. Throws an InputError with the problems of its form. */
export function readCaseFile(opened: CaseFile): ReadableCase {
  const { data } = opened;
  if (!isMap(data))
    throw new InputError([
      {
        path: [],
        found: data === null ? 'an empty file' : 'something that is not a case',
        expected: 'a case, for example { game: lazy-heist, start: { … }, moves: [ … ] }',
      },
    ]);
  const example = readCase(data);
  return { ...opened, example, game: gameNamed(example.game) };
}

/** The problems of an error in reading, with their places in the text. */
export function placed(error: InputError, opened?: Pick<CaseFile, 'placeOf'>): PlacedProblem[] {
  if (error instanceof SyntaxProblem) return error.problems.map((each) => ({ ...error.place, ...withoutPath(each) }));
  return error.problems.map((each) => ({ ...opened?.placeOf(each.path), ...withoutPath(each) }));
}

const withoutPath = ({ path, ...rest }: Problem) => ({ path: pathText(path), ...rest });

/** `cases/guard.yaml:14:3`, or only the file when nothing of it could be read. */
export const placeText = (file: string, { line, column }: Partial<TextPlace>): string =>
  line === undefined ? file : `${file}:${line}:${column ?? 1}`;

/**
 * Always one line, whatever the file and what stands in it are called. What is wrong with a whole file has no place in it:
 * `guard.yaml: no such file, …`.
 */
export const problemLine = (file: string, problem: PlacedProblem): string =>
  printable(
    `${placeText(file, problem)}${isOfTheFile(problem) ? ':' : `${problem.path && ` ${problem.path}:`} found`} ` +
      `${problem.found}, expected ${problem.expected}${didYouMean(problem.hint)}`,
  );

const isOfTheFile = ({ path, line }: PlacedProblem): boolean => path === '' && line === undefined;
