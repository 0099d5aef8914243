// Wikis and content systems strip unknown tags: `<div class="heist-embed" data-…>` becomes the element it stands for.
import { unframed } from '../session/open-session.js';

/** Data attribute -> attribute of the element. `data-element` picks the element, `heist-game` by default. */
export const attributes = [
  'game',
  'src',
  'at',
  'options',
  'seed',
  'step',
  'memory',
  'permalink',
  'rule',
  'procedure',
  'show',
  'no-cards',
] as const;

export const tags = /^heist-(game|floor|chart|rule|case|quiz|order)$/;

/** Replaces the content of every embed below a node. Each is done once; what cannot be read stays as it is. */
export function upgradeEmbeds(root: ParentNode): void {
  for (const place of root.querySelectorAll<HTMLElement>('.heist-embed:not([data-heist-done])')) {
    place.dataset['heistDone'] = '';
    const named = place.dataset['element'] ?? 'heist-game';
    const element = document.createElement(tags.test(named) ? named : 'heist-game');
    for (const name of [...attributes, 'lang']) {
      const value = place.getAttribute(`data-${name}`);
      if (value !== null) element.setAttribute(name, value);
    }
    const { theme } = place.dataset;
    if (theme) element.style.colorScheme = theme;
    const text = unframed(place.textContent);
    // With attributes filtered away, the case itself stands in the div as text.
    if (place.dataset['src'] === undefined && /^\s*(\{|game:)/m.test(text)) {
      (element as HTMLElement & { text?: string }).text = text;
    }
    place.replaceChildren(element);
  }
}
