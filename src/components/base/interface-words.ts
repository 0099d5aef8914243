// The words of the interface, in the language of the page. Each element brings its words in English; any other language
// loads when an element first speaks it.
import type { LitElement, ReactiveController } from 'lit';
import type { ui } from '../../locales/en/ui.js';
import type { UiWords } from '../../locales/ui-words.js';

const loaders: Readonly<Record<string, () => Promise<{ readonly ui: UiWords }>>> = {
  de: () => import('../../locales/de/ui.js'),
  nl: () => import('../../locales/nl/ui.js'),
  fr: () => import('../../locales/fr/ui.js'),
};

/** By language; null where it could not be loaded, and English is spoken instead. */
const dictionaries = new Map<string, UiWords | null>();
const underway = new Map<string, Promise<void>>();

/** What a word takes: nothing, or the details of its sentence. */
type Details<Word> = Word extends (...details: infer D) => string ? D : [];

/** English, as far as an element speaks it. */
type English = Partial<UiWords>;

export class InterfaceWords<Words extends English = typeof ui> implements ReactiveController {
  constructor(
    private readonly host: LitElement,
    private readonly english: Words,
  ) {
    host.addController(this);
  }

  /** The same voice with more to say: for what an element loads later. */
  with<More extends English>(more: More): InterfaceWords<Words & More> {
    return new InterfaceWords(this.host, { ...this.english, ...more });
  }

  hostConnected(): void {
    if (speakers.size === 0) watch();
    speakers.add(this.host);
  }

  hostDisconnected(): void {
    speakers.delete(this.host);
    if (speakers.size === 0) watcher?.disconnect();
  }

  /** As the nearest element around says, also across shadow roots; what the kit says of its own inside does not count. */
  lang(): string {
    for (const node of upwards(this.host))
      if (node instanceof HTMLElement && node.lang && !node.hasAttribute(shownLang)) return node.lang.toLowerCase();
    return 'en';
  }

  /** Says of an element's own content which language it is in, whatever the page around it is in. */
  markLanguage(root: ParentNode): void {
    const lang = languageOf(this.lang());
    const isSpoken = Boolean(dictionaries.get(lang));
    for (const child of root.children) {
      if (!(child instanceof HTMLElement) || child instanceof HTMLSlotElement) continue;
      // A game that does not speak the language of the page says so itself, for all that it shows.
      const isOwn = child.hasAttribute('data-game-lang');
      child.toggleAttribute(shownLang, !isOwn);
      child.lang = child.dataset['gameLang'] ?? (isSpoken ? lang : 'en');
      // All languages that the kit speaks run from left to right.
      child.dir = 'ltr';
    }
  }

  term<Key extends keyof Words & keyof UiWords>(key: Key, ...details: Details<UiWords[Key]>): string {
    const word: unknown = (dictionaries.get(languageOf(this.lang())) ?? this.english)[key];
    return typeof word === 'function' ? (word as (...given: unknown[]) => string)(...details) : (word as string);
  }

  /** Settles when the words are there; null when they are. */
  coming(): Promise<void> | null {
    const lang = languageOf(this.lang());
    const load = Object.hasOwn(loaders, lang) && !dictionaries.has(lang) ? loaders[lang] : undefined;
    if (!load) return null;
    const coming =
      underway.get(lang) ??
      load().then(
        ({ ui }) => void dictionaries.set(lang, ui),
        // A file with one game may stand alone, without the languages beside it.
        () => void dictionaries.set(lang, null),
      );
    underway.set(lang, coming);
    return coming;
  }
}

/** The attribute of elements whose language the kit has set. */
const shownLang = 'data-shown-lang';

const languageOf = (lang: string): string => lang.split('-')[0] ?? '';

/** The elements that are on the page now. They follow when it changes its language. */
const speakers = new Set<LitElement>();
let watcher: MutationObserver | undefined;

function watch(): void {
  watcher = new MutationObserver(() => {
    for (const speaker of speakers) speaker.requestUpdate();
  });
  watcher.observe(document, { attributeFilter: ['lang'], subtree: true });
}

/** A node and everything around it, also across shadow roots. */
export function* upwards(from: Node): Iterable<Node> {
  for (let node: Node | null | undefined = from; node; node = node.parentNode ?? (node as Partial<ShadowRoot>).host)
    yield node;
}
