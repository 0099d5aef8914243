// How written positions and options of Burgle Bros 2 are read.
export { readPosition } from '../../rules/burgle-bros-2/read.js';
export { optionsSchema, positionSchema } from '../../rules/burgle-bros-2/schema.js';
