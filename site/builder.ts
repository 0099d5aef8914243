// The embed builder: what is chosen is shown live, and as the lines to copy.
import { allGames } from '../src/games/index.js';
import { gameNamed } from '../src/machines/index.js';
import { readCase } from '../src/notation/case.js';
import { parseText } from '../src/notation/yaml.js';
import { checkCase } from '../src/verify/cases/check-case.js';
import { byGame, caseOptions, listedCases, titleOf } from './case-list.js';
import { copy, element, make, makeButton } from './page.js';
import { platforms, type Platform, type Wish } from './snippets.js';

interface Choice {
  readonly label: string;
  /** Fields of the form that mean something to the element. */
  readonly takes: readonly string[];
}

const choices: Readonly<Record<string, Choice>> = {
  'heist-case': {
    label: 'A case with a badge that shows whether it holds',
    takes: ['src', 'at', 'inline', 'permalink'],
  },
  'heist-game': { label: 'A game to play', takes: ['game', 'seed', 'options', 'pace', 'by-hand', 'permalink'] },
  'heist-game case': { label: 'A case to step through', takes: ['src', 'at', 'inline', 'permalink'] },
  'heist-quiz': { label: 'A case as a quiz', takes: ['src', 'inline'] },
  'heist-floor': { label: 'A board', takes: ['game', 'moment', 'at', 'inline'] },
  'heist-chart': { label: 'A statechart', takes: ['game', 'moment', 'at', 'inline'] },
  'heist-order': { label: 'A procedure to reorder', takes: ['game', 'procedure', 'moment', 'at', 'inline'] },
  'heist-rule': { label: 'A rule', takes: ['game', 'rule'] },
};

const form = element('wish') as HTMLFormElement;
const select = (id: string): HTMLSelectElement => element(id) as HTMLSelectElement;
const preview = element('preview');
const places = {
  script: new URL(preview.dataset['script'] ?? '', document.baseURI).href,
  frame: new URL(preview.dataset['frame'] ?? '', document.baseURI).href,
};

const cases = await listedCases();
let shownPlatform = 'Script tag';
/** Texts of cases that were written into the page before. */
const texts = new Map<string, string>();

const chosen = (): Choice => choices[select('element').value] as Choice;

function fillByGame(): void {
  const game = gameNamed(select('game').value);
  const ofGame = byGame(cases).get(game.id) ?? [];
  select('moment').replaceChildren(
    new Option('the start of a game', ''),
    ...ofGame.map(({ file, title }) => new Option(title, file)),
  );
  select('procedure').replaceChildren(...Object.keys(game.procedures).map((name) => new Option(name, name)));
  select('rule').replaceChildren(
    ...game.catalogue.map(({ id }) => new Option(`${id}: ${game.texts.en.rules[id] ?? ''}`.slice(0, 90), id)),
  );
}

async function wishOf(): Promise<Wish> {
  const { takes } = chosen();
  const values = new FormData(form);
  const value = (name: string): string => {
    const field = values.get(name);
    return takes.includes(name) && typeof field === 'string' ? field.trim() : '';
  };
  const file = value('src') || value('moment');
  const src = file && new URL(file, document.baseURI).href;
  const text = src && value('inline') ? await textOf(src) : '';
  const tag = (select('element').value.split(' ')[0] ?? '') as Wish['element'];
  const options = value('options');
  if (options) JSON.parse(options);
  const attributes = {
    // A case says itself of which game it is.
    ...(tag !== 'heist-rule' && !file && value('game') && { game: value('game') }),
    ...(src && !text && { src }),
    ...(file && value('at') && { at: value('at') }),
    ...Object.fromEntries(
      ['procedure', 'rule', 'seed', 'options'].flatMap((name) => (value(name) ? [[name, value(name)]] : [])),
    ),
    ...(value('pace') && { pace: 'at-once' }),
    ...Object.fromEntries(['by-hand', 'permalink'].flatMap((name) => (value(name) ? [[name, '']] : []))),
    ...(values.get('lang') && { lang: values.get('lang') as string }),
  };
  const title = cases.find((listed) => listed.file === file)?.title ?? titleOf(value('game'));
  return { element: tag, attributes, theme: values.get('theme') as string, text, title };
}

