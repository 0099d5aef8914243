// Measures several things in turns, by the processor time that this process used: others on the machine take none of it.
// How fast the processor is still depends on the machine, so read the ratios.

/** Milliseconds of processor time so far. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Runs per second of each, as the median of some rounds. */
export function perSecond(
  contestants: Readonly<Record<string, () => number>>,
  rounds = 7,
  roundMs = 250,
): Record<string, number> {
  const rates = new Map(Object.keys(contestants).map((name): [string, number[]] => [name, []]));
  for (let round = -1; round < rounds; round++)
    for (const [name, run] of Object.entries(contestants)) {
      const began = processorTime();
      let done = 0;
      while (processorTime() - began < roundMs) done += run();
      // The first round warms up.
      if (round >= 0) rates.get(name)?.push((done * 1000) / (processorTime() - began));
    }
  return Object.fromEntries([...rates].map(([name, list]) => [name, median(list)]));
}

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

export function report(title: string, rates: Readonly<Record<string, number>>, unit: string, aim?: number): void {
  console.log(title);
  const entries = Object.entries(rates);
  for (const [name, rate] of entries)
    console.log(`  ${name.padEnd(28)} ${Math.round(rate).toLocaleString('en').padStart(12)} ${unit}`);
  const [[, first] = ['', 0], ...others] = entries;
  for (const [i, [name, rate]] of others.entries())
    console.log(`  ${(first / rate).toFixed(1)} times ${name}${i > 0 || aim === undefined ? '' : ` (aim: ${aim})`}`);
}
