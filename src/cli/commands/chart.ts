// heist chart: the flow in the formats of other tools.
import { diagram, diagramFormats } from '../../diagram/index.js';
import { gameNamed } from '../../machines/index.js';
import { choice, exit, type Command } from '../command.js';
import { languageOf } from '../input/language.js';
import { optionsOf, saveText } from '../output/progress.js';

export const command: Command = {
  usage: 'chart <game>',
  summary: 'Draws the statechart of a game, or writes it in a format that other tools read',
  options: [
    ['--format <name>', 'mermaid (default), scxml, dot, json or svg'],
    ['--options <json>', 'game options as JSON; a different order of steps gives a different chart'],
    ['--lang <code>', 'language of the picture, for --format svg (default en)'],
    ['--out <file>', 'write to this file instead of the terminal'],
    ['--json', 'same as --format json'],
  ],
  examples: ['heist chart how-to-rob-a-bank', 'heist chart how-to-rob-a-bank --format svg --out chart.svg'],
  run([name = ''], flags, io) {
    const format = flags['json'] ? 'json' : choice(flags, 'format', diagramFormats);
    const game = gameNamed(name);
    const text = diagram(game, format, optionsOf(flags), languageOf(flags, game));
    if (typeof flags['out'] === 'string') saveText(flags['out'], text);
    else io.out(text);
    return exit.holds;
  },
};
