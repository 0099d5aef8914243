// Stands in for chart.ts in what a page loads: charts run compiled. test/machines/compile.test.ts proves that they do what
// xstate does, so the page need not bring it.
import type { Chart } from '../table/chart.js';
import { compile } from './compile.js';
import type { Statechart } from './statechart.js';

export const chartOf = <P>({ outline, rulebook }: Pick<Statechart<P>, 'outline' | 'rulebook'>): Chart<P> =>
  compile(outline, rulebook);
