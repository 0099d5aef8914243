// A moment at which anybody may react: who can, with what, and the one key that lets it pass.
import type { Reactions } from '../board/board.js';
import { isPressed } from './keys.js';
import type { Session } from './session.js';

/** Null when nobody is asked. */
export function reactionsAt(session: Session): Reactions | null {
  if (session.kind === 'diagram') return null;
  const reactions = session.shown.drawing.reactions?.now(session.scene(), session.legal);
  return reactions && session.legal.includes(reactions.pass) ? reactions : null;
}

export const passKey = 'P';

/** Lets the moment pass if this was the key for it, wherever in the game it was pressed. */
export function passOnKey(event: KeyboardEvent, session: Session | null): void {
  if (!session || !isPressed(event, passKey)) return;
  const pass = reactionsAt(session)?.pass;
  if (pass === undefined) return;
  event.preventDefault();
  session.play(pass, true);
}
