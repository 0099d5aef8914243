// heist bake: what a page needs of a case, and nothing that does not hold.
import { afterAll, describe, expect, it } from 'vitest';
import { openBaked } from '../../../src/components/session/open-baked.js';
import { interruptionsIn } from '../../../src/machines/chart/outline.js';
import { gameNamed, games } from '../../../src/machines/index.js';
import { readCase } from '../../../src/notation/case.js';
import { parseText } from '../../../src/notation/yaml.js';
import { bake, type Baked } from '../../../src/verify/cases/bake.js';
import { checkCase, type Frame } from '../../../src/verify/cases/check-case.js';
import { isLong } from '../../long-run.js';
import { playedCases } from '../../shipped-cases.js';
import { goodCase, heist, heistJson, scratch } from '../world.js';

const { file, remove } = scratch();
afterAll(remove);

describe('heist bake', () => {
  it('writes positions, events, moves, remarks, refusals and the words for them', async () => {
    const path = file(
      'walk.yaml',
      goodCase.replace(
        '  - red walk c2\n',
        '  - say: {en: Look., de: Schau.}\n  - expect: {illegal: {red walk c3: null}}\n  - red walk c2\n',
      ),
    );
    const baked = (await heistJson(['bake', path])) as Baked;
    expect(baked).toMatchObject({ baked: 1, game: 'how-to-rob-a-bank', title: 'A walk', rules: ['RB-WALK-6'] });
    const [start, walked] = baked.steps;
    expect(start?.position?.['robbers']).toMatchObject({ red: { at: 'b2' } });
    expect(start?.legal).toContain('red walk c2');
    expect(start?.say).toEqual({ en: 'Look.', de: 'Schau.' });
    // The case leaves the rule open; the rules know it.
    expect(start?.refused).toEqual([{ move: 'red walk c3', rule: 'RB-WALK-2' }]);
    expect(walked).toMatchObject({ move: 'red walk c2', events: [{ type: 'walked', from: 'b2', to: 'c2' }] });
    expect(Object.keys(walked?.changed ?? {})).not.toContain('tiles');
    expect(Object.keys(baked.texts.en.rules).sort()).toEqual(['RB-WALK-2', 'RB-WALK-6']);
    expect(Object.keys(baked.texts.en.events)).toEqual(['walked']);
    expect(baked.sources['RB-WALK-6']).toBeTypeOf('string');
  });

  it('refuses a case that does not hold, and says where', async () => {
    const path = file('wrong.yaml', goodCase.replace('rob.robber.after', 'rob.bank'));
    const { code, out, err } = await heist(['bake', path]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('expect.flow');
  });

  it.each([
    ['no such file', 'nowhere.yaml', 'no such file'],
    ['what is no case', '', 'expected a case'],
    ['more than one case', 'cases/lazy-heist', 'files, expected a single file'],
  ])('says what is wrong with %s', async (_, name, message) => {
    const { code, out, err } = await heist(['bake', name || file('list.yaml', '- 1\n')]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });
});

describe('a baked case', () => {
  const example = (text: string) => {
    const read = readCase(parseText(text).data);
    const game = gameNamed(read.game);
    return bake(game, read, checkCase(game, read));
  };
  it.each(games)('$id: cases of the package come back step by step, and their steps can be played', async (game) => {
    const cases = playedCases(game).filter((_, i) => isLong || i % 3 === 0);
    expect(cases.length).toBeGreaterThan(2);
    for (const { name, example: read, ...result } of cases) {
      const data = JSON.parse(JSON.stringify(bake(game, read, result))) as Baked;
      const session = await openBaked(data, { lang: 'en' });
      // What interrupts what is known without the chart.
      const { outline } = game.chart((result.frames[0] as Frame).table.raw);
      expect(session.game ?? session.chart.interruptions).toEqual(interruptionsIn(outline));
      session.steps.forEach(({ position, flow }, i) => {
        const { flow: there, ...rest } = result.frames[i]?.table.position as unknown as Record<string, unknown>;
        expect([flow, position], name).toEqual([there, rest]);
      });
    }
  });

  it('wakes up when it is played: the rules come and the move is made', async () => {
    const session = await openBaked(example(goodCase), { lang: 'en' });
    expect(session.game).toBeNull();
    expect(session.legal).toContain('red walk c2');
    expect(session.play('red walk c2')).toBe(true);
    await expect.poll(() => session.game?.id).toBe('how-to-rob-a-bank');
    await expect.poll(() => session.step.events[0]).toMatchObject({ type: 'walked', to: 'c2' });
    session.goto(0);
    session.play('red walk c3');
    // What the rule says loads first.
    await expect.poll(() => session.refused).toMatchObject({ rule: 'RB-WALK-2' });
  });

  it.each([
    ['another version', { baked: 2 }, 'baked: found 2, expected 1'],
    ['no steps', { steps: [] }, 'steps: found an empty list'],
    ['steps that are none', { steps: [{ flow: 'rob', position: {} }] }, 'steps: found data that cannot be drawn'],
    ['an unknown game', { game: 'lazy-hiest' }, 'did you mean "lazy-heist"'],
  ])('with %s is refused with a message', async (_, change, message) => {
    const broken = { ...example(goodCase), ...change } as unknown as Baked;
    await expect(openBaked(broken, { lang: 'en' })).rejects.toThrow(message);
  });
});
