// Every refusal names the rule that the order of checks says, and legal() lists exactly what is not refused.
import { describe, expect, it } from 'vitest';
import { InputError, Refusal, openTable, type Table } from '../../../src/index.js';
import { wholeGame as howToRobABank } from '../../../src/machines/how-to-rob-a-bank/index.js';
import { parseText } from '../../../src/notation/yaml.js';
import { moves as grammar } from '../../../src/rules/how-to-rob-a-bank/moves.js';
import type { Position } from '../../../src/rules/how-to-rob-a-bank/position.js';
import { moveText } from '../../../src/table/move.js';
import { playAtRandom } from '../../table/random-play.js';
import { refusals } from './refusals.js';

/** Lines that are no moves at all: refused without a rule, before any other check. */
const malformed: readonly string[] = [
  '',
  ' ',
  'walk',
  'yellow',
  'yellow jump b1',
  'yellow  walk b1',
  'yellow walk b1 ',
  ' yellow walk b1',
  'Yellow walk b1',
  'yellow WALK b1',
  'yellow walk',
  'yellow walk b1 b2',
  'yellow walk d4',
  'yellow walk e-3',
  'blue walk b1',
  'green walk b1',
  'bank walk b1',
  'bank walk yellow b1',
  'bank walk g3 b1',
  'bank walk g1',
  'bank tackle g1 green',
  'bank tackle g1 g2',
  'bank lock g1',
  'bank lock g1 car',
  'yellow unlock',
  'yellow unlock door',
  'yellow pick bag',
  'yellow pepper red',
  'yellow pepper',
  'yellow crawl',
  'yellow crawl b1 1',
  'yellow crawl b1 c1',
  'yellow car',
  'yellow car b1',
  'yellow throw bag',
  'yellow pass',
  'yellow pass green',
  'yellow pass bank',
  'yellow alarm c1',
  'yellow done now',
  'yellow play walk',
  'bank forfeit g1',
  'bank plan',
  'bank plan jump',
  'bank plan walk walk',
  'bank rotate b1',
  'bank rotate b1 up',
  'bank rotate n-a n',
  'bank corner',
  'bank corner nw',
  'team park',
  'team park c3',
  'reveal',
  'reveal a1',
  'reveal a1 door',
  'reveal a1 plain up',
  'reveal a1 plain n e',
  'reveal d4 mask',
  'bank reveal a1 mask',
  'deal',
  'deal team walk',
  'deal green walk',
  'deal bank jump',
  'bank deal walk',
  'next next',
  'bank next',
];

describe('refusals', () => {
  it.each(refusals)('$where', ({ start, options, moves }) => {
    const table = openTable({ game: 'how-to-rob-a-bank', options, position: parseText(start).data });
    const named = Object.fromEntries(Object.keys(moves).map((move) => [move, table.why(move)?.rule]));
    expect(named).toEqual(moves);
    for (const move of Object.keys(moves)) expect(() => table.play(move), move).toThrow(Refusal);
  });

  it.each(['explore.reveal', 'plan.bank', 'rob.robber.before', 'round-end.clear', 'over.bank'])(
    'a line that is no move has no rule, in %s as everywhere',
    (flow) => {
      const table = openTable({ game: 'how-to-rob-a-bank', position: { flow } });
      for (const line of malformed) {
        expect(table.why(line), line).toMatchObject({ rule: null });
        expect(() => table.play(line), line).toThrow(InputError);
      }
    },
  );
});

describe('legal()', () => {
  const verbs = [...Object.values(howToRobABank.kinds).flat(), 'next'].filter((verb) => verb !== 'deal');

  /** Everything that can be written down here, by anybody. */
  const everyLine = (table: Table): string[] => [
    ...new Set(
      verbs.flatMap((verb) => [...grammar.candidates(verb, table.position as unknown as Position)]).map(moveText),
    ),
  ];

  it.each([2, 3, 4])(
    'lists exactly what why() accepts, each once, in games for %i',
    { timeout: 120_000 },
    (players) => {
      const seen = new Set<string>();
      for (let seed = 1; seed <= 2; seed++)
        playAtRandom(howToRobABank, { options: { players } }, seed, (table) => {
          if (table.flow === 'plan.deal') return;
          const listed = table.legal();
          const accepted = everyLine(table).filter((move) => table.why(move) === null);
          if (listed.length !== accepted.length) expect([...listed].sort()).toEqual(accepted.sort());
          expect(new Set(listed)).toEqual(new Set(accepted));
          seen.add(`${table.flow} ${listed.join()}`);
        });
      expect(seen.size).toBeGreaterThan(150);
    },
  );

  it('is exactly `next` wherever the table acts by itself', () => {
    for (const flow of [
      'explore.bags',
      'explore.guards',
      'explore.alarm',
      'explore.robbers',
      'plan.flip',
      'rob.bank.revive',
    ])
      expect(openTable({ game: 'how-to-rob-a-bank', position: { flow } }).legal(), flow).toEqual(['next']);
  });
});
