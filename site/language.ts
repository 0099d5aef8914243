// The language of the site: ?lang=… in the address, else what was chosen last time, else that of the browser. The pages
// are written in English; what carries `data-t` is said in the chosen language once its words are there.
import type { LocalText } from '../src/notation/case.js';
import { spokenText, type SpokenText } from '../src/notation/sentence.js';
import { words as en, type SiteWords } from './words/en.js';

/** The language's own name -> how its words come. English is in the pages. */
const languages: Readonly<Record<string, { readonly name: string; readonly load: () => Promise<Words> }>> = {
  en: { name: 'English', load: () => Promise.resolve({ words: en, page: {} }) },
  de: { name: 'Deutsch', load: () => import('./words/de.js') },
  nl: { name: 'Nederlands', load: () => import('./words/nl.js') },
  fr: { name: 'Français', load: () => import('./words/fr.js') },
};

interface Words {
  readonly words: SiteWords;
  /** By the key in `data-t`. */
  readonly page: Readonly<Record<string, string>>;
}

const key = 'heist-lang';

/** The language that the reader wants. */
export const lang = chosen();
const { words: spoken, page } = (await languages[lang]?.load()) ?? { words: en, page: {} };

/** What scripts of the pages say. */
export const words: SiteWords = spoken;

/** What the author of a case says, in the language of the page if it is there. */
export const inReadersLanguage = (text: LocalText): SpokenText => spokenText(text, lang);

translate();
addSwitch();

function chosen(): string {
  const known = (name: string | null | undefined): name is string => name != null && Object.hasOwn(languages, name);
  const asked = new URLSearchParams(location.search).get('lang');
  if (known(asked)) {
    remember(asked);
    return asked;
  }
  const own = navigator.languages.map((name) => name.split('-')[0]).find(known);
  return [remembered(), own].find(known) ?? 'en';
}

function remembered(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(name: string): void {
  try {
    localStorage.setItem(key, name);
  } catch {
    // Where a browser forbids storage, only the address says it.
  }
}

/** `data-t="key"` is for the text of an element, `data-t-label` for its name, `data-t-placeholder` for what a field means when empty. */
function translate(): void {
  document.documentElement.lang = lang;
  for (const node of document.querySelectorAll<HTMLElement>('[data-t]')) {
    const text = page[node.dataset['t'] ?? ''];
    if (text !== undefined) node.textContent = text;
    else if (lang !== 'en') node.lang = 'en';
  }
  for (const [data, attribute] of [
    ['data-t-label', 'aria-label'],
    ['data-t-placeholder', 'placeholder'],
  ] as const)
    for (const node of document.querySelectorAll(`[${data}]`)) {
      const text = page[node.getAttribute(data) ?? ''];
      if (text !== undefined) node.setAttribute(attribute, text);
    }
}

/** Beside the pages of the site: the same page in each language, with everything else in its address. */
function addSwitch(): void {
  const place = document.getElementById('languages');
  if (!place) return;
  for (const [code, { name }] of Object.entries(languages)) {
    const link = document.createElement('a');
    link.textContent = code.toUpperCase();
    link.lang = code;
    link.hreflang = code;
    link.title = name;
    link.setAttribute('aria-label', `${code.toUpperCase()}: ${name}`);
    if (code === lang) link.setAttribute('aria-current', 'true');
    // The address may change until the click.
    const follow = (): void => {
      const address = new URL(location.href);
      address.searchParams.set('lang', code);
      link.href = address.href;
    };
    follow();
    for (const type of ['pointerenter', 'focus', 'click']) link.addEventListener(type, follow);
    place.append(link);
  }
}
