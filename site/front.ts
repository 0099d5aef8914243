// The front page: a case to step through, the list of all cases, a game to play.
import { shownGames } from '../src/components/internal/games.js';
import type { HeistGame } from '../src/components/heist-game/heist-game.element.js';

interface ListedCase {
  readonly file: string;
  readonly game: string;
  readonly title: string;
  readonly rules: readonly string[];
}

const element = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;

const shown = element('case') as HeistGame;
const picker = element('case-pick') as HTMLSelectElement;

/** Steps that a newcomer should see first. */
const opening = 'cases/how-to-rob-a-bank/a-sprayed-guard-no-longer-protects-the-bag.yaml';

async function start(): Promise<void> {
  const response = await fetch('cases.json');
  const cases = ((await response.json()) as ListedCase[]).filter(({ game }) => shownGames.includes(game));
  for (const { file, title } of cases) picker.add(new Option(title, file));
  const wanted = cases.find(({ file }) => file === caseInAddress());
  picker.value = wanted?.file ?? opening;
  if (wanted) show(wanted.file);
  picker.addEventListener('change', () => {
    location.hash = `case=${picker.value}`;
  });
  addEventListener('hashchange', () => {
    const file = caseInAddress();
    if (cases.some((listed) => listed.file === file)) show(file);
  });
  list(cases);
}

const caseInAddress = (): string => new URLSearchParams(location.hash.slice(1)).get('case') ?? '';

function show(file: string): void {
  picker.value = file;
  shown.src = `../${file}`;
  element('case-title').scrollIntoView({ block: 'start' });
}

function list(cases: readonly ListedCase[]): void {
  const games = new Map<string, ListedCase[]>();
  for (const listed of cases) games.set(listed.game, [...(games.get(listed.game) ?? []), listed]);
  element('case-list').replaceChildren(
    ...[...games].map(([game, ofGame]) => {
      const box = document.createElement('section');
      const heading = document.createElement('h3');
      heading.textContent = `${game.replaceAll('-', ' ')} (${ofGame.length})`;
      const items = document.createElement('ul');
      items.append(...ofGame.map(listItem));
      box.append(heading, items);
      return box;
    }),
  );
}

function listItem({ file, title, rules }: ListedCase): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `#case=${file}`;
  link.textContent = title;
  const ids = document.createElement('span');
  ids.textContent = rules.join(' ');
  item.append(link, ids);
  return item;
}

element('deal').addEventListener('click', () => {
  const table = element('table') as HeistGame;
  table.options = { players: Number((element('players') as HTMLSelectElement).value) };
  table.seed = Number((element('seed') as HTMLInputElement).value);
});

void start();
