// The text of the case: a plain textarea with line numbers beside it, and a draft that survives a reload.
import { make } from '../page.js';

const draftKey = 'heist-lab-draft';
const laidAsideKey = 'heist-lab-laid-aside';

/** Where a browser forbids storage, the text lives as long as the page. */
const store = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, text: string): void {
    try {
      localStorage.setItem(key, text);
    } catch {
      // Nothing is lost that the page promised: the text is still in the editor.
    }
  },
};

export class Editor extends EventTarget {
  private marked = new Set<number>();
  /** The text as it was loaded: what differs from it was written by the reader. */
  private loaded = '';

  constructor(
    private readonly area: HTMLTextAreaElement,
    private readonly gutter: HTMLElement,
  ) {
    super();
    area.addEventListener('input', () => this.changed());
    area.addEventListener('scroll', () => (gutter.scrollTop = area.scrollTop));
  }

  get text(): string {
    return this.area.value;
  }

  /** Nothing has been changed since it was loaded. */
  get isAsLoaded(): boolean {
    return this.text === this.loaded;
  }

  /** What was being written when the page was last open. */
  get draft(): string | null {
    return store.get(draftKey);
  }

  /** A text that the reader had written before another was loaded. */
  get laidAside(): string | null {
    return store.get(laidAsideKey);
  }

  /** Puts a text in; what the reader wrote in its place is laid aside. */
  load(text: string): void {
    const own = this.text || (this.draft ?? '');
    if (own && own !== this.loaded && own !== text) store.set(laidAsideKey, own);
    this.loaded = text;
    this.area.value = text;
    this.area.scrollTop = 0;
    this.area.scrollLeft = 0;
    this.changed();
  }

  /** Takes up the draft: it stays the reader's own text. */
  resume(draft: string): void {
    this.area.value = draft;
    this.changed();
  }

  mark(lines: readonly number[]): void {
    this.marked = new Set(lines);
    this.number();
  }

  goTo(line: number, column: number): void {
    const lines = this.text.split('\n');
    const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
    const end = start + (lines[line - 1]?.length ?? 0);
    this.area.focus();
    this.area.setSelectionRange(Math.min(start + column - 1, end), end);
    const height = parseFloat(getComputedStyle(this.area).lineHeight);
    this.area.scrollTop = (line - 5) * height;
  }

  private changed(): void {
    if (this.text !== this.loaded) store.set(draftKey, this.text);
    this.number();
    this.dispatchEvent(new Event('change'));
  }

  private number(): void {
    const count = this.text.split('\n').length;
    this.gutter.replaceChildren(
      ...Array.from({ length: count }, (_, i) => make('span', String(i + 1), this.marked.has(i + 1) ? 'problem' : '')),
    );
    this.gutter.scrollTop = this.area.scrollTop;
  }
}
