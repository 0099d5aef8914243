// A campaign of nine heists, carried from one to the next as a JSON document: suspicion, loot, rewards and diary.
import { describe, expect, it } from 'vitest';
import { wholeGame as burgleBros2 } from '../../../src/machines/burgle-bros-2/index.js';
import {
  campaignAfter,
  heistOf,
  isCampaignOver,
  newCampaign,
  readCampaign,
} from '../../../src/rules/burgle-bros-2/campaign-document.js';
import { loot, rewards } from '../../../src/rules/burgle-bros-2/box.js';
import type { Campaign, Position } from '../../../src/rules/burgle-bros-2/position.js';
import { InputError } from '../../../src/table/errors.js';
import { Table } from '../../../src/table/table.js';
import { parseText } from '../../../src/verify/index.js';
import { playAtRandom } from '../../table/random-play.js';

const players = ['anna', 'bea'];

/** A moment of each finale from which a few moves win the heist. */
const lastMoments: Readonly<Record<number, readonly [start: string, ...moves: string[]]>> = {
  1: [
    '{crooks: {anna: {at: 1.b1}, bea: {at: left}}, rooms: {1.a1: magic-show-3, 1.b1: magic-show-4}, finale: {open: true, taken: {anna: 2}}}',
    'anna walk 1.a1',
    'next',
  ],
  2: [
    '{crooks: {anna: {at: 2.a1}, bea: {at: 2.a1}}, rooms: {2.a1: magic-show-3}, finale: {open: true, car: 2.a1, inside: [anna, bea]}}',
    'anna drive w',
  ],
  3: [
    '{crooks: {anna: {at: 1.b1}, bea: {at: left}}, rooms: {1.a1: magic-show-3, 1.b1: magic-show-4}, finale: {open: true, dieOf: {anna: 5, bea: 5}}}',
    'anna walk 1.a1',
    'next',
  ],
  4: [
    '{crooks: {anna: {at: 1.b1, stress: 4}, bea: {at: 1.b1, stress: 4}}, rooms: {1.b1: magic-show-4}, finale: {open: true}, guards: {1: {at: 1.a1, target: 1.d1}}}',
    'anna end',
    'next',
  ],
  5: [
    '{crooks: {anna: {at: 2.b1}, bea: {at: left}}, rooms: {2.a1: safe, 2.b1: magic-show-4}, finale: {open: true, boots: bea, reached: true}}',
    'anna walk 2.a1',
    'next',
  ],
  6: [
    '{crooks: {anna: {at: 1.b1}, bea: {at: left}}, rooms: {1.a1: magic-show-3, 1.b1: magic-show-4}, finale: {open: true, eaten: 4}}',
    'anna walk 1.a1',
    'next',
  ],
  7: [
    '{crooks: {anna: {at: 1.b1}, bea: {at: left}}, rooms: {1.a1: magic-show-3, 1.b1: magic-show-4}, finale: {open: true, ball: 1.d1}}',
    'anna walk 1.a1',
    'next',
  ],
  8: [
    '{crooks: {anna: {at: 2.a1}, bea: {at: 1.a1}}, rooms: {2.a1: magic-show-3, 2.b1: {tile: magic-show-4, cracked: true}}, finale: {open: true, markersTaken: 5}}',
    'anna walk 2.b1',
    'next',
  ],
  9: [
    '{crooks: {anna: {at: 1.b1}, bea: {at: left}}, rooms: {1.a1: magic-show-3, 1.b1: magic-show-4}, finale: {open: true, smashed: {anna: 5, bea: 5}}}',
    'anna walk 1.a1',
    'next',
  ],
};
const defeat =
  '{crooks: {anna: {at: 1.a1, stress: 5}, bea: {at: 1.d1}}, rooms: {1.a1: magic-show-3, 1.b1: magic-show-4}, guards: {1: {at: 1.b1, target: 1.d4}}}';

/** Plays a heist from one of its last moments to the end, campaign steps included. */
function play(campaign: Campaign, wins: boolean): Position {
  const [start, ...moves] = wins ? (lastMoments[campaign.heist] ?? ['{}']) : [defeat, 'anna walk 1.b1', 'next'];
  const position = { ...(parseText(start).data as object), campaign };
  let table = moves.reduce((at, move) => at.play(move), Table.open(burgleBros2, { position }));
  while (table.waitsFor === 'next') table = table.play('next');
  expect(table.flow).toBe(wins ? 'over.won' : 'over.lost');
  return table.raw;
}

