// Die Wörter um das Diagramm eines Spiels herum, auf Deutsch.
import type { ChartWords } from '../en/chart.js';

export const chartWords: ChartWords = {
  title: (game) => `Der Ablauf von ${game}`,
  arrow: 'Dort geht es weiter. Schritte, in denen nichts zu tun ist, entfallen.',
  interruption: 'Eine Unterbrechung. Danach geht es weiter, wo man war.',
  ending: 'Das Spiel ist zu Ende.',
  interrupted: (names) => `kann unterbrochen werden durch: ${names}`,
  ends: (names) => `kann das Spiel beenden: ${names}`,
  due: 'danach: was gerade ansteht',
};
