// What stands around the board of a still: heading, counters, cards and caption, as plain SVG. Letters are large enough to
// be read when the picture is printed or shown as narrow as a phone.
import { escaped } from '../../notation/escaped.js';
import type { SpokenText } from '../../notation/sentence.js';
import type { CardPart, CardRow, CardView, Counter } from '../board/board.js';
import { themeColour, type Theme } from './still-styles.js';

/** A strip of the sheet, drawn from its own top. */
export interface Strip {
  readonly height: number;
  readonly markup: string;
}

/** A sentence and the rule behind it. */
export interface SheetLine {
  readonly text: string;
  readonly rule?: string;
}

const spokenIn = (markup: string, lang: string | undefined): string =>
  lang === undefined ? markup : `<g lang="${escaped(lang)}">${markup}</g>`;

const family = "'Avenir Next','Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

export class Sheet {
  /** Everything grows with the board. */
  private readonly unit: number;
  private readonly inset: number;

  constructor(
    private readonly width: number,
    private readonly theme: Theme,
  ) {
    this.unit = width / 654;
    this.inset = 20 * this.unit;
  }

  /** A title that is not in the language of the picture says which it is in. */
  heading({ text, lang }: SpokenText, moment: string): Strip {
    const lines = this.wrapped(text, 30, this.width - 2 * this.inset);
    const below = this.wrapped(moment, 22, this.width - 2 * this.inset);
    return this.stacked([
      ...lines.map((line) => ({ size: 30, markup: spokenIn(this.text(line, 30, '--ink', 650), lang) })),
      ...below.map((line) => ({ size: 22, markup: this.text(line, 22, '--ink-soft') })),
    ]);
  }

  /** Side by side, and below each other where there is no room. */
  counters(counters: readonly Counter[]): Strip {
    const { unit, inset } = this;
    let [x, y, markup] = [inset, 30 * unit, ''];
    for (const { icon, label, value, of } of counters) {
      const text = `${label} ${value}${of !== undefined && typeof value === 'number' ? ` / ${of}` : ''}`;
      const wide = text.length * 12.4 * unit + 62 * unit;
      if (x > inset && x + wide > this.width - inset) [x, y] = [inset, y + 38 * unit];
      markup += this.icon(icon, x, y - 22 * unit, 28) + this.text(text, 22, '--ink', 600, x + 36 * unit, y);
      x += wide;
    }
    return counters.length > 0 ? { height: y + 16 * unit, markup } : { height: 0, markup: '' };
  }

  /** One row a seat: who it is, and every pile with its cards. */
  cards(rows: readonly CardRow[]): Strip {
    return rows.map((row) => this.seat(row)).reduce(under, { height: 0, markup: '' });
  }

  caption(lines: readonly SheetLine[]): Strip {
    const texts = lines.flatMap(({ text, rule }) => [
      ...this.wrapped(text, 21, this.width - 2 * this.inset).map((line) => ({
        size: 21,
        markup: this.text(line, 21, '--ink'),
      })),
      ...(rule === undefined ? [] : [{ size: 20, markup: this.text(rule, 20, '--ink-soft', 500) }]),
    ]);
    return this.stacked(texts);
  }

  private seat({ name, active, counters = [], groups }: CardRow): Strip {
    const { unit, inset } = this;
    const bare = groups.filter(({ cards, label }) => cards.length === 0 && label);
    const known = [...counters.map(({ label, value }) => `${label} ${value}`), ...bare.map(({ label }) => label)];
    const head = [name, ...(known.length > 0 ? [known.join(' · ')] : [])].join(': ');
    const piles = groups.filter(({ cards }) => cards.length > 0);
    const lines = this.wrapped(head, 22, this.width - 2 * inset);
    let markup = lines
      .map((line, i) => this.text(line, 22, active ? '--accent' : '--ink', 650, inset, (32 + i * 28) * unit))
      .join('');
    let y = (lines.length - 1) * 28 * unit;
    // The piles stand beside a short name.
    const left = inset + 230 * unit;
    let x = left;
    if (piles.length > 0 && (lines.length > 1 || this.lengthOf(head, 22) > 225 * unit)) y += 34 * unit;
    for (const { label, cards } of piles) {
      const beside = this.lengthOf(label, 22) + 12 * unit;
      if (x > left && x + beside + this.cardWidth(cards[0] as CardView) > this.width - inset)
        [x, y] = [left, y + 52 * unit];
      markup += this.text(label, 22, '--ink-soft', 500, x, y + 32 * unit);
      x += beside;
      for (const card of cards) {
        const wide = this.cardWidth(card);
        if (x + wide > this.width - inset) [x, y] = [left, y + 52 * unit];
        markup += this.card(card, x, y, wide);
        x += wide + 8 * unit;
      }
      x += 14 * unit;
    }
    return { height: y + (piles.length > 0 ? 56 : 42) * unit, markup };
  }

