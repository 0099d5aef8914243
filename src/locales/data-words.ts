// Where the data of a game came from, in another language than English.

/** Name of a part of the data in the game's own list -> how it is called here, and what is to say of it. */
export type DataWords = Readonly<Record<string, { readonly name: string; readonly note: string }>>;
