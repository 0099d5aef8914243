// Runs in the browser: 50 diagrams of a kind go onto the page, all are drawn, laid out and painted; then the other kind.
import 'chessboard-element';
import { HeistFloor } from '../src/components/heist-floor/heist-floor.element.js';

HeistFloor.define('heist-floor');

const boards = 50;
const rounds = 9;

/** Robbers, guards and bags move from diagram to diagram; so do the chess pieces. */
const rooms = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];
const room = (i: number): string => rooms[i % rooms.length] as string;
const position = (i: number) => ({
  flow: 'rob.robber.before',
  turn: 'yellow',
  robbers: { yellow: { at: room(i) }, red: { at: room(i + 4) } },
});
const chess = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR',
  'r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R',
  '8/5pk1/6p1/3R4/5PP1/4r2P/6K1/8',
];

const kinds: Record<string, (i: number) => HTMLElement> = {
  'heist-floor': (i) =>
    Object.assign(document.createElement('heist-floor'), {
      game: 'how-to-rob-a-bank',
      position: position(i),
      noCards: true,
    }),
  'chess-board': (i) => {
    const board = document.createElement('chess-board');
    board.setAttribute('position', chess[i % chess.length] as string);
    return board;
  },
};

/** Milliseconds from the first element on the page to the picture of the last. */
async function show(kind: string): Promise<number> {
  const box = document.createElement('div');
  box.className = 'box';
  const all = Array.from({ length: boards }, (_, i) => (kinds[kind] as (i: number) => HTMLElement)(i));
  await frame();
  const began = performance.now();
  box.append(...all);
  document.body.append(box);
  while (!all.every(isDrawn)) {
    if (performance.now() - began > 30_000)
      throw new Error(`${kind} draws nothing: ${all.find((one) => !isDrawn(one))?.shadowRoot?.textContent ?? ''}`);
    await nextTask();
  }
  box.getBoundingClientRect();
  await frame();
  const took = performance.now() - began;
  const { height } = (all.at(-1) as HTMLElement).getBoundingClientRect();
  if (height < 200) throw new Error(`${kind} is only ${height} px high`);
  box.remove();
  return took;
}

const isDrawn = ({ shadowRoot, localName }: HTMLElement): boolean =>
  Boolean(shadowRoot?.querySelector(localName === 'heist-floor' ? '[data-piece]' : '[part~=piece]'));

const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

/** After the next frame has been painted. */
const frame = async (): Promise<void> => {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await nextTask();
};

async function measure(): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = {};
  for (let round = 0; round < rounds; round++)
    for (const kind of Object.keys(kinds)) (times[kind] ??= []).push(await show(kind));
  return times;
}

const tell = (answer: object) => fetch('/result', { method: 'POST', body: JSON.stringify(answer) });

addEventListener('unhandledrejection', ({ reason }) => void tell({ error: String(reason) }));
// No await here: what is loaded on demand waits until this module is done.
void measure().then((times) => tell({ times }));
