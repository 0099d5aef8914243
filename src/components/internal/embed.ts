// Wikis and content systems strip unknown tags: `<div class="heist-embed" data-…>` becomes the element it stands for.
import { unframed } from './opening.js';

/** Data attribute -> attribute of the element. `data-element` picks the element, `heist-game` by default. */
const attributes = ['game', 'src', 'options', 'seed', 'step', 'memory', 'rule', 'floor', 'procedure', 'lang'] as const;

const tags = /^heist-(game|floor|chart|rule|case|quiz|order)$/;

/** Replaces the content of every embed below a node. Each is done once; what cannot be read stays as it is. */
export function upgradeEmbeds(root: ParentNode): void {
  for (const place of root.querySelectorAll<HTMLElement>('.heist-embed:not([data-heist-done])')) {
    place.dataset['heistDone'] = '';
    const named = place.dataset['element'] ?? 'heist-game';
    const element = document.createElement(tags.test(named) ? named : 'heist-game');
    for (const name of attributes) {
      const value = place.dataset[name];
      if (value !== undefined) element.setAttribute(name, value);
    }
    const text = unframed(place.textContent);
    // With attributes filtered away, the case itself stands in the div as text.
    if (place.dataset['src'] === undefined && /^\s*(\{|game:)/m.test(text)) {
      (element as HTMLElement & { text?: string }).text = text;
    }
    place.replaceChildren(element);
  }
}
