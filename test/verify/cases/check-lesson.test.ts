// What heist check proves of a lesson: one planted mistake for each promise.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gameNamed, games } from '../../../src/index.js';
import type { CaseStep } from '../../../src/notation/case.js';
import { judgeCase, parseText, readCase } from '../../../src/verify/index.js';

/** The lesson that the docs print. */
const docs = readFileSync(new URL('../../../docs/write-a-lesson.md', import.meta.url), 'utf8');
const lesson = /```yaml\n(.*?)```/s.exec(docs)?.[1] ?? '';

const problems = (text: string): string[] => {
  const example = readCase(parseText(text).data);
  return judgeCase(gameNamed(example.game), example).failures.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
};

describe('a lesson', () => {
  it('of the docs holds', () => {
    expect(problems(lesson)).toEqual([]);
  });

  it.each([
    [
      'asks for a move that is not possible yet',
      'play: yellow pepper g1',
      'play: red play',
      /you\.play: .*not possible yet/,
    ],
    [
      'names the wrong rule for a refusal',
      'refused: RB-THROW-3',
      'refused: RB-THROW-1',
      /react\.yellow throw.*another rule/,
    ],
    ['answers a move that is refused as if it were legal', 'refused: RB-THROW-3, ', '', /cannot make this move here/],
    [
      'answers the move that it asks for',
      'yellow throw: { refused: RB-THROW-3, say',
      'yellow play: { say',
      /the move that is asked for/,
    ],
    [
      'has a reaction without a word',
      'say: Not while a guard here is awake.',
      'expect: {}',
      /told nothing|changes nothing/,
    ],
    [
      'has an else that can never come up',
      'hints: [Look at the card., Spray guard 1.]',
      'react: { yellow done: { say: No. }, else: { say: No. } }',
      /can never come up/,
    ],
    [
      'has a goal that is reached from the start',
      '{ events: [bag-stolen] }',
      '{ flow: rob }',
      /before the reader has done anything/,
    ],
    ['never reaches its goal', '{ events: [bag-stolen] }', '{ events: [game-won] }', /before its goal is reached/],
    [
      'has free play that does not reach the goal',
      'play: [yellow throw]',
      'play: [yellow car e-1]',
      /do not reach the goal/,
    ],
    ['gives less moves than it needs', 'within: 2', 'within: 0', null],
    [
      'leaves a reader without a word',
      '      stuck: { say: The bag is not in the car. Go back? }\n',
      '',
      /misses the goal and is told nothing/,
    ],
    [
      'forgets a language',
      'say: Get one bag into the car.',
      'say: { en: One bag., de: Ein Sack. }',
      /missing in en, de/,
    ],
  ] as const)('that %s does not hold', (_, written, wrong, message) => {
    expect(lesson).toContain(written);
    const text = lesson.replace(written, wrong);
    if (message === null) expect(() => problems(text)).toThrow(/at least 1/);
    else expect(problems(text).join('\n')).toMatch(message);
  });

  it.each(games.map(({ id }) => id))('for %s is there, in English and German', (id) => {
    const file = new URL(`../../../cases/${id}/first-minutes.yaml`, import.meta.url);
    const example = readCase(parseText(readFileSync(file, 'utf8')).data);
    const kinds = (example.moves ?? []).map((step) => (typeof step === 'string' ? 'move' : Object.keys(step)[0]));
    expect(kinds).toEqual(expect.arrayContaining(['goal', 'you', 'free', 'say']));
    expect(JSON.stringify(example)).toContain('"de"');
    expect(judgeCase(gameNamed(id), example).failures).toEqual([]);
  });
});

it('a long lesson is judged step by step: nobody looks for each of its steps from the start', () => {
  const looks = (length: number): number => {
    let count = 0;
    const get = (steps: CaseStep[], name: string | symbol): unknown => (count++, Reflect.get(steps, name));
    const goal: CaseStep = { goal: { say: 'Get out.', when: { flow: 'end' } } };
    const steps: CaseStep[] = [goal, ...Array.from({ length }, () => ({ say: 'Slowly.' }))];
    judgeCase(gameNamed('lazy-heist'), { game: 'lazy-heist', moves: new Proxy(steps, { get }) });
    return count;
  };
  expect(looks(400) / looks(200)).toBeLessThan(2.5);
});
