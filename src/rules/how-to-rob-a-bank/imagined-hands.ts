// What somebody who cannot see a hand may take it for: any cards that its owner could hold. Only simulated players ask
// this; no rule does.
import { draw, type Random } from '../../table/random.js';
import { without } from '../common/deck.js';
import type { CardId } from './data.js';
import type { Actor } from './box.js';
import { changed, drawPile, type Position } from './position.js';
import { seats } from './data.js';
import { seesHand, type Viewer } from './view.js';

/** The position with every hand that this actor cannot see dealt anew. */
export function imagine(position: Position, by: string, random: Random): Position {
  const hands = Object.fromEntries(
    seats(position.options).map((actor): [Actor, readonly CardId[]] => {
      const hand = position.hands[actor] ?? [];
      if (hand.length === 0 || seesHand(position, by as Viewer, actor)) return [actor, hand];
      const all = Object.entries(drawPile(position, actor)).flatMap(([card, count]) => Array<string>(count).fill(card));
      return [actor, draw(without(all, position.stacks[actor] ?? []), hand.length, random) as CardId[]];
    }),
  );
  return changed(position, { hands });
}
