// The interface in English: what a replay says. English is built in, so each of its files comes with the elements that
// speak it; any other language is one file and loads whole.

export const ui = {
  loading: 'Loading the game …',
  error: 'This could not be shown',
  board: 'Board',
  boardHelp: 'Arrow keys move around, Enter plays, and the question mark says why a move is not possible.',
  aboutHelp: 'Point at a room or a card to read what it does.',
  turnOf: (who: string) => `${who} to act`,
  start: 'Start',
  refused: 'Not possible here',
  lit: 'a move is possible here',
  first: 'Go to the start',
  back: 'Previous step',
  play: 'Play',
  pause: 'Pause',
  forward: 'Next step',
  last: 'Go to the end',
  step: 'Step',
  stepOf: (at: number, count: number) => `Step ${at} of ${count}`,
  speed: 'Speed',
  replay: 'Replay',
  rule: 'Rule',
  cards: 'Cards',
};
