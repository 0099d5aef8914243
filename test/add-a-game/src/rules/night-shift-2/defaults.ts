// What a diagram leaves out: the table as a game begins (NS-SETUP-1).
import { guardBegins, lastHour } from './data.js';
import type { Options, Position } from './position.js';
import type { WrittenPosition } from './schema.js';
import { isAt } from './states.js';

export function complete(start: WrittenPosition, flow: string, options: Options): Position {
  const position: Position = {
    options,
    hour: start.hour ?? 0,
    thief: start.thief ?? 'door',
    hidden: start.hidden ?? false,
    guard: start.guard ?? options.data?.guard ?? guardBegins,
    heading: start.heading ?? 'door',
    bag: start.bag ?? (isAt(flow, 'end.won') ? 'thief' : 'safe'),
    outcome: null,
  };
  return { ...position, outcome: start.outcome ?? endedIn(position, flow) };
}

function endedIn({ hour }: Position, flow: string): Position['outcome'] {
  if (isAt(flow, 'end.won')) return { result: 'won', rule: 'NS-END-1' };
  if (!isAt(flow, 'end', 'end.lost')) return null;
  return { result: 'lost', rule: hour === lastHour ? 'NS-END-3' : 'NS-END-2' };
}
