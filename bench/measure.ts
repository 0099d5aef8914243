// Measures several things in turns, so that a busy machine is busy for all of them: read the ratios.

/** Runs per second of each, as the median of some rounds. */
export function perSecond(
  contestants: Readonly<Record<string, () => number>>,
  rounds = 7,
  roundMs = 250,
): Record<string, number> {
  const rates = new Map(Object.keys(contestants).map((name): [string, number[]] => [name, []]));
  for (let round = -1; round < rounds; round++)
    for (const [name, run] of Object.entries(contestants)) {
      const began = performance.now();
      let done = 0;
      while (performance.now() - began < roundMs) done += run();
      // The first round warms up.
      if (round >= 0) rates.get(name)?.push((done * 1000) / (performance.now() - began));
    }
  return Object.fromEntries([...rates].map(([name, list]) => [name, median(list)]));
}

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

export function report(title: string, rates: Readonly<Record<string, number>>, unit: string, aim?: number): void {
  console.log(title);
  const entries = Object.entries(rates);
  for (const [name, rate] of entries)
    console.log(`  ${name.padEnd(28)} ${Math.round(rate).toLocaleString('en').padStart(12)} ${unit}`);
  const [first, second] = entries.map(([, rate]) => rate);
  if (first !== undefined && second !== undefined)
    console.log(`  ratio ${(first / second).toFixed(1)}${aim === undefined ? '' : ` (aim: ${aim})`}`);
}
