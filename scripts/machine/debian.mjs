// Installs packages of Debian or Ubuntu where that is possible without asking anybody.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Whether the packages are installed now. False on other systems, and without the right to install.
 * @param {readonly string[]} packages
 */
export function installOnDebian(packages) {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return false;
  console.error(`heist-kit: installing ${packages.join(', ')} with apt-get (only needed once)`);
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const command = [...(isRoot ? [] : ['sudo', '-n']), 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
    const run = spawnSync(/** @type {string} */ (command[0]), command.slice(1), { encoding: 'utf8' });
    if (run.status !== 0) {
      console.error(`${run.stdout ?? ''}${run.stderr ?? ''}`.trim());
      return false;
    }
  }
  return true;
}
