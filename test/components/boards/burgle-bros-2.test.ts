// Every move that a player can make in Burgle Bros 2 has a name in both languages, and an icon or a place.
import { expect, it } from 'vitest';
import type { PositionJson, Scene } from '../../../src/components/board/board.js';
import { loadActing, loadBoard } from '../../../src/components/loading/load-board.js';
import { gameNamed } from '../../../src/machines/index.js';
import { playedCases } from '../../shipped-cases.js';

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
