// The steps of the table by name, between the lines of the log: "Step 6: drones wake up".
import { flowName } from '../../notation/sentence.js';
import type { GameEvent } from '../../table/event.js';
import { ruleOf } from '../base/chart-paths.js';
import type { Session, Step } from '../session/session.js';

export interface StepHeading {
  readonly name: string;
  readonly rule: string | undefined;
}

/** The step that the table comes to here; null where a player acts, within one step, and for dice of a player's move. */
export function headingAt(session: Session, index: number): StepHeading | null {
  const { steps, texts, game } = session;
  const step = steps[index] as Step;
  const table = session.tableOf(step);
  const isStep = table?.waitsFor === 'next' || (table?.waitsFor === 'chance' && step.move === 'next');
  const name = flowName(step.flow, texts);
  const before = steps[index - 1];
  if (!game || !table || !isStep || (before && flowName(before.flow, texts) === name)) return null;
  return { name, rule: ruleOf(step.flow, game.chart(table.raw).outline) };
}

/** What is said besides the heading: an event that only announces the step would say it twice. */
export const eventsBeside = (heading: StepHeading | null, events: readonly GameEvent[]): readonly GameEvent[] =>
  heading && events.at(-1)?.rule === heading.rule ? events.slice(0, -1) : events;
