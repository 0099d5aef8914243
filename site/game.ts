// A page per game: play it, see what is tricky and how play flows, take a quiz, look up its rules, read its examples,
// rulings and data. What is folded away is made when a reader opens it, so that the page is light whatever it holds.
import type { HeistGame } from '../src/components/heist-game/heist-game.element.js';
import type { HeistRules } from '../src/components/heist-rules/heist-rules.element.js';
import { setUpsIn } from '../src/machines/chart/outline.js';
import { isIn } from '../src/table/flow.js';
import { keepGameInAddress, nameInAddress, openNamed } from './address.js';
import { listedCases, type ListedCase } from './case-list.js';
import { gameIn, textsOf, type GameOnPage } from './game-texts.js';
import { inReadersLanguage, lang, words } from './language.js';
import { momentsOf } from './moments.js';
import type { Moment } from './moments/moment.js';
import { element, fold, longList, make, makeButton, makeSpoken, whenSeen } from './page.js';

const address = new URLSearchParams(location.search);
const parts = gameIn(address);

const table = element('table') as HeistGame;
const seedField = element('deal').querySelector<HTMLInputElement>('[name=seed]') as HTMLInputElement;
seedField.value = dealInAddress();
table.setAttribute('seed', seedField.value);
table.setAttribute('game', parts.id);
keepGameInAddress('table');

element('deal').addEventListener('submit', (event) => {
  event.preventDefault();
  const wish = new FormData(event.target as HTMLFormElement);
  const to = new URL(location.href);
  to.searchParams.set('game', parts.id);
  to.searchParams.set('seed', seedField.value);
  to.hash = '';
  history.pushState(null, '', to);
  table.byHand = wish.has('by-hand');
  table.seed = Number(seedField.value);
});
// Back to the deal before.
addEventListener('popstate', () => {
  seedField.value = dealInAddress();
  table.seed = Number(seedField.value);
});
// Only some games ask players for something before the first turn.
table.addEventListener(
  'heist-opened',
  () => {
    const { game, steps = [] } = table.session ?? {};
    const begun = steps[0]?.table;
    const setUps = game && begun ? setUpsIn(game.chart(begun.raw).outline) : [];
    const isAsked = steps.some(({ flow, actor }) => actor && setUps.some((path) => isIn(flow, path)));
    element('by-hand').hidden = !isAsked;
  },
  { once: true },
);

element('lesson-place').append(
  fold('lesson', [make('b', words.newHere), make('span', words.learnByPlaying)], () => {
    const lesson = make('heist-lesson');
    lesson.setAttribute('src', `cases/${parts.id}/first-minutes.yaml`);
    return lesson;
  }),
);

const rules = document.createElement('heist-rules') as HeistRules;
rules.setAttribute('for', 'table');
rules.setAttribute('game', parts.id);
rules.setAttribute('cases', `cases/${parts.id}`);
rules.addEventListener('heist-looked-up', (event) => {
  const { rule } = (event as CustomEvent<{ rule: string }>).detail;
  history.pushState(null, '', rule ? `#${rule}` : '#rules');
});
element('rule-place').append(rules);

whenSeen(element('chart-place'), () => {
  const chart = document.createElement('heist-chart');
  chart.setAttribute('for', 'table');
  element('chart-place').append(chart);
});

const game = await textsOf(parts);
document.title = `heist-kit: ${game.title}`;
element('title').textContent = game.title;
element('summary').textContent = game.summary;
element('summary').lang = game.lang;
if (game.lang !== lang) {
  element('other-language').textContent = words.inEnglish(game.title);
  element('other-language').hidden = false;
}

/** The anchor of an example on this page. */
const nameOf = (file: string): string => `case-${file.replace(/^.*\/|\.\w+$/g, '')}`;

