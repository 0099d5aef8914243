// The words around a case that is told step by step, in English.

export const explainWords = {
  untitled: 'An example',
  start: 'Start',
  board: 'The board at the start',
  play: 'Play',
  end: 'End',
  rules: 'Rules',
  noMoves: 'No moves: a diagram.',
  look: 'look at',
  question: 'Question',
  answer: 'answer',
  allowed: 'Allowed here',
  refused: 'Not allowed here',
  /** Before the rule that decided. */
  by: 'by',
  instead: 'Suppose instead',
  fails: 'Does not hold',
  /** Before what the alternative of a ruling means. */
  here: (alternative: string) => `Here ${alternative}:`,
};

export type ExplainWords = typeof explainWords;
