// Les mots autour du diagramme d’un jeu, en français.
import type { ChartWords } from '../en/chart.js';

export const chartWords: ChartWords = {
  title: (game) => `Le déroulement de ${game}`,
  arrow: 'La partie continue là. Une étape où il n’y a rien à faire est sautée.',
  interruption: 'Une interruption. Ensuite, la partie reprend où elle en était.',
  ending: 'La partie est terminée.',
  interrupted: (names) => `peut être interrompu par : ${names}`,
  ends: (names) => `peut terminer la partie : ${names}`,
  due: 'ensuite : ce qui reste à faire',
};
