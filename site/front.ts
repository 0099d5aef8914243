// The front page: a moment of each game that plays by itself, and every example to step through.
import type { HeistGame } from '../src/components/heist-game/heist-game.element.js';
import type { HeistReplay } from '../src/components/heist-replay/heist-replay.element.js';
import { allGames } from '../src/games/index.js';
import type { ListedGame } from '../src/games/parts.js';
import { byGame, caseLinks, caseOptions, listedCases, titleOf } from './case-list.js';
import { inReadersLanguage, lang, words as said } from './language.js';
import { momentsOf } from './moments.js';
import type { FrontPageScene } from './moments/moment.js';
import { element, make, makeSpoken, whenSeen } from './page.js';

// A scene of each game that plays by itself, or its summary if it has none.
const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
element('games').append(...(await Promise.all(allGames.map(articleOf))));

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

async function articleOf(game: ListedGame): Promise<HTMLElement> {
  const page = `game.html?game=${game.id}`;
  const { scene, moments } = await momentsOf(game.id);
  const ways = [
    link(said.playIt, `${page}#play`, 'button'),
    ...(moments.length > 0 ? [link(said.trickyRules, `${page}#moments`)] : []),
    link(said.rules, `${page}#rules`),
  ];
  const about = scene ? makeSpoken('p', inReadersLanguage(scene.text)) : await summaryOf(game);
  const header = make('header', [make('h2', [link(titleOf(game.id), page)]), about]);
  const shown = scene ? [playing(game.id, scene)] : [];
  return make('article', [header, ...shown, make('p', ways, 'ways')], scene?.broad ? 'broad' : '');
}

async function summaryOf({ load }: ListedGame): Promise<HTMLElement> {
  const { languages } = (await load()).parts;
  const own = Object.hasOwn(languages, lang) ? languages[lang] : undefined;
  const { parts } = await (own ?? languages.en)();
  const summary = make('p', (await parts.rules()).summary);
  if (!own) summary.lang = 'en';
  return summary;
}

/** A case that plays by itself once it can be seen. */
function playing(id: string, scene: FrontPageScene): HTMLElement {
  const [floor, replay] = [make('heist-floor'), make('heist-replay') as HeistReplay];
  floor.toggleAttribute('no-cards', true);
  const game = make('heist-game', [floor, replay], 'moment') as HeistGame;
  game.setAttribute('src', `cases/${id}/${scene.case}.yaml`);
  game.addEventListener(
    'heist-opened',
    () => {
      game.goto(isStill ? scene.height : scene.from);
      if (!isStill) whenSeen(game, () => replay.play());
    },
    { once: true },
  );
  return game;
}

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
