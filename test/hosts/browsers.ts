// Both browsers, and what a reader does in them.
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { browserFlags, ensureBrowser, ensureFirefox } from '../../scripts/machine/browser.mjs';
import { seen } from '../built/browser.js';

export const browsers: Readonly<Record<string, () => Promise<Browser>>> = {
  Chromium: () => puppeteer.launch({ executablePath: ensureBrowser(), args: browserFlags() }),
  Firefox: () => puppeteer.launch({ browser: 'firefox', executablePath: ensureFirefox() }),
};

export interface Tab {
  readonly page: Page;
  /** What went wrong in the page, as far as it is about the kit. */
  readonly complaints: string[];
}

/** A tab of somebody's own: who is logged in in another one is nobody here. */
export async function openTab(browser: Browser): Promise<Tab> {
  const page = await (await browser.createBrowserContext()).newPage();
  // A limit is for what hangs, not for an editor that opens for the first time on a busy machine.
  page.setDefaultTimeout(120_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && /heist/i.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, disposition }) => {
      if (disposition === 'enforce') console.error(`heist: policy ${violatedDirective} ${blockedURI}`);
    });
  });
  return { page, complaints };
}

/** Waits for the board of an embed. */
export const showsBoard = (page: Page, selector = '.heist-embed > *'): Promise<unknown> =>
  seen(page, selector, '.piece');

/** Presses the first button among the possible moves of a game, and waits until the game has gone on. */
export async function playAMove(page: Page, selector = 'heist-game[game]'): Promise<void> {
  await seen(page, selector, '[part~=move]');
  const before = await page.$eval(selector, (game) => {
    const { at } = (game as Game).session;
    game.shadowRoot?.querySelector('heist-moves')?.shadowRoot?.querySelector<HTMLElement>('[part~=move]')?.click();
    return at;
  });
  await page.waitForFunction(
    (wanted: string, at: number) => (document.querySelector(wanted) as Game).session.at > at,
    { polling: 50 },
    selector,
    before,
  );
}

type Game = HTMLElement & { readonly session: { readonly at: number } };
