// npm run bench: runs bench/*.bench.ts one after the other, each in a process of its own, so that none warms up another,
// and as it would be published.
// npm run bench -- explore    runs those whose name contains "explore".
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { ensureInstalled, root } from './setup.mjs';

ensureInstalled();
const wanted = process.argv.slice(2);
const files = readdirSync(`${root}bench`)
  .filter((name) => name.endsWith('.bench.ts') && (wanted.length === 0 || wanted.some((word) => name.includes(word))))
  .sort();
if (files.length === 0) {
  console.error(`No bench/*.bench.ts file${wanted.length ? ` has ${wanted.join(' or ')} in its name` : ''}.`);
  process.exit(1);
}
for (const file of files) {
  console.log(`\n== ${file}`);
  const run = spawnSync(process.execPath, ['--import', './scripts/published.mjs', `bench/${file}`], {
    cwd: root,
    stdio: 'inherit',
  });
  if (run.status !== 0) process.exit(run.status ?? 1);
}
