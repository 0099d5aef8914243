// Colours for a terminal, by Node's own means.
import { styleText } from 'node:util';

const names = ['bold', 'cyan', 'dim', 'green', 'italic', 'red', 'yellow'] as const;

export type Colors = Readonly<Record<(typeof names)[number], (text: string) => string>>;

/** Functions that colour a text, or leave it as it is. */
export function colorsFor(isColourful: boolean): Colors {
  const painter = (name: (typeof names)[number]) => (text: string) =>
    // Whether there are colours has been decided: Node need not look at the stream.
    isColourful ? styleText(name, text, { validateStream: false }) : text;
  return Object.fromEntries(names.map((name) => [name, painter(name)])) as Colors;
}

/** The same colours, marked with a number that only we know: colours in somebody else's text have no mark. */
export function sealed(colors: Colors, seal: string): Colors {
  const painter = (name: (typeof names)[number]) => {
    const [before = '', after = ''] = colors[name](' ').replaceAll('\u001b[', `\u001b[${seal}`).split(' ');
    return (text: string) => `${before}${text}${after}`;
  };
  return Object.fromEntries(names.map((name) => [name, painter(name)])) as Colors;
}
