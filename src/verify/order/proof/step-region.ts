// The part of a chart that one step of a procedure is: its states, the lines in it, and where it leads.
import type { ChartEdge, Outline, OutlineState } from '../../../table/chart.js';
import { around } from '../../../machines/chart/outline.js';
import { isIn } from '../../../table/flow.js';
import { Unlisted } from './footprint.js';
import type { Procedure } from '../procedure.js';

export interface StepRegion {
  /** Every line that can be taken in it. */
  readonly edges: readonly ChartEdge[];
  /** The lines by which it is entered, where a fork before it asks whether it happens at all. */
  readonly entrance: readonly ChartEdge[];
}

/** Throws when the step can lead anywhere but to the next one or to the end of the game. */
export function stepRegion({ states }: Outline, { path, steps }: Procedure, step: string): StepRegion {
  const byPath = new Map(states.map((state) => [state.path, state]));
  const inside = (name: string): string => (path ? `${path}.${name}` : name);
  const entryOf = (name: string): string => (byPath.has(inside(`to-${name}`)) ? inside(`to-${name}`) : inside(name));
  const others = steps.filter((name) => name !== step).flatMap((name) => [entryOf(name), inside(name)]);
  const entry = entryOf(step);
  const edges: ChartEdge[] = [];
  const exits = new Set<string>();
  const seen = new Set<string>();
  const open = [entry];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    const { initial } = byPath.get(at) as OutlineState;
    if (initial !== undefined) open.push(initial);
    // Lines of the states around the procedure can be taken in every step, too.
    for (const outer of around(at)) {
      const { on, always } = byPath.get(outer) as OutlineState;
      for (const edge of [...Object.values(on), ...always]) {
        edges.push(edge);
        const { target } = edge;
        if (target === undefined) continue;
        if (others.includes(target) || !isIn(target, path)) exits.add(target);
        else open.push(target);
      }
    }
  }
  const goesOn = [...exits].filter((target) => byPath.get(target)?.kind !== 'final');
  if (goesOn.length !== 1) throw new Unlisted(`${step} leads to ${goesOn.join(', ')}`);
  const entrance = entry === inside(step) ? [] : (byPath.get(entry) as OutlineState).always;
  return { edges, entrance };
}
