// The words around a game's chart, in English.
export const chartWords = {
  title: (game: string): string => `The flow of ${game}`,
  arrow: 'Play goes on there. Steps with nothing to do are skipped.',
  interruption: 'An interruption. Afterwards play goes on where it was.',
  ending: 'The game is over.',
  interrupted: (names: string): string => `can be interrupted by: ${names}`,
  ends: (names: string): string => `can end the game: ${names}`,
  due: 'then: whatever is due',
};

export type ChartWords = typeof chartWords;
