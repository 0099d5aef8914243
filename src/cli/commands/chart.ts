// heist chart: the flow in the formats of other tools.
import { diagram, diagramFormats } from '../../diagram/index.js';
import { gameNamed } from '../../machines/index.js';
import { choice, exit, type Command } from '../command.js';
import { optionsOf, saveText } from '../output/progress.js';

export const command: Command = {
  usage: 'chart <game>',
  summary: 'Writes the statechart of a game for other tools',
  options: [
    ['--format <name>', 'mermaid (default), scxml, dot, json or svg'],
    ['--options <json>', 'options of the game: another order of steps is another chart'],
    ['--lang <code>', 'language of the names in the picture (svg)'],
    ['--out <file>', 'writes a file instead'],
    ['--json', 'the same as --format json'],
  ],
  examples: ['heist chart how-to-rob-a-bank', 'heist chart how-to-rob-a-bank --format svg --out chart.svg'],
  run([name = ''], flags, io) {
    const format = flags['json'] ? 'json' : choice(flags, 'format', diagramFormats);
    const lang = typeof flags['lang'] === 'string' ? flags['lang'] : 'en';
    const text = diagram(gameNamed(name), format, optionsOf(flags), lang);
    if (typeof flags['out'] === 'string') saveText(flags['out'], text);
    else io.out(text);
    return exit.holds;
  },
};
