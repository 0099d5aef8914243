// What a complete position, or its options, may not say: contradictions that a schema cannot see.
import { found } from '../../notation/schema-problems.js';
import type { Problem } from '../../table/errors.js';
import { lastHour } from './data.js';
import type { Options, Position } from './position.js';
import { nightOrder, procedures } from './procedures.js';
import { isIn } from './states.js';

export function optionProblems(options: Options): Problem[] {
  const order = nightOrder(options);
  const steps = procedures.night;
  return order.length === steps.length && steps.every((step) => order.includes(step))
    ? []
    : [
        {
          path: ['options', 'order', 'night'],
          found: found(order),
          expected: `each of ${steps.join(', ')} exactly once`,
        },
      ];
}

export function contradictions({ hour, hidden, outcome }: Position, flow: string): Problem[] {
  const problems: Problem[] = [];
  if (hidden && isIn(flow, 'turn'))
    problems.push({ path: ['hidden'], found: 'true', expected: 'false: a turn begins in the open' });
  if (hour === lastHour && !isIn(flow, 'end'))
    problems.push({ path: ['hour'], found: found(hour), expected: `at most ${lastHour - 1}: the night is over then` });
  if ((outcome !== null) !== isIn(flow, 'end'))
    problems.push({ path: ['outcome'], found: found(outcome), expected: `null, because the flow is ${flow}` });
  return problems;
}
