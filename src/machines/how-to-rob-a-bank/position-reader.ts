// How written positions and options of How to Rob a Bank are read.
export { readPosition } from '../../rules/how-to-rob-a-bank/read.js';
export { optionsSchema, positionSchema } from '../../rules/how-to-rob-a-bank/schema.js';
