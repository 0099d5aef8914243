// Whatever takes the rules of a game: playing, judging a case, completing a position. Loaded when it is first needed.
import { readCase } from '../../notation/case.js';
import { Table } from '../../table/table.js';
import { claimsAt } from '../../verify/bake.js';
import { checkCase, type CaseResult } from '../../verify/cases.js';
// Moves are offered where the rules are.
import '../heist-moves/heist-moves.js';
import { loadActing, loadBoard, loadRules } from './games.js';
import { Player, stepOf } from './player.js';
import { Session, type SessionSetup } from './session.js';

export type Manner = Pick<SessionSetup, 'seed' | 'pauses' | 'memory'> & { readonly lang: string };

/** A case that is ready to be shown, with what the rules say of it; null when that was said before it was baked. */
export interface OpenedCase {
  readonly session: Session;
  readonly result: CaseResult | null;
}

/** Plays a case and judges it. */
export async function playCase(data: unknown, manner: Manner): Promise<OpenedCase> {
  const example = readCase(data);
  const { game, ...loaded } = await load(example.game, manner.lang);
  const result = checkCase(game, example);
  const claims = claimsAt(result.frames, example);
  const steps = result.frames.map(({ table, move, depth, say, mark, ask }, i) =>
    stepOf(table, move, {
      depth,
      refused: claims[i] ?? [],
      ...(say && { say }),
      ...(mark && { mark }),
      ...(ask && { ask }),
    }),
  );
  const { title, rules } = example;
  const session = new Session({
    ...loaded,
    player: new Player(game, manner.seed),
    kind: 'case',
    steps,
    ...(title !== undefined && { title }),
    ...(rules && { rules }),
    ...manner,
  });
  return { session, result };
}

export async function playGame(id: string, options: unknown, manner: Manner): Promise<Session> {
  const { game, ...loaded } = await load(id, manner.lang);
  const player = new Player(game, manner.seed);
  const start = stepOf(Table.open(game, { ...(options !== undefined && { options }) }));
  const steps = player.runOn([start], manner.pauses ?? false);
  return new Session({ ...loaded, player, kind: 'play', steps, ...manner });
}

export async function showPosition(id: string, data: unknown, lang: string): Promise<Session> {
  const { game, ...loaded } = await load(id, lang);
  const { options, ...position } = (data ?? {}) as Record<string, unknown>;
  const table = Table.open(game, { ...(options !== undefined && { options }), position });
  return new Session({ ...loaded, player: new Player(game), kind: 'diagram', lang, steps: [stepOf(table)] });
}

/** The rules of a case that was baked. */
export const playerFor = async ({ shown, lang, seed, steps }: Session): Promise<Player> =>
  new Player(await loadRules(shown.id, lang), seed, steps);

async function load(id: string, lang: string) {
  const [shown, acting, game] = await Promise.all([loadBoard(id, lang), loadActing(id), loadRules(id, lang)]);
  return { shown, acting, game };
}
