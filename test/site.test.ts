// npm run dev: the site is served from the sources, with the list of cases.
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type SiteServer } from './site-server.js';

let server: SiteServer;
let address = '';

beforeAll(async () => {
  server = await startServer(fileURLToPath(new URL('..', import.meta.url)), 'dev');
  ({ address } = server);
  expect(server.said).toContain(address.replace('127.0.0.1', 'localhost'));
}, 20_000);

afterAll(() => server.stop());

describe('npm run dev', () => {
  it('shows the front page at /', async () => {
    const response = await fetch(`${address}/`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('front.ts');
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
      title: { en: string; de: string };
    }[];
    expect(cases.length).toBeGreaterThan(25);
    for (const { file, game, title } of cases)
      expect([file.startsWith(`cases/${game}/`), title.en.length > 0, title.de.length > 0]).toEqual([true, true, true]);
    const first = await fetch(`${address}/${cases[0]?.file ?? ''}`);
    expect(first.headers.get('content-type')).toContain('text/plain');
  });
});
