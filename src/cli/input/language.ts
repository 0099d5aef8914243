// --lang: the language of the texts that a command prints.
import type { Game } from '../../table/game.js';
import { WrongUse, type Flags } from '../command.js';

export function languageOf({ lang = 'en' }: Flags, { id, texts }: Game): string {
  if (typeof lang === 'string' && Object.hasOwn(texts, lang)) return lang;
  throw new WrongUse(`--lang must be one of ${Object.keys(texts).join(', ')} for ${id}; got ${String(lang)}`);
}
