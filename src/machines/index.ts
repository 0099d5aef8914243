// The games of the kit, each joined from all of its parts and in all of its languages.
import { allParts } from '../games/all-parts.js';
import type { GameParts } from '../games/parts.js';
import { unknownGame } from '../notation/nearest.js';
import type { Game } from '../table/game.js';
import type { ByLanguage, GameTexts } from '../table/rule.js';
import { joinGame } from './join-game.js';

export const games: readonly Game[] = await Promise.all((await allParts()).map(wholeGame));

export function gameNamed(id: unknown): Game {
  const game = games.find((known) => known.id === id);
  if (game) return game;
  throw unknownGame(
    id,
    games.map((each) => each.id),
  );
}

async function wholeGame(parts: GameParts): Promise<Game> {
  const [{ game }, { positionReader }, { catalogue }, { verifierNeeds }, ...texts] = await Promise.all([
    parts.game(),
    parts.positionReader(),
    parts.catalogue(),
    parts.verifierNeeds(),
    ...Object.entries(parts.languages).map(async ([lang, language]): Promise<[string, GameTexts]> => {
      const said = (await language()).parts;
      const [{ words }, ruled, { rulings }] = await Promise.all([said.words(), said.rules(), said.rulings()]);
      return [lang, { ...words, ...ruled, rulings }];
    }),
  ]);
  const byLanguage = Object.fromEntries(texts) as unknown as ByLanguage<GameTexts>;
  return joinGame({ game, positionReader, catalogue, verifierNeeds, texts: byLanguage });
}
