// The cases that the site shows, as the server (or the static build) lists them.
import { shownGames } from '../src/components/internal/games.js';

export interface ListedCase {
  readonly file: string;
  readonly game: string;
  readonly title: string;
  readonly rules: readonly string[];
}

/** Every case of the games that can be shown. */
export async function listedCases(): Promise<readonly ListedCase[]> {
  const response = await fetch(new URL('cases.json', document.baseURI));
  const cases = (await response.json()) as ListedCase[];
  return cases.filter(({ game }) => shownGames.includes(game));
}

export const byGame = (cases: readonly ListedCase[]): ReadonlyMap<string, readonly ListedCase[]> =>
  new Map(shownGames.map((game) => [game, cases.filter((listed) => listed.game === game)]));

/** `how-to-rob-a-bank` as a heading. */
export const titleOf = (game: string): string =>
  game
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** A list of links to cases; `href` says where each leads. */
export function caseCards(cases: readonly ListedCase[], href: (file: string) => string): HTMLUListElement {
  const list = document.createElement('ul');
  list.className = 'case-cards';
  list.append(
    ...cases.map(({ file, title, rules }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = href(file);
      link.textContent = title;
      const ids = document.createElement('span');
      ids.textContent = rules.join(' ');
      item.append(link, ids);
      return item;
    }),
  );
  return list;
}

/** The cases as entries of a select, by game. */
export const caseOptions = (cases: readonly ListedCase[]): HTMLOptGroupElement[] =>
  [...byGame(cases)]
    .filter(([, ofGame]) => ofGame.length > 0)
    .map(([game, ofGame]) => {
      const group = document.createElement('optgroup');
      group.label = titleOf(game);
      group.append(...ofGame.map(({ file, title }) => new Option(title, file)));
      return group;
    });
