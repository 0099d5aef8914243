// Tiles that carry a number: the table calls them `laser-2`, a sentence calls them "laser 2".

const numbers = [1, 2, 3, 4, 5, 6];

/** The names of some kinds of tiles, and those of every numbered tile of these kinds. */
export const numbered = (kinds: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, name]) => [
      [kind, name],
      ...numbers.map((n) => [`${kind}-${n}`, `${name} ${n}`]),
    ]),
  ) as Record<string, string>;
