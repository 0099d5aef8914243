// The page of the elements: under each one the lines that show it, to be copied.
import './language.js';
import { words } from './language.js';
import { copy, make, makeButton } from './page.js';
import { rememberedFiles } from './remembered-files.js';
import { trimPageText } from '../src/notation/trim-page-text.js';

/** The builder remembers where the files are; whoever has not been there has them in this folder. */
const files = rememberedFiles() ?? '/heist-kit/';

for (const demo of document.querySelectorAll<HTMLElement>('.demo')) demo.after(snippet(codeOf(demo)));

/** What stands in the page, without the indent of the markup around, and with the addresses of a page elsewhere. */
function codeOf(demo: HTMLElement): string {
  const written = trimPageText(demo.innerHTML);
  const lines = written.split('\n');
  const indent = Math.min(...lines.slice(1).flatMap((line) => (line.trim() ? line.search(/\S/) : [])), 99);
  const markup = lines.map((line, i) => (i === 0 ? line.trimStart() : line.slice(indent < 99 ? indent : 0))).join('\n');
  return `<script type="module" src="${files}heist-kit.js"></script>\n\n${markup.replaceAll('src="cases/', `src="${files}cases/`).replaceAll('=""', '')}`;
}

function snippet(code: string): HTMLElement {
  const pre = make('pre', [make('code', code)]);
  pre.tabIndex = 0;
  pre.setAttribute('role', 'group');
  pre.setAttribute('aria-label', 'HTML');
  const button = makeButton(words.copy, () => void copy(code, button, () => getSelection()?.selectAllChildren(pre)));
  button.setAttribute('aria-live', 'polite');
  return make('div', [make('div', [make('h3', 'HTML'), button], 'row'), pre], 'snippet');
}
