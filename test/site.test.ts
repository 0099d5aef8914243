// npm start: the site is served from the sources, with the list of cases.
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: ChildProcess;
let address = '';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

beforeAll(async () => {
  const port = await freePort();
  server = spawn(process.execPath, [fileURLToPath(new URL('../scripts/start.mjs', import.meta.url))], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await new Promise<string>((resolve) => {
    server.stdout?.once('data', (text: Buffer) => resolve(text.toString()));
  });
  expect(said).toContain(`http://localhost:${port}/`);
  address = `http://127.0.0.1:${port}`;
}, 20_000);

afterAll(() => server.kill());

describe('npm start', () => {
  it('shows the front page at /', async () => {
    const response = await fetch(`${address}/`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<heist-game');
  });

  it.each(['/site/game.html', '/site/elements.html', '/site/site.css', '/site/front.ts', '/src/components/all/all.ts'])(
    'serves %s',
    async (path) => {
      const response = await fetch(address + path);
      expect(response.status).toBe(200);
      expect(await response.text()).not.toContain('interface HTMLElementTagNameMap');
    },
  );

  it('lists every case with its game and title, and serves each as text', async () => {
    const cases = (await (await fetch(`${address}/site/cases.json`)).json()) as {
      file: string;
      game: string;
      title: string;
    }[];
    expect(cases.length).toBeGreaterThan(25);
    for (const { file, game, title } of cases)
      expect([file.startsWith(`cases/${game}/`), title.length > 0]).toEqual([true, true]);
    const first = await fetch(`${address}/${cases[0]?.file ?? ''}`);
    expect(first.headers.get('content-type')).toContain('text/plain');
  });
});
