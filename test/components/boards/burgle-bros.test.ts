// Burgle Bros on the page: its layouts, and words for every move.
import { describe, expect, it } from 'vitest';
import type { BoardRoom, PositionJson, Scene } from '../../../src/components/board/board.js';
import { loadActing, loadBoard } from '../../../src/components/loading/load-board.js';
import { gameNamed } from '../../../src/machines/index.js';
import { Table } from '../../../src/table/table.js';
import { playOut } from '../../../src/verify/simulation/random-play.js';
import { playedCases } from '../../shipped-cases.js';
import { quick } from '../../table/random-play.js';

const game = gameNamed('burgle-bros');

async function sceneOf(table: Table, lang: 'en' | 'de', room?: BoardRoom): Promise<Scene> {
  const { words } = await loadBoard('burgle-bros', lang);
  return {
    position: table.position as unknown as PositionJson,
    flow: table.flow,
    actor: null,
    texts: game.texts[lang] ?? game.texts.en,
    words: words[lang] ?? words.en,
    memory: true,
    ...(room && { room }),
  };
}

describe('the layout', () => {
  it.each([
    ['bank', 'sheet', 2, 2],
    ['bank', 'wide', 3, 1],
    ['office', 'sheet', 2, 1],
    ['fort-knox', 'sheet', 2, 1],
  ] as const)('%s on a %s: %i floors in a row, %i rows', async (job, room, across, down) => {
    const { drawing } = await loadBoard('burgle-bros', 'en');
    const scene = await sceneOf(Table.open(game, { options: { job } }), 'en', room);
    const { width, height, floors = {}, grid } = drawing.layout(scene);
    const [first] = Object.values(floors);
    expect([width / (first?.width ?? 1), height / (first?.height ?? 1)]).toEqual([across, down]);
    // Every space of the building, the street and the roof.
    expect(grid.flat().filter(Boolean)).toHaveLength((job === 'office' ? 32 : 48) + 2);
    for (const { x, y, width: w, height: h } of drawing.draw(scene).spaces)
      expect(x >= 0 && y >= 0 && x + w <= width && y + h <= height).toBe(true);
  });

  it('shows the floor in play first where there is room for one only', async () => {
    const { drawing } = await loadBoard('burgle-bros', 'en');
    const upstairs = await sceneOf(
      Table.open(game, { position: { burglars: { anna: { at: '2.a1' } } } }),
      'en',
      'narrow',
    );
    expect(drawing.layout(upstairs).busyFloor).toBe('2');
  });
});

describe.each(['en', 'de'] as const)('in %s', (lang) => {
  it('every move has words, and every move of a player an icon', { timeout: 60_000 }, async () => {
    const { drawing } = await loadBoard('burgle-bros', lang);
    const { pointing } = await loadActing('burgle-bros');
    const silent = new Set<string>();
    const look = async (table: Table): Promise<void> => {
      const scene = await sceneOf(table, lang);
      for (const move of table.legal()) {
        const label = drawing.label(move, scene);
        if (label.toLowerCase() === move || /[{}]/.test(label)) silent.add(move);
        if (table.waitsFor === 'player' && pointing.icon(move) === null) silent.add(`no icon: ${move}`);
      }
    };
    for (const { frames } of playedCases(game)) for (const { table } of frames) await look(table);
    for (const seed of [1, 2]) for (const { table } of playOut(Table.open(quick(game)), seed)) await look(table);
    expect([...silent]).toEqual([]);
  });

  it('every place says what is there, and every room what it does', async () => {
    const { drawing } = await loadBoard('burgle-bros', lang);
    for (const { frames } of playedCases(game))
      for (const { table } of frames.slice(-1))
        for (const { id, says, about } of drawing.draw(await sceneOf(table, lang)).spaces) {
          expect(says).not.toMatch(/[{}]|undefined/);
          if (id.includes('.')) expect(about?.length).toBeGreaterThan(12);
        }
  });
});
