// The lab: a case to edit with its verdict and its board, an order to question, a position to explore from.
import type { HeistGame } from '../../src/components/heist-game/heist-game.element.js';
import { canBeginAt } from '../../src/components/heist-order/reorder.js';
import type { OrderSearcher } from '../../src/components/heist-order/search-order.js';
import type { Session } from '../../src/components/session/session.js';
import { gameNamed } from '../../src/machines/index.js';
import { procedureName } from '../../src/notation/procedure-name.js';
import { flowName } from '../../src/notation/sentence.js';
import { caseOptions, listedCases } from '../case-list.js';
import { LabClient, Replaced } from './client.js';
import { Editor } from './editor.js';
import { exploreReport, orderReport, progressReport, verdictReport } from './reports.js';
import { lang, words } from '../language.js';
import { copy, element, make } from '../page.js';
import { messageOf } from '../../src/table/errors.js';

const opening = 'cases/how-to-rob-a-bank/a-sprayed-guard-no-longer-protects-the-bag.yaml';

const editor = new Editor(element('text') as HTMLTextAreaElement, element('gutter'));
const picker = element('case-pick') as HTMLSelectElement;
const procedures = element('procedure') as HTMLSelectElement;
const back = element('back') as HTMLButtonElement;

/** Judging is quick; a text that keeps the worker busy for so long is given up. */
const judge = new LabClient(15_000);
const scout = new LabClient(15_000);

let board: HeistGame | null = null;
let game = '';

// --- The text and its verdict

let pause: ReturnType<typeof setTimeout> | undefined;
editor.addEventListener('change', () => {
  element('verdict').setAttribute('aria-busy', 'true');
  clearTimeout(pause);
  pause = setTimeout(() => void check(), 250);
});

async function check(): Promise<void> {
  const { text } = editor;
  try {
    const verdict = await judge.ask({ ask: 'check', text });
    show(verdictReport(verdict, (line, column) => editor.goTo(line, column)));
    const wrong = verdict.kind === 'unreadable' ? verdict.problems : verdict.failures;
    editor.mark(wrong.map(({ place }) => place.line));
    // A text that cannot be read leaves the board as it was.
    if (verdict.kind === 'judged') showBoard(text, verdict.game);
    toAddress();
  } catch (error) {
    if (!(error instanceof Replaced)) show([make('p', messageOf(error), 'result fails')]);
  }
}

function show(content: readonly HTMLElement[]): void {
  element('verdict').replaceChildren(...content);
  element('verdict').setAttribute('aria-busy', 'false');
}

function load(text: string): void {
  editor.load(text);
  back.hidden = editor.laidAside === null || editor.laidAside === text;
}

function openInEditor(text: string): void {
  load(text);
  picker.value = '';
  element('text-title').scrollIntoView({ block: 'start' });
  element('text').focus({ preventScroll: true });
}

back.addEventListener('click', () => {
  if (editor.laidAside !== null) openInEditor(editor.laidAside);
});

element('link').addEventListener('click', (event) => {
  toAddress();
  const address = location.href;
  void copy(address, event.currentTarget as HTMLButtonElement, () => prompt(words.theLink, address));
});

/** The text (or the case that it still is) and the step on the board: a reload shows the same, and so does the link. */
function toAddress(): void {
  const isWhole = picker.value !== '' && editor.isAsLoaded;
  const what = isWhole ? `case=${picker.value}` : `text=${encodeURIComponent(editor.text)}`;
  const at = board?.session?.at ?? 0;
  const hash = `#${what}${at > 0 ? `&at=${at}` : ''}`;
  if (hash !== location.hash) history.replaceState(null, '', hash);
}

// --- The board

/** The step that the reader looks at, also while the board is still opening a text. */
let step: number | undefined;

