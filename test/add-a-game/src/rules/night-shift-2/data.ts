// What is printed on the box.

/** Every number of the game. Rules look them up each time, so that `heist mutate` can change one of them. */
export const numbers = { lastHour: 12 };
/** As printed: for claims and schemas, which stay right when a rule goes wrong. */
export const { lastHour } = numbers;

/** Where the guard stands when the night begins: the book shows it only in a picture. `options.data` puts him elsewhere. */
export const guardBegins = 'safe';

/** Faces of the guard's die: how far he walks. */
export const faces = ['1', '2'] as const;
