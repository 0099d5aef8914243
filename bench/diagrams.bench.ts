// 50 diagrams on one page against 50 boards of chessboard-element of the same size: same browser, same page, in turns.
// Both are bundled the same way; times run until the last board is painted.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rollup } from 'vite';
import { browserFlags, ensureBrowser } from '../scripts/machine/browser.mjs';

interface Answer {
  readonly times?: Readonly<Record<string, readonly number[]>>;
  readonly error?: string;
}

const page = `<!doctype html><meta charset="utf-8"><title>Diagrams</title>
<style>.box{display:flex;flex-wrap:wrap}.box>*{width:300px;display:block}</style>
<body><script type="module" src="/page.js"></script>`;

async function bundle(): Promise<Map<string, string>> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: { page: fileURLToPath(new URL('diagrams.page.ts', import.meta.url)) },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })) as Rollup.RollupOutput;
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[`/${file.fileName}`, file.code]] : [])));
}

/** Opens the page in a browser of its own and waits for what it measured. */
async function measured(files: ReadonlyMap<string, string>): Promise<Answer> {
  const profile = mkdtempSync(join(tmpdir(), 'heist-bench-'));
  let answered: (answer: Answer) => void = () => undefined;
  const answer = new Promise<Answer>((resolve) => (answered = resolve));
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      let body = '';
      request.on('data', (part) => (body += String(part)));
      request.on('end', () => {
        response.end();
        answered(JSON.parse(body) as Answer);
      });
      return;
    }
    const code = files.get(request.url ?? '');
    response.setHeader('content-type', code === undefined ? 'text/html' : 'text/javascript');
    response.end(code ?? page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const browser = spawn(
    ensureBrowser(),
    [
      ...browserFlags(),
      '--headless=new',
      `--user-data-dir=${profile}`,
      '--window-size=1280,900',
      `http://127.0.0.1:${port}/`,
    ],
    { stdio: 'ignore' },
  );
  const late = setTimeout(() => answered({ error: 'the browser did not answer within two minutes' }), 120_000);
  const ended = new Promise((resolve) => browser.on('exit', resolve));
  const result = await answer;
  clearTimeout(late);
  browser.kill();
  await ended;
  server.close();
  server.closeAllConnections();
  rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 });
  return result;
}

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

const { times, error } = await measured(await bundle());
if (!times) throw new Error(error);
console.log('50 diagrams on one page, until painted');
const medians = Object.entries(times).map(([name, [first = 0, ...rest]]) => {
  const middle = median(rest);
  console.log(
    `  ${name.padEnd(28)} ${middle.toFixed(0).padStart(12)} ms (the first time, with loading: ${first.toFixed(0)} ms)`,
  );
  return middle;
});
const [ours = 0, theirs = 1] = medians;
console.log(`  ratio ${(ours / theirs).toFixed(2)} (aim: at most 1)`);
