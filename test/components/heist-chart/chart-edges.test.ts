// The arrows of a chart: every verb of every state is written beside the arrow that it leads along, and covers no state.
import { describe, expect, it } from 'vitest';
import { arrowsOf, type ChartLabel } from '../../../src/components/heist-chart/chart-edges.js';
import { layoutChart, type ChartBox } from '../../../src/components/heist-chart/chart-layout.js';
import { gameNamed, games } from '../../../src/machines/index.js';
import { Table } from '../../../src/table/table.js';

type Area = Pick<ChartBox, 'x' | 'y' | 'width' | 'height'>;
const overlap = (a: Area, b: Area): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe.each(games)('$id', (game) => {
  const { outline } = game.chart(Table.open(game).raw);
  const names = { nameOf: (path: string) => game.texts.en.flow[path] ?? path, procedures: game.procedures };
  const acting = outline.states.filter(({ on }) => Object.keys(on).length > 0);

  it.each([270, 700, 1170])(
    'at %i px every verb is on its arrow, and no label lies on a state or on another',
    (width) => {
      const layout = layoutChart(outline, width, names);
      for (const { path, on } of acting) {
        const arrows = arrowsOf(layout, outline, path, null);
        const labels = arrows.flatMap(({ label }) => label ?? []);
        // A verb that may lead to several places is on each of its arrows.
        expect([...new Set(labels.flatMap(({ verbs }) => verbs))].sort(), path).toEqual(Object.keys(on).sort());
        const states = layout.boxes.filter(({ kind }) => kind !== 'phase' && kind !== 'group');
        for (const label of labels) {
          const others: readonly Area[] = [...states, ...labels.filter((each) => each !== label)];
          expect(
            others.filter((each) => overlap(each, label)),
            `${path}: ${label.text}`,
          ).toEqual([]);
          expect([label.x >= 0, label.x + label.width <= width, label.y >= 0]).toEqual([true, true, true]);
        }
      }
    },
  );

  it.each(['en', 'de'] as const)('fits two screens at 1200 px, with every name in full: %s', (lang) => {
    const nameOf = (path: string) => game.texts[lang]?.flow[path] ?? path;
    const { boxes, height } = layoutChart(outline, 1150, { ...names, nameOf });
    expect(height).toBeLessThan(2 * 900);
    expect(boxes.filter(({ name, lines }) => lines.join(' ') !== name)).toEqual([]);
  });

  it('counts steps only where no name carries a number already', () => {
    const { boxes } = layoutChart(outline, 270, names);
    for (const { path, number } of boxes.filter((box) => box.number !== undefined)) {
      const around = path.slice(0, path.lastIndexOf('.'));
      const list = boxes.filter((box) => box.path.slice(0, box.path.lastIndexOf('.')) === around);
      expect(
        list.filter(({ name }) => /\d/.test(name)),
        `${path}: ${number ?? ''}`,
      ).toEqual([]);
    }
  });

  it('draws every state in which play rests, and no fork', () => {
    const drawn = layoutChart(outline, 1150, names).boxes.map(({ path }) => path);
    const resting = outline.states.filter(
      ({ kind, on }) => kind === 'final' || (kind === 'atomic' && Object.keys(on).length),
    );
    expect(
      drawn.filter((path) => outline.states.find((state) => state.path === path)?.kind !== 'compound').sort(),
    ).toEqual(resting.map(({ path }) => path).sort());
  });

  it('nothing stands out of what is around it, at any width', () => {
    for (const width of [270, 430, 700, 1170]) {
      const { boxes } = layoutChart(outline, width, names);
      for (const box of boxes) {
        const around = boxes.find(({ path }) => path === box.path.slice(0, box.path.lastIndexOf('.')));
        expect(box.x + box.width, `${box.path} at ${width}`).toBeLessThanOrEqual(
          (around ? around.x + around.width : width) + 0.01,
        );
      }
    }
  });

  const folded =
    outline.states.find(({ path, kind }) => kind === 'compound' && path.split('.').length === 2)?.path ?? '';
  it.skipIf(folded === '')('arrows lead out of a folded state, and into one', () => {
    const seen = { ...outline, states: outline.states.filter(({ path }) => !path.startsWith(`${folded}.`)) };
    const layout = layoutChart(seen, 700, names);
    const inside = acting.find(
      ({ path, on }) => path.startsWith(`${folded}.`) && Object.values(on).some(({ target }) => target),
    );
    const out = arrowsOf(layout, outline, inside?.path ?? '', { from: acting[0]?.path ?? '', verb: 'next' });
    expect(out.some(({ from }) => from.path === folded)).toBe(true);
    const taken = out.find(({ kind }) => kind === 'taken');
    expect([taken?.to.path, taken?.label?.text]).toEqual([folded, 'next']);
  });

  it('many verbs are shortened, and the rest is counted', () => {
    const layout = layoutChart(outline, 300, names);
    const labels = acting.flatMap(({ path }) =>
      arrowsOf(layout, outline, path, null).flatMap(({ label }) => label ?? []),
    );
    const short = labels.filter((label: ChartLabel) => label.text !== label.verbs.join(' · '));
    expect(short.length).toBeGreaterThan(0);
    for (const { text, verbs } of short) {
      const rest = Number(/[+×](\d+)$/.exec(text)?.[1]);
      const written = text.startsWith('×') ? 0 : text.split(' · ').length - 1;
      expect(written + rest).toBe(verbs.length);
    }
  });
});

it('the security protocol is a numbered column with an arrow from each step to the next', () => {
  const game = gameNamed('lazy-heist');
  const { outline } = game.chart(Table.open(game).raw);
  const names = { nameOf: (path: string) => game.texts.en.flow[path] ?? path, procedures: game.procedures };
  const layout = layoutChart(outline, 1150, names);
  const steps = game.procedures['protocol']?.map((step) => `minute.protocol.${step}`) ?? [];
  const boxes = steps.map((path) => layout.boxes.find((box) => box.path === path));
  expect(new Set(boxes.map((box) => box?.x)).size).toBe(1);
  expect(boxes.map((box) => box?.y)).toEqual(boxes.map((box) => box?.y).sort((a = 0, b = 0) => a - b));
  const arrows = arrowsOf(layout, outline, 'minute.turn.ready', null).filter(({ kind }) => kind === 'order');
  const drawn = arrows.map(({ from, to }) => `${from.path} > ${to.path}`);
  expect(drawn).toEqual(expect.arrayContaining(steps.slice(1).map((to, i) => `${steps[i] ?? ''} > ${to}`)));
});
