// A page per game: play it, see its chart, read its rules with examples, its rulings and its data.
import type { HeistGame } from '../src/components/heist-game/heist-game.element.js';
import { gameNamed, games } from '../src/index.js';
import type { Game } from '../src/index.js';
import { caseCards, listedCases, type ListedCase } from './case-list.js';
import { element, make } from './page.js';

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
  table.seed = Number(new FormData(event.target as HTMLFormElement).get('seed'));
});

const cases = (await listedCases()).filter((listed) => listed.game === game.id);
element('case-list').replaceChildren(caseCards(cases, (file) => `./#case=${file}`));
element('rule-list').replaceChildren(...ruleGroups(cases));
element('ruling-list').replaceChildren(...game.rulings.map(rulingCard));
element('data-list').replaceChildren(
  ...game.data.map(({ name, provenance, note }) =>
    make('p', [make('span', provenance, `provenance ${provenance}`), make('b', ` ${name} `), note], 'data-part'),
  ),
);

/** Rules by kind (`RB-WALK-…`), each with the cases that show it. */
function ruleGroups(all: readonly ListedCase[]): HTMLElement[] {
  const kinds = [...new Set(game.catalogue.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const list = make('dl', '', 'rules');
    for (const { id } of game.catalogue.filter((rule) => rule.kind === kind)) {
      const shown = all.filter((listed) => listed.rules.includes(id));
      const links = shown.map(({ file, title: name }) => {
        const link = make('a', name) as HTMLAnchorElement;
        link.href = `./#case=${file}`;
        return make('li', [link]);
      });
      const term = make('dt', id);
      term.id = id;
      list.append(term, make('dd', [rules[id] ?? '', ...(links.length ? [make('ul', links)] : [])]));
    }
    return make('details', [make('summary', kind), list]);
  });
}

function rulingCard({ id, alternatives }: Game['rulings'][number]): HTMLElement {
  const texts = rulings[id];
  const answers = alternatives.map((name, i) =>
    make(
      'li',
      [make('b', name), i === 0 ? ' (default): ' : ': ', texts?.alternatives[name] ?? ''],
      i === 0 ? 'default' : '',
    ),
  );
  return make('details', [
    make('summary', texts?.question ?? id),
    make('ul', answers),
    make('p', texts?.why ?? ''),
    make('code', id),
  ]);
}
