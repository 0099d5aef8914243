// How to Rob a Bank in het Nederlands: wat de tekens betekenen.

export const signs: Readonly<Record<string, string>> = {
  robber: 'Een overvaller',
  out: 'bewusteloos: verliest een kaart in plaats van iets te doen',
  guard: 'Een bewaker; zolang hij wakker is, beschermt hij wat er in zijn kamer ligt',
  bag: 'Een geldzak',
  locked: 'Een vergrendelde zak: eerst ontgrendelen',
  bell: 'Het alarm: roept alle wakkere bewakers',
  car: 'De vluchtauto',
};
