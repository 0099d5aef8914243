// A campaign in a file: read before a game, written back after it. A broken file is never overwritten, and neither is
// what somebody else has written meanwhile.
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { parseText } from '../../notation/yaml.js';
import { InputError } from '../../table/errors.js';
import type { Json } from '../../table/event.js';
import type { CampaignBook, Position } from '../../table/game.js';
import { problemLine, placed } from './case-file.js';
import { textOf } from './files.js';

export class CampaignFile {
  /** What the file holds: the document, and its text. */
  private held: Json;

  private constructor(
    readonly name: string,
    /** The campaign as it was before this game. */
    readonly before: Json,
    readonly isNew: boolean,
    private text: string,
  ) {
    this.held = before;
  }

  /** Reads the file, or makes it. Throws an InputError that says what is wrong and where. */
  static open<P extends Position>(name: string, book: CampaignBook<P>, options: P['options']): CampaignFile {
    if (!existsSync(name)) {
      const begun = new CampaignFile(name, book.begin(), true, '');
      begun.write(begun.before);
      return begun;
    }
    const text = textOf(name);
    return new CampaignFile(name, book.read(jsonOf(text), options), false, text);
  }

  /** Puts this document into the file, all of it or nothing; false when it is there already. Throws an InputError. */
  keep(document: Json): boolean {
    if (JSON.stringify(document) === JSON.stringify(this.held)) return false;
    if (!existsSync(this.name) || textOf(this.name) !== this.text)
      throw wrong('a file that has been changed in the meantime', 'the campaign as it was when this game began');
    this.write(document);
    return true;
  }

  /** Into a file beside it first, which then takes its place. */
  private write(document: Json): void {
    const text = `${JSON.stringify(document, null, 2)}\n`;
    const isThere = existsSync(this.name);
    const file = isThere ? realpathSync(this.name) : this.name;
    const beside = `${file}.${process.pid}.tmp`;
    try {
      const open = openSync(beside, 'wx', isThere ? statSync(file).mode : 0o644);
      try {
        writeSync(open, text);
        fsyncSync(open);
      } finally {
        closeSync(open);
      }
      renameSync(beside, file);
    } catch (error) {
      rmSync(beside, { force: true });
      const { code = 'unknown reason' } = error as NodeJS.ErrnoException;
      throw wrong(`a place that cannot be written (${code})`, 'a file that may be written');
    }
    this.text = text;
    this.held = document;
  }
}

const wrong = (found: string, expected: string): InputError => new InputError([{ path: [], found, expected }]);

/** The problems of a campaign file in lines, each with its place in the text as far as there is one. */
export function campaignProblems(name: string, error: InputError): string[] {
  let placeOf: ReturnType<typeof parseText>['placeOf'] | undefined;
  try {
    placeOf = parseText(textOf(name)).placeOf;
  } catch {
    // What is not text at all has no places.
  }
  return placed(error, placeOf && { placeOf }).map((problem) => problemLine(name, problem));
}

/** YAML would be understood as well, but what is written back is JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The reader of YAML says where the text breaks off.
    parseText(text);
    throw wrong(text.trim() === '' ? 'an empty file' : 'a text that is not JSON', 'a campaign in JSON');
  }
}
