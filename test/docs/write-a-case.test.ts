// docs/write-a-case.md: its example is a case that holds, and no key is left out.
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { caseSchema, expectSchema } from '../../src/notation/case.js';
import { schemas, type Schema } from '../../scripts/schema.js';
import { heist, scratch } from '../cli/world.js';

const { file, remove } = scratch();
afterAll(remove);

const page = readFileSync(new URL('../../docs/write-a-case.md', import.meta.url), 'utf8');
const [example = ''] = [...page.matchAll(/```yaml\n([^]*?)```/g)].map(([, text]) => text);

describe('the example', () => {
  it('is well-formed and holds', async () => {
    const path = file('example.yaml', example);
    expect(await heist(['lint', path])).toEqual({ code: 0, out: '1 correct, 0 wrong\n', err: '' });
    expect((await heist(['check', path])).out).toContain('1 hold, 0 fail, 0 wrong');
  });

  it('fails as the page shows it when the rule is another one', async () => {
    const wrong = file('my-case.yaml', example.replace('red throw: RB-THROW-3', 'red throw: RB-THROW-1'));
    const { code, out } = await heist(['check', wrong]);
    expect(code).toBe(1);
    const lines = (text: string) =>
      text.split('\n').map((line) => line.replace(/\S*my-case/, 'my-case').replace(/: [A-Z…].*\(/, ': … ('));
    const shown = /```\n(fails [^]*?)```/.exec(page)?.[1] ?? '';
    expect(shown).not.toBe('');
    // The first line holds the title, which is no reason to be shortened.
    expect(lines(out).slice(1, 5)).toEqual(lines(shown).slice(1, 5));
  });
});

describe('the tables', () => {
  const steps = (schemas()['how-to-rob-a-bank.case.json']?.$defs?.['step'] as Schema).anyOf ?? [];
  const keys = [
    ...Object.keys(caseSchema.entries),
    ...Object.keys(expectSchema.entries),
    ...steps.flatMap(({ properties }) => Object.keys(properties ?? {})),
  ];

  it.each([...new Set(keys)])('explain %s', (key) => {
    expect(page).toMatch(new RegExp(`^\\| \`${key.replace('$', '\\$')}\` +\\|`, 'm'));
  });
});
