// The embed builder: what is chosen is shown live, and as the lines to copy.
import { allGames } from '../../src/games/index.js';
import { gameNamed } from '../../src/machines/index.js';
import { readCase } from '../../src/notation/case.js';
import { escaped } from '../../src/notation/escaped.js';
import { procedureName } from '../../src/notation/procedure-name.js';
import { parseText } from '../../src/notation/yaml.js';
import { checkCase } from '../../src/verify/cases/check-case.js';
import { byGame, caseOption, caseOptions, listedCases, titleOf } from '../case-list.js';
import { copy, element, make, makeButton } from '../page.js';
import { rememberedFiles, rememberFiles } from '../remembered-files.js';
import { pictureButtonFor } from './still-picture.js';
import { platforms, type FileAddresses, type Platform, type Choices } from './snippets.js';
import { chosenOptions, optionFields, optionsOf } from './option-fields.js';
import { lang, words } from '../language.js';
import { messageOf } from '../../src/table/errors.js';

/** Element -> the fields of the form that mean something to it. */
const fieldsByElement: Readonly<Record<string, readonly string[]>> = {
  'heist-case': ['src', 'at', 'inline', 'permalink', 'still'],
  'heist-game': ['game', 'seed', 'options', 'pace', 'by-hand', 'permalink', 'still'],
  'heist-game case': ['src', 'at', 'inline', 'permalink', 'still'],
  'heist-lesson': ['game', 'lesson', 'inline'],
  'heist-quiz': ['src', 'inline'],
  'heist-rules': ['game', 'rule'],
  'heist-guide': ['game', 'moment', 'at', 'inline'],
  'heist-floor': ['game', 'moment', 'at', 'inline', 'still'],
  'heist-chart': ['game', 'moment', 'at', 'inline'],
  'heist-order': ['game', 'procedure', 'moment', 'at', 'inline'],
  'heist-rule': ['game', 'rule'],
};

const form = element('choices') as HTMLFormElement;
const select = (id: string): HTMLSelectElement => element(id) as HTMLSelectElement;
const preview = element('preview');
const filesField = form.elements.namedItem('files') as HTMLInputElement;

/** Addresses of the files, as the snippets name them. */
function addresses(): FileAddresses & { readonly cases: string } {
  const folder = `${filesField.value.trim() || '/heist-kit/'}/`.replace(/\/+$/, '/');
  return { script: `${folder}heist-kit.js`, frame: `${folder}embed.html`, cases: folder };
}

const cases = await listedCases();
/** Game -> page -> the files that it loads, as the build lists them. */
const listedParts = fetch('parts.json').then(
  (answer) => (answer.ok ? (answer.json() as Promise<Record<string, Record<string, readonly string[]>>>) : null),
  () => null,
);
let shownPlatform = 'Script tag';
/** Texts of cases that were written into the page before. */
const texts = new Map<string, string>();

const chosen = (): readonly string[] => fieldsByElement[select('element').value] ?? [];

async function fillByGame(): Promise<void> {
  const game = gameNamed(select('game').value);
  const ofGame = byGame(cases).get(game.id) ?? [];
  select('moment').replaceChildren(new Option(words.startOfGame, ''), ...ofGame.map(caseOption));
  const texts = game.texts[lang] ?? game.texts.en;
  select('lesson').replaceChildren(...ofGame.filter(({ teaches }) => teaches).map(caseOption));
  select('procedure').replaceChildren(
    ...Object.keys(game.procedures).map((name) => new Option(procedureName(name, texts), name)),
  );
  select('rule').replaceChildren(
    ...game.catalogue.map(({ id }) => new Option(`${id}: ${texts.rules[id] ?? ''}`.slice(0, 90), id)),
  );
  const place = element('options');
  if (place.dataset['game'] === game.id) return;
  place.dataset['game'] = game.id;
  place.replaceChildren(...optionFields(await optionsOf(game.id)));
}

