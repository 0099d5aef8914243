// What a player at the terminal sees and may type. A line that is wrong says why and changes nothing.
import { existsSync, writeFileSync } from 'node:fs';
import { nearest } from '../../notation/nearest.js';
import { capital, flowName, nameOf, sentence } from '../../notation/sentence.js';
import { InputError } from '../../table/errors.js';
import { Refusal } from '../../table/refusal.js';
import type { Game } from '../../table/game.js';
import type { GameTexts } from '../../table/rule.js';
import type { Random } from '../../table/random.js';
import { didYouMean, type Io } from '../command.js';
import { jsonText, printable } from '../output/printable.js';
import type { PlayedMove, PlayedGame } from './played-game.js';

/** Draws can have thousands of outcomes. */
const mostListed = 40;

const help = `Type the number or the text of a move to play it. Enter continues, or shows the table again.
  why MOVE    why a move is refused here     log         everything that has happened
  undo, redo  take a move back, redo it      save FILE   save the game as a case
  help        show this text                 quit        leave (or press Ctrl-D)
`;

const commands = ['quit', 'help', 'why', 'undo', 'redo', 'log', 'save'];

export class TerminalGame {
  private readonly saved = new Set<string>();

  /** Without `random`, the player says what is drawn. With `json`, every answer is a line of JSON. */
  constructor(
    private readonly game: Game,
    private readonly session: PlayedGame,
    private readonly random: Random | null,
    private readonly io: Io,
    private readonly json: boolean,
  ) {}

  open(seed: number): void {
    this.say(`${this.texts.title}${this.random ? `, seed ${seed}` : ''}. Type help to see the commands.\n`);
    this.settle([]);
  }

  /** Answers one line; false when the player leaves. */
  answer(line: string): boolean {
    const [word = '', ...rest] = line.split(/\s+/);
    const words = rest.join(' ');
    switch (word) {
      case 'quit':
      case 'exit':
        return false;
      case 'help':
      case '?':
        if (this.json) this.line({ help });
        else this.say(help);
        break;
      case 'why':
        this.why(words);
        break;
      case 'undo':
        this.turnBack('Undone', this.session.undo(), 'There is nothing to undo.');
        break;
      case 'redo':
        this.turnBack('Redone', this.session.redo(), 'There is nothing to redo.');
        break;
      case 'log':
        this.log();
        break;
      case 'save':
        this.save(words);
        break;
      default:
        this.move(line);
    }
    return true;
  }

  private get texts(): GameTexts {
    return this.game.texts.en;
  }

  private move(line: string): void {
    const { table } = this.session;
    if (line === '' && table.waitsFor !== 'next') {
      this.show();
      return;
    }
    const listed = /^\d+$/.test(line) ? this.moves()[Number(line) - 1] : undefined;
    if (/^\d+$/.test(line) && listed === undefined) {
      this.problem(`There is no move number ${line} here.`);
      return;
    }
    const move = line === '' ? 'next' : (listed ?? line.replace(/\s+/g, ' '));
    try {
      this.settle([this.session.play(move)]);
    } catch (error) {
      if (error instanceof Refusal) this.problem(`${move}: refused by ${error.rule}. ${error.reason}`);
      else if (error instanceof InputError) {
        const isMoveMeant = error.problems.some(({ hint }) => hint);
        const hint = isMoveMeant ? undefined : nearest(line, commands);
        this.problem(`${error.message}${didYouMean(hint)}`);
      } else throw error;
    }
  }

  /** Lets chance decide what it has to, tells what happened and shows the table. */
  private settle(played: readonly PlayedMove[]): void {
    const all = [...played, ...(this.random ? this.session.draw(this.random) : [])];
    if (this.json) {
      this.state(all);
      return;
    }
    for (const each of all) this.tell(each);
    this.show();
  }

