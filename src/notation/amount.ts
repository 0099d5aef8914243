// `1 card`, `2 cards`, `12,000 cards`.

export const amount = (count: number, one: string): string =>
  `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;
