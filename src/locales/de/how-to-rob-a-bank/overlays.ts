// How to Rob a Bank auf Deutsch: die Wörter der Einblendungen (`show="areas"` und so weiter).
import type { OverlayWords } from '../../en/how-to-rob-a-bank/overlays.js';

export const overlays: OverlayWords = {
  areas: 'Zusammenhängende Räume',
  closed: '{count} getrennte Bereiche. Die Bank muss eine Raumkarte so drehen, dass zwei davon zusammenkommen.',
  open: 'Ein Bereich: Jeder Raum ist erreichbar.',
  area: 'Bereich {letter}: {rooms}',
  corners: 'Entfernung der Ecken vom Einstieg',
  far: 'Das Auto wartet an einer der entferntesten Ecken: {corners}.',
  noWayIn: 'Die Bankräuber sind noch nicht in der Bank.',
  stack: 'Der Stapel in der Reihenfolge der Planung',
  planning: 'Jede Karte verdeckt die vorige. Die zuletzt geplante liegt oben.',
  flipped: 'Der ganze Stapel wurde umgedreht. Die zuerst geplante Karte liegt jetzt oben.',
  next: 'als Nächstes',
  extra: 'Eine zusätzliche Handlung',
  before: 'Vor der Karte',
  card: 'Die Karte',
  after: 'Nach der Karte',
  never: 'nie dazwischen',
  free: 'hier möglich',
  used: 'hier genutzt',
  gone: 'verbraucht',
  noRobber: 'Nur Bankräuber haben eine zusätzliche Handlung.',
};
