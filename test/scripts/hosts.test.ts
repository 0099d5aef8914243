// What can be said of real hosts without them: what npm run test:hosts does where they are missing, and what would break
// in versions that Debian does not pack.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ensureHosts } from '../../scripts/testing/hosts.mjs';

describe('what the tests in real hosts need', () => {
  it('is installed when it is missing, and only that', () => {
    const there = new Set(['php-cli']);
    const packages = { mediawiki: () => there.has('mediawiki'), 'php-cli': () => there.has('php-cli') };
    let asked: string[] = [];
    ensureHosts(packages, (names) => {
      asked = names;
      for (const name of names) there.add(name);
      return true;
    });
    expect(asked).toContain('mediawiki');
    expect(asked).not.toContain('php-cli');
    ensureHosts(packages, () => expect.unreachable('everything is there'));
  });

  it('is named when it cannot be installed, with the command that would do it', () => {
    const packages = { mediawiki: () => false, wordpress: () => false, 'php-cli': () => true };
    expect(() => ensureHosts(packages, () => false)).toThrow(
      /these are missing: mediawiki, wordpress\.\n.*sudo apt-get install mediawiki wordpress php-mysql/,
    );
  });
});

describe('the extension for MediaWiki', () => {
  it('names no class of MediaWiki: 1.39 and 1.44 call them differently', () => {
    const code = readFileSync('integrations/mediawiki/includes/Hooks.php', 'utf8');
    const named = code
      .replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')
      .match(/^use .*|\b[A-Z]\w+(?=::| \$)|\b(implements|extends) .*/gm);
    expect(named).toBeNull();
  });
});
