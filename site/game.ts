// A page per game: play it, see what is tricky and how play flows, read its rules with examples, its rulings and data.
// What is folded away is made when a reader opens it, so that the page is light whatever it holds.
import type { HeistGame } from '../src/components/heist-game/heist-game.element.js';
import { gameNamed, games } from '../src/index.js';
import type { Game } from '../src/index.js';
import { isIn } from '../src/table/flow.js';
import { listedCases, type ListedCase } from './case-list.js';
import type { Moment } from './moments/moment.js';
import { element, fold, longList, make, openNamed, whenSeen } from './page.js';

const wanted = new URLSearchParams(location.search).get('game');
const game = games.some(({ id }) => id === wanted) ? gameNamed(wanted) : (games[0] as Game);
const { title, summary, rules, rulings } = game.texts.en;

document.title = `heist-kit: ${title}`;
element('title').textContent = title;
element('summary').textContent = summary;

const table = element('table') as HeistGame;
table.setAttribute('seed', '7');
table.setAttribute('game', game.id);
element('deal').addEventListener('submit', (event) => {
  event.preventDefault();
  const wish = new FormData(event.target as HTMLFormElement);
  table.seed = Number(wish.get('seed'));
  table.byHand = wish.has('by-hand');
});
// Only some games ask players for something before the first turn.
table.addEventListener(
  'heist-opened',
  () => (element('by-hand').hidden = !table.session?.steps.some(({ flow, actor }) => actor && isIn(flow, 'setup'))),
  { once: true },
);

element('lesson-place').append(
  fold('lesson', [make('b', 'New here?'), make('span', 'Learn the game in five minutes, by playing it.')], () => {
    const lesson = make('heist-lesson');
    lesson.setAttribute('src', `cases/${game.id}/first-minutes.yaml`);
    return lesson;
  }),
);

whenSeen(element('chart-place'), () => {
  const chart = document.createElement('heist-chart');
  chart.setAttribute('for', 'table');
  element('chart-place').append(chart);
});

/** What a reader looks for, by the catalogue's kind. */
const kinds: Readonly<Record<string, string>> = {
  setup: 'Setting up',
  variant: 'Player counts and variants',
  end: 'Winning and losing',
  turn: 'Taking a turn',
  movement: 'Moving',
  item: 'Items and loot',
  cost: 'Costs',
  alarm: 'The alarm',
  guard: 'Guards',
  protocol: 'The security protocol',
  hint: 'Good to know',
};

/** The anchor of an example on this page. */
const nameOf = (file: string): string => `case-${file.replace(/^.*\/|\.\w+$/g, '')}`;

const cases = (await listedCases()).filter((listed) => listed.game === game.id);
element('moment-list').append(...(await momentsOf(game.id)).map(momentFold));
element('rule-list').append(...ruleGroups());
longList(element('case-list'), cases.map(caseFold), 'Find an example');
longList(element('ruling-list'), game.rulings.map(rulingFold), 'Find a question');
element('data-list').append(
  ...game.data.map(({ name, provenance, note }) =>
    make('p', [make('span', provenance, `provenance ${provenance}`), make('b', name), make('span', note)], 'data-part'),
  ),
);
for (const [id, count] of [
  ['rule', game.catalogue.length],
  ['case', cases.length],
  ['ruling', game.rulings.length],
] as const)
  element(`${id}-count`).textContent = String(count);
addEventListener('hashchange', openNamed);
if (location.hash) openNamed();

/** A game may have none. */
async function momentsOf(id: string): Promise<readonly Moment[]> {
  const found = (await import(`./moments/${id}.ts`).catch(() => ({ moments: [] }))) as { moments: readonly Moment[] };
  return found.moments;
}

function momentFold({ title: name, text, cases: names, show = '', floor: only = '' }: Moment, i: number): HTMLElement {
  return fold(`moment-${i + 1}`, [make('b', name), make('span', text)], () =>
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

function caseFold({ file, title: name }: ListedCase): HTMLElement {
  return fold(nameOf(file), [name], () => {
    const shown = make('heist-case');
    shown.setAttribute('src', file);
    return shown;
  });
}

/** Rules by kind, each with the examples that show it. */
function ruleGroups(): HTMLElement[] {
  const kindOf = ({ kind }: Game['catalogue'][number]): string => kind.split(',')[0] ?? kind;
  return [...new Set(game.catalogue.map(kindOf))].map((kind) => {
    const group = game.catalogue.filter((rule) => kindOf(rule) === kind);
    const list = make('dl', group.map(ruleEntry), 'rules');
    return make('details', [
      make('summary', [make('b', kinds[kind] ?? kind), make('small', String(group.length))]),
      list,
    ]);
  });
}

function ruleEntry({ id }: Game['catalogue'][number]): HTMLElement {
  const examples = cases
    .filter((listed) => listed.rules.includes(id))
    .map(({ file, title: name }) => {
      const link = make('a', name) as HTMLAnchorElement;
      link.href = `#${nameOf(file)}`;
      return make('li', [link]);
    });
  const entry = make('div', [
    make('dt', id),
    make('dd', [rules[id] ?? '', ...(examples.length ? [make('ul', examples)] : [])]),
  ]);
  entry.id = id;
  return entry;
}

function rulingFold({ id, alternatives }: Game['rulings'][number]): HTMLElement {
  const texts = rulings[id];
  const answers = alternatives.map((name, i) =>
    make(
      'li',
      [make('b', name), i === 0 ? ' (default): ' : ': ', texts?.alternatives[name] ?? ''],
      i === 0 ? 'default' : '',
    ),
  );
  return fold(id, [texts?.question ?? id], () =>
    make('div', [make('ul', answers), make('p', texts?.why ?? ''), make('code', id)]),
  );
}
