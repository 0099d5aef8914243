// A table's own data is drawn and pointed at as the printed data is.
import { describe, expect, it } from 'vitest';
import type { PositionJson, Scene } from '../../../src/components/board/board.js';
import { loadActing, loadBoard } from '../../../src/components/loading/load-board.js';
import { gameNamed, games } from '../../../src/machines/index.js';
import { Table } from '../../../src/table/table.js';
import { playOut } from '../../../src/verify/simulation/random-play.js';
import type { OwnData } from '../../rules/own-data.js';
import { quick } from '../../table/random-play.js';

async function boardOf(id: string) {
  const game = gameNamed(id);
  const { drawing, words } = await loadBoard(id, 'en');
  const { pointing } = await loadActing(id);
  const sceneOf = (table: Table): Scene => ({
    position: table.position as unknown as PositionJson,
    flow: table.flow,
    actor: table.actor ?? null,
    texts: game.texts.en,
    words: words.en,
    memory: true,
  });
  return { game, drawing, pointing, sceneOf };
}

describe.each(games.filter(({ data }) => data.some(({ option }) => option?.startsWith('data.'))))('$id', ({ id }) => {
  it('every place that a move names is drawn, and arrow keys reach it', { timeout: 60_000 }, async () => {
    const { ownData: options } = (await import(`../../rules/${id}/own-data.ts`)) as { readonly ownData: OwnData };
    const { game, drawing, pointing, sceneOf } = await boardOf(id);
    const known = new Set(game.spaces);
    const [named, missing] = [new Set<string>(), new Set<string>()];
    for (const seed of [1, 2, 3, 4, 5])
      for (const { table } of playOut(Table.open(quick(game), { options, position: game.beginning }), seed)) {
        if (table.waitsFor !== 'player') continue;
        const scene = sceneOf(table);
        const drawn = new Set(drawing.draw(scene).spaces.map((space) => space.id));
        const reached = new Set(drawing.layout(scene).grid.flat());
        for (const move of table.legal()) {
          const places = [...move.split(' '), pointing.target(move, scene) ?? ''].filter((word) => known.has(word));
          for (const place of places) {
            named.add(place);
            if (!drawn.has(place) || !reached.has(place)) missing.add(`${move}: ${place}`);
          }
        }
      }
    expect([...missing]).toEqual([]);
    expect(named.size).toBeGreaterThan(known.size / 8);
  });
});

const minute = { flow: 'minute.turn.ready' };
const robbing = { flow: 'rob.robber.before', turn: 'yellow', car: 'n-c' };
const ring = [
  'n-a',
  'n-b',
  'n-c',
  'ne',
  'e-1',
  'e-2',
  'e-3',
  'se',
  's-c',
  's-b',
  's-a',
  'sw',
  'w-3',
  'w-2',
  'w-1',
  'nw',
];
const withCorners = { options: { data: { streets: ring } }, position: robbing };

it.each<[what: string, id: string, position: object, data: object]>([
  ['colours', 'lazy-heist', minute, { burglars: { anna: { colour: 'blue' }, dieter: { colour: 'yellow' } } }],
  ['vault', 'lazy-heist', minute, { plan: { vault: '4.2' } }],
  ['door above the start', 'lazy-heist', minute, { plan: { door: '1.2' } }],
  ['door far from the start', 'lazy-heist', minute, { plan: { door: '1.6' } }],
  ['accesses to a lift', 'lazy-heist', minute, { plan: { accesses: { c: ['4.5', '5.5', '6.3'] } } }],
  ['radio fields', 'lazy-heist', minute, { strip: { normal: [4, 9] } }],
  ['loop of a drone', 'lazy-heist', minute, { drones: { '4': [2, 5] } }],
  ['streets', 'how-to-rob-a-bank', robbing, { streets: ring }],
  ['symbols', 'how-to-rob-a-bank', robbing, { tiles: { plain: { symbol: 'bag' }, 'bag-1': { symbol: 'none' } } }],
])('own %s: drawn in %s', async (_, id, position, data) => {
  const { game, drawing, sceneOf } = await boardOf(id);
  const drawn = (options: object) =>
    JSON.stringify(drawing.draw(sceneOf(Table.open(quick(game), { position, options }))));
  expect(drawn({ data })).not.toBe(drawn({}));
});

it('lasers and blasts are where the vault of the table is', async () => {
  const { game, drawing, sceneOf } = await boardOf('lazy-heist');
  const scene = sceneOf(Table.open(quick(game), { options: { data: { plan: { vault: '4.2' } } } }));
  const { spaces } = drawing.draw(scene);
  expect(spaces.filter(({ says }) => says.includes('lasers')).map((space) => space.id)).toEqual(['4.2']);
  const [flash] = drawing.flashes([{ type: 'lasers-off', rule: 'LH-GOAL-3' }], scene);
  const vault = spaces.find((space) => space.id === '4.2');
  expect(flash?.x).toBe(vault && vault.x + vault.width / 2);
});

it('a drive to a street on a corner lights up there and goes there', async () => {
  const { game, drawing, pointing, sceneOf } = await boardOf('how-to-rob-a-bank');
  const table = Table.open(quick(game), withCorners);
  expect(pointing.target('yellow car ne', sceneOf(table))).toBe('ne');
  const driven = table.play('yellow car ne');
  const [drive] = drawing.travels(driven.events, sceneOf(driven));
  const corner = drawing.draw(sceneOf(driven)).spaces.find((space) => space.id === 'ne');
  expect(game.textBoard(driven.position)).toContain('[CAR]');
  expect(drive).toMatchObject({ piece: 'car', via: [], to: { x: corner && corner.x + corner.width / 2 } });
});
