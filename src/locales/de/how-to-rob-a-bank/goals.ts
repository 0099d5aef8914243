// How to Rob a Bank auf Deutsch: was zu erreichen ist.

export const goals: Readonly<Record<string, string>> = {
  stolen: 'Bankräuber: Geldsäcke ins Auto werfen',
  rounds: 'Bank: das drei Runden lang verhindern',
};
