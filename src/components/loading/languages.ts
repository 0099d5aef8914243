// Which of a game's languages a page speaks.
import type { GameParts, LanguageParts } from '../../games/parts.js';
import type { ByLanguage } from '../../table/rule.js';

/** What a game says: in English, and in the language of a page, `de` or `de-AT`, as far as the game speaks it. */
export async function inLanguages<T>(
  { languages }: GameParts,
  pageLang: string,
  load: (parts: LanguageParts) => Promise<T>,
): Promise<ByLanguage<T>> {
  const [lang = ''] = pageLang.split('-');
  const read = async (language: (typeof languages)['en']): Promise<T> => load((await language()).parts);
  const own = Object.hasOwn(languages, lang) ? languages[lang] : undefined;
  const [en, other] = await Promise.all([
    read(languages.en),
    // A file with one game may stand alone, without the languages beside it.
    own && read(own).catch(() => null),
  ]);
  return { en, ...(other && { [lang]: other }) };
}
