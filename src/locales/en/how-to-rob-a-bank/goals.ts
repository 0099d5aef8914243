// How to Rob a Bank in English: what to reach.

export const goals: Readonly<Record<string, string>> = {
  stolen: 'Robbers: throw bags into the car',
  rounds: 'Bank: stop them for three rounds',
};
