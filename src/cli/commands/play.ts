// heist play: a game at the terminal.
import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline';
import { gameNamed } from '../../machines/index.js';
import { InputError } from '../../table/errors.js';
import { seededRandom } from '../../table/random.js';
import { Table } from '../../table/table.js';
import { checkCase } from '../../verify/cases/check-case.js';
import { CampaignFile, campaignProblems } from '../input/campaign-file.js';
import { openCaseFile, placed, problemLine, readCaseFile, type CaseFile } from '../input/case-file.js';
import { namedFile } from '../input/files.js';
import { WrongUse, choice, exit, type Command, type Flags, type Io } from '../command.js';
import { optionsOf } from '../output/progress.js';
import { TerminalGame } from '../terminal/terminal-game.js';
import { PlayedCampaign } from '../terminal/played-campaign.js';
import { PlayedGame } from '../terminal/played-game.js';

export const command: Command = {
  usage: 'play <game>',
  summary:
    'Lets you play a game in the terminal: choose moves by number, undo, ask why a move is refused, save the game as a case',
  options: [
    ['--options <json>', 'game options as JSON: \'{"players": 4}\''],
    ['--seed <n>', 'seed for reproducible rolls and draws (default: random)'],
    ['--dice <who>', 'draw (default: heist rolls and draws by the seed) or ask (you enter the results)'],
    ['--from <case>', 'start from the end of this case'],
    [
      '--campaign <file>',
      'play the next game of the campaign in this JSON file, and update the file when the game is over; if there is ' +
        'no such file, a campaign begins',
    ],
    ['--json', 'answer every line with a line of JSON, for use by programs'],
  ],
  examples: [
    'heist play how-to-rob-a-bank',
    'heist play how-to-rob-a-bank --seed 7 --from my-case.yaml',
    'heist play burgle-bros-2 --campaign our-campaign.json',
  ],
  async run([name = ''], flags, io) {
    const seed = seedOf(flags);
    const dice = choice(flags, 'dice', ['draw', 'ask']);
    const book = flags['campaign'] === undefined ? null : openCampaign(name, flags, io);
    if (book === undefined) return exit.wrong;
    const session = sessionOf(name, flags, io, book?.setUp);
    if (session === null) return exit.wrong;
    const game = new TerminalGame(
      gameNamed(name),
      session,
      dice === 'ask' ? null : seededRandom(seed),
      io,
      flags['json'] === true,
    );
    game.open(seed);
    await converse(game, io, () => book?.record(session.table));
    return book?.isKept === false ? exit.wrong : exit.holds;
  },
};

function seedOf({ seed }: Flags): number {
  if (seed === undefined) return randomInt(1, 1_000_000);
  if (!/^\d{1,10}$/.test(String(seed)))
    throw new WrongUse(`--seed must be a whole number such as 7, got ${String(seed)}`);
  return Number(seed);
}

/** The session, or null when the case to begin with cannot be played; the reasons are then on stderr. */
function sessionOf(name: string, { options, from }: Flags, io: Io, setUp?: object): PlayedGame | null {
  const game = gameNamed(name);
  if (from !== undefined) {
    if (options !== undefined)
      throw new WrongUse('--options and --from cannot be combined: the case brings its own options');
    return sessionFrom(String(from), name, io);
  }
  const given = optionsOf({ options }) ?? {};
  const start = (setUp ?? game.beginning ?? {}) as Record<string, unknown>;
  return new PlayedGame(
    { game: game.id, options: given, start },
    Table.open(game, { options: given, position: start }),
  );
}

/** The campaign to play in, or undefined when its file cannot be used; the reasons are then on stderr. */
function openCampaign(name: string, { campaign, options, from, json }: Flags, io: Io): PlayedCampaign | undefined {
  const game = gameNamed(name);
  if (game.campaign === undefined) throw new WrongUse(`${name} has no campaign`);
  if (from !== undefined)
    throw new WrongUse('--campaign and --from cannot be combined: a campaign goes from game to game');
  // Wrong options are reported before the file is looked at.
  const read = Table.open(game, { options: optionsOf({ options }) }).raw.options;
  const file = String(campaign);
  try {
    return new PlayedCampaign(game.campaign, CampaignFile.open(file, game.campaign, read), io, json === true);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    for (const line of campaignProblems(file, error)) io.err(`${line}\n`);
    return undefined;
  }
}

function sessionFrom(word: string, name: string, io: Io): PlayedGame | null {
  const named = namedFile(word);
  const { file } = named;
  let opened: CaseFile | undefined;
  try {
    opened = openCaseFile(named);
    const { game, example, placeOf } = readCaseFile(opened);
    if (game.id !== name) throw new WrongUse(`${file} is a case of ${game.id}, not of ${name}`);
    const { frames, failures } = checkCase(game, example);
    const fault = failures.find((failure) => failure.fault);
    if (fault) {
      const { line, column } = placeOf(fault.path);
      throw new WrongUse(`${file}:${line}:${column} ${fault.message}`);
    }
    const [start, ...rest] = frames;
    const session = new PlayedGame(example, (start as (typeof frames)[number]).table);
    for (const { move, depth } of rest) if (move !== undefined && depth === 0) session.play(move);
    return session;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    for (const problem of placed(error, opened)) io.err(`${problemLine(file, problem)}\n`);
    return null;
  }
}

/** Line by line until quit, the end of the input, or Ctrl-C. */
async function converse(game: TerminalGame, { input, terminal }: Io, record: () => void): Promise<void> {
  const lines = createInterface({
    input,
    ...(terminal && { output: terminal, prompt: '> ' }),
    terminal: terminal !== null,
  });
  // On a terminal, readline sees Ctrl-C before the process does.
  lines.on('SIGINT', () => lines.close());
  if (terminal) lines.prompt();
  for await (const line of lines) {
    if (!game.answer(line.trim())) break;
    record();
    if (terminal) lines.prompt();
  }
  lines.close();
  if (terminal) terminal.write('\n');
}