async function readChoices(): Promise<Choices> {
  const takes = chosen();
  const values = new FormData(form);
  const value = (name: string): string => {
    const field = values.get(name);
    return takes.includes(name) && typeof field === 'string' ? field.trim() : '';
  };
  const file = value('src') || value('lesson') || value('moment');
  const text = file && value('inline') ? await textOf(file) : '';
  const tag = (select('element').value.split(' ')[0] ?? '') as Choices['element'];
  const options = takes.includes('options') ? chosenOptions(form) : '';
  const attributes = {
    // A case says itself of which game it is.
    ...(tag !== 'heist-rule' && !file && value('game') && { game: value('game') }),
    ...(file && value('at') && { at: value('at') }),
    ...Object.fromEntries(['procedure', 'rule', 'seed'].flatMap((name) => (value(name) ? [[name, value(name)]] : []))),
    ...(options && { options }),
    ...(value('pace') && { pace: 'at-once' }),
    ...Object.fromEntries(['by-hand', 'permalink'].flatMap((name) => (value(name) ? [[name, '']] : []))),
    ...(values.get('lang') && { lang: values.get('lang') as string }),
  };
  const title = cases.find((listed) => listed.file === file)?.title.text ?? titleOf(value('game'));
  const picture = (file || value('game')).replace(/^.*\//, '').replace(/\.yaml$/, '');
  const still = value('still') && `${addresses().cases}${picture}.svg`;
  const theme = values.get('theme') as string;
  return { element: tag, ...(file && { src: file }), attributes, theme, text, title, ...(still && { still }) };
}

async function textOf(src: string): Promise<string> {
  const known = texts.get(src);
  if (known !== undefined) return known;
  const response = await fetch(new URL(src, document.baseURI));
  if (!response.ok) throw new Error(words.notLoaded(`${response.status} ${response.statusText}`));
  const text = (await response.text()).replace(/^# yaml-language-server.*\n/, '');
  texts.set(src, text);
  return text;
}

/** Which steps there are to choose from. */
async function showSteps(): Promise<void> {
  const file = chosen().includes('src') ? select('src').value : select('moment').value;
  const field = form.elements.namedItem('at') as HTMLInputElement;
  const label = field.closest('label') as HTMLElement;
  label.hidden = !chosen().includes('at') || file === '';
  if (label.hidden) return;
  const example = readCase(parseText(await textOf(file)).data);
  const last = checkCase(gameNamed(example.game), example).frames.length - 1;
  field.max = String(last);
  if (Number(field.value) > last) field.value = field.max;
  element('at-label').textContent = words.step(last);
}

// Only when it is written: another window of the builder may have remembered another one meanwhile.
filesField.addEventListener('input', () => rememberFiles(filesField.value));

let turn = 0;
async function update(): Promise<void> {
  const mine = ++turn;
  for (const label of form.querySelectorAll<HTMLElement>('[data-for]'))
    label.hidden = !chosen().includes(label.dataset['for'] ?? '');
  const wrong = element('wrong');
  try {
    await showSteps();
    const choices = await readChoices();
    // If something else was chosen in the meantime, this is no longer wanted.
    if (mine !== turn) return;
    wrong.hidden = true;
    toAddress();
    showPreview(choices);
    const { src } = choices;
    const linked = { ...choices, ...(src && { src: addresses().cases + src }) };
    const parts = await partsFor(choices);
    if (mine !== turn) return;
    showPlatforms(platforms(linked, { ...addresses(), ...(parts && { parts }) }, words.snippets), choices);
  } catch (error) {
    wrong.textContent = messageOf(error);
    wrong.hidden = false;
  }
}

/** The files that a game on a page asks for; undefined for other elements, and where the site was not built. */
async function partsFor({ element: tag, src, attributes }: Choices): Promise<readonly string[] | undefined> {
  if (!['heist-game', 'heist-case'].includes(tag)) return undefined;
  const game = cases.find(({ file }) => file === src)?.game;
  const page = tag === 'heist-case' ? 'checked-case' : src ? 'case' : 'play';
  const files = (await listedParts)?.[attributes['game'] ?? game ?? '']?.[page];
  return files?.map((file) => addresses().cases + file);
}

function showPreview({ element: tag, src, attributes, theme, text }: Choices): void {
  const node = document.createElement(tag) as HTMLElement & { text?: string };
  if (src && !text) node.setAttribute('src', src);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  if (text) node.text = text;
  if (theme) node.style.colorScheme = theme;
  preview.replaceChildren(node);
}

function showPlatforms(all: readonly Platform[], { still, theme }: Choices): void {
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
  if (still && platform.snippets.some(({ code }) => code.includes(escaped(still))))
    element('snippets').append(pictureButtonFor(preview, still, theme));
}

function snippetBox({ title, code }: Platform['snippets'][number]): HTMLElement {
  const pre = make('pre', [make('code', code)]);
  pre.tabIndex = 0;
  pre.setAttribute('aria-label', title);
  pre.setAttribute('role', 'group');
  const button = makeButton(words.copy, () => {
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

select('element').append(
  ...Object.keys(fieldsByElement).map((value) => new Option(words.choices[value] ?? value, value)),
);
select('game').append(...allGames.map(({ id }) => new Option(titleOf(id), id)));
select('src').append(...caseOptions(cases));
// Before anything else hears of it: what there is to choose depends on the game.
select('game').addEventListener('input', () => void fillByGame().then(update));
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('input', () => void update());
addEventListener('popstate', () => void fromAddress());
void fromAddress();

/** Everything that was chosen is in the address: a reload keeps it, and a link shares it. */
function toAddress(): void {
  const address = new URL(location.href);
  for (const [name, value] of [...address.searchParams]) if (name !== 'lang') address.searchParams.delete(name, value);
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '' && name !== 'files' && isAsked(name))
      address.searchParams.append(name === 'lang' ? 'element-lang' : name, value);
  address.searchParams.set('platform', shownPlatform);
  history.replaceState(history.state, '', address);
}

/** Whether a field means something to the element. */
const isAsked = (name: string): boolean => {
  const part = /^(option|ruling)-/.test(name) ? 'options' : name;
  return ['element', 'lang', 'theme'].includes(part) || chosen().includes(part);
};

async function fromAddress(): Promise<void> {
  const wanted = new URLSearchParams(location.search);
  filesField.value = rememberedFiles() ?? filesField.value;
  const platform = wanted.get('platform');
  if (platform) shownPlatform = platform;
  for (const name of ['element', 'game']) if (wanted.has(name)) select(name).value = wanted.get(name) ?? '';
  if (select('element').value === '') select('element').selectedIndex = 0;
  if (select('game').value === '') select('game').selectedIndex = 0;
  await fillByGame();
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')) {
    const values = wanted.getAll(field.name === 'lang' ? 'element-lang' : field.name);
    if (values.length === 0 || field.name === 'files') continue;
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = values.includes(field.value);
    else field.value = values[0] ?? '';
  }
  await update();
}
