// One thread of a long command: does one part of the work after the other, and sends back how far it is and what came out.
import { parentPort, workerData } from 'node:worker_threads';
import { InputError } from '../../table/errors.js';
import { attend } from '../../verify/search/work.js';
import { partWork, type PartTask } from './parts.js';

const stop = new AbortController();
const port = parentPort;
const task = workerData as PartTask;
port?.on('message', (message: { readonly part: unknown } | 'stop' | 'end') => {
  if (message === 'stop') stop.abort();
  // The open port would keep the thread alive.
  else if (message === 'end') port.close();
  else void doPart(message.part);
});

async function doPart(part: unknown): Promise<void> {
  try {
    const result = await attend(partWork(task, part), {
      signal: stop.signal,
      onProgress: ({ done }) => port?.postMessage({ done }),
    });
    port?.postMessage({ result });
  } catch (error) {
    // What is wrong with an input is reported as it would be without threads.
    if (!(error instanceof InputError)) throw error;
    port?.postMessage({ problems: error.problems });
  }
}
