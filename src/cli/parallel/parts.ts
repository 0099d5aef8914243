// Work that falls into parts which share nothing: threads take one part after the other, machines take shards of them
// (`--shard 2/8`), and the results are the same whoever did what.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { gameNamed } from '../../machines/index.js';
import type { NamedCase } from '../../verify/cases/coverage.js';
import { InputError, type Problem, messageOf } from '../../table/errors.js';
import { mutate, type MutateBounds } from '../../verify/mutation/mutate.js';
import { guidedSearch, type GuidedBounds } from '../../verify/search/guided-search.js';
import { attend, now, type Work } from '../../verify/search/work.js';
import { simulate, type SimulateBounds } from '../../verify/simulation/simulate.js';
import { WrongUse, type Flags, type Io } from '../command.js';
import { filesAsNamed, textOf } from '../input/files.js';
import { bar } from '../output/progress.js';
import { mustBeAskedAlike, type Answer } from './asked.js';

/** What is to be done in parts. A part is what its bounds add to those of the whole. */
export type PartTask =
  | { readonly kind: 'simulate'; readonly game: string; readonly bounds: SimulateBounds }
  | {
      readonly kind: 'explore';
      readonly game: string;
      readonly bounds: GuidedBounds;
      readonly cases: readonly NamedCase[];
      readonly onlyFromCases: boolean;
    }
  | {
      readonly kind: 'mutate';
      readonly game: string;
      readonly bounds: MutateBounds;
      readonly cases: readonly NamedCase[];
    };

export function partWork(task: PartTask, part: unknown): Work<unknown> {
  const game = gameNamed(task.game);
  const bounds = { ...task.bounds, ...(part as object) };
  switch (task.kind) {
    case 'simulate':
      return simulate(game, bounds);
    case 'explore':
      return guidedSearch(game, task.cases, bounds, task.onlyFromCases);
    case 'mutate':
      return mutate(game, task.cases, bounds);
  }
}

/** How far the work is, over all threads. `whole` is how much of it there is. */
interface Shown {
  readonly what: string;
  /** Missing where nobody knows. */
  readonly whole?: number;
}

type Message =
  { readonly done: number } | { readonly result: unknown } | { readonly problems: readonly [Problem, ...Problem[]] };

interface PartsDone<T> {
  readonly done: T[];
  readonly seconds: number;
}

/**
 * Does the parts on several threads; results come in the order of the parts. Ctrl-C stops them all; each hands in what it
 * has. The seconds are those on the clock: a thread does several parts, one after the other.
 */
export async function doParts<T>(
  task: PartTask,
  parts: readonly object[],
  threads: number,
  shown: Shown,
  io: Io,
): Promise<PartsDone<T>> {
  const began = now();
  const counts = parts.map(() => 0);
  const show = () => {
    const done = counts.reduce((all, each) => all + each, 0);
    const what = threads > 1 ? `${shown.what} on ${threads} threads` : shown.what;
    io.terminal?.write(
      `\r\u001b[K${bar({ what, done, ...(shown.whole !== undefined && { of: shown.whole }) }, io.columns)}`,
    );
  };
  const stop = new AbortController();
  void io.interrupted().then(() => {
    stop.abort();
  });
  const results = new Array<T>(parts.length);
  let next = 0;
  const take = async (run: (part: object, index: number) => Promise<unknown>) => {
    for (let index = next++; index < parts.length; index = next++)
      results[index] = (await run(parts[index] as object, index)) as T;
  };
  try {
    if (threads <= 1)
      await take((part, index) =>
        attend(partWork(task, part), {
          signal: stop.signal,
          onProgress: ({ done }) => {
            counts[index] = done;
            show();
          },
        }),
      );
    else
      await inThreads(task, Math.min(threads, parts.length), stop.signal, take, (index, done) => {
        counts[index] = done;
        show();
      });
    return { done: results, seconds: (now() - began) / 1000 };
  } finally {
    io.terminal?.write('\r\u001b[K');
  }
}

async function inThreads(
  task: PartTask,
  threads: number,
  signal: AbortSignal,
  take: (run: (part: object, index: number) => Promise<unknown>) => Promise<void>,
  onProgress: (index: number, done: number) => void,
): Promise<void> {
  const workers = Array.from({ length: threads }, () => startWorker(task));
  signal.addEventListener('abort', () => {
    for (const worker of workers) worker.postMessage('stop');
  });
  try {
    await Promise.all(
      workers.map((worker) =>
        take(
          (part, index) =>
            new Promise((resolve, reject) => {
              worker.removeAllListeners();
              worker.on('error', reject);
              worker.on('message', (message: Message) => {
                if ('result' in message) resolve(message.result);
                else if ('problems' in message) reject(new InputError(message.problems));
                else onProgress(index, message.done);
              });
              worker.postMessage({ part });
            }),
        ),
      ),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** From the sources, a thread has to load what reads TypeScript first. */
function startWorker(workerData: object): Worker {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL('./parts.worker.js', import.meta.url), { workerData });
  const file = new URL('./parts.worker.ts', import.meta.url).href;
  const tsx = import.meta.resolve('tsx/esm/api');
  const code = `import('${tsx}').then(({ register }) => { register(); return import('${file}'); })`;
  return new Worker(code, { eval: true, workerData });
}

export const processors = (): number => availableParallelism();

/** `--shard 2/8`: the second of eight. */
export function shardOf({ shard }: Flags): { readonly index: number; readonly of: number } | undefined {
  if (shard === undefined) return undefined;
  const [, index, of] = /^(\d+)\/(\d+)$/.exec(String(shard)) ?? [];
  if (!index || !of || Number(index) < 1 || Number(index) > Number(of))
    throw new WrongUse(`--shard must be a part and a number of parts such as 1/8, got ${String(shard)}`);
  return { index: Number(index) - 1, of: Number(of) };
}

/**
 * The JSON results that `--merge` names: all of this command, and of the same question. One that is named twice is there
 * twice.
 */
export function resultsOf<T extends Answer<object>>(
  words: string,
  command: string,
  isResult: (parsed: object) => boolean,
): T[] {
  const results = filesAsNamed(words.split(',')).map((named): T => {
    if ('problem' in named) throw named.problem;
    const parsed = parsedJson(named.file);
    if (typeof parsed !== 'object' || parsed === null || !isResult(parsed))
      throw new WrongUse(`${named.file} is not a result of heist ${command} --json`);
    return parsed as T;
  });
  mustBeAskedAlike(results);
  return results;
}

function parsedJson(file: string): unknown {
  try {
    return JSON.parse(textOf(file));
  } catch (error) {
    throw new WrongUse(`${file}: ${messageOf(error)}`);
  }
}