const cases = (await listedCases()).filter((listed) => listed.game === game.id);
element('moment-list').append(...(await momentsOf(game.id)).moments.map(momentFold));
longList(element('case-list'), cases.map(caseFold), words.findExample);
longList(element('ruling-list'), game.rulings.map(rulingFold), words.findQuestion);
for (const label of document.querySelectorAll('.provenances .provenance'))
  label.textContent = words.provenance[label.className.split(' ')[1] ?? ''] ?? '';
element('data-list').append(
  ...game.data.map(({ name, provenance, note, lang: spoken }) =>
    make(
      'p',
      [
        make('span', words.provenance[provenance] ?? provenance, `provenance ${provenance}`),
        makeSpoken('b', { text: name, lang: spoken }),
        makeSpoken('span', { text: note, lang: spoken }),
      ],
      'data-part',
    ),
  ),
);
for (const [id, count] of [
  ['rule', game.ruleCount],
  ['case', cases.length],
  ['ruling', game.rulings.length],
] as const)
  element(`${id}-count`).textContent = String(count);
addQuiz(cases.filter(({ asks }) => asks));
addEventListener('hashchange', goToNamed);
if (address.has('rule')) rules.show(address.get('rule') ?? '');
else if (location.hash) goToNamed();

function dealInAddress(): string {
  return new URLSearchParams(location.search).get('seed') ?? '7';
}

/** An address may name a rule, or something else on the page. */
function goToNamed(): void {
  const name = nameInAddress();
  if (name.startsWith(`${parts.prefix}-`)) rules.show(name);
  else openNamed();
}

/** One quiz after the other, from the examples whose authors ask something. */
function addQuiz(asking: readonly ListedCase[]): void {
  element('quiz').hidden = asking.length === 0;
  let at = 0;
  const show = (): void => {
    const quiz = make('heist-quiz');
    quiz.setAttribute('src', asking[at]?.file ?? '');
    const next = makeButton(
      words.nextQuiz,
      () => {
        at = (at + 1) % asking.length;
        show();
        element('quiz').scrollIntoView({ block: 'start' });
      },
      'plain',
    );
    const bar = make('p', [make('span', words.quizOf(at + 1, asking.length), 'soft'), next], 'choices');
    element('quiz-place').replaceChildren(quiz, bar);
  };
  if (asking.length > 0) whenSeen(element('quiz-place'), show);
}

function momentFold({ title, text, cases: names, show = '', floor: only = '' }: Moment, i: number): HTMLElement {
  const heading = [makeSpoken('b', inReadersLanguage(title)), makeSpoken('span', inReadersLanguage(text))];
  return fold(`moment-${i + 1}`, heading, () =>
    make(
      'div',
      names.map((file) => {
        const floor = make('heist-floor');
        // What is shown besides says more than the cards would.
        if (show) {
          floor.setAttribute('show', show);
          floor.toggleAttribute('no-cards', true);
        }
        if (only) floor.setAttribute('floor', only);
        const lesson = make('heist-game', [floor, make('heist-replay'), make('heist-tracker')], 'lesson');
        lesson.setAttribute('src', `cases/${game.id}/${file}.yaml`);
        return lesson;
      }),
      'lessons',
    ),
  );
}

function caseFold({ file, title }: ListedCase): HTMLElement {
  return fold(nameOf(file), [makeSpoken('span', title, 'name')], () => {
    const shown = make('heist-case');
    shown.setAttribute('src', file);
    return shown;
  });
}

function rulingFold({ id, alternatives, texts, lang: spoken }: GameOnPage['rulings'][number]): HTMLElement {
  const answers = alternatives.map((name, i) =>
    make(
      'li',
      [texts?.alternatives[name] ?? '', ' ', make('code', name), i === 0 ? ` (${words.isDefault})` : ''],
      i === 0 ? 'default' : '',
    ),
  );
  const box = fold(id, [make('span', texts?.question ?? id, 'name')], () =>
    make('div', [make('ul', answers), make('p', texts?.why ?? ''), make('code', id)]),
  );
  box.lang = spoken;
  return box;
}
