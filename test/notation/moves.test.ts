// Text <-> move: every line that a pattern allows comes back as it was, and its move too.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeGame as howToRobABank } from '../../src/machines/how-to-rob-a-bank/index.js';
import { grammar } from '../../src/notation/moves/grammar.js';
import { explained } from '../../src/notation/moves/misfit.js';
import { moveText, type Move } from '../../src/table/move.js';
import { Table } from '../../src/table/table.js';

const actors = ['bank', 'yellow', 'red', 'green'];
const robbers = actors.slice(1);
const guards = ['g1', 'g2', 'g3'];
const rooms = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];
const sides = ['n', 'e', 's', 'w'];
const streets = ['n-a', 'n-b', 'n-c', 'e-1', 'e-2', 'e-3', 's-c', 's-b', 's-a', 'w-3', 'w-2', 'w-1'];
const tiles = ['mask', 'alarm', 'guard-1', 'guard-2', 'bag-1', 'bag-2', 'bag-3', 'plain', 'extra-bag', 'extra-guard'];
const cards = ['walk', 'walk+walk', 'walk+tackle/lock', 'tackle', 'walk+pepper/pick', 'unlock/pick', 'crawl'];

const one = (words: readonly string[]) => fc.constantFrom(...words).map((word) => [word]);
const some = (words: readonly string[], most: number) => fc.array(fc.constantFrom(...words), { maxLength: most });
const line = (...parts: (string | fc.Arbitrary<string[]>)[]) =>
  fc
    .tuple(...parts.map((part) => (typeof part === 'string' ? fc.constant([part]) : part)))
    .map((words) => words.flat());

/** One arbitrary for each pattern, with what the rulings crawl-drop and revive-some add. */
const lines: Readonly<Record<string, fc.Arbitrary<string[]>>> = {
  reveal: line('reveal', one(rooms), one(tiles), some(sides, 1)),
  deal: line('deal', one(actors), some(cards, 9)),
  face: line('bank', 'face', one(sides)),
  rotate: line('bank', 'rotate', one(rooms), one(sides)),
  corner: line(one(['bank', 'team']), 'corner', one(rooms)),
  park: line('team', 'park', one(streets)),
  plan: line(one(actors), 'plan', one(cards)),
  first: line('team', 'first', one(robbers)),
  play: line(one(actors), 'play'),
  forfeit: line('bank', 'forfeit', some(guards, 2)),
  'guard walk': line('bank', 'walk', one(guards), one(rooms)),
  tackle: line('bank', 'tackle', one(guards), one(robbers)),
  lock: line('bank', 'lock', one(guards), one(['bag', 'alarm', ...robbers])),
  'robber walk': line(one(robbers), 'walk', one(rooms)),
  crawl: line(one(robbers), 'crawl', one(rooms), some(['0', '1', '6'], 1)),
  pick: line(one(robbers), 'pick'),
  unlock: line(one(robbers), 'unlock', one(['bag', 'alarm'])),
  pepper: line(one(robbers), 'pepper', one(guards)),
  car: line(one(robbers), 'car', one(streets)),
  throw: line(one(robbers), 'throw'),
  pass: line(one(robbers), 'pass', one(robbers)),
  alarm: line(one(robbers), 'alarm'),
  done: line(one(actors), 'done'),
  next: line('next'),
};

const { position } = Table.open(howToRobABank, {
  options: { players: 4, rulings: { 'crawl-drop': 'yes', 'revive-some': 'choose' } },
});
const parse = (text: string) => howToRobABank.grammar.parse(text, position);

