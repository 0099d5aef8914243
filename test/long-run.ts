/** `npm run test:long`: thousands of games, which find what is rare. `npm test` plays enough to notice what a change broke. */
export const isLong = process.env['HEIST_LONG'] === '1';
