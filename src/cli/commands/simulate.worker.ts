// One thread of heist simulate: plays its share of the games and sends back how far it is, and the tally.
import { parentPort, workerData } from 'node:worker_threads';
import { gameNamed } from '../../machines/index.js';
import { simulate, type SimulateBounds } from '../../verify/simulation/simulate.js';
import { attend } from '../../verify/search/work.js';

const stop = new AbortController();
parentPort?.once('message', () => {
  stop.abort();
});
const { game, bounds } = workerData as { game: string; bounds: SimulateBounds };
const tally = await attend(simulate(gameNamed(game), bounds), {
  signal: stop.signal,
  onProgress: ({ done }) => parentPort?.postMessage({ done }),
});
parentPort?.postMessage({ tally });
// The open port would keep the thread alive.
parentPort?.close();
