// Which steps a tracker lists: those of the procedure that the rulebook numbers, else those of the state around.
import { isIn } from '../../table/flow.js';
import type { ChartFacts } from '../session/session.js';

/**
 * The steps around a state, in the order of the chart. A state that bears the name of a procedure lists its steps, and
 * the current one even if the book does not number it. While the table plays by itself, the procedure around counts.
 */
export function listedSteps({ paths, procedures, endings }: ChartFacts, flow: string, isAutomatic: boolean): string[] {
  // A game that is over has one end; the other ends are not steps that follow.
  if (endings.some((end) => isIn(flow, end))) return [flow];
  const words = flow.split('.');
  const depth = Math.min(2, words.length - 1);
  const around = [depth, ...(isAutomatic ? [depth - 1] : [])].map((length) => words.slice(0, length).join('.'));
  for (const state of around) {
    const steps = childrenOf(state, paths);
    const numbered = procedures[lastWord(state)];
    if (numbered?.every((name) => steps.includes(`${state}.${name}`)))
      return steps.filter((path) => numbered.includes(lastWord(path)) || isIn(flow, path));
  }
  return childrenOf(around[0] ?? '', paths);
}

const lastWord = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

const childrenOf = (state: string, paths: readonly string[]): string[] =>
  paths.filter((path) => path.startsWith(`${state}.`) && !path.slice(state.length + 1).includes('.'));
