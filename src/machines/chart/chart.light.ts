// Stands in for chart.ts in what a page loads: charts run compiled. test/machines/compile.test.ts proves that they do what
// xstate does, so the page need not bring it.
import type { Chart } from '../../table/chart.js';
import { compileOutline } from './compiled.js';
import type { Statechart } from './statechart.js';

export const chartOf = <P>({ outline, ruleFunctions }: Pick<Statechart<P>, 'outline' | 'ruleFunctions'>): Chart<P> =>
  compileOutline(outline, ruleFunctions);
