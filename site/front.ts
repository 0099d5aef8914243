// The front page: a case to step through, the list of all cases, a game to play.
import type { HeistGame } from '../src/components/heist-game/heist-game.element.js';
import { byGame, caseCards, caseOptions, listedCases, titleOf, type ListedCase } from './case-list.js';
import { element } from './page.js';

const shown = element('case') as HeistGame;
const picker = element('case-pick') as HTMLSelectElement;

/** What a newcomer sees first; the page names the same file, so that it plays before the list is there. */
const opening = 'cases/how-to-rob-a-bank/a-sprayed-guard-no-longer-protects-the-bag.yaml';

async function start(): Promise<void> {
  const cases = await listedCases();
  const groups = [...byGame(cases)].filter(([, ofGame]) => ofGame.length > 0);
  picker.append(...caseOptions(cases));
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
  element('case-list').replaceChildren(...groups.map(([game, ofGame]) => section(game, ofGame)));
}

const caseInAddress = (): string => new URLSearchParams(location.hash.slice(1)).get('case') ?? '';

function show(file: string): void {
  picker.value = file;
  shown.src = file;
  element('case-title').scrollIntoView({ block: 'start' });
}

function section(game: string, cases: readonly ListedCase[]): HTMLElement {
  const box = document.createElement('section');
  const heading = document.createElement('h3');
  const link = document.createElement('a');
  link.href = `game.html?game=${game}`;
  link.textContent = titleOf(game);
  heading.append(link, ` · ${cases.length} cases`);
  box.append(
    heading,
    caseCards(cases, (file) => `#case=${file}`),
  );
  return box;
}

void start();
