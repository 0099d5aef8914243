// Written by `npm run release` (scripts/release/version.mjs), as in package.json; a test compares them.

export const version = '0.1.0';