describe('nine heists', () => {
  const results = [true, true, false, true, true, true, true, false, true];
  const suspicions = [7, 8, 7, 8, 9, 10, 10, 9, 10];

  it('keep the books right at each step, whatever the result', () => {
    let campaign = newCampaign();
    for (const [i, wins] of results.entries()) {
      expect(campaign.heist).toBe(i + 1);
      const end = play(campaign, wins);
      // What a file holds is what the next heist begins with.
      campaign = readCampaign(JSON.parse(JSON.stringify(campaignAfter(end))));
      expect(campaign.suspicion, `after heist ${i + 1}`).toBe(suspicions[i]);
      expect(campaign.rewards).toEqual(rewards.slice(0, i + 1));
      expect(campaign.loot).toEqual(loot.filter((_, n) => n <= i && results[n]));
      expect(campaign.diary.at(-1)).toEqual({
        heist: i + 1,
        result: wins ? 'won' : 'lost',
        names: players,
        suspicion: suspicions[i],
      });
      expect(campaign.diary).toHaveLength(i + 1);
    }
    expect(isCampaignOver(campaign)).toBe(true);
  });

  it('begin with set-up, this finale, this suspicion and the gear of earlier rewards', { timeout: 60_000 }, () => {
    let campaign = newCampaign();
    for (let heist = 1; heist <= 9; heist++) {
      const { end } = playAtRandom(burgleBros2, heistOf(campaign, players), heist);
      const position = end.raw as unknown as Position;
      expect(end.flow).toMatch(/^over\./);
      expect(position.finale.number).toBe(heist);
      const given = Object.values(position.crooks).flatMap(({ gear }) => Object.keys(gear));
      expect(given).not.toContain(rewards[heist - 1]);
      campaign = readCampaign(campaignAfter(position));
      expect(campaign.suspicion).toBe(Math.max(1, 6 - heist));
    }
    expect(campaign.diary.map(({ suspicion }) => suspicion)).toEqual([5, 4, 3, 2, 1, 1, 1, 1, 1]);
    expect(isCampaignOver(campaign)).toBe(true);
  });

  it('deal the alternative of an earlier reward under the card of its character', () => {
    const campaign = campaignAfter(play(newCampaign(), true));
    const { options, position } = heistOf(campaign, ['carla', 'dora']);
    const table = Table.open(burgleBros2, { options, position: { ...position, flow: 'setup.crooks' } });
    const { gear } = table.play('carla take juicer').raw.crooks['carla'] ?? { gear: {} };
    expect(Object.keys(gear)).toEqual(['adrenaline', 'bingo', 'fainting', 'crybaby']);
  });
});

describe('a document', () => {
  const problems = (document: unknown): string[] => {
    try {
      readCampaign(document);
      return [];
    } catch (error) {
      if (error instanceof InputError) return error.problems.map(({ path }) => path.join('.'));
      throw error;
    }
  };
  const entry = { heist: 1, result: 'won', names: ['anna', 'bea'], suspicion: 7 };
  const after = { heist: 2, suspicion: 7, loot: ['handbag'], rewards: ['crybaby'], diary: [entry] };

  it('that is whole is taken as it is', () => {
    expect(problems(after)).toEqual([]);
    expect(readCampaign({})).toEqual(newCampaign());
  });
  it.each([
    ['is no map', 'heist 2', ['']],
    ['has a field nobody knows', { ...after, heists: 2 }, ['heists']],
    ['has a suspicion off the table', { ...after, suspicion: 11 }, ['suspicion']],
    ['lacks a heist in its diary', { ...after, diary: [] }, ['diary', 'loot', 'rewards']],
    ['has another suspicion than its diary', { ...after, suspicion: 6 }, ['suspicion']],
    ['has a diary that does not add up', { ...after, diary: [{ ...entry, suspicion: 5 }] }, ['diary']],
    ['has loot that nobody won', { ...after, loot: ['handbag', 'car-key'] }, ['loot']],
    ['has rewards in another order', { ...after, rewards: ['hack'] }, ['rewards']],
  ])('that %s is refused', (_, document, paths) => {
    expect(problems(document)).toEqual(paths);
  });
});
