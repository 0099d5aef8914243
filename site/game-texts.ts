// What the page of a game says of it, in the language of the page as far as the game speaks it. Loads that one game.
import { allGames } from '../src/games/index.js';
import type { GameParts, ListedGame } from '../src/games/parts.js';
import type { DataPart, Ruling, RulingTexts } from '../src/table/rule.js';
import { lang } from './language.js';

export interface GameOnPage {
  readonly id: string;
  readonly prefix: string;
  /** The language of its texts. */
  readonly lang: string;
  readonly title: string;
  readonly summary: string;
  readonly ruleCount: number;
  readonly rulings: readonly (Ruling & { readonly texts: RulingTexts | undefined; readonly lang: string })[];
  readonly data: readonly (Pick<DataPart, 'name' | 'provenance' | 'note'> & { readonly lang: string })[];
}

/** The game that an address means: by its id, by one of its rules, or else the first. */
export const gameIn = (address: URLSearchParams): ListedGame => {
  const rule = address.get('rule') ?? '';
  const wanted = allGames.find(({ id, prefix }) => id === address.get('game') || rule.startsWith(`${prefix}-`));
  return wanted ?? (allGames[0] as ListedGame);
};

export async function textsOf({ id, prefix, load }: ListedGame): Promise<GameOnPage> {
  const { parts } = await load();
  const { languages } = parts;
  const own = Object.hasOwn(languages, lang) ? languages[lang] : undefined;
  const [{ catalogue, rulings }, { verifierNeeds }, en, other] = await Promise.all([
    parts.catalogue(),
    parts.verifierNeeds(),
    textsIn(languages.en),
    own && textsIn(own),
  ]);
  const { words, summary } = other ?? en;
  return {
    id,
    prefix,
    lang: other ? lang : 'en',
    title: words.title,
    summary,
    ruleCount: catalogue.length,
    rulings: rulings.map((ruling) => {
      const said = other?.rulings[ruling.id];
      return { ...ruling, texts: said ?? en.rulings[ruling.id], lang: said ? lang : 'en' };
    }),
    data: verifierNeeds.data.map(({ name, provenance, note }) => {
      const said = other?.data[name];
      return { name, note, ...said, provenance, lang: said ? lang : 'en' };
    }),
  };
}

async function textsIn(load: GameParts['languages']['en']) {
  const { parts: language } = await load();
  const [{ words }, { summary }, { rulings }, sources] = await Promise.all([
    language.words(),
    language.rules(),
    language.rulings(),
    language.data?.(),
  ]);
  return { words, summary, rulings, data: sources?.data ?? {} };
}
