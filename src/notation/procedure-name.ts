// The name of a procedure in a game's words.
import type { GameTexts } from '../table/rule.js';

/** That of the state of the chart that is named after it, or else its own name as it is written. */
export function procedureName(procedure: string, { flow }: Pick<GameTexts, 'flow'>): string {
  const [, name] = Object.entries(flow).find(([path]) => path.split('.').at(-1) === procedure) ?? [];
  return name ?? procedure.replaceAll('-', ' ');
}
