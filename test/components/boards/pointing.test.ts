// Every event in the log can be pointed at: on the board where it names a place or a piece, else it shows in the cards or
// in the tracker. And every place of the board where nothing can be done says why not, with the rule.
import { describe, expect, it } from 'vitest';
import type { BoardDrawing, PositionJson, Scene } from '../../../src/components/board/board.js';
import { loadActing, loadBoard } from '../../../src/components/loading/load-board.js';
import { allGames } from '../../../src/games/index.js';
import { gameNamed } from '../../../src/machines/index.js';
import type { BoardWords } from '../../../src/locales/board-words.js';
import type { GameEvent } from '../../../src/table/event.js';
import type { Game } from '../../../src/table/game.js';
import { Table } from '../../../src/table/table.js';
import { playOut } from '../../../src/verify/simulation/random-play.js';
import { playedCases } from '../../shipped-cases.js';
import { quick } from '../../table/random-play.js';

describe.each(allGames.map(({ id }) => id))('%s', (id) => {
  it('what an event names is shown, in seeded games and in every case', { timeout: 60_000 }, async () => {
    const game = gameNamed(id);
    const { drawing, words } = await loadBoard(id, 'en');
    const { pointing } = await loadActing(id);
    const [silent, nowhere] = [new Set<string>(), new Set<string>()];
    const [happened, shown] = [new Set<string>(), new Set<string>()];
    const look = (table: Table) => {
      const scene = sceneOf(table, game, words.en);
      let grid: ReadonlySet<string | null> | undefined;
      for (const event of table.events) {
        happened.add(event.type);
        const spaces = pointing.spacesOf(event, scene);
        if (spaces.length > 0) {
          grid ??= new Set(drawing.layout(scene).grid.flat());
          for (const space of spaces) if (!space || !grid.has(space)) nowhere.add(JSON.stringify({ space, event }));
          shown.add(event.type);
        } else if (namesSomething(event, drawing, scene)) silent.add(JSON.stringify(event));
      }
    };
    for (const { table } of playOut(Table.open(quick(game)), 1)) look(table);
    for (const { frames } of playedCases(game)) for (const { table } of frames) look(table);
    expect([...silent]).toEqual([]);
    expect([...nowhere]).toEqual([]);
    expect(shown.size).toBeGreaterThan(happened.size / 2);
  });

  it(
    'what lights up no place shows beside the board: in the cards or in the tracker',
    { timeout: 60_000 },
    async () => {
      const game = gameNamed(id);
      const { drawing, words } = await loadBoard(id, 'en');
      const { pointing } = await loadActing(id);
      const unseen = new Set<string>();
      const types = { onTheBoard: new Set<string>(), beside: new Set<string>() };
      for (const seed of [4, 5]) {
        let before = '';
        for (const { table } of playOut(Table.open(quick(game)), seed)) {
          const scene = sceneOf(table, game, words.en);
          const beside = JSON.stringify([scene.flow, scene.actor, drawing.counters(scene), drawing.cards(scene)]);
          for (const event of table.events)
            if (pointing.spacesOf(event, scene).length > 0) types.onTheBoard.add(event.type);
            else if (beside !== before) types.beside.add(event.type);
            else unseen.add(JSON.stringify(event));
          before = beside;
        }
      }
      expect([...unseen]).toEqual([]);
      // Nearly everything that happens, happens somewhere.
      expect(types.onTheBoard.size).toBeGreaterThan(types.beside.size);
    },
  );

  it('a click where nothing can be done names a rule, in whole games', { timeout: 60_000 }, async () => {
    const game = gameNamed(id);
    const { drawing, words } = await loadBoard(id, 'en');
    const { pointing } = await loadActing(id);
    const silent = new Set<string>();
    let asked = 0;
    let shown = 0;
    for (const { table } of playOut(Table.open(quick(game)), 6)) {
      if (table.waitsFor !== 'player') continue;
      const scene = sceneOf(table, game, words.en);
      const places = drawing.layout(scene).grid.flat().filter(Boolean);
      shown = Math.max(shown, places.length);
      const lit = new Set(table.legal().map((move) => pointing.target(move, scene)));
      for (const place of places.filter((each) => !lit.has(each))) {
        asked++;
        const why = pointing.meant(place, scene).map((move) => table.why(move)?.rule);
        if (!why.some((rule) => rule && game.texts.en.rules[rule])) silent.add(`${table.flow}: ${place}`);
      }
    }
    expect([...silent]).toEqual([]);
    expect(asked).toBeGreaterThan(shown);
  });
});

const sceneOf = (table: Table, game: Game, words: BoardWords): Scene => ({
  position: table.position as unknown as PositionJson,
  flow: table.flow,
  actor: table.actor ?? null,
  texts: game.texts.en,
  words,
  memory: true,
});

/** A detail is a place of the board or a piece on it. The name of a step in the protocol may read like one. */
function namesSomething(
  { type: _type, rule: _rule, name: _name, ...details }: GameEvent,
  drawing: BoardDrawing,
  scene: Scene,
) {
  const known = new Set([...drawing.layout(scene).grid.flat(), ...drawing.draw(scene).pieces.map((piece) => piece.id)]);
  return Object.values(details)
    .flat()
    .some((word) => typeof word === 'string' && word !== '' && known.has(word));
}
