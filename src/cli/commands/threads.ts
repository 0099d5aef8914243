// Splits a simulation among threads and adds up what they count.
import { Worker } from 'node:worker_threads';
import { merge, type SimulateBounds, type Tally } from '../../verify/simulation/simulate.js';
import type { Io } from '../command.js';
import { bar } from '../output/progress.js';

type Message = { readonly done: number } | { readonly tally: Tally };

/** Plays the games of this machine's shard on several threads. Ctrl-C stops them all; each hands in what it has. */
export async function simulateInThreads(game: string, bounds: SimulateBounds, threads: number, io: Io): Promise<Tally> {
  const shard = bounds.shard ?? { index: 0, of: 1 };
  const of = Math.ceil(((bounds.games ?? 0) - shard.index) / shard.of);
  const done = new Array<number>(threads).fill(0);
  const show = () => {
    const sum = done.reduce((all, each) => all + each, 0);
    io.terminal?.write(`\r\u001b[K${bar({ what: `games on ${threads} threads`, done: sum, of }, io.columns)}`);
  };
  const workers = done.map((_, i) => {
    // Number i of this shard's games: shards of shards.
    const own = { index: shard.index + i * shard.of, of: shard.of * threads };
    return startWorker({ game, bounds: { ...bounds, shard: own } });
  });
  void io.interrupted().then(() => {
    for (const worker of workers) worker.postMessage('stop');
  });
  try {
    return merge(
      await Promise.all(
        workers.map(
          (worker, i) =>
            new Promise<Tally>((resolve, reject) => {
              worker.on('error', reject);
              worker.on('message', (message: Message) => {
                if ('tally' in message) resolve(message.tally);
                else {
                  done[i] = message.done;
                  show();
                }
              });
            }),
        ),
      ),
    );
  } finally {
    io.terminal?.write('\r\u001b[K');
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** From the sources, a thread has to learn to read TypeScript first. */
function startWorker(workerData: object): Worker {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL('./simulate.worker.js', import.meta.url), { workerData });
  const file = new URL('./simulate.worker.ts', import.meta.url).href;
  const tsx = import.meta.resolve('tsx/esm/api');
  const code = `import('${tsx}').then(({ register }) => { register(); return import('${file}'); })`;
  return new Worker(code, { eval: true, workerData });
}
