// The board of Burgle Bros 2: words and icons for every move, and ways where the rules send guards.
import { describe, expect, it } from 'vitest';
import { comingOf } from '../../../src/components/boards/burgle-bros-2/position.js';
import type { PositionJson, Scene } from '../../../src/components/board/board.js';
import { loadActing, loadBoard } from '../../../src/components/loading/load-board.js';
import { gameNamed } from '../../../src/machines/index.js';
import type { Position } from '../../../src/rules/burgle-bros-2/position.js';
import { Table } from '../../../src/table/table.js';
import { playedCases } from '../../shipped-cases.js';
import { quick } from '../../table/random-play.js';

it('labels every legal move, in English and in German', { timeout: 60_000 }, async () => {
  const game = gameNamed('burgle-bros-2');
  const { drawing, words } = await loadBoard(game.id, 'de');
  const { pointing } = await loadActing(game.id);
  const nameless = new Set<string>();
  const unseen = new Set<string>();
  const seen = new Set<string>();
  for (const { frames } of playedCases(game))
    for (const { table } of frames) {
      if (table.waitsFor !== 'player') continue;
      for (const move of table.legal()) {
        const key = move.split(' ').slice(1, 3).join(' ');
        if (seen.has(key)) continue;
        seen.add(key);
        for (const lang of ['en', 'de'] as const) {
          const scene: Scene = {
            position: table.raw as unknown as PositionJson,
            flow: table.flow,
            actor: null,
            texts: game.texts[lang] ?? game.texts.en,
            words: words[lang] ?? words.en,
            memory: false,
          };
          const label = drawing.label(move, scene);
          if (label === move || /[{}]|undefined/.test(label)) nameless.add(`${lang}: ${move} -> ${label}`);
          if (pointing.target(move, scene) === null && pointing.icon(move) === null) unseen.add(move);
        }
      }
    }
  expect([...nameless]).toEqual([]);
  expect([...unseen]).toEqual([]);
  expect(seen.size).toBeGreaterThan(100);
});

describe('the ways of guards are drawn where the rules send them', () => {
  const game = gameNamed('burgle-bros-2');
  const drawn = (position: object, rulings: object = {}) => {
    const table = Table.open(quick(game), { options: { rulings }, position });
    return comingOf(table.position as unknown as Position, '2').map(({ ways }) => ways[0]?.at(-1));
  };
  const alone = { crooks: { anna: { at: '1.a1' }, bea: { at: '1.d1' } }, rooms: { '2.d1': 'escalator-3' } };
  const alerted = { guards: { '2': { at: '2.d4', target: null, alerted: true } } };

  it('a guard who hunts nobody stays, or goes to the escalator if so ruled', () => {
    expect(drawn({ ...alone, ...alerted })).toEqual([]);
    expect(drawn({ ...alone, ...alerted }, { 'alerted-no-crook': 'to-escalator' })).toEqual(['2.d1']);
  });

  it('an escalator that is out of order draws nobody', () => {
    const rooms = { '2.d1': { tile: 'escalator-3', out: true } };
    expect(drawn({ ...alone, ...alerted, rooms }, { 'alerted-no-crook': 'to-escalator' })).toEqual([]);
  });

  it('an alerted guard hunts the nearest crook, or the one whom the team has chosen', () => {
    const crooks = { anna: { at: '2.d2' }, bea: { at: '2.b4' } };
    const walls = { walls: [] };
    expect(drawn({ crooks, ...alerted, ...walls })).toEqual(['2.d2', '2.b4']);
    expect(drawn({ crooks, ...alerted, ...walls, chasing: 'bea' })).toEqual(['2.b4']);
    expect(drawn({ crooks: { ...crooks, bea: { at: '2.c4' } }, ...alerted, ...walls })).toEqual(['2.c4']);
  });
});

it('counts safe dice once there are some, and says which number is which', async () => {
  const game = gameNamed('burgle-bros-2');
  const { drawing, words } = await loadBoard(game.id, 'en');
  const counted = (dice: object) => {
    const table = Table.open(quick(game), { position: { dice } });
    const counters = drawing.counters({
      position: table.raw as unknown as PositionJson,
      flow: table.flow,
      actor: null,
      texts: game.texts.en,
      words: words.en,
      memory: false,
    });
    return counters.flatMap(({ label, value }) => (label.includes('dice') ? [`${label}: ${value}`] : []));
  };
  expect(counted({ office: 0, safe: 0 })).toEqual([]);
  expect(counted({ office: 2, safe: 1 })).toEqual(['Safe dice, office → safe: 2 → 1']);
});
