// A new order of steps, as the command line asks for it: a step to move, or all of them.
import { nearest } from '../../notation/nearest.js';
import { WrongUse, didYouMean, type Flags } from '../command.js';

export function askedOrder(steps: readonly string[], procedure: string, flags: Flags): string[] {
  const { move, before, after, as } = flags;
  if (as !== undefined && [move, before, after].some((each) => each !== undefined))
    throw new WrongUse('--as and --move cannot be combined');
  const known = (name: unknown): string => {
    const step = String(name).trim();
    if (!steps.includes(step))
      throw new WrongUse(
        `${procedure} has no step "${step}"${didYouMean(nearest(step, steps))}\nSteps: ${steps.join(', ')}`,
      );
    return step;
  };
  const order = as === undefined ? moved(steps, flags, known) : listed(steps, String(as), known);
  if (order.every((step, i) => step === steps[i])) throw new WrongUse(`that is already the order: ${steps.join(', ')}`);
  return order;
}

function moved(steps: readonly string[], { move, before, after }: Flags, known: (name: unknown) => string): string[] {
  if (move === undefined || (before === undefined) === (after === undefined))
    throw new WrongUse('--move needs --before or --after, for example --move stations --before drones');
  const [step, place] = [known(move), known(before ?? after)];
  if (step === place) throw new WrongUse(`"${step}" cannot come before or after itself`);
  const others = steps.filter((each) => each !== step);
  others.splice(others.indexOf(place) + (before === undefined ? 1 : 0), 0, step);
  return others;
}

function listed(steps: readonly string[], as: string, known: (name: unknown) => string): string[] {
  const order = as.split(/[,>]/).map(known);
  const twice = order.find((step, i) => order.indexOf(step) !== i);
  if (twice !== undefined) throw new WrongUse(`--as names "${twice}" twice`);
  const missing = steps.filter((step) => !order.includes(step));
  if (missing.length > 0) throw new WrongUse(`--as must name every step; missing: ${missing.join(', ')}`);
  return order;
}
