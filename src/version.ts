// Written by scripts/version.mjs from package.json, which `npm version` runs; a test compares them.

export const version = '0.1.0';
