// Helpers of the element tests: put something on the page, wait until it shows its game.
import { aTimeout, fixture, oneEvent } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import type { TemplateResult } from 'lit';
import type { HeistGame } from '../../src/components/heist-game/heist-game.element.js';
import type { HeistPart } from '../../src/components/base/element.js';
import type { Session } from '../../src/components/session/session.js';

/** A game or case, opened. */
export async function game<G extends HeistGame = HeistGame>(template: TemplateResult): Promise<G> {
  const element = await fixture<G>(template);
  if (!element.session) await oneEvent(element, 'heist-opened');
  await settled(element);
  return element;
}

/**
 * The runner sends what a failed test found as JSON. With an element that lit draws comes all that lit knows of it, and the
 * runner then waits for its answer until all time is up: it never says which test failed.
 */
afterEach(function () {
  const error = this.currentTest?.err as { actual?: unknown } | undefined;
  if (error?.actual instanceof Node) error.actual = error.actual.nodeName;
});

const boxes: HTMLElement[] = [];
afterEach(() => {
  for (const box of boxes.splice(0)) box.remove();
});

/** Puts HTML on the page as the browser's own parser reads it; gone after the test. */
export function page(markup: string): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = markup;
  document.body.append(box);
  boxes.push(box);
  return box;
}

/** The same from HTML as the browser's own parser reads it. */
export async function fromHtml(markup: string): Promise<HeistGame> {
  const element = page(markup).firstElementChild as HeistGame;
  await oneEvent(element, 'heist-opened');
  await settled(element);
  return element;
}

/** Everything below has drawn itself. */
export async function settled(element: HTMLElement): Promise<void> {
  await aTimeout(0);
  for (const part of [element, ...inside(element)]) await (part as Partial<HeistPart>).updateComplete;
  await aTimeout(0);
}

/** Descendants, also through shadow roots. */
export function inside(root: Element): Element[] {
  const below = [...(root.shadowRoot?.querySelectorAll('*') ?? []), ...root.querySelectorAll('*')];
  return below.flatMap((element) => [element, ...(element.shadowRoot ? inside(element) : [])]);
}

/** The first element of that tag, also through shadow roots. */
export function find<K extends keyof HTMLElementTagNameMap>(root: Element, tag: K): HTMLElementTagNameMap[K] {
  const found = inside(root).find((element) => element.localName === tag);
  if (!found) throw new Error(`no <${tag}> inside <${root.localName}>`);
  return found as HTMLElementTagNameMap[K];
}

export const inShadow = (element: Element, selector: string): HTMLElement => {
  const found = element.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector} in <${element.localName}>`);
  return found;
};

export const textOf = (element: Element): string =>
  (element.shadowRoot?.textContent ?? element.textContent).replaceAll(/\s+/g, ' ').trim();

export const sessionOf = ({ session }: { session: Session | null }): Session => {
  if (!session) throw new Error('no session');
  return session;
};

/** Runs a check in the light and in the dark scheme. */
export async function inBothSchemes(check: () => Promise<unknown>): Promise<void> {
  // Colours that fade would be caught half way.
  await emulateMedia({ reducedMotion: 'reduce' });
  for (const scheme of ['light', 'dark']) {
    document.documentElement.style.colorScheme = scheme;
    document.body.style.background = scheme === 'light' ? '#f4f1e8' : '#0a2140';
    await check();
  }
  await emulateMedia({ reducedMotion: 'no-preference' });
  document.documentElement.style.colorScheme = '';
  document.body.style.background = '';
}

/** A case in which yellow sprays a guard; seven steps. */
export const sprayed = '/cases/how-to-rob-a-bank/a-sprayed-guard-no-longer-protects-the-bag.yaml';

/** Firefox cannot be told what a reader wants while it runs: it asks for stillness, and tests of what moves are skipped. */
export const canMove = async (): Promise<boolean> => {
  await emulateMedia({ reducedMotion: 'no-preference' });
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
};
