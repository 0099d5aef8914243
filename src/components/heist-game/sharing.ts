// The game so far to pass on: as a case, as a file, and as a link. A link holds what a page with the same element cannot
// know by itself: the step of a case; of a game that was played, its seed and the moves of its players; else a whole case.
import type { Case } from '../../notation/case.js';
import { caseText } from '../../notation/case-text.js';
import { InputError, largestText } from '../../table/errors.js';
import { openCaseData, openPlay } from '../session/open-session.js';
import type { SessionOptions } from '../session/open-game.js';
import type { Session, Step } from '../session/session.js';

export interface Shared {
  /** Start and moves, as the command `heist check` and the elements read them. */
  readonly case: Case;
  /** The case as the text of a file. */
  readonly text: string;
  /** The address of this page with the game in it; a `heist-game` with `permalink` opens it there. */
  readonly url: string;
}

/** What a link holds, beside the bare number of a step. */
interface Linked {
  readonly at: number;
  readonly case?: Case;
  readonly game?: string;
  readonly options?: unknown;
  readonly seed?: number;
  /** One move a line. */
  readonly moves?: string;
}

/** `key` names the element in the address; `first` are the steps with which the session was opened. */
export async function share(session: Session, key: string, first: readonly Step[]): Promise<Shared> {
  const { hash, href } = location;
  const shared = caseOf(session);
  const url = `${href.slice(0, href.length - hash.length)}#${withCode(hash, key, await codeOf(session, first))}`;
  return { case: shared, text: caseText(shared), url };
}

/** The part of an address after `key=`; null when the address has none. */
export const codeIn = (hash: string, key: string): string | null =>
  partsOf(hash)
    .find((part) => part.startsWith(`${key}=`))
    ?.slice(key.length + 1) ?? null;

/** The same address for everybody else: only what belongs to `key` changes. */
export const withCode = (hash: string, key: string, code: string): string =>
  [...partsOf(hash).filter((part) => !part.startsWith(`${key}=`)), `${key}=${code}`].join('&');

const partsOf = (hash: string): string[] => hash.replace(/^#/, '').split('&').filter(Boolean);

export async function codeOf(session: Session, first: readonly Step[]): Promise<string> {
  const { at, kind, player } = session;
  const steps = session.steps.slice(0, at + 1);
  if (kind !== 'play' && steps.every((step, i) => step === first[i])) return String(at);
  const linked: Linked =
    kind === 'play' && player
      ? {
          game: session.shown.id,
          options: given(session),
          seed: player.seed,
          moves: playersMoves(session).join('\n'),
          at,
        }
      : { case: caseOf(session), at };
  return packed(JSON.stringify(linked));
}

/** Opens what a link holds; null when it only names a step, which is then what `at` says. */
export async function opened(
  code: string,
  game: string,
  settings: SessionOptions,
): Promise<{ session: Session | null; at: number }> {
  if (/^\d{1,6}$/.test(code)) return { session: null, at: Number(code) };
  const linked = await unpacked(code);
  const meant = linked.case?.game ?? linked.game;
  if (game && meant !== game)
    throw new InputError([{ path: ['link'], found: `a link to ${String(meant)}`, expected: `one to ${game}` }]);
  if (linked.case) {
    const { session } = await openCaseData(linked.case, settings);
    return { session, at: linked.at };
  }
  const session = await openPlay(meant ?? '', linked.options, {
    ...settings,
    // The choices of the set-up are in the link, too: readers may have made their own.
    byHand: true,
    ...(linked.seed !== undefined && { seed: linked.seed }),
  });
  for (const move of linked.moves?.split('\n').filter(Boolean) ?? []) {
    if (!session.play(move)) throw unreadable(`a move that the rules refuse: ${move}`);
  }
  return { session, at: linked.at };
}

/** The moves that somebody chose. Dice, draws and the table's own steps follow from the seed. */
const playersMoves = (session: Session): string[] =>
  session.steps.slice(0, session.at + 1).flatMap(({ move }, i, steps) => {
    const before = steps[i - 1];
    const isChosen = before && session.tableOf(before)?.waitsFor === 'player';
    return move !== undefined && move !== 'next' && isChosen ? [move] : [];
  });

const given = ({ steps }: Session): unknown => steps[0]?.position['options'];

function caseOf({ shown, title, steps, at }: Session): Case {
  const [start] = steps as [Step];
  const { options, outcome: _, ...position } = start.position;
  return {
    game: shown.id,
    ...(title !== undefined && { title }),
    options: options as Record<string, unknown>,
    start: { flow: start.flow, ...position },
    moves: steps.slice(1, at + 1).flatMap(({ move }) => move ?? []),
  };
}

/** Compressed by the browser itself, in letters that an address may have. */
async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

async function unpacked(code: string): Promise<Linked> {
  let text = '';
  let linked: Partial<Linked> | null;
  try {
    const letters = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    // A short link can hold a very long text: reading stops where it gets too long.
    const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
    for (
      let { value, done } = await reader.read();
      !done && text.length <= largestText;
      { value, done } = await reader.read()
    )
      text += value ?? '';
    void reader.cancel();
    linked = JSON.parse(text) as Partial<Linked> | null;
  } catch {
    throw unreadable(text.length > largestText ? 'a link that is too long' : 'a link that is incomplete');
  }
  if (!linked || typeof linked.at !== 'number') throw unreadable('something else');
  return linked as Linked;
}

const unreadable = (found: string): InputError =>
  new InputError([{ path: ['link'], found, expected: 'a complete link made with “Copy link”' }]);