function showBoard(text: string, id: string): void {
  const at = (step = board?.session?.at ?? step);
  if (board) board.text = text;
  else {
    board = document.createElement('heist-game') as HeistGame;
    board.id = 'board';
    board.text = text;
    // The step that the address names.
    board.at = String(Number(new URLSearchParams(location.hash.slice(1)).get('at') ?? 0));
    for (const name of ['heist-opened', 'heist-change']) board.addEventListener(name, onBoard);
    element('board-place').replaceChildren(board);
  }
  // Whoever changes a word wants to stay at the step they are looking at. The board goes there before the address and the
  // rest of the page ask it where it is: hence `capture`.
  if (at !== undefined && id === game)
    board.addEventListener('heist-opened', () => board?.goto(Math.min(at, (board.session?.steps.length ?? 1) - 1)), {
      once: true,
      capture: true,
    });
  if (id !== game) showProcedures(id);
}

function showProcedures(id: string): void {
  game = id;
  // The longest first: there is most to move.
  const longest = Object.entries(gameNamed(id).procedures).sort(([, a], [, b]) => b.length - a.length);
  const texts = gameNamed(id).texts[lang] ?? gameNamed(id).texts.en;
  procedures.replaceChildren(...longest.map(([name]) => new Option(procedureName(name, texts), name)));
  element('order-report').replaceChildren();
  element('explore-report').replaceChildren();
}

/** What the board shows of the game that the text is about; nothing while it still shows the game before. */
const shownHere = (): Session | null => (board?.session?.shown.id === game ? board.session : null);

/** The same, once the board has opened the text. */
async function openedHere(): Promise<Session | null> {
  if (!shownHere())
    await new Promise((opened) => {
      for (const name of ['heist-opened', 'heist-error']) board?.addEventListener(name, opened, { once: true });
    });
  return shownHere();
}

/** Whether a procedure can begin in the position that the board shows. */
function canBegin(procedure: string): boolean {
  const table = shownHere()?.tableOf();
  return !!table && canBeginAt(gameNamed(game), procedure, table);
}

/** The order from the board's position or, where the procedure cannot begin there, from one that play leads to. */
async function showOrder(): Promise<void> {
  const procedure = procedures.value;
  const step = shownHere()?.step;
  if (!step) return;
  const order = document.createElement('heist-order');
  order.setAttribute('procedure', procedure);
  order.search = searchInWorker;
  if (canBegin(procedure)) {
    order.setAttribute('for', 'board');
    placeOrder(order, words.fromBoard, `${game} ${procedure}`);
    return;
  }
  try {
    const { position, moves } = await scout.ask({ ask: 'reach', procedure, ...here(step) });
    const data = make('script', JSON.stringify(position).replaceAll('<', '\\u003c')) as HTMLScriptElement;
    data.type = 'application/json';
    order.append(data);
    order.setAttribute('game', game);
    const from = moves === null ? words.fromRandom : words.afterMoves(moves);
    placeOrder(order, from, `${game} ${procedure} ${data.textContent}`);
  } catch (error) {
    if (!(error instanceof Replaced)) placeOrder(make('p', messageOf(error), 'empty'), '', '');
  }
}
procedures.addEventListener('change', () => void showOrder());

/** Moving a step searches in a worker; a newer question ends the older one. */
const searcher = new LabClient();
const searchInWorker: OrderSearcher = (question, { onProgress }) =>
  searcher.ask({ ask: 'new-order', ...question }, onProgress);

/** Leaves an order that the reader has changed as it is while its position stays the same. */
function placeOrder(order: HTMLElement, from: string, key: string): void {
  const place = element('order-place');
  element('order-from').textContent = from;
  if (key && place.dataset['key'] === key) return;
  place.dataset['key'] = key;
  place.replaceChildren(order);
}

/** A step of the board as something to start from. */
function here({ position, flow }: Session['step']) {
  const { options, outcome: _, ...rest } = position;
  return { game, options, start: { ...rest, flow } };
}

function onBoard(event: Event): void {
  const session = board?.session;
  if (!session) return;
  element('here').textContent = words.fromStep(
    session.at,
    session.steps.length - 1,
    flowName(session.step.flow, session.texts),
  );
  toAddress();
  const names = [...procedures.options].map(({ value }) => value);
  if (event.type === 'heist-opened' && !canBegin(procedures.value))
    procedures.value = names.find(canBegin) ?? procedures.value;
  void showOrder();
}

