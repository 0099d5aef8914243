// The form of a case: what may be left out, what may stand together, and one clear sentence for what may not.
import { describe, expect, it } from 'vitest';
import { readCase } from '../../src/notation/case.js';
import { parseText } from '../../src/notation/yaml.js';
import { InputError, problemText } from '../../src/table/errors.js';

const read = (text: string) => readCase(parseText(`game: lazy-heist\n${text}`).data);

function problems(text: string): string[] {
  try {
    read(text);
  } catch (error) {
    if (error instanceof InputError) return error.problems.map(problemText);
    throw error;
  }
  return [];
}

describe('a case', () => {
  it('leaves out what has nothing after it', () => {
    expect(read('title:\nrules:\noptions:\nstart:\nmoves:\nexpect:\n')).toEqual({ game: 'lazy-heist' });
    expect(read('moves:\n  - expect:\n      legal:\n      outcome:\n')).toEqual({
      game: 'lazy-heist',
      moves: [{ expect: { outcome: null } }],
    });
    expect(read('moves:\n  - line:\n      - expect: {position: null}\n').moves).toEqual([{ line: [{ expect: {} }] }]);
  });

  it('keeps null where it says something', () => {
    const expected = { illegal: { next: null }, position: { checkpoint: null }, outcome: null };
    expect(read(`expect: ${JSON.stringify(expected)}\n`).expect).toEqual(expected);
  });

  it('takes remarks that share an entry', () => {
    const remark = { say: 'Look.', mark: { spaces: ['3.4'] }, ask: { prompt: 'Who?', answer: 'next' } };
    expect(read(`moves: [${JSON.stringify(remark)}]\n`).moves).toEqual([remark]);
  });

  it.each([
    ['{say: Look., until: end}', 'moves[0].say: found "say" beside until, expected each in an entry of its own'],
    [
      '{sya: Look.}',
      'moves[0].sya: found the unknown field "sya", expected one of until, expect, line, goal, you, free, say, mark, ask - did you mean "say"?',
    ],
    [
      '{}',
      'moves[0]: found {}, expected a move such as "next", or one of until, expect, line, say, mark, ask, goal, you and free, for example { say: "…" }',
    ],
    ['3', 'moves[0]: found 3, expected a move such as "next"'],
    ['{mark: {spaces: 3.4}}', 'moves[0].mark.spaces: found "3.4", expected a list'],
    ['{line: [{say: 3}]}', 'moves[0].line[0].say: found 3, expected text, or a text for each language'],
    ['{line: [{unitl: end}]}', 'did you mean "until"?'],
    ['{ask: {prompt: Who?}}', 'moves[0].ask.answer: found nothing, expected a field "answer"'],
    ['{say: }', 'moves[0].say: found null, expected text, or a text for each language'],
    ['{expect: {flwo: end}}', 'did you mean "flow"?'],
  ])('says once what is wrong with the step %s', (step, message) => {
    const found = problems(`moves: [${step}]\n`);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(message);
  });

  it('says everything that is wrong with it at once', () => {
    expect(problems('rules: LH-MOVE-1\nmoves: [{sya: a}, 3]\nexpect: {legal: anna rest}\n')).toHaveLength(4);
  });
});
