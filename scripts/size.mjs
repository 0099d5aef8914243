// npm run size: what pages download, against the limits in .size-limit.mjs and against what we aim at.
// npm run size -- write: also writes the sizes into docs/embed-on-a-page.md; test/built/sizes.dist.ts compares them.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { root } from './setup.mjs';
import { sizeTable } from './build/size-table.mjs';
import { withPart } from './build/written-part.mjs';

/**
 * Bytes, compressed. The limits are what holds today; these are what it should become. The two larger games have their own.
 * @type {[RegExp, number][]}
 */
const aims = [
  [/^burgle-bros(-2)?: a baked replay$/, 40_000],
  [/^burgle-bros(-2)?: a playable game$/, 85_000],
  [/a baked replay$/, 30_000],
  [/a playable game$/, 56_000],
];

const run = spawnSync(process.execPath, ['node_modules/size-limit/bin.js', '--json'], { cwd: root, encoding: 'utf8' });
/** @type {{ name: string, size: number, passed: boolean, sizeLimit: number }[]} */
let results;
try {
  results = JSON.parse(run.stdout);
  if (!Array.isArray(results)) throw new Error('size-limit could not measure');
} catch {
  console.error(`${run.stdout}${run.stderr}`);
  process.exit(1);
}
const unbuilt = results.filter(({ size }) => !(size > 0)).map(({ name }) => name);
if (unbuilt.length > 0) {
  console.error(`Nothing was built for these pages: ${unbuilt.join('; ')}. Run: npm run build`);
  process.exit(1);
}
const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
for (const { name, size, passed, sizeLimit } of results) {
  const aim = aims.find(([pattern]) => pattern.test(name))?.[1];
  const missed = aim !== undefined && size > aim ? `, ${kB(size - aim)} above the aim of ${kB(aim)}` : '';
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name}: ${kB(size)} of ${kB(sizeLimit)}${missed}`);
}
if (process.argv.includes('write')) {
  const file = `${root}docs/embed-on-a-page.md`;
  const page = readFileSync(file, 'utf8');
  writeFileSync(file, withPart(page, 'sizes', 'npm run size -- write', sizeTable(results)));
}
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
