// A real browser and a small server for pages that load the built files.
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import puppeteer, { type Browser, type BrowserContext, type Frame, type Page } from 'puppeteer-core';
import { inject } from 'vitest';
import type { Bundle } from './app.js';

const cdn = fileURLToPath(new URL('../../dist/cdn/', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.yaml': 'text/plain; charset=utf-8',
  '.map': 'application/json',
};

export interface Served {
  readonly body: string;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The rest, which a slow server sends a moment later. */
  readonly later?: string;
}

/** What a page did: its messages in the console, what it could not load, and what it did load. */
export interface Visit {
  readonly page: Page;
  readonly complaints: string[];
  readonly loaded: string[];
}

export class World {
  private readonly pages = new Map<string, Served>();
  /** Address -> folder. */
  private readonly folders = new Map([['/cdn/', cdn]]);
  private holding: ((path: string) => Promise<void>) | null = null;
  private constructor(
    private readonly server: Server,
    private readonly browser: Browser,
    private readonly window: BrowserContext,
  ) {}

  static async open(): Promise<World> {
    const browser = await puppeteer.connect({ browserWSEndpoint: inject('browser') });
    // eslint-disable-next-line prefer-const -- the server answers only after the world is there
    let world: World;
    const server = createServer(({ url = '' }, answer) => {
      const path = normalize(new URL(url, 'http://x').pathname);
      const served = world.served(path);
      const send = (): void => {
        answer.writeHead(served ? 200 : 404, { 'content-type': served?.type ?? 'text/plain', ...served?.headers });
        if (served?.later === undefined) answer.end(served?.body ?? 'nothing here');
        else {
          answer.write(served.body);
          setTimeout(() => answer.end(served.later), 600);
        }
      };
      if (world.holding) void world.holding(path).then(send);
      else send();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    world = new World(server, browser, await browser.createBrowserContext());
    return world;
  }

  /** Something to be served beside the built files, which are under /cdn/. */
  serve(path: string, served: Served): void {
    this.pages.set(path, served);
  }

  /** A folder of files, beside the built ones under /cdn/. */
  serveFolder(address: string, folder: string): void {
    this.folders.set(address, folder);
  }

  /** Every answer waits for this; null: none waits any more. */
  hold(until: ((path: string) => Promise<void>) | null): void {
    this.holding = until;
  }

  /** Opens a page with this body, without waiting until it is complete. */
  async load(path: string, body: string): Promise<Page> {
    this.serve(path, {
      body: `<!doctype html><link rel="icon" href="data:,">${body}`,
      type: 'text/html; charset=utf-8',
    });
    const page = await this.window.newPage();
    void page.goto(new URL(path, this.origin).href).catch(() => null);
    return page;
  }

  /** Opens a page with this body, or one that is served already, here or elsewhere. A policy may allow no icon: then there is none. */
  async visit(path: string, body?: string, headers: Readonly<Record<string, string>> = {}): Promise<Visit> {
    const icon = headers['content-security-policy'] ? '' : '<link rel="icon" href="data:,">';
    if (body !== undefined)
      this.serve(path, {
        body: `<!doctype html><html lang="en"><head><meta charset="utf-8">${icon}<title>t</title></head><body>${body}</body></html>`,
        type: 'text/html; charset=utf-8',
        headers,
      });
    const page = await this.window.newPage();
    const [complaints, loaded]: [string[], string[]] = [[], []];
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('response', (response) => loaded.push(new URL(response.url()).pathname));
    await page.evaluateOnNewDocument(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`policy: ${violatedDirective} ${blockedURI}`),
      );
    });
    await page.goto(new URL(path, this.origin).href);
    return { page, complaints, loaded };
  }

  /** Opens an app that was bundled, with the element #root for it to fill. */
  visitApp({ start, files }: Bundle, base: string): Promise<Visit> {
    for (const [name, code] of files) this.serve(`${base}${name}`, { body: code, type: 'text/javascript' });
    return this.visit(
      `${base}index.html`,
      `<div id="root"></div><script type="module" src="${base}${start}"></script>`,
    );
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    await this.window.close();
    await this.browser.disconnect();
    this.server.close();
  }

  private served(path: string): Served | undefined {
    const page = this.pages.get(path);
    if (page) return page;
    const [address, folder] = [...this.folders].find(([each]) => path.startsWith(each)) ?? ['', ''];
    if (!address) return undefined;
    try {
      const body = readFileSync(join(folder, path.slice(address.length)), 'utf8');
      return { body, type: types[extname(path)] ?? 'text/plain' };
    } catch {
      return undefined;
    }
  }
}

/** Whether something can be found in a shadow root below an element (or in it), however deep. */
export const isSeen = (page: Page | Frame, host: string, inside: string): Promise<boolean> =>
  page.evaluate(finding, host, inside).catch(() => false);

/** Waits until it can be found. */
export const seen = (page: Page, host: string, inside: string): Promise<unknown> =>
  page.waitForFunction(finding, { timeout: 60_000, polling: 50 }, host, inside);

function finding(outer: string, inner: string): boolean {
  const find = (root: ParentNode): Element | null =>
    root.querySelector(inner) ??
    [...root.querySelectorAll('*')].map((each) => each.shadowRoot && find(each.shadowRoot)).find(Boolean) ??
    null;
  return [...document.querySelectorAll(outer)].some((each) => find(each) ?? (each.shadowRoot && find(each.shadowRoot)));
}
