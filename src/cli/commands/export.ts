// heist export: one step of a case as a picture, for print and for pages without JavaScript.
import { openBaked } from '../../components/session/open-baked.js';
import { escaped, stillOf } from '../../components/still/still.js';
import type { SheetLine } from '../../components/still/still-sheet.js';
import { bake } from '../../verify/cases/bake.js';
import { heldCase } from './bake.js';
import { WrongUse, choice, exit, type Command, type Flags } from '../command.js';
import { json } from '../output/progress.js';

export const command: Command = {
  usage: 'export <file>',
  summary: 'Draws one step of a case that holds as SVG or HTML',
  options: [
    ['--step <n>', 'which step, 0 is the start (default: the last)'],
    ['--svg', 'an SVG file (default)'],
    ['--html', 'a <figure> with the picture and what happens in words, to be pasted into a page'],
    ['--json', 'the picture and its words as JSON'],
    ['--theme <name>', 'light (default) or dark'],
    ['--lang <code>', 'language of the texts (default en)'],
  ],
  examples: ['heist export my-case.yaml --step 3 > step-3.svg', 'heist export my-case.yaml --html > figure.html'],
  async run([file = ''], flags, io) {
    if (['svg', 'html', 'json'].filter((name) => flags[name]).length > 1)
      throw new WrongUse('--svg, --html and --json are different answers; choose one');
    const theme = choice(flags, 'theme', ['light', 'dark']);
    const held = heldCase(file, io);
    if ('code' in held) return held.code;
    const { game, example, result } = held;
    const lang = choice(flags, 'lang', Object.keys(game.texts) as [string, ...string[]]);
    const session = await openBaked(bake(game, example, result), { lang });
    session.goto(stepOf(flags, session.steps.length - 1));
    const name = `heist-${hash(`${file} ${session.at}`)}`;
    const { svg, title, caption, lines } = stillOf(session, theme, name, !flags['html']);
    if (flags['json']) {
      const { at: step, steps } = session;
      io.out(json({ game: game.id, step, steps: steps.length, lang, theme, title, caption, svg }));
      return exit.holds;
    }
    io.out(
      flags['html']
        ? `<figure class="heist-still" lang="${escaped(lang)}">\n${svg}<figcaption><strong>${escaped(title)}</strong> ${captionHtml(caption, lines)}</figcaption>\n</figure>\n`
        : svg,
    );
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
  throw new WrongUse(`--step is ${String(step)}; the steps of this case are 0 to ${last}`);
}

/** A short name that is the same for the same picture. */
function hash(text: string): string {
  let sum = 5381;
  for (const sign of text) sum = ((sum * 33) ^ (sign.codePointAt(0) ?? 0)) >>> 0;
  return sum.toString(36);
}
