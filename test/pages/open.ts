// Opens a page of the site in a frame, and looks at it as a reader would.
import { emulateMedia } from '@web/test-runner-commands';
import { axeFinds } from '../axe.js';
import { inside } from '../components/show.js';

export interface OpenPage {
  readonly frame: HTMLIFrameElement;
  readonly document: Document;
  /** Errors that the page did not catch. */
  readonly errors: readonly string[];
}

const frames: HTMLIFrameElement[] = [];
// The next file of tests comes into the same window.
before(() => emulateMedia({ reducedMotion: 'reduce' }));
after(() => emulateMedia({ reducedMotion: 'no-preference' }));
afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
});

export async function open(address: string, width = 1100): Promise<OpenPage> {
  const frame = document.createElement('iframe');
  frame.style.cssText = `width: ${width}px; height: 900px; border: 0`;
  frame.src = address;
  const errors: string[] = [];
  frames.push(frame);
  document.body.append(frame);
  await new Promise((done) => frame.addEventListener('load', done, { once: true }));
  const window = frame.contentWindow as Window;
  window.addEventListener('error', ({ message }) => errors.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  return { frame, document: window.document, errors };
}

/** Waits until something is true of the page. */
export async function until<T>(what: string, look: () => T | null | undefined | false, seconds = 60): Promise<T> {
  for (const end = performance.now() + seconds * 1000; performance.now() < end;) {
    const found = look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${what}: not within ${seconds} s`);
}

export const byId = (page: OpenPage, id: string): HTMLElement => page.document.getElementById(id) as HTMLElement;

/** All that can be read in an element, through shadow roots as well. */
export const readable = (element: Element): string =>
  [element, ...inside(element)].map(({ shadowRoot }) => shadowRoot?.textContent ?? '').join(' ') + element.textContent;

/** As a reader types or chooses. */
export function enter(field: HTMLElement, value: string): void {
  (field as HTMLInputElement).value = value;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** What axe finds on the whole page, in the light and in the dark. */
export async function violations({ document: page, frame }: OpenPage): Promise<string[]> {
  const script = page.createElement('script');
  script.src = '/node_modules/axe-core/axe.min.js';
  await new Promise((done) => {
    script.addEventListener('load', done);
    page.head.append(script);
  });
  return axeFinds(frame.contentWindow as Window, page, (scheme) => {
    page.documentElement.style.colorScheme = scheme;
  });
}
