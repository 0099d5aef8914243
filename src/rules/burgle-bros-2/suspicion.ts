// How suspicion changes the patrol decks (B2-SETUP-9).
import { spacesOn, type Floor } from './board.js';
import { distracted, suspicionTable, type PatrolCard } from './box.js';
import type { Campaign, Options } from './position.js';

interface Suspected {
  readonly options: Pick<Options, 'suspicion'>;
  readonly campaign: Campaign | null;
}
const change = ({ options, campaign }: Suspected, floor: Floor): number =>
  suspicionTable[floor][(campaign?.suspicion ?? options.suspicion) - 1] ?? 0;

/** All cards of a floor, the distracted ones that suspicion adds among them. */
export const patrolCards = (of: Suspected, floor: Floor): PatrolCard[] => [
  ...spacesOn(floor),
  ...Array<PatrolCard>(Math.max(0, change(of, floor))).fill(distracted),
];
/** Cards that leave the deck, unseen. */
export const cardsToRemove = (of: Suspected, floor: Floor): number => Math.max(0, -change(of, floor));
