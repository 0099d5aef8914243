// heist play --campaign: a campaign is carried from heist to heist in a file that is written whole or not at all.
import { chmodSync, existsSync, lstatSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { heist, scratch } from '../world.js';

const { file, folder, remove } = scratch();
afterAll(remove);
const named = (name: string): string => join(folder, name);

/** Enough of them for a heist in which everybody takes the first move of the list: it is lost. */
const carelessly: readonly string[] = Array.from({ length: 300 }, () => '1');
const play = (name: string, typed: readonly string[] = [], ...args: string[]) =>
  heist(['play', 'burgle-bros-2', '--campaign', name, '--seed', '3', ...args], typed);

interface Written {
  readonly heist: number;
  readonly suspicion: number;
  readonly loot: readonly string[];
  readonly rewards: readonly string[];
  readonly diary: readonly { readonly heist: number; readonly names: readonly string[] }[];
}
const inFile = (name: string): Written => JSON.parse(readFileSync(name, 'utf8')) as Written;
const begun = { heist: 1, suspicion: 6, loot: [], rewards: [], diary: [] };
const afterOne = {
  heist: 2,
  suspicion: 7,
  loot: ['handbag'],
  rewards: ['crybaby'],
  diary: [{ heist: 1, result: 'won', names: ['anna', 'bea'], suspicion: 7 }],
};

describe('a campaign', () => {
  it('begins where no file is, and says so', async () => {
    const name = named('new.json');
    const { code, out } = await play(name);
    expect(code).toBe(0);
    expect(out).toContain(`${name} did not exist: a new campaign begins. heist 1 of 9, suspicion 6, 0 won so far\n`);
    expect(inFile(name)).toEqual(begun);
  });

  it('goes through nine heists, one after the other, with other players each time, and is over', async () => {
    const name = named('nine.json');
    const seats = ['["anna", "bea"]', '["cleo", "dora", "emil"]'];
    for (let number = 1; number <= 9; number++) {
      const options = `{"players": ${seats[number % 2] as string}}`;
      const { code, out } = await play(name, carelessly, '--options', options, '--json');
      expect(code).toBe(0);
      const books = out.split('\n').filter((line) => line.startsWith('{"campaign"'));
      expect(books).toHaveLength(2);
      expect(JSON.parse(books[1] as string)).toEqual({ campaign: inFile(name) });
      expect(inFile(name)).toMatchObject({ heist: number + 1, suspicion: Math.max(1, 6 - number), loot: [] });
      expect(inFile(name).rewards).toHaveLength(number);
      expect(inFile(name).diary.at(-1)).toMatchObject({
        heist: number,
        result: 'lost',
        names: JSON.parse(seats[number % 2] as string) as string[],
      });
    }
    const { code, err } = await play(name);
    expect(code).toBe(2);
    expect(err).toContain('the campaign is over, all 9 heists have been played, 0 of them won.');
    expect(inFile(name).heist).toBe(10);
    expect(readdirSync(folder).filter((each) => each.endsWith('.tmp'))).toEqual([]);
  });

  it('deals the rewards of earlier heists, and plays this finale at this suspicion', async () => {
    const name = file('second.json', JSON.stringify(afterOne));
    const setUp = Array.from({ length: 19 }, () => '1');
    const until = Array.from({ length: 5 }, () => ['next', 'anna prepare crybaby']).flat();
    const typed = [...setUp, 'anna take juicer', 'bea take hawk', '1', '1', '1', '1', '1', ...until];
    const { out } = await play(name, typed, '--json');
    expect(out).toContain('"campaign":{"heist":2,"suspicion":7');
    expect(out).toContain('{"type":"gear-prepared","crook":"anna","gear":"crybaby","rule":"B2-PREP-2"}');
    expect(inFile(name)).toEqual(afterOne);
  });

  it('stays as it was until the heist is over, and again when the end is taken back', async () => {
    const text = JSON.stringify({ heist: 1 });
    const name = file('short.json', text);
    await play(name, carelessly.slice(0, 20));
    expect(readFileSync(name, 'utf8')).toBe(text);
    const { out } = await play(name, [...carelessly, 'undo']);
    expect(out.match(/Written to .*short\.json: heist \d of 9/g)).toEqual([
      expect.stringContaining('heist 2') as string,
      expect.stringContaining('heist 1') as string,
    ]);
    expect(inFile(name)).toEqual(begun);
  });

  it('is written through a link into the file that it names', async () => {
    const real = file('real.json', JSON.stringify(begun));
    const link = named('link.json');
    symlinkSync(real, link);
    await play(link, carelessly);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(inFile(real).heist).toBe(2);
  });
});

describe('a file that cannot be used', () => {
  it.each([
    ['breaks off', '{"heist": 2,\n "suspicion":', /broken\.json:\d+:\d+ found .*, expected valid YAML or JSON/],
    [
      'is empty',
      '',
      /broken\.json found an empty file, expected a campaign in JSON|broken\.json:1:1 found an empty file/,
    ],
    ['is YAML', 'heist: 2\n', /found a text that is not JSON, expected a campaign in JSON/],
    ['is no map', '[]', /broken\.json:1:1 found \[\], expected a campaign/],
    ['is no text', new Uint8Array([0, 1, 2]), /not text/],
    [
      'has a suspicion off the table',
      `{\n  "heist": 1,\n  "suspicion": 11\n}`,
      /broken\.json:3:\d+ suspicion: found 11, expected a whole number from 1 to 10/,
    ],
    [
      'contradicts its diary',
      JSON.stringify({ ...afterOne, suspicion: 4 }, null, 2),
      /broken\.json:3:\d+ suspicion: found 4, expected 7, as the diary says/,
    ],
    ['has a word misspelt', '{"suspicoin": 6}', /unknown field "suspicoin".*did you mean "suspicion"\?/],
  ])('because it %s is refused and left alone', async (_, content, message) => {
    const name = file('broken.json', content);
    const before = readFileSync(name);
    const { code, out, err } = await play(name, carelessly);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
    expect(readFileSync(name)).toEqual(before);
  });

  it('because it is a folder is refused', async () => {
    const { code, err } = await play(folder);
    expect(code).toBe(2);
    expect(err).toContain(': something other than a file');
  });

  it('because its folder does not exist is told before anything is played', async () => {
    const { code, out, err } = await play(named('no/where.json'), carelessly);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/where\.json: a place that cannot be written \(ENOENT\)/);
  });

  it('because somebody else has written it meanwhile is not written over', async () => {
    const name = file('shared.json', JSON.stringify(begun));
    // The other one writes while this heist is under way.
    const { code, err } = await heist(['play', 'burgle-bros-2', '--campaign', name, '--seed', '3'], carelessly, {
      out: () => {
        writeFileSync(name, JSON.stringify(afterOne));
      },
    });
    expect(code).toBe(2);
    expect(err).toContain('has been changed in the meantime');
    expect(inFile(name)).toEqual(afterOne);
  });

  it.runIf(process.getuid?.() !== 0)('because nobody may write there is told, and the game goes on', async () => {
    const name = file('kept/locked.json', JSON.stringify(begun));
    chmodSync(named('kept'), 0o555);
    const { code, err } = await play(name, carelessly);
    chmodSync(named('kept'), 0o755);
    expect(code).toBe(2);
    expect(err).toContain('cannot be written (EACCES)');
    expect(inFile(name)).toEqual(begun);
  });
});

describe('wrong use', () => {
  it.each([
    ['a game without a campaign', ['play', 'lazy-heist', '--campaign', named('a.json')], /lazy-heist has no campaign/],
    [
      'a case as well',
      ['play', 'burgle-bros-2', '--campaign', named('a.json'), '--from', 'x.yaml'],
      /--campaign and --from cannot be combined/,
    ],
    [
      'options that the game does not have',
      ['play', 'burgle-bros-2', '--campaign', named('a.json'), '--options', '{"player": 2}'],
      /unknown field "player"/,
    ],
  ])('%s', async (_, args, message) => {
    const { code, out, err } = await heist(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(message);
    expect(existsSync(named('a.json'))).toBe(false);
  });
});
