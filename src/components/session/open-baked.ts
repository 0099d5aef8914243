// A baked case as a session: positions and words come with it, so nothing but the board's drawing is loaded.
import { InputError, wrongField } from '../../table/errors.js';
import type { Baked, BakedStep } from '../../verify/cases/bake.js';
import type { PositionJson } from '../board/board.js';
import { loadBoard } from '../loading/load-board.js';
import { Session, type SessionSetup, type Step } from './session.js';

/** What `heist bake` wrote says so. */
export const isBaked = (data: unknown): data is Baked =>
  typeof data === 'object' && data !== null && Object.hasOwn(data, 'baked');

export async function openBaked(
  data: Baked,
  settings: Partial<SessionSetup> & { readonly lang: string },
): Promise<Session> {
  if ((data.baked as number) !== 1)
    throw wrongField('baked', JSON.stringify(data.baked), '1, the version that this heist-kit reads');
  const shown = await loadBoard(data.game, settings.lang);
  try {
    const { title, rules } = data;
    const session = new Session({
      shown,
      steps: stepsOf(data.steps),
      kind: 'case',
      baked: data,
      ...(title !== undefined && { title }),
      ...(rules && { rules }),
      ...settings,
    });
    // Drawn once before it is shown: a file that was changed by hand fails here, with a message, and not in the page.
    for (const step of session.steps) {
      const scene = session.scene(step);
      shown.drawing.draw(scene);
      shown.drawing.travels(step.events, scene);
    }
    return session;
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw wrongField('steps', 'data that cannot be drawn', 'the unchanged output of heist bake');
  }
}

function stepsOf(baked: readonly BakedStep[]): Step[] {
  if (baked.length === 0) throw wrongField('steps', 'an empty list', 'at least one step, the start');
  let before: PositionJson = {};
  return baked.map(({ flow, position, changed, events = [], depth = 0, refused = [], legal = [], ...rest }) => {
    before = position ?? { ...before, ...changed };
    return { flow, position: before, events, depth, refused, legal, ...rest };
  });
}
