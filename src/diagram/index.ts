// A game's chart in the formats of other tools.
import { chartWords as de } from '../locales/de/chart.js';
import { chartWords as en, type ChartWords } from '../locales/en/chart.js';
import { chartWords as fr } from '../locales/fr/chart.js';
import { chartWords as nl } from '../locales/nl/chart.js';
import { orderInForce } from '../machines/chart/order-in-force.js';
import type { Outline } from '../table/chart.js';
import type { Game, Position } from '../table/game.js';
import { toDot } from './dot.js';
import { toMermaid } from './mermaid.js';
import { toScxml } from './scxml.js';
import { toSvg } from './svg.js';

export { toDot, toMermaid, toScxml, toSvg };

export const diagramFormats = ['mermaid', 'scxml', 'dot', 'json', 'svg'] as const;
export type DiagramFormat = (typeof diagramFormats)[number];

const chartWords: Readonly<Record<string, ChartWords>> = { en, de, fr, nl };

/** The chart for these options, written down. */
export function diagram(game: Game, format: DiagramFormat, options?: unknown, lang = 'en'): string {
  const { position } = game.read({}, options);
  const { outline, ruleFunctions } = game.chart(position as Position);
  switch (format) {
    case 'mermaid':
      return toMermaid(outline);
    case 'scxml':
      return toScxml(outline, ruleFunctions);
    case 'dot':
      return toDot(outline);
    case 'json':
      return `${JSON.stringify(outline satisfies Outline, null, 2)}\n`;
    case 'svg': {
      const { title, flow } = game.texts[lang] ?? game.texts.en;
      const naming = {
        lang,
        game: title,
        nameOf: (path: string) => flow[path]?.replaceAll('\u00ad', ''),
        words: chartWords[lang] ?? en,
      };
      const procedures = Object.keys(game.procedures).map((name) => orderInForce(game, position.options, name));
      return toSvg(outline, naming, procedures);
    }
  }
}
