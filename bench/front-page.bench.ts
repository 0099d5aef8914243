// How soon the front page of the built site draws its first board, and with how many requests: npm run bench -- front
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import { browserFlags, ensureBrowser } from '../scripts/machine/browser.mjs';
import { startServer } from '../test/site-server.js';

const rounds = 5;

const server = await startServer(fileURLToPath(new URL('..', import.meta.url)), 'start');
const browser = await puppeteer.launch({ executablePath: ensureBrowser(), args: browserFlags() });
const times: number[] = [];
let requests = 0;
for (let round = 0; round < rounds; round++) {
  const page = await browser.newPage();
  await page.setCacheEnabled(false);
  requests = 0;
  page.on('response', () => requests++);
  const start = performance.now();
  await page.goto(server.address, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction("document.querySelector('#games heist-floor')?.shadowRoot?.querySelector('.piece')");
  times.push(performance.now() - start);
  await page.close();
}
await browser.close();
server.stop();
times.sort((one, other) => one - other);
const median = times[Math.floor(rounds / 2)] ?? 0;
console.log(`first board: ${median.toFixed(0)} ms (median of ${rounds}, no cache), ${requests} requests until then`);
