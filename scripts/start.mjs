// npm start: serves the site from the sources, TypeScript included, so there is nothing to build first.
// PORT=9000 npm start picks the port; npm start -- --watch reloads the page when a file changes.
import { createServer } from 'node:net';
import { ensureInstalled, root } from './setup.mjs';

ensureInstalled();
const { siteCases } = await import('./case-list.mjs');
const { startDevServer } = await import('@web/dev-server');
const { esbuildPlugin } = await import('@web/dev-server-esbuild');

// Only this machine can see the page. An address instead of the name: `localhost` may mean ::1 alone.
const hostname = '127.0.0.1';
const port = await choosePort();

await startDevServer({
  config: {
    rootDir: root,
    hostname,
    port,
    nodeResolve: { exportConditions: ['production', 'default'] },
    watch: process.argv.includes('--watch'),
    mimeTypes: { '**/*.yaml': 'text/plain; charset=utf-8' },
    plugins: [esbuildPlugin({ ts: true, target: 'es2022', tsconfig: `${root}tsconfig.json` })],
    middleware: [
      (context, next) => {
        if (context.path !== '/') return next();
        return context.redirect(`/site/${context.search}`);
      },
      siteCases(root),
    ],
  },
  readCliArgs: false,
  readFileConfig: false,
  logStartMessage: false,
});
console.log(`heist-kit: open http://localhost:${port}/ (Ctrl-C stops)`);

async function choosePort() {
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
