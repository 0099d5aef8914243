// How to Rob a Bank en français : ce qu’il faut atteindre.

export const goals: Readonly<Record<string, string>> = {
  stolen: 'Braqueurs : lancer des sacs dans la voiture',
  rounds: 'Banque : les en empêcher pendant trois manches',
};
