// npm run dev: serves the site from the sources, each file by itself, for whoever changes them. A page takes hundreds of
// requests; npm start shows what is published. PORT=9000 picks the port; -- --watch reloads the page after a change.
import { choosePort, hostname } from './machine/port.mjs';
import { ensureInstalled, root } from './setup.mjs';

ensureInstalled();
const { siteCases } = await import('./build/case-list.mjs');
const { startDevServer } = await import('@web/dev-server');
const { esbuildPlugin } = await import('@web/dev-server-esbuild');

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
