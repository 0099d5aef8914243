// npm run release -- minor              makes everything ready for a new version and commits it: version, build, checks of
//                                      the package, heist-kit.zip, the entry in CHANGELOG.md, tag
// npm run release -- minor --dry-run    does the same and changes nothing but dist/ and dist-release/
// Publishing is left to a person: the last lines say how.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nextVersion, released } from './release/changelog.mjs';
import { writeKitZip } from './release/kit-zip.mjs';
import { places, writeVersion } from './release/version.mjs';
import { ensureInstalled, npm, root } from './setup.mjs';
import { checkPack } from './testing/package.mjs';
import { StageFailed, must } from './testing/tools.mjs';

const words = process.argv.slice(2);
const isDry = words.includes('--dry-run');
const [step = 'minor'] = words.filter((word) => !word.startsWith('--'));

ensureInstalled();
const scratch = mkdtempSync(join(tmpdir(), 'heist-kit-'));
try {
  release();
} catch (error) {
  console.error(error instanceof StageFailed || error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function release() {
  /** @type {{ version: string }} */
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const version = nextVersion(manifest.version, step);
  const log = join(root, 'CHANGELOG.md');
  const { changelog, entry } = released(readFileSync(log, 'utf8'), version, new Date().toISOString().slice(0, 10));
  if (!isDry && git('status', '--porcelain').trim() !== '') throw new Error('Commit your changes first.');

  // What is built says which version it is.
  const takeBack = writeVersion(root, version);
  // Stopping it stops the step that runs; the version is still taken back.
  process.once('SIGINT', () => undefined);
  try {
    make(version);
  } catch (error) {
    takeBack();
    throw error;
  }
  console.log(`4 of 4: CHANGELOG.md\n\n${entry}`);
  if (isDry) {
    takeBack();
    return console.log('This was a dry run: only dist/ and dist-release/ have changed.');
  }
  writeFileSync(log, changelog);
  git('add', 'CHANGELOG.md', ...Object.keys(places));
  git('commit', '--message', version);
  git('tag', '--annotate', `v${version}`, '--message', version);
  console.log('Now: git push --follow-tags, npm publish, and dist-release/heist-kit.zip to the release.');
}

/**
 * Everything that is published.
 * @param {string} version
 */
function make(version) {
  console.log(`1 of 4: building ${version}`);
  // npm passes --dry-run on to its own scripts: a release that was started with it still builds.
  must('npm run build', npm(['run', 'build'], { env: { ...process.env, npm_config_dry_run: 'false' } }));
  console.log('2 of 4: checking the package');
  checkPack(scratch);
  console.log('3 of 4: heist-kit.zip');
  const file = join(root, 'dist-release/heist-kit.zip');
  mkdirSync(join(root, 'dist-release'), { recursive: true });
  const names = writeKitZip(join(root, 'dist/cdn'), file);
  console.log(`dist-release/heist-kit.zip: ${names.length} files, ${Math.round(statSync(file).size / 1024)} KiB`);
}

/** @param {...string} args */
function git(...args) {
  return must(`git ${args[0]}`, spawnSync('git', args, { cwd: root, encoding: 'utf8' }));
}
