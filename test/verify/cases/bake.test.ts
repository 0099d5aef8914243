// The steps a replay shows of a case: where the author's words and marks stand.
import { describe, expect, it } from 'vitest';
import { wholeGame as lazyHeist } from '../../../src/machines/lazy-heist/index.js';
import { readCase, type CaseStep } from '../../../src/notation/case.js';
import { checkCase } from '../../../src/verify/cases/check-case.js';

const framesOf = (...moves: CaseStep[]) => {
  const { holds, frames } = checkCase(lazyHeist, readCase({ game: 'lazy-heist', moves }));
  expect(holds).toBe(true);
  return frames.map(({ index, table: _, ...shown }) => ({ index, ...shown }));
};
const mark = { spaces: ['1.1'] };

describe('the steps of a case', () => {
  it('tell at the start what is told before the first move', () => {
    const ask = { prompt: 'Where to?', answer: 'bruno walk 1.1' };
    expect(framesOf({ say: 'Look.' }, { mark }, { ask }, 'bruno walk 1.1')).toEqual([
      { index: -1, depth: 0, say: 'Look.', mark, ask },
      { index: 3, depth: 0, move: 'bruno walk 1.1' },
    ]);
  });

  it('have a step for each of two things said in a row', () => {
    expect(framesOf({ say: 'One.' }, { say: 'Two.' }, 'bruno walk 1.1', { say: 'Three.' })).toEqual([
      { index: -1, depth: 0, say: 'One.' },
      { index: 1, depth: 0, say: 'Two.' },
      { index: 2, depth: 0, move: 'bruno walk 1.1' },
      { index: 3, depth: 0, say: 'Three.' },
    ]);
  });

  it('keep marks until the next move, also around a side line', () => {
    const frames = framesOf(
      { say: 'One.', mark },
      { say: 'Two.' },
      { line: [{ say: 'Perhaps.' }, 'bruno wait'] },
      { say: 'Three.' },
      'bruno walk 1.1',
    );
    expect(frames.map(({ say, mark: shown, depth }) => [say, shown !== undefined, depth])).toEqual([
      ['One.', true, 0],
      ['Two.', true, 0],
      ['Perhaps.', false, 1],
      [undefined, false, 1],
      [undefined, true, 0],
      ['Three.', true, 0],
      [undefined, false, 0],
    ]);
  });
});
