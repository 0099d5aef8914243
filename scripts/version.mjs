// Writes the version of package.json into src/version.ts, where pages, the command and unbundled modules find it alike.
// `npm version` runs this before it commits.
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../src/version.ts', import.meta.url);
/** @type {{ version: string }} */
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
writeFileSync(file, readFileSync(file, 'utf8').replace(/'.*'/, `'${version}'`));