async function textOf(src: string): Promise<string> {
  const known = texts.get(src);
  if (known !== undefined) return known;
  const response = await fetch(src);
  if (!response.ok) throw new Error(`The case could not be loaded: ${response.status} ${response.statusText}`);
  const text = (await response.text()).replace(/^# yaml-language-server.*\n/, '');
  texts.set(src, text);
  return text;
}

/** Which steps there are to choose from. */
async function showSteps(): Promise<void> {
  const file = chosen().takes.includes('src') ? select('src').value : select('moment').value;
  const field = form.elements.namedItem('at') as HTMLInputElement;
  const label = field.closest('label') as HTMLElement;
  label.hidden = !chosen().takes.includes('at') || file === '';
  if (label.hidden) return;
  const example = readCase(parseText(await textOf(new URL(file, document.baseURI).href)).data);
  const last = checkCase(gameNamed(example.game), example).frames.length - 1;
  field.max = String(last);
  if (Number(field.value) > last) field.value = field.max;
  element('at-label').textContent = `Step (0 to ${last})`;
}

let turn = 0;
async function update(): Promise<void> {
  const mine = ++turn;
  for (const label of form.querySelectorAll<HTMLElement>('[data-for]'))
    label.hidden = !chosen().takes.includes(label.dataset['for'] ?? '');
  const wrong = element('wrong');
  try {
    await showSteps();
    const wish = await wishOf();
    // Whoever has chosen something else in the meantime does not want this any more.
    if (mine !== turn) return;
    wrong.hidden = true;
    showPreview(wish);
    showPlatforms(platforms(wish, places), wish);
  } catch (error) {
    wrong.textContent =
      error instanceof SyntaxError
        ? `Options: this isn't valid JSON (${error.message}). Example: {"rulings": {}}`
        : String(error instanceof Error ? error.message : error);
    wrong.hidden = false;
  }
}

function showPreview({ element: tag, attributes, theme, text }: Wish): void {
  const node = document.createElement(tag) as HTMLElement & { text?: string };
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  if (text) node.text = text;
  if (theme) node.style.colorScheme = theme;
  preview.replaceChildren(node);
}

function showPlatforms(all: readonly Platform[], wish: Wish): void {
  const tabs = element('tabs');
  if (tabs.childElementCount === 0)
    tabs.append(
      ...all.map(({ name }) => {
        const tab = makeButton(name, () => choosePlatform(name));
        tab.setAttribute('role', 'tab');
        tab.setAttribute('aria-controls', 'snippets');
        tab.id = `tab-${name.toLowerCase().replaceAll(' ', '-')}`;
        return tab;
      }),
    );
  for (const tab of tabs.querySelectorAll('button')) {
    const isShown = tab.textContent === shownPlatform;
    tab.setAttribute('aria-selected', String(isShown));
    tab.tabIndex = isShown ? 0 : -1;
    if (isShown) element('snippets').setAttribute('aria-labelledby', tab.id);
  }
  const platform = all.find(({ name }) => name === shownPlatform) as Platform;
  const note = make('p', platform.note);
  element('snippets').replaceChildren(note, ...platform.snippets.map(snippetBox));
  if (wish.attributes['src'] && platform.name !== 'iframe')
    element('snippets').append(
      make(
        'p',
        'The case is loaded from this site. If your site blocks other domains, upload the file next to your page.',
        'soft',
      ),
    );
}

function snippetBox({ title, code }: Platform['snippets'][number]): HTMLElement {
  const pre = make('pre', [make('code', code)]);
  pre.tabIndex = 0;
  pre.setAttribute('aria-label', title);
  pre.setAttribute('role', 'group');
  const button = makeButton('Copy', () => {
    void copy(code, button, () => getSelection()?.selectAllChildren(pre));
  });
  button.setAttribute('aria-live', 'polite');
  return make('div', [make('div', [make('h3', title), button], 'row'), pre], 'snippet');
}

function choosePlatform(name: string): void {
  shownPlatform = name;
  void update();
}

// As tabs work: arrows go from one to the next, Home and End to the outermost.
element('tabs').addEventListener('keydown', (event) => {
  const tabs = [...element('tabs').querySelectorAll('button')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  const tab = tabs[(to + tabs.length) % tabs.length] as HTMLButtonElement;
  tab.focus();
  tab.click();
});

select('element').append(...Object.entries(choices).map(([value, { label }]) => new Option(label, value)));
select('game').append(...allGames.map(({ id }) => new Option(titleOf(id), id)));
select('src').append(...caseOptions(cases));
fillByGame();
// Before anything else hears of it: what there is to choose depends on the game.
select('game').addEventListener('input', fillByGame);
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('input', () => void update());
void update();
