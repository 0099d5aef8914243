// What an author wrote, as an element shows it.
import { html, type TemplateResult } from 'lit';
import type { LocalText } from '../../notation/case.js';
import { spokenText } from '../../notation/sentence.js';

/** In the reader's language; a text that is there only in another one says which. */
export function spoken(written: LocalText, readersLang: string): TemplateResult | string {
  const { text, lang } = spokenText(written, readersLang);
  return lang === undefined ? text : html`<span lang=${lang}>${text}</span>`;
}
