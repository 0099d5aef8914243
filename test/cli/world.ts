// Runs the command in this process, with its output caught, and makes files for it to read.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { Io } from '../../src/cli/command.js';
import { colorsFor } from '../../src/cli/output/colors.js';
import { run } from '../../src/cli/run.js';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** `heist` with these arguments; `typed` are the lines a player types. */
export async function heist(
  args: readonly string[],
  typed: readonly string[] = [],
  io: Partial<Io> = {},
): Promise<Ran> {
  let [out, err] = ['', ''];
  const code = await run(args, {
    out: (text) => (out += text),
    err: (text) => (err += text),
    colors: colorsFor(false),
    columns: 100,
    input: Readable.from(typed.map((line) => `${line}\n`)),
    terminal: null,
    // Nobody presses Ctrl-C, unless a test says when.
    interrupted: () => new Promise(() => undefined),
    ...io,
  });
  return { code, out, err };
}

export const heistJson = async (args: readonly string[]): Promise<unknown> => JSON.parse((await heist(args)).out);

/** A folder of its own for one test file; removed afterwards. */
export function scratch() {
  const folder = mkdtempSync(join(tmpdir(), 'heist-cli-'));
  return {
    folder,
    file: (name: string, content: string | Uint8Array): string => {
      const path = join(folder, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
      return path;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A small case that holds; each test changes what it is about. */
export const goodCase = `game: how-to-rob-a-bank
title: A walk
rules: [RB-WALK-6]
start:
  flow: rob.robber.card
  turn: red
  card: {id: walk, left: [walk]}
  robbers: {red: b2, yellow: a1}
moves:
  - red walk c2
expect:
  flow: rob.robber.after
  events: [walked]
`;
