// Die Wörter um ein Beispiel herum, das Schritt für Schritt erzählt wird, auf Deutsch.
import type { ExplainWords } from '../en/explain.js';

export const explainWords: ExplainWords = {
  untitled: 'Ein Beispiel',
  start: 'Anfang',
  play: 'Verlauf',
  end: 'Ende',
  rules: 'Regeln',
  noMoves: 'Keine Züge: nur eine Stellung.',
  look: 'siehe',
  question: 'Frage',
  answer: 'Antwort',
  allowed: 'Hier erlaubt',
  refused: 'Hier nicht erlaubt',
  by: 'nach',
  instead: 'Was stattdessen geschehen könnte',
  fails: 'Das stimmt nicht',
  here: (alternative) => `Hier gilt ${alternative}:`,
};
