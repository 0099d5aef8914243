// All parts of a game as one, run by xstate: what the library, the command and the tests use.
import { explained } from '../notation/moves/misfit.js';
import { withTexts } from '../table/with-texts.js';
import type { Game, PlayableGame, Position, PositionReader, VerifierNeeds } from '../table/game.js';
import type { ByLanguage, GameTexts, Rule } from '../table/rule.js';
import { runGame } from './chart/run-game.js';
import { viaXstate } from './chart/xstate.js';

interface Parts<P extends Position> {
  readonly game: PlayableGame<P>;
  readonly positionReader: PositionReader<P>;
  readonly catalogue: readonly Rule[];
  readonly verifierNeeds: VerifierNeeds<P>;
  readonly texts: ByLanguage<GameTexts>;
}

export function joinGame<P extends Position>(parts: Parts<P>): Game<P> {
  const { game, positionReader, catalogue, verifierNeeds, texts } = parts;
  return {
    ...runGame<P, PlayableGame<P>>(game, viaXstate),
    ...positionReader,
    ...verifierNeeds,
    grammar: explained(game.grammar),
    catalogue,
    texts: withTexts({ texts }, {}).texts,
  };
}
