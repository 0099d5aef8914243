// The version of the project. It is in package.json; src/version.ts repeats it for pages, the command and unbundled
// modules, and so do the lock file and the integrations.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const afterTheName = /(?<="name": "heist-kit",\n\s*"version": ")[^"]*/g;

/** File -> how the version is written in it. @type {Record<string, RegExp>} */
export const places = {
  'package.json': afterTheName,
  'package-lock.json': afterTheName,
  'src/version.ts': /(?<=version = ')[^']*/,
  'integrations/mediawiki/extension.json': /(?<="version": ")[^"]*/,
  'integrations/wordpress/heist-kit.php': /(?<=^ \* Version: ).*$/m,
};

/**
 * Gives the project a version.
 * @param {string} root
 * @param {string} version
 * @returns {() => void} Takes it back.
 */
export function writeVersion(root, version) {
  const before = Object.entries(places).map(([path, pattern]) => {
    const file = join(root, path);
    return { file, pattern, text: readFileSync(file, 'utf8') };
  });
  for (const { file, pattern, text } of before) writeFileSync(file, text.replace(pattern, version));
  return () => {
    for (const { file, text } of before) writeFileSync(file, text);
  };
}
