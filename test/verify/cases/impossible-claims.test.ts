// A claim about something that cannot be would always hold, or never: it is told as a mistake of the case.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '../../../src/index.js';
import { gameNamed } from '../../../src/machines/index.js';
import { parseText, readCase, type Case } from '../../../src/verify/index.js';
import { checkCase } from '../../../src/verify/cases/check-case.js';
import { unknownDetail } from '../../../src/verify/cases/judge-expectation.js';
import { lintCase } from '../../../src/verify/cases/lint.js';

const game = gameNamed('how-to-rob-a-bank');
const walk = (expect: Case['expect']): Case => ({
  game: game.id,
  start: { flow: 'rob.robber.card', turn: 'red', card: { id: 'walk', left: ['walk'] }, robbers: { red: 'b2' } },
  moves: ['red walk c2'],
  expect,
});

describe('a claim that can never fail', () => {
  it.each([
    ['a detail that no event has', { 'no-events': [{ type: 'walked', who: 'red' }] }, 'has "who"'],
    ['a detail spelt wrong', { 'no-events': [{ type: 'walked', pieces: 'red' }] }, 'did you mean "piece"?'],
    ['a field that no position has', { position: { stolenn: null } }, 'have no "stolenn" - did you mean "stolen"?'],
  ])('%s', (_, claim, message) => {
    const { failures } = checkCase(game, walk(claim));
    expect(failures).toMatchObject([{ message: expect.stringContaining(message) as string, fault: true }]);
    expect(lintCase(game, walk(claim))).toHaveLength(1);
  });

  it('a true one still fails or holds', () => {
    expect(checkCase(game, walk({ 'no-events': [{ type: 'walked', piece: 'red' }] })).holds).toBe(false);
    expect(checkCase(game, walk({ 'no-events': [{ type: 'walked', piece: 'yellow' }] })).failures).toEqual([]);
    expect(checkCase(game, walk({ position: { stolen: 0 } })).failures).toEqual([]);
  });
});

it.each(games)('every detail of an event of $id is known', (each) => {
  const folder = new URL(`../../../cases/${each.id}/`, import.meta.url);
  const strange = new Set<string>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml'))) {
    const { frames } = checkCase(each, readCase(parseText(readFileSync(new URL(file, folder), 'utf8')).data));
    for (const { table } of frames)
      for (const event of table.events) {
        const detail = unknownDetail(table, event, each);
        if (detail !== null) strange.add(detail);
      }
  }
  expect([...strange]).toEqual([]);
});
