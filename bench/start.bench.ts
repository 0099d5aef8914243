// How soon a baked replay can be seen on a slow line and a slow device, beside @lichess-org/pgn-viewer, in turns and in
// the same browser: npm run bench -- start. Read the ratio; the times depend on the machine.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import puppeteer from 'puppeteer-core';
import { browserFlags, ensureBrowser } from '../scripts/machine/browser.mjs';
import { gameNamed } from '../src/machines/index.js';
import { readCase } from '../src/notation/case.js';
import { parseText } from '../src/notation/yaml.js';
import { bake } from '../src/verify/cases/bake.js';
import { checkCase } from '../src/verify/cases/check-case.js';

const rounds = 7;
/** The slow line: milliseconds for each request, and bytes a second. */
const line = { latency: 562, downloadThroughput: 1_440_000 / 8, uploadThroughput: 675_000 / 8, offline: false };
const slowdown = 4;

const root = fileURLToPath(new URL('..', import.meta.url));
const id = 'how-to-rob-a-bank';
const example = readCase(
  parseText(readFileSync(`${root}cases/${id}/a-bag-is-passed-to-a-friend-in-the-room.yaml`, 'utf8')).data,
);
const baked = JSON.stringify(bake(gameNamed(id), example, checkCase(gameNamed(id), example)));
const { [id]: pages } = JSON.parse(readFileSync(`${root}dist/cdn/parts.json`, 'utf8')) as Record<
  string,
  { readonly replay: readonly string[] }
>;
const hints = [
  ...(pages?.replay ?? []).map((file) => `<link rel="modulepreload" href="/cdn/${file}">`),
  '<link rel="preload" as="fetch" crossorigin href="/case.json">',
].join('');

const replay = `<script type="module" src="/cdn/heist-kit.js"></script>
<heist-game src="/case.json"><heist-floor></heist-floor><heist-replay></heist-replay></heist-game>`;
const viewer = '/viewer/lichess-pgn-viewer';

/** Page -> its head and body, and what shows that it is there. */
const contestants: Readonly<Record<string, readonly [head: string, body: string, shows: string]>> = {
  'a baked replay': ['', replay, '.piece'],
  'a baked replay with hints': [hints, replay, '.piece'],
  '@lichess-org/pgn-viewer': [
    `<link rel="stylesheet" href="${viewer}.css">`,
    `<div id="game"></div><script type="module">import viewer from '${viewer}.min.js';
    viewer(document.querySelector('#game'), { pgn: 'e4 c5 Nf3 d6 e5 Nc6 exd6 Qxd6 Nc3 Nf6' });</script>`,
    'piece',
  ],
};

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};
const folders = { '/cdn/': 'dist/cdn/', '/viewer/': 'node_modules/@lichess-org/pgn-viewer/dist/' };

function served(path: string): string {
  if (path === '/case.json') return baked;
  const [head, body] = contestants[decodeURIComponent(path.slice(1))] ?? [];
  if (body !== undefined)
    return `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">${head}${body}`;
  const [address = '', folder = ''] = Object.entries(folders).find(([each]) => path.startsWith(each)) ?? [];
  return readFileSync(root + folder + path.slice(address.length), 'utf8');
}

const server = createServer(({ url = '/' }, answer) => {
  answer.writeHead(200, { 'content-type': types[extname(url)] ?? 'text/html', 'content-encoding': 'gzip' });
  answer.end(gzipSync(served(url)));
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await puppeteer.launch({ executablePath: ensureBrowser(), args: browserFlags() });

/** Milliseconds from the address to the frame in which the board is seen. */
async function seenAfter(name: string, shows: string): Promise<number> {
  const page = await browser.newPage();
  await page.setCacheEnabled(false);
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // Looked for in every frame from the beginning on.
  await page.evaluateOnNewDocument(`(() => {
    const find = (root) => root.querySelector(${JSON.stringify(shows)}) ??
      [...root.querySelectorAll('*')].map((each) => each.shadowRoot && find(each.shadowRoot)).find(Boolean);
    const look = () => find(document) ? (globalThis.seenAt = performance.now()) : requestAnimationFrame(look);
    look();
  })()`);
  await page.goto(`${origin}/${encodeURIComponent(name)}`, { timeout: 90_000 });
  const time = await page.waitForFunction('globalThis.seenAt', { timeout: 90_000 });
  const after = (await time.jsonValue()) as number;
  await page.close();
  return after;
}

const times = new Map(Object.keys(contestants).map((name): [string, number[]] => [name, []]));
for (let round = -1; round < rounds; round++)
  for (const [name, [, , shows]] of Object.entries(contestants)) {
    const time = await seenAfter(name, shows);
    // The first round warms up.
    if (round >= 0) times.get(name)?.push(time);
  }
await browser.close();
server.close();

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
console.log(`start on a slow line (${line.latency} ms, 1.44 Mbit/s, processor ${slowdown} times slower)`);
for (const [name, list] of times) console.log(`  ${name.padEnd(28)} ${median(list).toFixed(0).padStart(6)} ms`);
const other = median(times.get('@lichess-org/pgn-viewer') ?? []);
for (const [name, list] of times)
  if (!name.startsWith('@'))
    console.log(
      `  ${name}: ${(median(list) / other).toFixed(2)} of the time of @lichess-org/pgn-viewer (aim: below 1)`,
    );
