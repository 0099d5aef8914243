// The catalogue and the words of every game fit together, in every language: each rule, ruling, event and state has its
// text, and no text is left over. (What a language lacks is said in English; test/locales/ finds that.)
import { describe, expect, it } from 'vitest';
import { games } from '../../src/machines/index.js';
import { Table } from '../../src/table/table.js';

/** Texts begin with a capital letter, or with a number. */
const sentence = /^[\p{Lu}1-9].*\.$/u;

for (const game of games) {
  const { id, prefix, catalogue, rulings, texts } = game;
  /** Play never rests in some of them, but what is interrupted may wait there. */
  const { states } = (await import(`../../src/rules/${id}/states.ts`)) as { readonly states: readonly string[] };
  const ids = catalogue.map((rule) => rule.id);

  describe(`${id}, the catalogue`, () => {
    it('has unique ids: an area with a number, counted from 1, or the name of a card', () => {
      const last = new Map<string, number>();
      for (const rule of ids) {
        expect(rule).toMatch(new RegExp(`^${prefix}-([A-Z]+-\\d+|[A-Z]+-[a-z]+(-[a-z]+)*|F[1-9])$`));
        const [, area = '', n] = /-([A-Z]+)-(\d+)$/.exec(rule) ?? [];
        if (!area) continue;
        expect(Number(n), rule).toBe((last.get(area) ?? 0) + 1);
        last.set(area, Number(n));
      }
      expect(new Set(ids).size).toBe(ids.length);
      for (const ruling of rulings) expect(ruling.id).toMatch(new RegExp(`^${prefix}-RULING-[a-z0-9]+(-[a-z0-9]+)*$`));
    });

    it('names only known rules where it says why a rule is never cited', () => {
      for (const { notCheckable = '' } of catalogue)
        for (const [rule] of notCheckable.matchAll(new RegExp(`${prefix}-[A-Z]+-?\\d+`, 'g')))
          expect(ids).toContain(rule);
    });
  });

  describe.each(Object.entries(texts))(
    `${id}, in the language %s`,
    (_, { rules, rulings: explained, events, flow }) => {
      it('every rule has a text, and no text is without a rule', () => {
        expect(Object.keys(rules).sort()).toEqual(ids.toSorted());
        for (const [rule, text] of Object.entries(rules)) expect(text, rule).toMatch(sentence);
      });

      it('every ruling is explained with each of its alternatives', () => {
        expect(Object.keys(explained)).toEqual(rulings.map((ruling) => ruling.id));
        for (const ruling of rulings) {
          const text = explained[ruling.id];
          // Names that are numbers come first in any object, so the order says nothing here.
          expect(Object.keys(text?.alternatives ?? {}).sort(), ruling.id).toEqual(ruling.alternatives.toSorted());
          expect(text?.question).toMatch(/^\p{Lu}.*\?$/u);
          expect(text?.why, ruling.id).toMatch(/^\p{Lu}.*\.$/u);
          for (const meaning of Object.values(text?.alternatives ?? {})) expect(meaning, ruling.id).toMatch(sentence);
        }
      });

      it('every event has a sentence', () => {
        for (const [type, text] of Object.entries(events)) {
          expect(type).toMatch(/^[a-z]+(-[a-z]+)*$/);
          expect(text, type).toMatch(/\.$/);
        }
      });

      it('every state in which play can stand has a name, and every name is that of a state or a procedure', () => {
        const { paths } = game.chart(Table.open(game).raw);
        expect(paths.filter((path) => !flow[path])).toEqual([]);
        const known = [...paths, ...states, ...Object.keys(game.procedures)];
        expect(Object.keys(flow).filter((named) => !known.includes(named))).toEqual([]);
      });
    },
  );
}
