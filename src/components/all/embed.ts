// Wikis and content systems strip unknown tags: `<div class="heist-embed" data-…>` becomes the element it stands for.
import { define, elements } from '../loading/elements.js';

/** What a page may write for an element: names and values. */
export type GivenAttributes = Iterable<readonly [name: string, value: string]>;

/** The tag that a page asks for; without a known one it is a whole game. */
export const tagOf = (named: string | null | undefined): string =>
  named && Object.hasOwn(elements, named) ? named : 'heist-game';

/**
 * The element with those of the given attributes that are attributes of its own: what a page may write into an embed must not
 * become a handler or a style. Any other name is worth a warning. Null as long as the element is not defined.
 */
export function embedded(tag: string, given: GivenAttributes): HTMLElement | null {
  const known = customElements.get(tag) as { readonly observedAttributes?: readonly string[] } | undefined;
  if (!known) return null;
  const element = document.createElement(tag);
  const names = [...(known.observedAttributes ?? []), 'lang'].sort();
  for (const [name, value] of given)
    if (names.includes(name)) element.setAttribute(name, value);
    else if (name === 'element' && value !== tag)
      console.warn(`heist-kit: there is no element "${value}" to embed; this shows a ${tag}.`);
    // How it looks is not the element's own: whoever embeds it takes care of it.
    else if (!['element', 'theme'].includes(name))
      console.warn(`heist-kit: ${tag} has no "${name}". It has: ${names.join(', ')}, and theme.`);
  return element;
}

/** Replaces every embed below a node. Each is done once. */
export function upgradeEmbeds(root: ParentNode): void {
  for (const place of root.querySelectorAll<HTMLElement>('.heist-embed:not([data-heist-done])')) {
    place.dataset['heistDone'] = '';
    const tag = tagOf(place.dataset['element']);
    if (!upgrade(place, tag)) void define([tag]).then(() => upgrade(place, tag));
  }
}

function upgrade(place: HTMLElement, tag: string): boolean {
  const given = place
    .getAttributeNames()
    .filter((name) => name.startsWith('data-') && name !== 'data-heist-done')
    .map((name) => [name.slice('data-'.length), place.getAttribute(name) ?? ''] as const);
  const element = embedded(tag, given);
  if (!element) return false;
  const { theme } = place.dataset;
  if (theme) element.style.colorScheme = theme;
  const text = place.textContent;
  // With attributes filtered away, the case itself stands in the div as text.
  if (place.dataset['src'] === undefined && /^\s*(\{|game:)/m.test(text)) {
    (element as HTMLElement & { text?: string }).text = text;
  }
  // What the author wrote for readers without JavaScript is still there when the case cannot be shown.
  element.append(...place.childNodes);
  place.append(element);
  return true;
}
