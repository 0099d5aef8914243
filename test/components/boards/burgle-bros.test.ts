// Burgle Bros on the page: its layouts, and words for every move.
import { describe, expect, it } from 'vitest';
import { goals } from '../../../src/components/boards/burgle-bros/goals.js';
import { overlays } from '../../../src/components/boards/burgle-bros/overlays.js';
import { overlays as words } from '../../../src/locales/en/burgle-bros/overlays.js';
import { comingOf } from '../../../src/components/boards/burgle-bros/position.js';
import type { BoardRoom, PositionJson, Scene } from '../../../src/components/board/board.js';
import { loadActing, loadBoard } from '../../../src/components/loading/load-board.js';
import { gameNamed } from '../../../src/machines/index.js';
import type { Position } from '../../../src/rules/burgle-bros/position.js';
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

describe('what the board works out is what the rules do', () => {
  const open = (position: object, rulings: object = {}) => Table.open(quick(game), { options: { rulings }, position });

  /** All that an overlay says in its panel. */
  async function panel(name: string, table: Table): Promise<string> {
    const scene = await sceneOf(table, 'en');
    const moments = [{ position: scene.position, flow: scene.flow, events: [] }];
    const context = { scene, lang: 'en', words, moments, at: 0, legal: [], label: (move: string) => move };
    return JSON.stringify(overlays.byName[name]?.panel?.(context));
  }

  it.each([
    ['used', { used: 3, extra: 1 }, [], 'No'],
    ['unused', { used: 3, extra: 1 }, [], 'Yes'],
    ['used', { used: 2, extra: -1 }, ['mirror'], 'Yes'],
    ['unused', { used: 2, extra: -1 }, ['mirror'], 'No'],
    ['used', { used: 3, extra: 0 }, ['stamp'], 'Yes'],
  ] as const)('an event by the ruling %s: %o with %o', async (ruling, turn, loot, answer) => {
    const { drawing } = await loadBoard('burgle-bros', 'en');
    const table = open({ burglars: { anna: { at: '1.b3', loot } }, turn }, { 'used-actions': ruling });
    const scene = await sceneOf(table, 'en');
    expect(drawing.counters(scene).find(({ label }) => label === scene.words.counters['event'])?.value).toBe(
      scene.words.counters[answer.toLowerCase()],
    );
    expect((await panel('actions', table)).includes('No event follows')).toBe(answer === 'No');
    expect(table.play('anna end').flow === 'turn.event.draw').toBe(answer === 'Yes');
  });

  it.each([
    ['per-tile', 1],
    ['per-turn', 2],
  ])('dice at another keypad by the ruling %s: %i', async (ruling, count) => {
    const tiles = { '1.c3': 'keypad-4', '1.b4': 'keypad-5' };
    const position = { burglars: { anna: '1.b3' }, tiles, turn: { used: 1, tries: { '1.c3': 1 } } };
    const table = open(position, { 'keypad-scope': ruling });
    expect(await panel('keypads', table)).toContain(`Dice for the next attempt at 1.b4: ${count}`);
    expect(table.play('anna walk 1.b4').play(`roll${' 1'.repeat(count)}`).flow).toBe('turn.actions');
  });

  it('a disabled keypad takes no dice, and a disabled deadbolt no more actions', async () => {
    const tiles = { '1.c3': 'keypad-4', '1.b4': 'deadbolt-1' };
    const table = open({ burglars: { anna: '1.b3' }, tiles, disabled: ['1.c3', '1.b4'] });
    const text = await panel('keypads', table);
    expect(text).not.toContain('1.c3');
    expect(text).toContain('1.b4: the tile is disabled, so it costs only 1 action.');
    for (const to of ['1.c3', '1.b4'])
      expect((table.play(`anna walk ${to}`).position as unknown as Position).turn.used).toBe(1);
  });

  it.each([
    ['espresso', 4],
    ['daydreaming', 2],
  ])('a guard after %s: %i steps, on the plan and in the panel', async (card, steps) => {
    const guards = { '1': { at: '1.d1', target: '1.a4', die: 3 } };
    const table = open({ burglars: { anna: '1.a4' }, guards, effects: [{ card, owner: 'anna' }] });
    const position = table.position as unknown as Position;
    expect(comingOf(position, '1', table.flow)?.steps).toBe(steps);
    expect(await panel('route', table)).toContain(`for the event = ${steps}`);
  });

  it('goals count safes as the rules do: Fort Knox has three of them on two floors', async () => {
    const tiles = { '1.a1': 'safe', '2.a1': 'safe', '2.b1': 'safe' };
    const at = (options: object, open: readonly string[]) =>
      Table.open(quick(game), {
        options: { job: 'fort-knox', ...options },
        position: { tiles, safes: Object.fromEntries(open.map((each) => [each, { open: true }])) },
      });
    const reached = async (table: Table) =>
      goals(await sceneOf(table, 'en')).flatMap(({ goal, done }) => (done ? [goal] : []));
    expect(await reached(at({}, ['1.a1', '2.a1']))).toEqual(['found']);
    expect(await reached(at({}, ['1.a1', '2.a1', '2.b1']))).toEqual(['found', 'open']);
  });

  it('walls are told on all four sides', async () => {
    const { drawing } = await loadBoard('burgle-bros', 'en');
    const walls = { '1': ['b1-b2', 'a2-b2', 'b2-c2', 'b2-b3', ...['a3-a4', 'b3-b4', 'c3-c4', 'd1-d2']] };
    const scene = await sceneOf(open({ tiles: { '1.b2': 'plain', '1.d4': 'plain' }, walls }), 'en');
    const says = (id: string) => drawing.draw(scene).spaces.find((space) => space.id === id)?.says ?? '';
    expect(says('1.b2').match(/wall/gi)).toHaveLength(4);
    expect(says('1.d4')).not.toMatch(/wall/i);
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
