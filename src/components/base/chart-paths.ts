// Where play goes on in the chart: what comes after a state, which rule a state is about.
import type { Outline, OutlineState } from '../../table/chart.js';

/** Where play can come to rest behind a target: through junctions and into the first state of a compound one. */
export function resting(path: string, { states }: Pick<Outline, 'states'>, seen = new Set<string>()): string[] {
  const target = states.find((each) => each.path === path);
  if (!target || seen.has(path)) return [];
  seen.add(path);
  if (target.initial !== undefined) return resting(target.initial, { states }, seen);
  if (target.kind === 'final' || Object.keys(target.on).length > 0) return [path];
  return target.always.flatMap((line) => (line.target ? resting(line.target, { states }, seen) : []));
}

/** The states that a state's verbs lead to, itself left out. */
export function nextStates(path: string, outline: Pick<Outline, 'states'>): string[] {
  const lines = Object.values(outline.states.find((each) => each.path === path)?.on ?? {});
  const all = lines.flatMap(({ target }) => (target ? resting(target, outline) : []));
  return [...new Set(all)].filter((each) => each !== path);
}

/** The rule that a state is about: its own, else that of a state inside it, else that of one around it. */
export function ruleOf(path: string, { states }: Pick<Outline, 'states'>): string | undefined {
  const inside = states.filter((each) => each.path === path || each.path.startsWith(`${path}.`));
  const around = states.filter((each) => each.path !== '' && path.startsWith(`${each.path}.`)).reverse();
  return [...inside, ...around].map(ruleIn).find(Boolean);
}

const ruleIn = ({ notes }: OutlineState): string | undefined =>
  notes?.otherwise ?? notes?.by?.[1] ?? notes?.refuses?.[0]?.[1] ?? notes?.bars?.[0]?.[1];
