// De woorden rond het diagram van een spel, in het Nederlands.
import type { ChartWords } from '../en/chart.js';

export const chartWords: ChartWords = {
  title: (game) => `Het verloop van ${game}`,
  arrow: 'Daar gaat het spel verder. Een stap zonder iets te doen wordt overgeslagen.',
  interruption: 'Een onderbreking. Daarna gaat het spel verder waar het was.',
  ending: 'Het spel is afgelopen.',
  interrupted: (names) => `kan onderbroken worden door: ${names}`,
  ends: (names) => `kan het spel beëindigen: ${names}`,
  due: 'daarna: wat er aan de beurt is',
};
