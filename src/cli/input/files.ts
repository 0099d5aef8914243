// From the words on the command line to files, and from a file to its text. Whatever cannot be read is a problem with
// a reason, never an exception.
import { readFileSync, readdirSync, statSync, type Dirent, type Stats } from 'node:fs';
import { join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InputError, largestText } from '../../table/errors.js';

/** A file that was named, or found; or why there is none. */
export type Named = { readonly file: string } | { readonly file: string; readonly problem: InputError };

/** Files, folders (the cases below them) and patterns that the shell left alone, in order, each file once. */
export function namedFiles(words: readonly string[]): Named[] {
  const found = filesAsNamed(words);
  return found.filter(({ file }, i) => found.findIndex((other) => other.file === file) === i);
}

/** The same, but a file that is named twice is there twice. */
export const filesAsNamed = (words: readonly string[]): Named[] => words.flatMap(filesFor);

/** The one file that a word stands for. */
export function namedFile(word: string): Named {
  const [only, ...others] = namedFiles([word]);
  return only && others.length === 0 ? only : nothing(word, `${others.length + 1} files`, 'a single file');
}

/** What a word leads to here; or else in the kit: reports and docs name its cases in this way, wherever it is installed. */
function filesFor(word: string): Named[] {
  const path = normalize(word);
  const isOfTheKit = path.split(sep)[0] === 'cases';
  return (
    filesAt(word) ??
    (isOfTheKit ? filesAt(fileURLToPath(new URL('../../../', import.meta.url)) + path) : undefined) ?? [
      isPattern(word)
        ? nothing(word, 'a pattern that matches no file', 'a file, a folder or a pattern')
        : { file: word },
    ]
  );
}

const isPattern = (word: string): boolean => /[*?]/.test(word);

/** Undefined where there is nothing. */
function filesAt(word: string): Named[] | undefined {
  const kind = statOf(word);
  if (kind instanceof InputError) return [{ file: word, problem: kind }];
  if (kind?.isDirectory()) {
    const files = casesBelow(word);
    return files.length > 0
      ? files
      : [nothing(word, 'a folder without .yaml, .yml or .json files', 'a folder of cases')];
  }
  if (kind) return [{ file: word }];
  if (!isPattern(word)) return undefined;
  const matches = casesBelow(folderOf(word)).filter(({ file }) => patternOf(word).test(file.replaceAll('\\', '/')));
  return matches.length > 0 ? matches : undefined;
}

const nothing = (file: string, found: string, expected: string): Named => ({
  file,
  problem: new InputError([{ path: [], found, expected }]),
});

/** The .yaml, .yml and .json files below a folder, by name. Hidden folders and installed packages hold no cases. */
function casesBelow(folder: string): Named[] {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder || '.', { withFileTypes: true });
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? [] : [{ file: folder, problem: unreadable(error) }];
  }
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry): Named[] => {
      const path = join(folder, entry.name);
      if (entry.isDirectory())
        return entry.name.startsWith('.') || entry.name === 'node_modules' ? [] : casesBelow(path);
      return /\.(ya?ml|json)$/.test(entry.name) ? [{ file: path }] : [];
    });
}

/** The part of a pattern before its first star: `cases/*.yaml` -> `cases/`. */
const folderOf = (pattern: string): string => /^(?:[^*?]*\/)?/.exec(pattern)?.[0] ?? '';

/** `*` and `?` stay within a folder, `**` goes down through any number of folders. */
function patternOf(pattern: string): RegExp {
  const parts = join(pattern)
    .replaceAll('\\', '/')
    .split(/(\*\*\/|\*\*|\*|\?)/);
  const meaning: Readonly<Record<string, string>> = { '**/': '(?:[^/]+/)*', '**': '.*', '*': '[^/]*', '?': '[^/]' };
  return new RegExp(`^${parts.map((part) => meaning[part] ?? part.replace(/[\\^$.|+()[\]{}]/g, '\\$&')).join('')}$`);
}

/** The text of a file. Its size is looked at first: a file that is too large is not even opened. */
export function textOf(file: string): string {
  const bytes = bytesOf(file);
  const zero = bytes.indexOf(0);
  if (zero >= 0) throw wrong(`a file that is not text (a NUL byte at ${zero})`, 'UTF-8 text');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw wrong('a file that is not text (not valid UTF-8)', 'UTF-8 text');
  }
}

function bytesOf(file: string): Buffer {
  const kind = statOf(file);
  if (kind instanceof InputError) throw kind;
  if (!kind) throw wrong('no such file', 'a file, a folder or a pattern');
  if (!kind.isFile()) throw wrong('something other than a file', 'a text file');
  if (kind.size > largestText)
    throw wrong(
      `${kind.size.toLocaleString('en')} bytes`,
      `at most ${largestText.toLocaleString('en')}: each case goes in a file of its own`,
    );
  try {
    return readFileSync(file);
  } catch (error) {
    throw unreadable(error);
  }
}

/** What a path leads to: nothing, something, or a place that may not be looked at. */
function statOf(path: string): Stats | undefined | InputError {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    return unreadable(error);
  }
}

const unreadable = (error: unknown): InputError =>
  wrong(`something that cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'})`, 'a text file');

const wrong = (found: string, expected: string): InputError => new InputError([{ path: [], found, expected }]);
