// An explanation as a page of its own: no script, nothing loaded, light and dark, and fit for paper.
import { escaped } from '../../notation/escaped.js';
import { capital } from '../../notation/sentence.js';
import type { ExplainWords } from '../../locales/en/explain.js';
import { wordsIn, type ExplanationEntry, type Explanation } from './explanation.js';

/** `boards`: the start and the end as pictures; a case that contradicts the rules has no end. */
export function asHtml(explanation: Explanation, boards: { readonly before: string; readonly after: string }): string {
  const { lang, gameTitle, title, start, entries, end, failures, rules } = explanation;
  const words = wordsIn(lang);
  return `<!doctype html>
<html lang="${escaped(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} – ${escaped(gameTitle)}</title>
<style>${style}</style>
</head>
<body>
<main>
<header>
<p class="game">${escaped(gameTitle)}</p>
<h1>${escaped(title)}</h1>
</header>
<section>
<h2>${words.start}</h2>
<p>${escaped(start.place)} <code class="flow">${escaped(start.flow)}</code></p>
<div class="board">${boards.before}</div>
</section>
<section>
<h2>${words.play}</h2>
${list(entries, words)}
</section>
<section>
<h2>${words.end}</h2>
<p>${escaped(end.place)} <code class="flow">${escaped(end.flow)}</code>${end.rule ? ` ${ruleLink(end.rule)}` : ''}</p>
${boards.after && entries.length > 0 ? `<div class="board">${boards.after}</div>` : ''}
${failures.map(({ message }) => `<p class="failure"><strong>${words.fails}:</strong> ${escaped(message)}</p>`).join('\n')}
</section>
${rules.length ? `<section>\n<h2>${words.rules}</h2>\n<dl>\n${rules.map(({ id, text }) => `<dt id="${escaped(id)}">${escaped(id)}</dt><dd>${escaped(text)}</dd>`).join('\n')}\n</dl>\n</section>` : ''}
</main>
</body>
</html>
`;
}

const list = (entries: readonly ExplanationEntry[], words: ExplainWords): string =>
  entries.length
    ? `<ol class="steps">\n${entries.map((entry) => `<li class="${entry.kind}">${told(entry, words)}</li>`).join('\n')}\n</ol>`
    : `<p>${words.noMoves}</p>`;

function told(entry: ExplanationEntry, words: ExplainWords): string {
  switch (entry.kind) {
    case 'move':
      return [
        `<p class="played"><span class="number">${entry.number === null ? '·' : entry.number}</span> <code>${escaped(entry.move)}</code></p>`,
        ...entry.happened.map(({ text, rule }) => `<p>${escaped(text)} ${ruleLink(rule)}</p>`),
        ...(entry.now === null ? [] : [`<p class="now">→ ${escaped(entry.now)}</p>`]),
      ].join('');
    case 'say':
      return `<p>${escaped(entry.text)}</p>`;
    case 'mark':
      return `<p>${capital(words.look)} ${escaped(entry.text)}</p>`;
    case 'ask':
      return `<details><summary>${escaped(entry.prompt)}</summary><p>${capital(words.answer)}: <code>${escaped(entry.answer)}</code></p></details>`;
    case 'legal':
      return `<p>${words.allowed}: ${entry.moves.map((move) => `<code>${escaped(move)}</code>`).join(', ')}</p>`;
    case 'refused':
      return `<p>${words.refused}: <code>${escaped(entry.move)}</code>${entry.rule === null ? '' : ` ${ruleLink(entry.rule)}`}</p>`;
    case 'line':
      return `<p>${words.instead}:</p>\n${list(entry.entries, words)}`;
  }
}

const ruleLink = (id: string): string => `<a class="rule" href="#${escaped(id)}">${escaped(id)}</a>`;

const style = `
:root { color-scheme: light dark; --ink: #1d2433; --soft: #5a6478; --paper: #fbfaf7; --card: #fff; --edge: #d9d5ca; --accent: #8a3b12; --say: #f4ecd9; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e1; --soft: #a5abb8; --paper: #16181d; --card: #1f232b; --edge: #3a404c; --accent: #f0a878; --say: #2c2820; } }
* { box-sizing: border-box; }
.board svg { max-width: 100%; height: auto; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.7rem; line-height: 1.25; margin: 0 0 1.5rem; text-wrap: balance; }
h2 { font-size: 1rem; letter-spacing: .06em; text-transform: uppercase; color: var(--soft); margin: 2rem 0 .5rem; }
.game { margin: 0; color: var(--accent); font-weight: 600; }
p { margin: .25rem 0; }
code { font-family: ui-monospace, Consolas, monospace; font-size: .9em; }
.flow, .now { color: var(--soft); }
.steps { list-style: none; margin: 0; padding: 0; }
.steps > li { margin: .5rem 0; padding: .5rem .75rem .5rem 3rem; }
.steps > .move { background: var(--card); border: 1px solid var(--edge); border-radius: .5rem; position: relative; }
.played code { font-weight: 600; }
.number { position: absolute; left: 0; width: 2.5rem; text-align: right; color: var(--soft); }
.say { background: var(--say); border-radius: .5rem; }
.played + p { margin-top: .4rem; }
li.line { border-left: 3px solid var(--edge); padding-left: 1rem !important; margin-left: 2rem !important; }
.rule { color: var(--accent); font-size: .8em; text-decoration: none; white-space: nowrap; }
.rule:hover, .rule:focus-visible { text-decoration: underline; }
.failure { border: 1px solid #c0392b; border-radius: .5rem; padding: .5rem .75rem; }
summary { cursor: pointer; }
dt { font-weight: 600; color: var(--accent); margin-top: .75rem; }
dd { margin: 0; }
dt:target, dt:target + dd { background: var(--say); }
@media print { body { background: none; } main { max-width: none; padding: 0; } .move, .board, dd { break-inside: avoid; } details > p { display: none; } }
`;
