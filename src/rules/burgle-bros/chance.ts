// Dice, cards and tiles: what can come up, by the rule that waits for it.
import type { ChanceRule } from '../../table/game.js';
import type { Chance } from '../../table/move.js';
import { pick } from '../../table/random.js';
import { chanceRule } from '../common/chance-rule.js';
import { counted } from '../common/deck.js';
import { rollsOf } from '../common/dice.js';
import { due, type Look } from './agenda.js';
import { drawableCards } from './cards.js';
import { diceDue } from './entering.js';
import { looksOf } from './drawing-cards.js';
import { drawablePatrol } from './patrol.js';
import type { Position } from './position.js';
import { safeDice } from './safes.js';
import { toBeRevealed, weighedTiles } from './tiles.js';

/** Equal outcomes are listed once and weigh as much as there are of them. */
const weighed = (moves: readonly string[]): Chance[] => [...counted(moves)].map(([move, weight]) => ({ move, weight }));

const rule = chanceRule<Position>;

const reveal = rule((position) => {
  const at = toBeRevealed(position)?.at ?? '';
  return Array.from(weighedTiles(position, at), ([tile, weight]) => ({ move: `reveal ${at} ${tile}`, weight }));
});
const patrolOf = (position: Position, floor: string): Chance[] =>
  weighed(drawablePatrol(position, floor).map((card) => `draw patrol ${floor} ${card}`));
const firstFloor = rule((position) => patrolOf(position, '1'));

export const chanceRules: Readonly<Record<string, ChanceRule<Position>>> = {
  placeFirstGuard: firstFloor,
  aimFirstGuard: firstFloor,
  drawCard: rule((position) => {
    const floor = (due(position, 'place') ?? due(position, 'guard') ?? due(position, 'patrol'))?.floor;
    return patrolOf(position, floor ?? '1');
  }),
  revealTile: reveal,
  rollUpkeep: rule(() => rollsOf(1)),
  rollKeypad: rule((position) => rollsOf(diceDue(position))),
  rollSafe: rule((position) => rollsOf(safeDice(position, due(position, 'safe')?.at ?? ''))),
  drawTool: rule((position) => weighed(drawableCards(position, 'tools').map((card) => `draw tool ${card}`))),
  drawLoot: rule((position) => weighed(drawableCards(position, 'loot').map((card) => `draw loot ${card}`))),
  drawEvent: rule((position) => weighed(drawableCards(position, 'events').map((card) => `draw event ${card}`))),
  lookAtTop: {
    *outcomes(position) {
      for (const cards of looksOf(position)) yield { move: lookText(position, cards), weight: 1 };
    },
    pick: (position, random) => lookText(position, pick([...looksOf(position)], random)),
  },
};

const lookText = (position: Position, cards: readonly string[]): string => {
  const { deck, floor } = due(position, 'look') as Look;
  return ['look', ...(deck === 'events' ? ['event'] : ['patrol', floor as string]), ...cards].join(' ');
};
