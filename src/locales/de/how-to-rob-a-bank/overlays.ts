// How to Rob a Bank auf Deutsch: die Wörter seiner Studien (`show="areas"` und so weiter).
import type { OverlayWords } from '../../en/how-to-rob-a-bank/overlays.js';

export const overlays: OverlayWords = {
  areas: 'Bereiche, durch die man gehen kann',
  closed: '{count} Bereiche. Die Bank dreht ein Plättchen, sodass zwei davon zusammenkommen.',
  open: 'Ein Bereich: Jeder Raum ist zu erreichen.',
  area: 'Bereich {letter}: {rooms}',
  corners: 'Wie weit die Ecken vom Eingang entfernt sind',
  far: 'Das Auto wartet an einer Ecke, die am weitesten weg ist: {corners}.',
  noWayIn: 'Die Räuber sind noch nicht hereingekommen.',
  stack: 'Der Stapel in der Reihenfolge der Planung',
  planning: 'Jede Karte verdeckt die vorige. Obenauf liegt, was zuletzt geplant wurde.',
  flipped: 'Der ganze Stapel wurde umgedreht. Obenauf liegt, was zuerst geplant wurde.',
  next: 'als Nächstes',
  extra: 'Eine Zusatzaktion',
  before: 'Vor der Karte',
  card: 'Die Karte',
  after: 'Nach der Karte',
  never: 'nie dazwischen',
  free: 'hier ist Platz',
  used: 'hier genommen',
  gone: 'verbraucht',
  noRobber: 'Nur ein Räuber hat eine Zusatzaktion.',
};
