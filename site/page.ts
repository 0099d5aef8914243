// What the scripts of all pages share: finding an element, making one, copying a text, waiting until it is seen.
import type { SpokenText } from '../src/notation/sentence.js';
import { words } from './language.js';

export const element = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

/** A new element with a text or with children: page texts never become markup. */
export function make(tag: string, content: string | readonly (Node | string)[] = '', className = ''): HTMLElement {
  const node = document.createElement(tag);
  node.append(...(typeof content === 'string' ? [content] : content));
  if (className) node.className = className;
  return node;
}

export function makeButton(label: string, onClick: () => void, className = ''): HTMLButtonElement {
  const button = make('button', label, className) as HTMLButtonElement;
  button.type = 'button';
  button.addEventListener('click', onClick);
  return button;
}

/** Copies a text and says so on the button. Where a page may not use the clipboard, `select` shows what to copy. */
export async function copy(text: string, button: HTMLButtonElement, select: () => void): Promise<void> {
  const label = (button.dataset['label'] ??= button.textContent);
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = words.copied;
  } catch {
    select();
    button.textContent = words.selected;
  }
  setTimeout(() => (button.textContent = label), 2500);
}

/** Once, when an element comes near the part of the page that is seen. */
export function whenSeen(node: Element, act: () => void): void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      act();
    },
    { rootMargin: '300px' },
  );
  watch.observe(node);
}

/** A heading that opens; what is inside is made when it is first opened. */
export function fold(id: string, heading: readonly (Node | string)[], fill: () => Node): HTMLDetailsElement {
  const box = make('details', [make('summary', heading)]) as HTMLDetailsElement;
  box.id = id;
  box.addEventListener('toggle', () => box.open && box.childElementCount === 1 && box.append(fill()));
  return box;
}

/** A long list: its first entries, all of them on demand, or those with a word in them. */
export function longList(list: HTMLElement, entries: readonly HTMLElement[], label: string, first = 12): void {
  const search = make('input') as HTMLInputElement;
  search.type = 'search';
  search.placeholder = label;
  search.setAttribute('aria-label', label);
  let isWhole = entries.length <= first;
  const all = makeButton(words.showAll(entries.length), () => {
    isWhole = true;
    look();
  });
  all.className = 'plain';
  const look = (): void => {
    const word = search.value.trim().toLowerCase();
    entries.forEach((entry, i) => {
      const has = entry.querySelector('summary')?.textContent.toLowerCase().includes(word) ?? false;
      entry.hidden = word ? !has : !isWhole && i >= first;
    });
    all.hidden = isWhole || word !== '';
  };
  search.addEventListener('input', look);
  look();
  list.append(...entries);
  list.before(search);
  list.after(all);
}

/** A new element with a text that says in which language it is, where that is not the language of the page. */
export function makeSpoken(tag: string, { text, lang }: SpokenText, className = ''): HTMLElement {
  const node = make(tag, text, className);
  if (lang !== undefined) node.lang = lang;
  return node;
}

/** Names of options are written in English only. */
export function inEnglish<E extends HTMLElement>(node: E): E {
  node.lang = 'en';
  return node;
}
