// npm run test:hosts, where the programs that it needs are missing.
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
