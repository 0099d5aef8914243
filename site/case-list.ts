// The cases that the site shows, as the server (or the static build) lists them.
import { allGames } from '../src/games/index.js';
import type { LocalText } from '../src/notation/case.js';
import type { SpokenText } from '../src/notation/sentence.js';
import { inReadersLanguage } from './language.js';
import { make, makeSpoken } from './page.js';

export interface ListedCase {
  readonly file: string;
  readonly game: string;
  /** In the language of the page, if the case has one. */
  readonly title: SpokenText;
  readonly rules: readonly string[];
  /** Whether its author asks the reader something. */
  readonly asks: boolean;
  /** Whether it is a lesson. */
  readonly teaches: boolean;
}

/** Every case of the games that can be shown. */
export async function listedCases(): Promise<readonly ListedCase[]> {
  const response = await fetch(new URL('cases.json', document.baseURI));
  const cases = (await response.json()) as (ListedCase & { readonly title: LocalText })[];
  return cases
    .filter(({ game }) => allGames.some(({ id }) => id === game))
    .map((listed) => ({ ...listed, title: inReadersLanguage(listed.title) }));
}

export const byGame = (cases: readonly ListedCase[]): ReadonlyMap<string, readonly ListedCase[]> =>
  new Map(allGames.map(({ id }) => [id, cases.filter(({ game }) => game === id)]));

/** Words that are small in a title. */
const small = ['a', 'an', 'of', 'the', 'to'];

/** `how-to-rob-a-bank` as a heading: How to Rob a Bank. */
export const titleOf = (game: string): string =>
  game
    .split('-')
    .map((word, i) => (i > 0 && small.includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

/** A list of links to cases; `href` says where each leads. */
export const caseLinks = (cases: readonly ListedCase[], href: (file: string) => string): HTMLElement =>
  make(
    'ul',
    cases.map(({ file, title }) => {
      const link = makeSpoken('a', title) as HTMLAnchorElement;
      link.href = href(file);
      return make('li', [link]);
    }),
    'case-links',
  );

export function caseOption({ file, title }: ListedCase): HTMLOptionElement {
  const option = makeSpoken('option', title) as HTMLOptionElement;
  option.value = file;
  return option;
}

/** The cases as entries of a select, by game. */
export const caseOptions = (cases: readonly ListedCase[]): HTMLOptGroupElement[] =>
  [...byGame(cases)]
    .filter(([, ofGame]) => ofGame.length > 0)
    .map(([game, ofGame]) => {
      const group = document.createElement('optgroup');
      group.label = titleOf(game);
      group.append(...ofGame.map(caseOption));
      return group;
    });
