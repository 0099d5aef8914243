// npm run release: the entry in the changelog, the next version, and the zip.
import { describe, expect, it } from 'vitest';
import { nextVersion, released } from '../../scripts/release/changelog.mjs';
import { zip } from '../../scripts/release/zip.mjs';
import { unzip } from './unzip.js';

const changelog = '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A door.\n\n## [0.1.0] - 2026-01-02\n\n- A wall.\n';

describe('the changelog', () => {
  it('what was unreleased becomes the entry of the version; nothing is unreleased then', () => {
    const { changelog: after, entry } = released(changelog, '0.2.0', '2026-03-04');
    expect(entry).toBe('## [0.2.0] - 2026-03-04\n\n### Added\n\n- A door.\n');
    expect(after).toBe(changelog.replace('## [Unreleased]\n', '## [Unreleased]\n\n## [0.2.0] - 2026-03-04\n'));
    expect(() => released(after, '0.3.0', '2026-03-05')).toThrow('nothing stands under Unreleased');
    expect(() => released(changelog, '0.1.0', '2026-03-04')).toThrow('already has an entry for 0.1.0');
  });

  it('the first version ever has an entry as well', () => {
    const first = changelog.slice(0, changelog.indexOf('## [0.1.0]'));
    expect(released(first, '0.1.0', '2026-01-02').changelog).toContain('## [0.1.0] - 2026-01-02\n\n### Added');
  });

  it.each([
    ['patch', '1.2.4'],
    ['minor', '1.3.0'],
    ['major', '2.0.0'],
    ['4.0.1', '4.0.1'],
  ])('%s after 1.2.3 is %s', (step, next) => expect(nextVersion('1.2.3', step)).toBe(next));

  it('says what a version may be', () => expect(() => nextVersion('1.2.3', 'big')).toThrow('major, minor, patch'));
});

describe('the zip', () => {
  it('holds every file under its name', () => {
    const files = [
      { name: 'kit/a.txt', content: Buffer.from('a'.repeat(1000)) },
      { name: 'kit/ü.txt', content: Buffer.from('ü') },
    ];
    expect(unzip(zip(files))).toEqual(files);
  });
});
