// The port of npm start and npm run dev: PORT, or the first free one from 8000.
import { createServer } from 'node:net';

/** Only this machine can see the pages. An address instead of the name: `localhost` may mean ::1 alone. */
export const hostname = '127.0.0.1';

/** @returns {Promise<number>} */
export async function choosePort() {
  const wish = process.env['PORT'];
  if (wish !== undefined) {
    const port = Number(wish);
    if (Number.isInteger(port) && port > 0 && port < 65536 && (await isFree(port))) return port;
    console.error(`heist-kit: PORT=${wish} is not a free port. Choose another, or leave PORT out.`);
    process.exit(1);
  }
  for (let port = 8000; port < 8100; port++) if (await isFree(port)) return port;
  console.error('heist-kit: no free port between 8000 and 8099. Set PORT to one that is free.');
  process.exit(1);
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, hostname, () => probe.close(() => resolve(true)));
  });
}
