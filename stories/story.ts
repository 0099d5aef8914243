// What a story is (Component Story Format, as far as we use it) and the helpers of the story files.
// No Storybook here: the browser tests render the same stories without it.
import { html, type TemplateResult } from 'lit';
import '../src/components/all/all.js';
import type { Session } from '../src/components/session/session.js';

export type Args = Readonly<Record<string, unknown>>;
export type Decorator = (story: () => TemplateResult) => TemplateResult;

export interface Story<A extends Args = Args> {
  readonly name?: string;
  readonly args?: A;
  readonly render: (args: A) => TemplateResult;
  readonly decorators?: readonly Decorator[];
  readonly parameters?: {
    /** The story is about wrong input: it fires `heist-error`. */
    readonly error?: boolean;
  };
  readonly play?: Play;
}

/** What the reader does once the story stands on the page. */
export type Play = (stage: { readonly canvasElement: HTMLElement }) => Promise<void>;

export interface Meta {
  readonly title: string;
  readonly component?: string;
}

/** The address of a case; relative, so that it holds wherever the stories are served. */
export const caseFile = (game: string, name: string): string => `cases/${game}/${name}.yaml`;

/** A story that is dark on every page. */
export const dark: Decorator = (story) =>
  html`<div style="color-scheme: dark; background: #0a2140; color: #dce9f7; padding: 12px">${story()}</div>`;

/** Panels beside each other where there is room, one below the other where there is not. */
export const sideBySide = (...panels: readonly TemplateResult[]): TemplateResult =>
  html`<div
    style="display: grid; gap: 16px; align-items: start; grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr))"
  >
    ${panels}
  </div>`;

type Shown = HTMLElement & { readonly session: Session | null; readonly updateComplete: Promise<unknown> };

/** The first element of that tag, also inside other elements, once it shows its game. */
export async function shown(root: HTMLElement, tag: string): Promise<Shown> {
  for (let i = 0; i < 500; i++) {
    const element = below(root).find((each): each is Shown => each.localName === tag);
    if (element?.session) {
      await element.updateComplete;
      return element;
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`no <${tag}> with a game`);
}

/** Something in the element's shadow root. */
export function part(element: HTMLElement, selector: string): HTMLElement {
  const found = element.shadowRoot?.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector} in <${element.localName}>`);
  return found;
}

/** A click that also works on what is drawn, which has no method for it. */
export async function click(element: Shown, selector: string): Promise<void> {
  // What is clicked may be drawn only when something else has come.
  for (let i = 0; i < 1000 && !element.shadowRoot?.querySelector(selector); i++)
    await new Promise((resolve) => setTimeout(resolve, 10));
  part(element, selector).dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
  await element.updateComplete;
}

/** Goes to a step by its number, by the move that led to it or by what happened there; without any to the last. */
export async function goto(root: HTMLElement, step: number | string = Infinity, tag = 'heist-game'): Promise<void> {
  const { session, updateComplete } = await shown(root, tag);
  const steps = session?.steps ?? [];
  const at =
    typeof step === 'number'
      ? step
      : steps.findLastIndex(({ move, events }) => move === step || events.some(({ type }) => type === step));
  if (at < 0) throw new Error(`no step "${step}"`);
  session?.goto(Math.min(at, steps.length - 1), true);
  await updateComplete;
}

const below = (root: Element): Element[] =>
  [...(root.shadowRoot?.querySelectorAll('*') ?? []), ...root.querySelectorAll('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot ? below(element) : []),
  ]);
