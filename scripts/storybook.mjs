// npm run storybook: the stories in Storybook, with what it needs installed on first use. It stands apart from the
// project's own dependencies, because nothing else needs it. npm run build:storybook writes static files instead.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, npm, root } from './setup.mjs';

const home = join(root, '.storybook');

ensureInstalled();
ensureStorybook();
const builds = process.argv[2] === 'build';
const args = builds
  ? ['build', '--output-dir', '.storybook/dist', ...process.argv.slice(3)]
  : ['dev', '--port', '6006', '--host', '127.0.0.1', '--no-open', '--no-version-updates', ...process.argv.slice(2)];
const run = spawnSync(
  process.execPath,
  [join(home, 'node_modules/storybook/dist/bin/dispatcher.js'), ...args, '--config-dir', '.storybook'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' } },
);
process.exitCode = run.status ?? 1;

function ensureStorybook() {
  if (installedVersion() === JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).devDependencies.storybook)
    return;
  console.error('heist-kit: Storybook is not installed yet, running npm ci in .storybook (half a minute or so)');
  const install = npm(['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: home,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (install.status === 0) return;
  console.error(`${install.stdout ?? ''}${install.stderr ?? ''}${install.error?.message ?? ''}`.trim());
  console.error('heist-kit: npm ci in .storybook failed; the lines above say why.');
  process.exit(1);
}

function installedVersion() {
  const file = join(home, 'node_modules/storybook/package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : null;
}
