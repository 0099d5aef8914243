// A position that a page gives, completed by the rules of its game.
import { Table } from '../../table/table.js';
import { withReader } from '../loading/load-rules.js';
import { load } from './open-game.js';
import { Player, stepOf } from './player.js';
import { Session } from './session.js';

/** A position that is only shown. */
export async function showPosition(id: string, data: unknown, lang: string): Promise<Session> {
  const { game, ...loaded } = await load(id, lang);
  const { options, ...position } = (data ?? {}) as Record<string, unknown>;
  const table = Table.open(await withReader(game), { options, position });
  return new Session({ ...loaded, player: new Player(table.game), kind: 'diagram', lang, steps: [stepOf(table)] });
}
