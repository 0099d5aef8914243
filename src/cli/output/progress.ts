// What the long commands share: they show how far they are on a terminal, and Ctrl-C leaves what they have found.
import { amount } from '../../notation/amount.js';
import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Case } from '../../notation/case.js';
import { isMap } from '../../notation/is-map.js';
import { inLanguage } from '../../notation/sentence.js';
import { parseText } from '../../notation/yaml.js';
import type { Game } from '../../table/game.js';
import { caseText, fileName } from '../../notation/case-text.js';
import { openCase } from '../../verify/cases/check-case.js';
import type { NamedCase } from '../../verify/cases/coverage.js';
import { attend, type Progress, type Work } from '../../verify/search/work.js';
import { openCaseFile, placed, problemLine, readCaseFile, type CaseFile } from '../input/case-file.js';
import { WrongUse, type Flags, type Io } from '../command.js';
import { namedFiles } from '../input/files.js';
import { InputError, messageOf } from '../../table/errors.js';

/** Does long work: a bar on a terminal, nothing in a pipe; Ctrl-C stops it and keeps what it has. */
export async function attended<T>(work: Work<T>, io: Io): Promise<T> {
  const stop = new AbortController();
  void io.interrupted().then(() => {
    stop.abort();
  });
  const { terminal } = io;
  try {
    return await attend(work, {
      signal: stop.signal,
      ...(terminal && { onProgress: (progress) => terminal.write(`\r\u001b[K${bar(progress, io.columns)}`) }),
    });
  } finally {
    terminal?.write('\r\u001b[K');
  }
}

export function bar({ what, done, of }: Progress, columns: number): string {
  const count =
    of === undefined ? done.toLocaleString('en') : `${done.toLocaleString('en')}/${of.toLocaleString('en')}`;
  const filled = of === undefined ? 0 : Math.round((20 * Math.min(done, of)) / Math.max(of, 1));
  const drawn = of === undefined ? '' : `${'█'.repeat(filled)}${'░'.repeat(20 - filled)} `;
  return `${drawn}${count} ${what}`.slice(0, Math.max(20, columns - 1));
}

/** `--options '{"players": 4}'`, or undefined. */
export function optionsOf({ options }: Flags): Record<string, unknown> | undefined {
  if (options === undefined) return undefined;
  const text = String(options);
  const given = parsed(text);
  if (!isMap(given)) throw new WrongUse(`--options must be JSON such as '{"players": 4}', got ${text}`);
  return given;
}

/** Undefined for what cannot be read at all. */
function parsed(text: string): unknown {
  try {
    return parseText(text).data;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return undefined;
  }
}

/** A whole number that an option gives. */
export function wholeOf(flags: Flags, name: string): number | undefined {
  const given = flags[name];
  if (given === undefined) return undefined;
  if (/^-\d+$/.test(String(given))) throw new WrongUse(`--${name} must not be negative, got ${String(given)}`);
  if (!/^\d{1,12}$/.test(String(given)))
    throw new WrongUse(`--${name} must be a whole number such as 1000, got ${String(given)}`);
  return Number(given);
}

/** The options of a command that are whole numbers, by name; missing ones are left out. */
export const bounds = <const N extends string>(flags: Flags, names: readonly N[]): Partial<Record<N, number>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = wholeOf(flags, name);
      return value === undefined ? [] : [[name, value]];
    }),
  ) as Partial<Record<N, number>>;

/** The cases of a game in the files that an option names; without the option, those that come with the kit. */
export function casesOf(game: Game, flags: Flags, option = 'cases'): NamedCase[] {
  const words = flags[option];
  const own = fileURLToPath(new URL(`../../../cases/${game.id}`, import.meta.url));
  const files = namedFiles(typeof words === 'string' ? words.split(',') : [own]);
  const problems: string[] = [];
  const cases = files.flatMap((named): NamedCase[] => {
    let opened: CaseFile | undefined;
    try {
      opened = openCaseFile(named);
      const { example } = readCaseFile(opened);
      if (example.game !== game.id) return [];
      // Wrong starts are reported here, with their place in the file.
      openCase(game, example);
      return [{ name: named.file.replace(own, `cases/${game.id}`), example }];
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      problems.push(...placed(error, opened).map((problem) => problemLine(named.file, problem)));
      return [];
    }
  });
  if (problems.length) throw new WrongUse(problems.join('\n'));
  if (words !== undefined && cases.length === 0) throw new WrongUse(`--${option}: found no ${game.id} cases`);
  return cases;
}

/** Writes a case into a folder; returns where. */
export function saveCase(
  folder: string,
  example: Case,
  name = fileName(inLanguage(example.title ?? 'case', 'en')),
): string {
  const file = join(folder, name);
  writing(folder, () => makeFolder(folder));
  saveText(file, caseText(example));
  return file;
}

export const saveText = (file: string, text: string): void => writing(file, () => writeFileSync(file, text));

/** Before long work: whatever could not be saved afterwards is reported at once. */
export function reservePlaces({ html, save }: Flags): void {
  if (typeof html === 'string') writing(html, () => closeSync(openSync(html, 'a')));
  if (typeof save === 'string') writing(save, () => makeFolder(save));
}

/** One folder after the other: where none can be made, as in /proc, Node's `recursive` never ends. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) accessSync(join(folder, '.'), constants.W_OK);
  else {
    makeFolder(dirname(folder));
    mkdirSync(folder);
  }
}

function writing(place: string, write: () => unknown): void {
  try {
    write();
  } catch (error) {
    throw new WrongUse(`${place} cannot be written: ${messageOf(error)}`);
  }
}

export const number = (value: number): string => value.toLocaleString('en');
export const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;

/** What stopped a search, in words. */
export function endedText(ended: string, limits: { depth?: number; states?: number; seconds?: number } = {}): string {
  const { depth, states, seconds } = limits;
  const words: Readonly<Record<string, string>> = {
    complete: 'complete',
    depth: `stopped at depth ${depth} (--depth)`,
    states: `stopped after ${amount(states ?? 0, 'position')} (--states)`,
    // Parts that were put together may have had different limits.
    time: `stopped${seconds === undefined ? '' : ` after ${seconds} s`} (--seconds)`,
    stopped: 'stopped by Ctrl-C; these are the results so far',
  };
  return words[ended] ?? ended;
}
