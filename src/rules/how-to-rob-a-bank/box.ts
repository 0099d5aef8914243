// Who and what is on the table of How to Rob a Bank. A page that only shows a board does without these lists.
// Facts alone: drawings may import it.

export const playerCounts = [2, 3, 4] as const;
export type Players = (typeof playerCounts)[number];
export const robberIds = ['yellow', 'red', 'green'] as const;
export type Robber = (typeof robberIds)[number];
export const actors = ['bank', ...robberIds] as const;
export type Actor = (typeof actors)[number];
export const guardIds = ['g1', 'g2', 'g3'] as const;
export type GuardId = (typeof guardIds)[number];

export const tokens = { bags: 7 } as const;
