// The interface in English: what only somebody who plays reads.

export const playUi = {
  moves: 'Moves',
  possible: 'Possible now',
  impossible: 'Not possible now (with reasons)',
  noMoves: 'No move is possible here.',
  goOn: 'Continue',
  notHere: "You can't do anything there now.",
  goals: 'What is left to do',
  legend: 'Pieces and symbols',
  done: 'done',
  notDone: 'still to do',
};
