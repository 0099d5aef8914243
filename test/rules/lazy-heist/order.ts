// The steps of the protocol as a log tells them.
import type { ProtocolStep } from '../../../src/rules/lazy-heist/procedures.js';
import type { GameEvent } from '../../../src/table/event.js';

/** Which step an event belongs to, if it belongs to only one. */
const stepOf: Readonly<Record<string, ProtocolStep>> = {
  exploded: 'explosion',
  'switch-reset': 'switches',
  'drone-moved': 'drones',
  'drone-activated': 'activation',
  'drone-returned': 'stations',
  'vending-refilled': 'vending',
  'markers-reset': 'markers',
  'helicopter-advanced': 'helicopter',
  'battery-placed': 'helicopter',
  'minute-started': 'new-minute',
};

/**
 * Where the log of a game leaves the order. Every protocol announces all its steps in turn, the last one perhaps not to
 * the end; at red alert there is no explosion. What belongs to a step happens while that step was announced last.
 */
export function brokenOrder(events: readonly GameEvent[], order: readonly ProtocolStep[], isRed = false): string[] {
  const broken: string[] = [];
  let red = isRed;
  const all = protocols(events);
  for (const [i, protocol] of all.entries()) {
    const due = order.filter((step) => !(red && step === 'explosion'));
    const announced = protocol.flatMap(({ type, name }) => (type === 'protocol-step' ? [name as ProtocolStep] : []));
    const isLast = i === all.length - 1;
    const expected = isLast ? due.slice(0, announced.length) : due;
    if (announced.join() !== expected.join()) broken.push(announced.join(' '));
    let current: ProtocolStep | undefined;
    for (const { type, name } of protocol) {
      if (type === 'protocol-step') current = name as ProtocolStep;
      else if (stepOf[type] && stepOf[type] !== current) broken.push(`${type} in ${current ?? 'no step'}`);
      red ||= type === 'red-alert';
    }
  }
  return broken;
}

/** What happened from the first step of a protocol to the next burglar who sits down, protocol by protocol. */
function protocols(events: readonly GameEvent[]): GameEvent[][] {
  const found: GameEvent[][] = [];
  let isRunning = false;
  for (const event of events) {
    if (event.type === 'sat-down') isRunning = false;
    else if (event.type === 'protocol-step' && !isRunning) {
      isRunning = true;
      found.push([]);
    }
    if (isRunning) found.at(-1)?.push(event);
  }
  return found;
}
