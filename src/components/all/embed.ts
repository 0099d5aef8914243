// Wikis and content systems strip unknown tags: `<div class="heist-embed" data-…>` becomes the element it stands for.
import { define } from '../loading/elements.js';
import { unframed } from '../session/open-session.js';

/** Elements that show something by themselves. */
const tags = /^heist-(game|floor|chart|rules?|case|quiz|order)$/;

/** The tag that a page asks for; without a known one it is a whole game. */
export const tagOf = (named: string | null | undefined): string => (named && tags.test(named) ? named : 'heist-game');

/**
 * The element with its own attributes as `valueOf` gives them, and no others: what a page may write into an embed must
 * not become a handler or a style. Null as long as the element is not defined.
 */
export function embedded(tag: string, valueOf: (attribute: string) => string | null): HTMLElement | null {
  const known = customElements.get(tag) as { readonly observedAttributes?: readonly string[] } | undefined;
  if (!known) return null;
  const element = document.createElement(tag);
  for (const name of new Set([...(known.observedAttributes ?? []), 'lang'])) {
    const value = valueOf(name);
    if (value !== null) element.setAttribute(name, value);
  }
  return element;
}

/** Replaces the content of every embed below a node. Each is done once; what cannot be read stays as it is. */
export function upgradeEmbeds(root: ParentNode): void {
  for (const place of root.querySelectorAll<HTMLElement>('.heist-embed:not([data-heist-done])')) {
    place.dataset['heistDone'] = '';
    const tag = tagOf(place.dataset['element']);
    if (!upgrade(place, tag)) void define([tag]).then(() => upgrade(place, tag));
  }
}

function upgrade(place: HTMLElement, tag: string): boolean {
  const element = embedded(tag, (name) => place.getAttribute(`data-${name}`));
  if (!element) return false;
  const { theme } = place.dataset;
  if (theme) element.style.colorScheme = theme;
  const text = unframed(place.textContent);
  // With attributes filtered away, the case itself stands in the div as text.
  if (place.dataset['src'] === undefined && /^\s*(\{|game:)/m.test(text)) {
    (element as HTMLElement & { text?: string }).text = text;
  }
  place.replaceChildren(element);
  return true;
}