// --- Long work

/** Runs one piece of long work with its progress, its Stop button and its report. */
async function run(
  name: 'order' | 'explore',
  work: (client: LabClient) => Promise<readonly HTMLElement[]>,
): Promise<void> {
  const [start, stop] = [element(`${name}-run`) as HTMLButtonElement, element(`${name}-stop`)];
  const client = new LabClient();
  const onStop = () => client.stop();
  stop.addEventListener('click', onStop);
  start.disabled = true;
  stop.hidden = false;
  element(`${name}-report`).replaceChildren();
  element(`${name}-progress`).replaceChildren(make('span', words.starting));
  try {
    element(`${name}-report`).replaceChildren(...(await work(client)));
  } catch (error) {
    element(`${name}-report`).replaceChildren(make('p', messageOf(error), 'result fails'));
  } finally {
    client.close();
    element(`${name}-progress`).replaceChildren();
    stop.removeEventListener('click', onStop);
    start.disabled = false;
    stop.hidden = true;
  }
}

element('order-run').addEventListener('click', () => {
  const seconds = Number((element('order-seconds') as HTMLInputElement).value) || 20;
  void run('order', async (client) => {
    const options = (await openedHere())?.step.position.options;
    const question = { ask: 'order', game, options, procedure: procedures.value, seconds } as const;
    const tell = (progress: Parameters<typeof progressReport>[0]) =>
      element('order-progress').replaceChildren(...progressReport(progress));
    return orderReport(await client.ask(question, tell), openInEditor);
  });
});

element('explore').addEventListener('submit', (event) => {
  event.preventDefault();
  const fields = new FormData(event.target as HTMLFormElement);
  const bounds = Object.fromEntries(
    ['states', 'depth', 'seconds'].flatMap((name) =>
      Number(fields.get(name)) > 0 ? [[name, Number(fields.get(name))]] : [],
    ),
  );
  const step = shownHere()?.step;
  if (!step) {
    element('explore-report').replaceChildren(make('p', words.noPosition, 'result fails'));
    return;
  }
  void run('explore', async (client) => {
    const question = { ask: 'explore', ...here(step), bounds } as const;
    const tell = (progress: Parameters<typeof progressReport>[0]) =>
      element('explore-progress').replaceChildren(...progressReport(progress));
    return exploreReport(await client.ask(question, tell), openInEditor);
  });
});

// --- The beginning: a text in the address, a case in the address, the draft, or a case to look at

async function begin(): Promise<void> {
  const wanted = new URLSearchParams(location.hash.slice(1));
  const text = wanted.get('text');
  const { draft } = editor;
  if (text !== null) load(text);
  else if (!wanted.has('case') && draft !== null) editor.resume(draft);
  const cases = await listedCases();
  picker.append(new Option(words.yourText, ''), ...caseOptions(cases));
  const known = (file: string | null) => (cases.some((listed) => listed.file === file) ? file : null);
  picker.value = '';
  // Back returns to the case before.
  picker.addEventListener('change', () => {
    if (picker.value) location.hash = `case=${picker.value}`;
  });
  addEventListener('hashchange', () => {
    const file = known(new URLSearchParams(location.hash.slice(1)).get('case'));
    if (file) void loadFile(file);
  });
  if (editor.text === '') await loadFile(known(wanted.get('case')) ?? opening);
}

async function loadFile(file: string): Promise<void> {
  if (!file) return;
  picker.value = file;
  try {
    const response = await fetch(new URL(file, document.baseURI));
    if (!response.ok) throw new Error(`${file}: ${response.status} ${response.statusText}`);
    // The first line is for editors with a schema; here the page is the editor.
    load((await response.text()).replace(/^# yaml-language-server.*\n/, ''));
  } catch (error) {
    show([make('p', words.notLoaded(messageOf(error)), 'result fails')]);
  }
}

void begin();
