// What `heist check` takes for all cases of the kit, against a Node that does nothing: built, and straight from the sources.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const rounds = 5;
const mostSeconds = 2;

/** Each process says at its end how much processor time it took: others on the machine take none of that. */
const telling =
  'data:text/javascript,process.on("exit",()=>{const{user,system}=process.cpuUsage();process.stderr.write(`\\n${user+system}`)})';

function secondsOf(args: readonly string[]): number {
  const run = spawnSync(process.execPath, ['--import', telling, ...args], { cwd: root, encoding: 'utf8' });
  if (run.status !== 0)
    throw new Error(
      `${args.slice(0, 2).join(' ')} ended with ${run.status} (an old dist/? npm run build)\n${run.stdout}`,
    );
  return Number(run.stderr.split('\n').at(-1)) / 1e6;
}

const files = readdirSync(`${root}cases`, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.yaml'),
);
const contestants: Record<string, readonly string[]> = {
  'Node alone': ['--eval', '0'],
  ...(existsSync(`${root}dist`) && { 'heist check, built': ['dist/cli/main.js', 'check', 'cases'] }),
  'heist check, from the sources': ['scripts/heist.mjs', 'check', 'cases'],
};
const times = new Map(Object.keys(contestants).map((name): [string, number[]] => [name, []]));
for (let round = 0; round < rounds; round++)
  for (const [name, args] of Object.entries(contestants)) times.get(name)?.push(secondsOf(args));

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
const alone = median(times.get('Node alone') ?? []);
console.log(`All ${files.length} cases, processor time, median of ${rounds} runs each`);
for (const [name, list] of times)
  console.log(
    `  ${name.padEnd(30)} ${median(list).toFixed(2)} s` +
      (name === 'Node alone'
        ? ''
        : `, ${(median(list) / alone).toFixed(1)} times Node alone, ` +
          `${(median(list) - alone).toFixed(2)} s on top of it (aim: under ${mostSeconds})`),
  );
if (!existsSync(`${root}dist`)) console.log('  heist check as it is installed: first npm run build');
