// How to Rob a Bank en français : ce que disent les signes.

export const signs: Readonly<Record<string, string>> = {
  robber: 'Un braqueur',
  out: 'sans connaissance : perd une carte au lieu d’agir',
  guard: 'Un garde ; tant qu’il est éveillé, il protège ce qui se trouve dans sa pièce',
  bag: 'Un sac d’argent',
  locked: 'Un sac verrouillé : à déverrouiller d’abord',
  bell: 'L’alarme : appelle tous les gardes éveillés',
  car: 'La voiture',
};
