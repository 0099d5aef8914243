// How to Rob a Bank en français : les mots de ce qu’un plateau montre en plus.
import type { OverlayWords } from '../../en/how-to-rob-a-bank/overlays.js';

export const overlays: OverlayWords = {
  areas: 'Pièces reliées',
  closed: '{count} zones séparées. La banque doit tourner une pièce pour en relier deux.',
  open: 'Une seule zone : toutes les pièces sont accessibles.',
  area: 'Zone {letter} : {rooms}',
  corners: 'Distance de chaque coin à l’entrée',
  far: 'La voiture attend à l’un des coins les plus éloignés : {corners}.',
  noWayIn: 'Les braqueurs ne sont pas encore dans la banque.',
  stack: 'La pile, dans l’ordre programmé',
  planning: 'Chaque carte recouvre la précédente. La dernière programmée est au-dessus.',
  flipped: 'Toute la pile a été retournée. La première carte programmée est maintenant au-dessus.',
  next: 'suivante',
  extra: 'Une action en plus',
  before: 'Avant la carte',
  card: 'La carte',
  after: 'Après la carte',
  never: 'jamais entre les deux',
  free: 'possible ici',
  used: 'utilisée ici',
  gone: 'épuisée',
  noRobber: 'Seuls les braqueurs ont une action en plus.',
};