describe('a move', () => {
  it('of every verb has a pattern here', () => {
    const verbs = new Set([...Object.values(howToRobABank.kinds).flat(), 'next']);
    expect(new Set(Object.keys(lines).map((name) => name.split(' ').at(-1)))).toEqual(verbs);
  });

  it.each(Object.entries(lines))('%s: text -> move -> text is the same', (_, words) => {
    fc.assert(
      fc.property(words, (written) => {
        const text = written.join(' ');
        const move = parse(text) as Move;
        expect(move).not.toHaveProperty('malformed');
        expect(moveText(move)).toBe(text);
        expect(parse(moveText(move))).toEqual(move);
        const isSpoken = ['bank', 'team', ...robbers].includes(written[0] as string);
        expect(move.by).toBe(isSpoken ? written[0] : undefined);
        expect([move.verb, ...move.args]).toEqual(isSpoken ? written.slice(1) : written);
      }),
      { numRuns: 60 },
    );
  });

  it('that a candidate is, can be read', () => {
    for (const verb of Object.values(howToRobABank.kinds).flat())
      for (const move of howToRobABank.grammar.candidates(verb, position)) expect(parse(moveText(move))).toEqual(move);
  });

  it('is never made of other text: whatever is read writes itself back', () => {
    const words = fc.constantFrom(
      ...actors,
      ...guards,
      ...rooms,
      ...cards,
      ...Object.keys(lines),
      'team',
      '',
      '1',
      'ö',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words, { maxLength: 6 }).map((list) => list.join(' ')),
        ),
        (text) => {
          const read = parse(text);
          if ('malformed' in read) expect(read.malformed.expected).not.toBe('');
          else expect(moveText(read)).toBe(text);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('patterns', () => {
  const toy = grammar<null>({
    chance: ['roll <die>…'],
    players: ['<who> go <place> [how]', '<who> go home'],
    words: {
      die: () => ['1', '2'],
      who: () => ['ann', 'bob'],
      place: () => ['x', 'y'],
      how: () => ['fast'],
    },
  });
  const texts = (verb: string, actor?: string) => [...toy.candidates(verb, null, actor)].map(moveText);

  it('list each line once, optional words left out and filled in', () => {
    expect(texts('go', 'ann')).toEqual(['ann go x', 'ann go y', 'ann go x fast', 'ann go y fast', 'ann go home']);
    expect(texts('go')).toHaveLength(10);
    expect(texts('roll')).toEqual(['roll 1', 'roll 2']);
    expect(texts('sing')).toEqual([]);
  });

  it('let whoever acts in the game say what only others do, for the rules to refuse', () => {
    const two = grammar<null>({
      chance: [],
      players: ['ann go <place>', 'bob go', 'team rest'],
      words: { place: () => ['x', 'y'] },
      actors: () => ['ann', 'bob', 'team'],
    });
    expect(two.parse('team go x', null)).toEqual({ by: 'team', verb: 'go', args: ['x'] });
    expect(two.parse('ann rest', null)).toEqual({ by: 'ann', verb: 'rest', args: [] });
    // Who has a form of the move has to use it, and words count for everybody.
    for (const line of ['bob go x', 'ann go', 'team go z', 'ann rest x', 'cy rest'])
      expect(two.parse(line, null), line).toHaveProperty('malformed');
    expect([...two.candidates('rest', null, 'ann')]).toEqual([]);
  });

  it('tell how far a line got', () => {
    const problem = (text: string) =>
      (explained(toy).parse(text, null) as { malformed: { found: string; expected: string; hint?: string } }).malformed;
    expect(problem('ann go z')).toMatchObject({
      found: '"z" in "ann go z"',
      expected: '<who> go <place> [how] (one of x, y)',
    });
    expect(problem('ann go x fats')).toMatchObject({ hint: 'fast' });
    expect(problem('roll')).toMatchObject({ found: '"roll", which ends too early' });
    expect(problem('roll 1 3')).toMatchObject({ found: '"3" in "roll 1 3"' });
    expect(problem('rlol 1')).toMatchObject({ hint: 'roll' });
    expect(toy.parse('roll 1 2 2 1', null)).toEqual({ verb: 'roll', args: ['1', '2', '2', '1'] });
  });
});
