// Which rules matter in the current position, and why.
import { ruleOf } from '../base/chart-paths.js';
import type { Session } from '../session/session.js';

export type Reason = 'happened' | 'refused' | 'step' | 'moves';

const most = 8;
/** Moves whose rule is asked for; more would say the same. */
const mostMoves = 24;

/** Rule id -> why it is listed, in this order: refused just now, just happened, this step, what can be done. */
export function rulesHere(session: Session): ReadonlyMap<string, Reason> {
  const here = new Map<string, Reason>();
  const add = (rule: string | null | undefined, reason: Reason): void => {
    if (rule && here.size < most && !here.has(rule)) here.set(rule, reason);
  };
  add(session.refused?.rule, 'refused');
  for (const { rule } of session.step.refused) add(rule, 'refused');
  for (const { rule } of session.step.events) add(rule, 'happened');
  const table = session.tableOf();
  if (!table) return here;
  add(ruleOf(session.step.flow, table.game.chart(table.raw).outline), 'step');
  if (session.kind !== 'diagram' && table.waitsFor === 'player')
    for (const move of session.legal.slice(0, mostMoves)) add(table.play(move).events[0]?.rule, 'moves');
  return here;
}
