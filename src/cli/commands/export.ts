// heist export: one step of a case as a picture, for print and for pages without JavaScript.
import { escaped } from '../../notation/escaped.js';
import { openBaked } from '../../components/session/open-baked.js';
import { stillOf, type Still } from '../../components/still/still.js';
import type { SheetLine } from '../../components/still/still-sheet.js';
import { bake } from '../../verify/cases/bake.js';
import { heldCase } from './bake.js';
import { WrongUse, choice, exit, type Command, type Flags } from '../command.js';
import { languageOf } from '../input/language.js';
import { saveText } from '../output/progress.js';
import { json } from '../output/printable.js';

export const command: Command = {
  usage: 'export <file>',
  summary: 'Draws one step of a case as an SVG or HTML picture (the case must hold)',
  options: [
    ['--step <n>', 'number of the step; 0 is the start (default: the last step)'],
    ['--svg', 'print an SVG picture (default)'],
    ['--html <file>', 'also write a <figure> with the picture and a caption to this file, ready to paste into a page'],
    ['--json', 'print the picture and its caption as JSON'],
    ['--theme <name>', 'light (default) or dark'],
    ['--lang <code>', 'language of the text (default en)'],
  ],
  examples: [
    'heist export my-case.yaml --step 3 > step-3.svg',
    'heist export my-case.yaml --html figure.html > figure.svg',
  ],
  async run([file = ''], flags, io) {
    if (flags['svg'] && flags['json']) throw new WrongUse('choose only one of --svg and --json');
    const theme = choice(flags, 'theme', ['light', 'dark']);
    const held = heldCase(file, io);
    if ('code' in held) return held.code;
    const { game, example, result } = held;
    const lang = languageOf(flags, game);
    const session = await openBaked(bake(game, example, result), { lang });
    session.goto(stepOf(flags, session.steps.length - 1));
    // A page may show any of them side by side: whatever makes two pictures differ is part of their names.
    const drawn = (hasWords: boolean): Still =>
      stillOf(session, theme, `heist-${hash([file, session.at, lang, theme, hasWords].join(' '))}`, hasWords);
    const { svg, title, caption, lines } = drawn(true);
    if (typeof flags['html'] === 'string') {
      // The caption says beside the picture what would otherwise be written in it.
      const picture = drawn(false).svg;
      saveText(
        flags['html'],
        `<figure class="heist-still" lang="${escaped(lang)}">\n${picture}<figcaption><strong>${escaped(title)}</strong> ${captionHtml(caption, lines)}</figcaption>\n</figure>\n`,
      );
    }
    const { at: step, steps } = session;
    io.out(flags['json'] ? json({ game: game.id, step, steps: steps.length, lang, theme, title, caption, svg }) : svg);
    return exit.holds;
  },
};

const captionHtml = (caption: string, lines: readonly SheetLine[]): string =>
  lines.map(({ text, rule }) => `${escaped(text)}${rule ? ` <code>${escaped(rule)}</code>` : ''}`).join(' ') ||
  escaped(caption);

function stepOf({ step }: Flags, last: number): number {
  if (step === undefined) return last;
  const wanted = Number(step);
  if (Number.isInteger(wanted) && wanted >= 0 && wanted <= last) return wanted;
  throw new WrongUse(`--step must be a step of this case, from 0 to ${last}; got ${String(step)}`);
}

/** A short name that is the same for the same picture. */
function hash(text: string): string {
  let sum = 5381;
  for (const sign of text) sum = ((sum * 33) ^ (sign.codePointAt(0) ?? 0)) >>> 0;
  return sum.toString(36);
}
