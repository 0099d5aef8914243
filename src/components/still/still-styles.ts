// The style sheets of the live board, made plain for a picture: no custom properties, no light-dark(), no mixing, and
// only what the picture uses.
import type { CSSResultGroup } from 'lit';
import { boardStyles } from '../heist-floor/heist-floor.styles.js';
import type { BoardDrawing } from '../board/board.js';
import { tokens } from '../base/tokens.styles.js';

export type Theme = 'light' | 'dark';

/** Rules for everything that a picture of a board contains, each below `scope`. */
export function plainStyles(drawing: BoardDrawing, width: number, markup: string, scope: string, theme: Theme): string {
  const values = new Map<string, string>([['--unit', String(width / 654)]]);
  for (const [, name, value] of withoutAtRules(textOf(tokens)).matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g))
    if (name && value) values.set(name, value);
  // The picture itself is the board: no part of a page that fills its place, but something with a size of its own.
  const whole = `${scope}{display: block; max-width: 100%; height: auto; direction: ltr;}`;
  const used = new Set([
    'board',
    ...[...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  ]);
  const isUsed = (selector: string): boolean =>
    !/[:@]|^\.board$/.test(selector) && [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => used.has(name));

  const live = withoutAtRules(textOf(boardStyles(drawing))).matchAll(/([^{}]+)\{([^{}]*)\}/g);
  const parts = [...live].flatMap(([, selectors = '', body = '']) => {
    const kept = selectors
      .split(',')
      .map((selector) => selector.trim())
      .filter(isUsed);
    const rules = plain(body, values, theme).replace(/\s+/g, ' ').trim();
    const scoped = kept.map((selector) => `${scope} ${selector.replace(/^\.board\s*/, '')}`.trim());
    return kept.length && rules ? [`${scoped.join(',')}{${rules}}`] : [];
  });
  return [whole, ...parts].join('\n');
}

/** A colour of the theme by the name of its property. */
export function themeColour(name: string, theme: Theme): string {
  const value = new RegExp(`${name}\\s*:\\s*([^;]+);`).exec(textOf(tokens))?.[1] ?? '';
  return plain(value, new Map(), theme);
}

function textOf(styles: CSSResultGroup): string {
  const text = Array.isArray(styles) ? styles.map(textOf).join('\n') : 'cssText' in styles ? styles.cssText : '';
  return text.replace(/\/\*[^]*?\*\//g, '');
}

/** Without media, containers and key frames: a picture has one size and does not move. */
function withoutAtRules(text: string): string {
  let rest = text;
  for (let at = rest.indexOf('@'); at >= 0; at = rest.indexOf('@')) {
    let depth = 0;
    let end = rest.indexOf('{', at);
    do {
      depth += rest[end] === '{' ? 1 : rest[end] === '}' ? -1 : 0;
      end++;
    } while (depth > 0 && end < rest.length);
    rest = rest.slice(0, at) + rest.slice(end);
  }
  return rest;
}

/** Works the functions out, the outermost first; what they stand for may hold further ones. */
function plain(value: string, values: ReadonlyMap<string, string>, theme: Theme): string {
  const found = /\b(var|light-dark|color-mix)\(/.exec(value);
  if (!found) return value;
  const open = found.index + found[0].length;
  const { parts, end } = argumentsAt(value, open);
  const again = (text: string | undefined): string => plain(text?.trim() ?? '', values, theme);
  const [first = '', ...others] = parts;
  const known = values.get(first.trim()) ?? (others.length > 0 ? others.join(',') : undefined);
  const meant =
    found[1] === 'var'
      ? // A property that the drawing sets itself, such as the colour of one actor, stays.
        known === undefined
        ? `var(${first})`
        : again(known)
      : found[1] === 'light-dark'
        ? again(theme === 'light' ? first : others[0])
        : mixed(again(others[0]), again(others[1]));
  return value.slice(0, found.index) + meant + plain(value.slice(end), values, theme);
}

/** The arguments of a function, from behind its bracket. */
function argumentsAt(text: string, open: number): { parts: string[]; end: number } {
  const parts = [''];
  let depth = 1;
  let at = open;
  for (; at < text.length; at++) {
    const sign = text[at] as string;
    if (sign === '(') depth++;
    if (sign === ')' && --depth === 0) break;
    if (sign === ',' && depth === 1) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${sign}`);
  }
  return { parts, end: at + 1 };
}

/** `#12304f 26%` and `#ffffff`, or `transparent`, as one colour. */
function mixed(first: string, second: string): string {
  const [colour = '', share = '50%'] = first.split(/\s+/);
  const part = Number.parseFloat(share) / 100;
  const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  if (second === 'transparent') return `rgb(${channels(colour).join(' ')} / ${part})`;
  const other = channels(second);
  const sum = channels(colour).map((channel, i) => Math.round(channel * part + (other[i] ?? 0) * (1 - part)));
  return `#${sum.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
