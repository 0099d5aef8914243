// Which of a game's languages a page speaks.
import type { GameParts, LanguageParts } from '../../games/parts.js';

/** The language of a page, `de` or `de-AT`, as far as the game speaks it; undefined when English is what there is. */
export function languageOf(
  { languages }: GameParts,
  pageLang: string,
): { readonly lang: string; readonly parts: LanguageParts } | undefined {
  const [lang = ''] = pageLang.split('-');
  const parts = lang !== 'en' && Object.hasOwn(languages, lang) ? languages[lang] : undefined;
  return parts && { lang, parts };
}
