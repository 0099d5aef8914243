// Words of the games in languages other than English. They load when a page speaks one of them.
import type { BoardWords } from '../../locales/board-words.js';
import type { GameTexts } from '../../table/rule.js';

/** What one language adds to a game. */
export interface Spoken {
  readonly lang: string;
  readonly texts: GameTexts;
  readonly board: BoardWords;
}

type Loader = () => Promise<Omit<Spoken, 'lang'>>;

const languages: Readonly<Record<string, Readonly<Record<string, Loader>>>> = {
  'how-to-rob-a-bank': {
    async de() {
      const [texts, board] = await Promise.all([
        import('../../locales/de/how-to-rob-a-bank/words.js'),
        import('../../locales/de/how-to-rob-a-bank/board.js'),
      ]);
      return { texts: texts.howToRobABank, board: board.board };
    },
  },
  'lazy-heist': {
    async de() {
      const [texts, board] = await Promise.all([
        import('../../locales/de/lazy-heist/words.js'),
        import('../../locales/de/lazy-heist/board.js'),
      ]);
      return { texts: texts.lazyHeist, board: board.board };
    },
  },
};

/** The words of a game in the language of a page, `de` or `de-AT`; null when English is what there is. */
export async function loadWords(game: string, pageLang: string): Promise<Spoken | null> {
  const lang = pageLang.split('-')[0] ?? '';
  const known = languages[game] ?? {};
  const load = Object.hasOwn(known, lang) ? known[lang] : undefined;
  // A file with one game may stand alone, without the languages beside it.
  const words = await load?.().catch(() => null);
  return words ? { lang, ...words } : null;
}
