// The words around a case that is told step by step, in English.

export const explainWords = {
  untitled: 'An example',
  start: 'Start',
  play: 'Play',
  end: 'End',
  rules: 'Rules',
  noMoves: 'No moves: this case only shows a position.',
  look: 'look at',
  question: 'Question',
  answer: 'answer',
  allowed: 'Allowed here',
  refused: 'Not allowed here',
  /** Before the rule that decided. */
  by: 'by',
  instead: 'What could happen instead',
  fails: 'This does not hold',
  /** Before what the alternative of a ruling means. */
  here: (alternative: string) => `Here we play by "${alternative}":`,
};

export type ExplainWords = typeof explainWords;
