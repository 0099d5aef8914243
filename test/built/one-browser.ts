// One browser for all tests of dist/: each file has a window and a store of its own in it (browser.ts).
import puppeteer from 'puppeteer-core';
import type { TestProject } from 'vitest/node';
import { browserFlags, ensureBrowser } from '../../scripts/machine/browser.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser listens. */
    readonly browser: string;
  }
}

export default async function openBrowser(project: TestProject): Promise<() => Promise<void>> {
  const browser = await puppeteer.launch({ executablePath: ensureBrowser(), args: browserFlags() });
  project.provide('browser', browser.wsEndpoint());
  return () => browser.close();
}
