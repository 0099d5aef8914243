// How to Rob a Bank in het Nederlands: de woorden van wat een bord extra laat zien.
import type { OverlayWords } from '../../en/how-to-rob-a-bank/overlays.js';

export const overlays: OverlayWords = {
  areas: 'Verbonden kamers',
  closed: '{count} losse gebieden. De bank moet een kamer draaien zodat er twee samenkomen.',
  open: 'Eén gebied: elke kamer is bereikbaar.',
  area: 'Gebied {letter}: {rooms}',
  corners: 'Afstand van elke hoek tot de ingang',
  far: 'De auto wacht op een van de verste hoeken: {corners}.',
  noWayIn: 'De overvallers zijn nog niet in de bank.',
  stack: 'De stapel, in geplande volgorde',
  planning: 'Elke kaart bedekt de vorige. De laatst geplande kaart ligt boven.',
  flipped: 'De hele stapel is omgedraaid. De eerst geplande kaart ligt nu boven.',
  next: 'volgende',
  extra: 'Eén extra actie',
  before: 'Vóór de kaart',
  card: 'De kaart',
  after: 'Na de kaart',
  never: 'nooit ertussenin',
  free: 'hier mogelijk',
  used: 'hier gebruikt',
  gone: 'opgebruikt',
  noRobber: 'Alleen overvallers hebben een extra actie.',
};
