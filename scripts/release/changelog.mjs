// CHANGELOG.md when a version is released: what was unreleased becomes its entry.

/**
 * @param {string} changelog
 * @param {string} version
 * @param {string} day As 2026-01-31.
 * @returns {{ changelog: string, entry: string }}
 */
export function released(changelog, version, day) {
  const [, before, changes, after] = /^([^]*## \[Unreleased\]\n)([^]*?)(\n## \[[^]*)?$/.exec(changelog) ?? [];
  if (before === undefined || changes === undefined) throw new Error('CHANGELOG.md has no heading ## [Unreleased].');
  if (changes.trim() === '') throw new Error('CHANGELOG.md: nothing stands under Unreleased. Say what has changed.');
  if (changelog.includes(`## [${version}]`)) throw new Error(`CHANGELOG.md already has an entry for ${version}.`);
  const entry = `## [${version}] - ${day}\n\n${changes.trim()}\n`;
  return { changelog: `${before}\n${entry}${after ?? ''}`, entry };
}

/**
 * The next version after \`version\`.
 * @param {string} version
 * @param {string} step
 */
export function nextVersion(version, step) {
  if (/^\d+\.\d+\.\d+$/.test(step)) return step;
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (step === 'major') return `${major + 1}.0.0`;
  if (step === 'minor') return `${major}.${minor + 1}.0`;
  if (step === 'patch') return `${major}.${minor}.${patch + 1}`;
  throw new Error(`"${step}" is no version. Choose major, minor, patch, or a number such as 1.2.3.`);
}
