// Whatever takes the rules of a game: playing, judging a case, completing a position. Loaded when it is first needed.
import { readCase } from '../../notation/case.js';
import { Table } from '../../table/table.js';
import { claimsAt } from '../../verify/bake.js';
import { checkCase, type CaseResult } from '../../verify/cases.js';
// Moves are offered where the rules are.
import '../heist-moves/heist-moves.js';
import { loadBoard, loadRules } from './games.js';
import { Session, stepOf, type SessionSetup, type Step } from './session.js';

export type Manner = Pick<SessionSetup, 'seed' | 'pauses' | 'memory'> & { readonly lang: string };

/** A case that is ready to be shown, with what the rules say of it; null when that was said before it was baked. */
export interface OpenedCase {
  readonly session: Session;
  readonly result: CaseResult | null;
}

/** Plays a case and judges it. */
export async function playCase(data: unknown, manner: Manner): Promise<OpenedCase> {
  const example = readCase(data);
  const [shown, game] = await loadBoth(example.game, manner.lang);
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
    shown,
    game,
    kind: 'case',
    steps,
    ...(title !== undefined && { title }),
    ...(rules && { rules }),
    ...manner,
  });
  return { session, result };
}

export async function playGame(id: string, options: unknown, manner: Manner): Promise<Session> {
  const [shown, game] = await loadBoth(id, manner.lang);
  const table = Table.open(game, { ...(options !== undefined && { options }) });
  return new Session({ shown, game, kind: 'play', steps: [stepOf(table)], ...manner });
}

export async function showPosition(id: string, data: unknown, lang: string): Promise<Session> {
  const [shown, game] = await loadBoth(id, lang);
  const { options, ...position } = (data ?? {}) as Record<string, unknown>;
  const table = Table.open(game, { ...(options !== undefined && { options }), position });
  return new Session({ shown, game, kind: 'diagram', lang, steps: [stepOf(table)] });
}

/** The rules of a game, and how a step that was baked becomes a table again: its position is read anew. */
export async function rulesOf(id: string, lang: string) {
  const game = await loadRules(id, lang);
  const tableOf = ({ position: { options, outcome: _, ...position }, flow }: Step): Table =>
    Table.open(game, { options, position: { ...position, flow } });
  return { game, tableOf };
}

const loadBoth = (id: string, lang: string) => Promise.all([loadBoard(id, lang), loadRules(id, lang)]);