  private turnBack(what: string, move: string | null, nothing: string): void {
    if (move === null) {
      this.problem(nothing);
      return;
    }
    this.say(`${what}: ${move}\n`);
    if (this.json) this.state([]);
    else this.show();
  }

  private why(text: string): void {
    const move = /^\d+$/.test(text) ? (this.moves()[Number(text) - 1] ?? text) : text;
    if (move === '') {
      this.problem('Add the move, for example: why 1');
      return;
    }
    const why = this.session.table.why(move);
    if (this.json) this.line({ move, why });
    else if (why === null) this.say(`${move} is legal here.\n`);
    else this.say(`${move}: ${why.rule === null ? '' : `refused by ${why.rule}. `}${why.text}\n`);
  }

  private save(file: string): void {
    if (file === '') {
      this.problem('Add a file name, for example: save my-game.yaml');
      return;
    }
    if (existsSync(file) && !this.saved.has(file)) {
      this.problem(`${file} already exists. Choose another name.`);
      return;
    }
    try {
      writeFileSync(file, this.session.asCase());
      this.saved.add(file);
      this.say(`Saved. To check it: heist check ${file}\n`);
      if (this.json) this.line({ saved: file });
    } catch (error) {
      this.problem(`${file} cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'}).`);
    }
  }

  private log(): void {
    const { log } = this.session;
    if (this.json) this.line({ log: log.map(happened) });
    else if (log.length === 0) this.say('Nothing has happened yet.\n');
    else for (const played of log) this.tell(played);
  }

  private tell({ move, table, drawn }: PlayedMove): void {
    const { bold, dim, cyan } = this.io.colors;
    this.say(`${drawn ? dim(move) : bold(move)}\n`);
    for (const event of table.events) this.say(`  ${sentence(event, this.texts)} ${cyan(event.rule)}\n`);
  }

  /** The board, the tracker, the moves. */
  private show(): void {
    const { table } = this.session;
    const { bold, dim, green } = this.io.colors;
    if (this.json) {
      this.state([]);
      return;
    }
    const who = table.waitsFor === 'player' && table.actor !== undefined ? `: ${nameOf(table.actor, this.texts)}` : '';
    this.say(`\n${this.game.textBoard(table.position)}\n\n`);
    this.say(`${bold(capital(flowName(table.flow, this.texts)))}${who} ${dim(table.flow)}\n`);
    if (table.outcome)
      this.say(green(`The game is over: ${nameOf(table.outcome.result, this.texts)} ${table.outcome.rule}\n`));
    else if (table.waitsFor === 'next') this.say('  Enter: next\n');
    else this.list();
  }

  private list(): void {
    const moves = this.moves();
    for (const [i, move] of moves.slice(0, mostListed).entries()) this.say(`${String(i + 1).padStart(4)}  ${move}\n`);
    if (moves.length > mostListed) this.say('      … and more. Type the text of a move to play it\n');
  }

  /** The legal moves; of a draw with very many outcomes only the first ones. */
  private moves(): string[] {
    const { table } = this.session;
    if (table.waitsFor !== 'chance') return table.legal();
    const moves: string[] = [];
    for (const { move } of table.chances()) if (moves.push(move) > mostListed) break;
    return moves;
  }

  /** For programs: where the game stands, and what the last line caused. */
  private state(played: readonly PlayedMove[]): void {
    const { flow, waitsFor, actor, outcome } = this.session.table;
    this.line({ flow, waitsFor, actor: actor ?? null, outcome, played: played.map(happened), legal: this.moves() });
  }

  private problem(text: string): void {
    if (this.json) this.line({ problem: text });
    else this.io.out(`${this.io.colors.yellow(printable(text))}\n`);
  }

  /** One answer to a program. */
  private line(answer: object): void {
    this.io.out(`${jsonText(answer)}\n`);
  }

  private say(text: string): void {
    if (!this.json) this.io.out(text);
  }
}

const happened = ({ move, table }: PlayedMove) => ({ move, events: table.events });
