// Dice, cards and faces: what can come up, by the rule that waits for it.
import { chanceRule } from '../common/chance-rule.js';
import { counted } from '../common/deck.js';
import { rollsOf } from '../common/dice.js';
import type { ChanceRule } from '../../table/game.js';
import { floorOf, type Floor, floorNumbered } from './board.js';
import { hiddenChips } from './chips.js';
import { eventsLeft, furtherCards } from './events/drawing.js';
import { preparationCards } from './finales/preparation.js';
import { drawable } from './patrol.js';
import type { Position } from './position.js';
import { hiddenTiles } from './rooms.js';
import { depotsLeft, floorToThin, floorWithoutTarget } from './setup.js';
import { frame, topOf } from './stack.js';

const rule = chanceRule<Position>;

const cards = (of: (position: Position) => readonly string[]): ChanceRule<Position> =>
  rule((position) => Array.from(counted(of(position)), ([card, weight]) => ({ move: `draw ${card}`, weight })));
const patrolOf = (floor: (position: Position) => Floor): ChanceRule<Position> =>
  cards((position) => drawable(position, floor(position)));

/** The room that the frame under way is about. */
const roomAsked = (position: Position): string => (topOf(position) as unknown as { at: string }).at;
const faces = (of: (position: Position, space: string) => ReadonlyMap<string, number>): ChanceRule<Position> =>
  rule((position) => {
    const space = roomAsked(position);
    return Array.from(of(position, space), ([face, weight]) => ({ move: `reveal ${space} ${face}`, weight }));
  });
const tilesOf = (position: Position, space: string) => hiddenTiles(position, floorOf(space));

export const chanceRules: Readonly<Record<string, ChanceRule<Position>>> = {
  drawFirstGuard: patrolOf(() => '1'),
  drawSecondGuard: patrolOf(() => '2'),
  drawTargets: patrolOf((position) => floorWithoutTarget(position) ?? '1'),
  thinOut: patrolOf((position) => floorToThin(position) ?? '1'),
  drawDepot: cards(depotsLeft),
  drawPatrol: patrolOf((position) => floorNumbered(frame(position, 'draw').floor)),
  drawEventCard: cards((position) => eventsLeft(position, frame(position, 'event').deck)),
  drawFurther: cards(furtherCards),
  drawGear: cards(({ gearDeck }) => gearDeck),
  drawFinale: cards(({ options }) => options.finales.map((number) => `finale-${number}`)),
  drawPreparation: cards(preparationCards),
  turnUpChip: faces(hiddenChips),
  turnUpDiscard: faces(hiddenChips),
  turnUpRoom: faces(tilesOf),
  turnUpExplored: faces(tilesOf),
  roll: rule((position) => rollsOf(frame(position, 'dice').n)),
};
