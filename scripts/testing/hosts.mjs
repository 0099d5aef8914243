// What the tests in real hosts need: MediaWiki, WordPress, their database, PHP and Firefox, as Debian packs them.
import { existsSync } from 'node:fs';
import { findFirefox } from '../machine/browser.mjs';
import { installOnDebian } from '../machine/debian.mjs';
import { StageFailed } from './tools.mjs';

/** Package -> whether it is there. @type {Record<string, () => boolean>} */
const needed = {
  mediawiki: () => existsSync('/usr/share/mediawiki/index.php'),
  wordpress: () => existsSync('/usr/share/wordpress/wp-load.php'),
  'mariadb-server': () => existsSync('/usr/sbin/mariadbd'),
  'php-cli': () => existsSync('/usr/bin/php'),
  'firefox-esr': () => findFirefox() !== null,
  // Reads what was printed.
  'poppler-utils': () => existsSync('/usr/bin/pdftotext'),
};
/** Parts of PHP that the two use; they come with php-cli. */
const partsOfPhp = ['php-mysql', 'php-mbstring', 'php-xml', 'php-intl'];

/**
 * Installs what is missing, or says what it is.
 * @param {Record<string, () => boolean>} [packages]
 * @param {(names: string[]) => boolean} [install]
 */
export function ensureHosts(packages = needed, install = installOnDebian) {
  const missing = () => Object.keys(packages).filter((name) => !packages[name]?.());
  if (missing().length > 0) install([...missing(), ...partsOfPhp]);
  const still = missing();
  if (still.length > 0)
    throw new StageFailed(
      `The tests in real hosts need Debian's packages, and these are missing: ${still.join(', ')}.\n` +
        `Install them on Debian or Ubuntu: sudo apt-get install ${[...still, ...partsOfPhp].join(' ')}`,
    );
}
