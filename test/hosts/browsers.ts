// Both browsers, and what a reader does in them.
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { browserFlags, ensureBrowser, ensureFirefox } from '../../scripts/browser.mjs';
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

export async function openTab(browser: Browser): Promise<Tab> {
  const page = await browser.newPage();
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

/** Presses the first button among the possible moves of a game, and waits until the log has it. */
export async function playAMove(page: Page, selector = 'heist-game[game]'): Promise<number> {
  await seen(page, selector, '[part~=move]');
  return page.evaluate(async (wanted: string) => {
    const game = document.querySelector(wanted) as HTMLElement & { session: { at: number } };
    const before = game.session.at;
    game.shadowRoot?.querySelector('heist-moves')?.shadowRoot?.querySelector<HTMLElement>('[part~=move]')?.click();
    for (let i = 0; i < 200 && game.session.at === before; i++) await new Promise((done) => setTimeout(done, 50));
    return game.session.at - before;
  }, selector);
}
