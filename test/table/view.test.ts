// What one side may see: hands of the own side, tops of stacks while planning, backs while robbing.
import { describe, expect, it } from 'vitest';
import { InputError, openTable } from '../../src/index.js';

interface Cards {
  readonly hands: Readonly<Record<string, readonly string[]>>;
  readonly stacks: Readonly<Record<string, readonly string[]>>;
}
const open = (flow: string, rulings = {}, players = 3) =>
  openTable({
    game: 'how-to-rob-a-bank',
    options: { rulings, players },
    position: {
      flow,
      hands: { bank: ['walk'], yellow: ['pick'], red: ['crawl'] },
      stacks: { bank: ['walk+walk', 'tackle'], yellow: ['walk+pick', 'walk'], red: ['walk+pepper'] },
    },
  });
const cards = (flow: string, side: string, memory = false, rulings = {}): Cards => {
  const { hands, stacks } = open(flow, rulings).view(side, { memory }) as unknown as Cards;
  return { hands, stacks };
};

const all = { bank: ['walk'], yellow: ['pick'], red: ['crawl'] };
const hidden = { bank: ['?'], yellow: ['?'], red: ['?'] };
const handsSeen: Record<string, object> = {
  bank: { ...hidden, bank: all.bank },
  robbers: { ...all, bank: hidden.bank },
  yellow: { ...all, bank: hidden.bank },
  red: { ...all, bank: hidden.bank },
  spectator: hidden,
};
const open2 = { bank: ['walk+walk', 'tackle'], yellow: ['walk+pick', 'walk'], red: ['walk+pepper'] };

describe.each(Object.keys(handsSeen))('%s', (side) => {
  it.each(['plan.bank', 'plan.flip'])('sees its hands and the tops of the stacks in %s', (flow) => {
    const tops = { bank: ['?', 'tackle'], yellow: ['?', 'walk'], red: ['walk+pepper'] };
    expect(cards(flow, side)).toEqual({ hands: handsSeen[side], stacks: tops });
  });

  it.each(['rob.bank.choose', 'rob.robber.before'])('sees its hands and only backs in %s', (flow) => {
    const backs = { bank: ['?', '?'], yellow: ['?', '?'], red: ['?'] };
    expect(cards(flow, side)).toEqual({ hands: handsSeen[side], stacks: backs });
  });

  it.each(['plan.bank', 'rob.bank.choose'])('remembers every planned card in %s, if it wants to', (flow) => {
    expect(cards(flow, side, true)).toEqual({ hands: handsSeen[side], stacks: open2 });
  });
});

describe('a view', () => {
  it('keeps robbers to their own hand by the ruling hand-view: own-only', () => {
    const rulings = { 'hand-view': 'own-only' };
    expect(cards('plan.bank', 'red', false, rulings).hands).toEqual({ ...hidden, red: all.red });
    expect(cards('plan.bank', 'yellow', false, rulings).hands).toEqual({ ...hidden, yellow: all.yellow });
    expect(cards('plan.bank', 'bank', false, rulings).hands).toEqual(handsSeen['bank']);
  });

  it('lets the one person who runs both robbers see both hands whatever hand-view says', () => {
    const table = open('plan.bank', { 'hand-view': 'own-only' }, 2);
    for (const side of ['yellow', 'red', 'robbers'])
      expect((table.view(side) as unknown as Cards).hands, side).toEqual(handsSeen['robbers']);
    expect((table.view('bank') as unknown as Cards).hands).toEqual(handsSeen['bank']);
  });

  it('shows everything else as it is', () => {
    const table = open('rob.bank.choose');
    const { hands: _hands, stacks: _stacks, ...rest } = table.position as unknown as Record<string, unknown>;
    expect(table.view('spectator')).toMatchObject(rest);
  });

  it('leaves the table as it is', () => {
    const table = open('rob.bank.choose');
    table.view('bank');
    expect(table.position).toMatchObject({ hands: all, stacks: open2 });
  });

  it('is refused to a side that does not exist', () => {
    expect(() => open('plan.bank').view('police')).toThrow(InputError);
    expect(() => open('plan.bank').view('police')).toThrow(/found "police", expected bank, robbers/);
  });
});
