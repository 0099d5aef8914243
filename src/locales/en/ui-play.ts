// The interface in English: what only somebody who plays reads.

export const playUi = {
  moves: 'Moves',
  possible: 'Possible now',
  impossible: 'Not possible now (with reasons)',
  noMoves: 'No move is possible here.',
  goOn: 'Continue',
  automatic: 'The table plays',
  letRun: 'Let it run',
  skip: 'Skip to the next decision',
  choose: (place: string) => `What do you want to do in ${place}?`,
  close: 'Close',
  why: 'Why not?',
  notHere: "You can't do anything there now.",
  goals: 'What is left to do',
  legend: 'Pieces and symbols',
  done: 'done',
  notDone: 'still to do',
};
