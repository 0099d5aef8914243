// Every event in the log can be pointed at on the board: whatever names a place or a piece lights up at least one space.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { BoardDrawing, PositionJson, Scene } from '../../src/components/internal/board.js';
import { loadBoard, shownGames } from '../../src/components/internal/games.js';
import { gameNamed } from '../../src/machines/index.js';
import { readCase } from '../../src/notation/case.js';
import { parseText } from '../../src/notation/yaml.js';
import type { GameEvent } from '../../src/table/event.js';
import { Table } from '../../src/table/table.js';
import { checkCase } from '../../src/verify/cases.js';
import { playOut } from '../../src/verify/play.js';

const casesOf = (id: string) => {
  const folder = new URL(`../../cases/${id}/`, import.meta.url);
  return readdirSync(folder).map((name) => readCase(parseText(readFileSync(new URL(name, folder), 'utf8')).data));
};

describe.each(shownGames)('%s', (id) => {
  it('what an event names is shown, in seeded games and in every case', { timeout: 60_000 }, async () => {
    const game = gameNamed(id);
    const { drawing, words } = await loadBoard(id, 'en');
    const silent = new Set<string>();
    const shown = new Set<string>();
    const look = (table: Table) => {
      const position = table.position as unknown as PositionJson;
      const scene: Scene = { position, flow: table.flow, texts: game.texts.en, words: words.en, memory: true };
      for (const event of table.events) {
        const spaces = drawing.spacesOf(event, scene);
        expect(spaces.filter((space) => !space || !drawing.grid.flat().includes(space))).toEqual([]);
        if (spaces.length > 0) shown.add(event.type);
        else if (namesSomething(event, drawing, scene)) silent.add(JSON.stringify(event));
      }
    };
    for (const seed of [1, 2, 3]) for (const { table } of playOut(Table.open(game), seed)) look(table);
    for (const each of casesOf(id)) for (const { table } of checkCase(game, each).frames) look(table);
    expect([...silent]).toEqual([]);
    expect(shown.size).toBeGreaterThan(20);
  });
});

/** A detail is a place of the board or a piece on it. The name of a step in the protocol may read like one. */
function namesSomething(
  { type: _type, rule: _rule, name: _name, ...details }: GameEvent,
  drawing: BoardDrawing,
  scene: Scene,
) {
  const known = new Set([...drawing.grid.flat(), ...drawing.draw(scene).pieces.map((piece) => piece.id)]);
  return Object.values(details)
    .flat()
    .some((word) => typeof word === 'string' && word !== '' && known.has(word));
}
