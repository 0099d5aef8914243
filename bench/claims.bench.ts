// Random play that judges every claim after every move, against random play that judges only the claims that a move may
// have broken: those that read a field which it changed. Both play the same games, in turns, in one process.
import { compiled } from '../src/machines/chart/compiled.js';
import { runGame } from '../src/machines/chart/run-game.js';
import { games } from '../src/machines/index.js';
import type { Opening, Position } from '../src/table/game.js';
import { brokenClaims } from '../src/table/invariant.js';
import { pick, seededRandom } from '../src/table/random.js';
import { Table } from '../src/table/table.js';
import { perSecond } from './measure.js';

for (const each of games) {
  const game = { ...each, ...runGame(each, compiled) };
  const every = ({ raw, flow, events }: Table, before: Opening<Position>): boolean =>
    game.invariants.every((claim) => claim.broken(raw, flow, events, before) === null);
  const changed = (table: Table, before: Opening<Position>): boolean =>
    brokenClaims(game.invariants, table, before).length === 0;
  const play = (holds: typeof every) => {
    let seed = 0;
    return (): number => {
      const random = seededRandom(++seed % 20);
      let at: Table = Table.open(game, { position: game.beginning });
      let moves = 0;
      for (; moves < 300 && at.waitsFor !== 'nobody'; moves++) {
        const before = { flow: at.flow, position: at.raw };
        at = at.waitsFor === 'chance' ? at.play(at.chance(random) as string) : at.after(pick([...at.moves()], random));
        if (!holds(at, before)) throw new Error(`${game.id}: a claim is broken`);
      }
      return moves;
    };
  };
  const rates = perSecond({ every: play(every), changed: play(changed), none: play(() => true) }, 5, 400);
  const micros = (name: string): string => (1e6 / (rates[name] ?? 1) - 1e6 / (rates['none'] ?? 1)).toFixed(1);
  console.log(
    `${game.id.padEnd(20)} ${game.invariants.length} claims: ${micros('every')} µs a move for all, ` +
      `${micros('changed')} µs for those that may break; ` +
      `play with claims is ${((rates['changed'] ?? 0) / (rates['every'] ?? 1)).toFixed(2)} times as fast`,
  );
}
