// Lazy Heist auf Deutsch: was zu erreichen ist.

export const goals: Readonly<Record<string, string>> = {
  radio: 'Den Piloten immer wieder anfunken',
  lasers: 'Die Laserstrahlen abschalten: beide Schalter in einer Minute',
  wall: 'Die Tresorwand sprengen',
  ruby: 'Den Rubin aus dem Tresor tragen',
  roof: 'Alle aufs Dach bringen',
};
