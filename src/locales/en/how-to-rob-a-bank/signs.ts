// How to Rob a Bank in English: what the signs mean.

export const signs: Readonly<Record<string, string>> = {
  robber: 'A robber',
  out: 'unconscious: loses a card instead of acting',
  guard: 'A guard; while awake, he protects what is in his room',
  bag: 'A money bag',
  locked: 'A locked bag: unlock it first',
  bell: 'The alarm: calls all awake guards',
  car: 'The getaway car',
};
