// Looks for a position in which a new order makes a difference. On a page it works bit by bit; a page that has a worker
// hands it the question instead (`search` of heist-order).
import { compiledUnchecked } from '../../machines/chart/compiled.js';
import { runGame } from '../../machines/chart/run-game.js';
import type { Game } from '../../table/game.js';
import type { OrderVerdict } from '../../verify/order/try-change.js';
import type { Attendance } from '../../verify/search/work.js';
import { partsOf } from '../loading/games.js';

export interface OrderQuestion {
  readonly game: string;
  readonly options: unknown;
  readonly procedure: string;
  readonly other: readonly string[];
}

export type OrderSearcher = (question: OrderQuestion, attendance: Attendance) => Promise<OrderVerdict>;

/** Less than the command does: a reader waits for it. */
export const onPage = { states: 200, games: 6, positions: 100, written: 500, moves: 60_000, combinations: 20_000 };

export const searchOrder: OrderSearcher = async ({ game: id, options, ...unit }, attendance) => {
  const parts = await partsOf(id);
  const [{ game }, { positionReader }, { catalogue }, { verifierNeeds }, { newOrder }, { attend }] = await Promise.all([
    parts.game(),
    parts.positionReader(),
    parts.catalogue(),
    parts.verifierNeeds(),
    import('../../verify/order/order.js'),
    import('../../verify/search/work.js'),
  ]);
  const whole = {
    ...runGame(game, compiledUnchecked),
    ...positionReader,
    ...verifierNeeds,
    catalogue,
  } as unknown as Game;
  const { change } = await attend(newOrder(whole, unit, { ...onPage, options }), attendance);
  return change;
};
