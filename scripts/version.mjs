// Writes the version of package.json into src/version.ts, where pages, the command and unbundled modules find it alike, and
// into the integrations.
// `npm version` runs this before it commits.
import { readFileSync, writeFileSync } from 'node:fs';

/** @type {{ version: string }} */
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
/** File -> how the version stands in it. @type {Record<string, RegExp>} */
const places = {
  'src/version.ts': /(?<=').*(?=')/,
  'integrations/mediawiki/extension.json': /(?<="version": ").*(?=")/,
  'integrations/wordpress/heist-kit.php': /(?<=^ \* Version: ).*$/m,
};
for (const [path, pattern] of Object.entries(places)) {
  const file = new URL(`../${path}`, import.meta.url);
  writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, version));
}
