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
  contradicts: 'This case contradicts the rules. To see where, run heist check.',
  expected: 'expected',
  found: 'found',
  /** Field of `expect`, or what became of a move -> what is not true of it; English is said as `heist check` says it. */
  denied: {} as Readonly<Record<string, string>>,
  /** Before what the alternative of a ruling means. */
  here: (alternative: string) => `Here we play by "${alternative}":`,
};

export type ExplainWords = typeof explainWords;
