// How to Rob a Bank in het Nederlands: wat je moet bereiken.

export const goals: Readonly<Record<string, string>> = {
  stolen: 'Overvallers: gooi geldzakken in de auto',
  rounds: 'Bank: voorkom dat, drie ronden lang',
};
