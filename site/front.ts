// The front page: a moment of each game that plays by itself, and every example to step through.
import type { HeistGame } from '../src/components/heist-game/heist-game.element.js';
import type { HeistReplay } from '../src/components/heist-replay/heist-replay.element.js';
import { allGames } from '../src/games/index.js';
import { byGame, caseLinks, caseOptions, listedCases, titleOf } from './case-list.js';
import { lang, words as said } from './language.js';
import { element, make, whenSeen } from './page.js';

/** A moment begins shortly before it gets exciting, and plays once it can be seen. Who wants stillness sees its height. */
const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
for (const game of document.querySelectorAll<HeistGame>('.moment')) {
  const begin = (): void => {
    game.goto(Number(game.dataset[isStill ? 'height' : 'from']));
    if (!isStill) whenSeen(game, () => game.querySelector<HeistReplay>('heist-replay')?.play());
  };
  // The words of the page may have come later than the game.
  if ((game as Partial<HeistGame>).session) begin();
  else game.addEventListener('heist-opened', begin, { once: true });
}

// A game without a moment of its own is told by its summary.
for (const { id, load } of allGames) {
  const page = `game.html?game=${id}`;
  if (element('games').querySelector(`[href="${page}"]`)) continue;
  const { languages } = (await load()).parts;
  const { parts: own } = await (languages[lang] ?? languages.en)();
  const [{ words }, { summary }] = await Promise.all([own.words(), own.rules()]);
  const ways = make('p', [link(said.playIt, `${page}#play`, 'button'), link(said.rules, `${page}#rules`)], 'ways');
  element('games').append(
    make('article', [make('header', [make('h2', [link(words.title, page)]), make('p', summary)]), ways]),
  );
}

const picker = element('case-pick') as HTMLSelectElement;
const place = element('case-place');
const cases = await listedCases();
picker.append(...caseOptions(cases));
picker.value = known(caseInAddress()) ?? 'cases/how-to-rob-a-bank/a-sprayed-guard-no-longer-protects-the-bag.yaml';
picker.addEventListener('change', () => (location.hash = `case=${picker.value}`));
addEventListener('hashchange', () => {
  const file = known(caseInAddress());
  if (file) show(file);
});

element('case-list').replaceChildren(
  ...[...byGame(cases)].map(([game, ofGame]) =>
    make('details', [
      make('summary', said.allExamples(ofGame.length, titleOf(game))),
      caseLinks(ofGame, (file) => `#case=${file}`),
    ]),
  ),
);
if (known(caseInAddress())) show(picker.value);
else whenSeen(place, () => fill(picker.value));

function link(text: string, href: string, className = ''): HTMLElement {
  const made = make('a', text, className) as HTMLAnchorElement;
  made.href = href;
  return made;
}

function caseInAddress(): string {
  return new URLSearchParams(location.hash.slice(1)).get('case') ?? '';
}

function known(file: string): string | undefined {
  return cases.find((listed) => listed.file === file)?.file;
}

function fill(file: string): void {
  picker.value = file;
  const shown = place.querySelector('heist-case') ?? document.createElement('heist-case');
  shown.src = file;
  if (!shown.isConnected) place.append(shown);
}

function show(file: string): void {
  fill(file);
  element('cases').scrollIntoView({ block: 'start' });
}
