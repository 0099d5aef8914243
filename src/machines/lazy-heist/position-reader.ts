// How written positions and options of Lazy Heist are read.
export { readPosition } from '../../rules/lazy-heist/read.js';
export { optionsSchema, positionSchema } from '../../rules/lazy-heist/schema.js';
