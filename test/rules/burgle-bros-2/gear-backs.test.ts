// The back of every gear card works once, as an action of its owner, and then the card leaves the game.
import { describe, expect, it } from 'vitest';
import { wholeGame as burgleBros2 } from '../../../src/machines/burgle-bros-2/index.js';
import { allGear, gearCard, type Back } from '../../../src/rules/burgle-bros-2/gear/data.js';
import { Table } from '../../../src/table/table.js';

const open = (gear: string, character: string) =>
  Table.open(burgleBros2, {
    position: {
      crooks: { anna: { at: '1.a1', character, gear: { [gear]: 'flipped' } }, bea: { at: '2.a1', stress: 2 } },
      rooms: { '1.a1': 'magic-show-3' },
      guards: { 1: { at: '1.d4', target: '1.a3' } },
    },
  });
const words: Record<Back, string> = { 'take-stress': ' bea', 'give-action': '', 'make-commotion': '' };
const shows: Record<Back, string> = {
  'take-stress': 'stress-gained',
  'give-action': 'extra-action',
  'make-commotion': 'commotion',
};

describe('gear backs', () => {
  const cards = allGear.map((gear) => ({ gear, ...gearCard(gear) }));

  it.each(cards.filter(({ back }) => back !== null))('$gear: $back', ({ gear, character, back }) => {
    const kind = back as Back;
    const after = open(gear, character).play(`anna back ${gear}${words[kind]}`);
    expect(after.events.map(({ type }) => type)).toEqual(expect.arrayContaining([shows[kind], 'gear-removed']));
    expect(after.raw.crooks['anna']?.gear[gear]?.state).toBe('gone');
    expect(after.raw.turn.actions).toBe(3);
    expect(after.why(`anna back ${gear}${words[kind]}`)?.rule).toMatch(/^B2-(GEAR-8|TURN-6)$/);
  });

  it('are refused where they can do nothing: no stress to take, no card that is flipped, nobody to name', () => {
    const calm = Table.open(burgleBros2, {
      position: {
        crooks: {
          anna: { at: '1.a1', character: 'acrobat', gear: { 'fake-mustache': 'flipped' } },
          bea: { at: '2.a1' },
        },
        rooms: { '1.a1': 'magic-show-3' },
      },
    });
    for (const move of [
      'anna back fake-mustache bea',
      'anna back fake-mustache',
      'anna back zipline',
      'anna back macgyver',
    ])
      expect(calm.why(move)?.rule, move).toBe('B2-GEAR-8');
  });
});