  private readonly cardWidth = ({ face, parts }: CardView): number =>
    this.unit * (face === 'down' ? 38 : 14 + parts.reduce((sum, { icons }) => sum + icons.length * 30 + 6, 0));

  private card({ face, parts, now, says }: CardView, x: number, y: number, wide: number): string {
    const { unit } = this;
    const line = this.colour(now ? '--accent' : '--line');
    const fill = this.colour(face === 'down' ? '--line-soft' : '--raised');
    let [left, inner] = [x + 10 * unit, ''];
    if (face !== 'down')
      for (const part of parts) {
        inner += this.part(part, left, y + 9 * unit);
        left += (part.icons.length * 30 + 6) * unit;
      }
    const dashes = face === 'seen' ? ` stroke-dasharray="${5 * unit} ${4 * unit}"` : '';
    return `<g><title>${escaped(says)}</title><rect x="${round(x)}" y="${round(y)}" width="${round(wide)}" height="${round(46 * unit)}" rx="${round(6 * unit)}" fill="${fill}" stroke="${line}" stroke-width="${round((now ? 3 : 1.5) * unit)}"${dashes}/>${inner}</g>`;
  }

  /** Alternatives stand side by side; what is spent is faint. */
  private part({ icons, open }: CardPart, x: number, y: number): string {
    return `<g${open === false ? ' opacity=".35"' : ''}>${icons.map((icon, i) => this.icon(icon, x + i * 30 * this.unit, y, 28)).join('')}</g>`;
  }

  private icon(path: string, x: number, y: number, size: number): string {
    return `<path d="${path}" transform="translate(${round(x)} ${round(y)}) scale(${round((size * this.unit) / 24)})" fill="none" stroke="${this.colour('--ink')}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`;
  }

  /** In a style attribute, which counts for more than what the board says of its letters. */
  private text(text: string, size: number, colour: string, weight = 400, x = this.inset, y = 0): string {
    const style = `font:${weight} ${round(size * this.unit)}px ${family};letter-spacing:0;fill:${this.colour(colour)};text-anchor:start`;
    return `<text x="${round(x)}" y="${round(y)}" style="${style}">${escaped(text)}</text>`;
  }

  private readonly lengthOf = (text: string, size: number): number => text.length * size * 0.56 * this.unit;

  private stacked(lines: readonly { readonly size: number; readonly markup: string }[]): Strip {
    let y = 0;
    const markup = lines
      .map((line) => {
        y += line.size * 1.35 * this.unit;
        return `<g transform="translate(0 ${round(y)})">${line.markup}</g>`;
      })
      .join('');
    return lines.length > 0 ? { height: y + 16 * this.unit, markup } : { height: 0, markup: '' };
  }

  private wrapped(text: string, size: number, room: number): string[] {
    const most = Math.floor(room / (size * 0.56 * this.unit));
    const lines: string[] = [''];
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const line = lines.at(-1) ?? '';
      if (line && line.length + 1 + word.length > most) lines.push(word);
      else lines[lines.length - 1] = line ? `${line} ${word}` : word;
    }
    return lines.filter(Boolean);
  }

  private colour(name: string): string {
    return themeColour(name, this.theme);
  }
}

/** One strip below the other. */
export const under = (above: Strip, below: Strip): Strip => ({
  height: above.height + below.height,
  markup: `${above.markup}${below.height > 0 ? `<g transform="translate(0 ${round(above.height)})">${below.markup}</g>` : ''}`,
});

const round = (value: number): number => Math.round(value * 100) / 100;
