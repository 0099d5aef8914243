// What takes the rules of a game. Loaded when somebody first plays.
import { Table } from '../../table/table.js';
// Moves are offered where the rules are.
import '../heist-moves/heist-moves.js';
import { loadActing, loadBoard } from '../loading/load-board.js';
import { Pacing } from './pacing.js';
import { Player, stepOf } from './player.js';
import { loadRules, withReader } from '../loading/load-rules.js';
import { once } from '../loading/once.js';
import { Session, type SessionSetup } from './session.js';

export type SessionOptions = Pick<SessionSetup, 'seed' | 'memory' | 'lang'> &
  Partial<Pick<SessionSetup, 'kind'>> & {
    /** The reader makes the choices of the set-up. */
    readonly byHand?: boolean;
  };

/** A game from its beginning, or from its first turn. */
export async function playGame(
  id: string,
  options: unknown,
  { byHand, ...settings }: SessionOptions,
): Promise<Session> {
  const { game, ...loaded } = await load(id, settings.lang);
  const table =
    options === undefined
      ? Table.begin(game)
      : Table.open(await withReader(game), { options, position: game.beginning ?? {} });
  const player = new Player(table.game, settings.seed);
  const begun = [stepOf(table)];
  const steps = player.runOn(byHand ? begun : player.setUp(begun));
  const session = new Session({ ...loaded, player, kind: 'play', steps, ...settings });
  session.pacing = new Pacing(session);
  return session;
}

/** The rules of a case that was baked. */
export const playerFor = async ({ shown, lang, seed, steps }: Session): Promise<Player> =>
  new Player(await withReader(await loadRules(shown.id, lang)), seed, steps);

/** The board of a game, what acting on it takes, and its rules. */
export const load = once(async (id: string, lang: string) => {
  const [shown, acting, game] = await Promise.all([loadBoard(id, lang), loadActing(id), loadRules(id, lang)]);
  return { shown, acting, game };
});
