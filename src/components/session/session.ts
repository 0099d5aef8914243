// One running game or replay: the steps so far, where the reader stands, and who wants to know.
// The elements of a game share one of these; it holds no DOM.
import type { Mark, Question, LocalText } from '../../notation/case.js';
import type { Free, Goal, You } from '../../notation/lesson.js';
import { capital, nameOf } from '../../notation/sentence.js';
import type { GameEvent } from '../../table/event.js';
import type { RunningGame } from '../../table/game.js';
import { ruleText, saidIn, withoutNames, type GameWords, type RuleTexts } from '../../table/rule.js';
import type { Table } from '../../table/table.js';
import type { Baked, Claim } from '../../verify/cases/bake.js';
import type { BoardPointing, PositionJson, Scene } from '../board/board.js';
import { partsOf } from '../loading/games.js';
import { loadActing, loadBoard, type ShownGame } from '../loading/load-board.js';
import type { BoardInput } from '../board/acting/board-input.js';
import type { Pacing } from './pacing.js';
import type { Player } from './player.js';
import { messageOf } from '../../table/errors.js';

/** One step of a replay or a game: a position, and what led to it. */
export interface Step {
  readonly position: PositionJson;
  readonly flow: string;
  /** Who acts; missing where nobody does. */
  readonly actor?: string;
  readonly events: readonly GameEvent[];
  /** Missing in a step that was baked; the session makes one when the rules are there. */
  readonly table?: Table;
  /** Moves of players that are possible here, known beforehand in a step that was baked. */
  readonly legal?: readonly string[];
  readonly move?: string;
  readonly depth: number;
  readonly say?: LocalText;
  readonly mark?: Mark;
  readonly ask?: Question;
  /** The goal that a lesson sets here. */
  readonly goal?: Goal;
  /** What a lesson asks of the reader here. */
  readonly task?: { readonly you: You } | { readonly free: Free };
  /** Where it stands in the moves of its case. */
  readonly entry?: number;
  /** Moves that a case claims to be refused here, each with its rule. */
  readonly refused: readonly Claim[];
}

/** A move that was asked for and not made. */
export interface Refused {
  readonly move: string;
  readonly rule: string | null;
  readonly text: string;
}

/** What the elements beside a board tell of the chart. */
export interface ChartFacts {
  /** Its states, in its order. */
  readonly paths: readonly string[];
  /** States that break into others; afterwards play goes on where it was. */
  readonly interruptions: readonly string[];
  /** The outermost states in which the game is over. */
  readonly endings: readonly string[];
  /** The rulebook's ordered lists, by name. */
  readonly procedures: Readonly<Record<string, readonly string[]>>;
}

export interface SessionChange {
  readonly from: number;
  readonly to: number;
  /** The reader did it, rather than a script. */
  readonly byReader: boolean;
}

/** What acting on a board takes. */
export interface Acting {
  readonly pointing: BoardPointing;
  readonly BoardInput: typeof BoardInput;
}

/** As a page gives it. */
export type GivenSeed = number | string | null | undefined;

export interface SessionSetup {
  readonly shown: ShownGame;
  /** The rules; without them everything comes from `baked`. */
  readonly player?: Player;
  readonly acting?: Acting;
  readonly baked?: Pick<Baked, 'texts' | 'sources' | 'paths' | 'interruptions' | 'endings' | 'procedures'>;
  readonly steps: readonly Step[];
  /** A replay of a case, a lesson, a game to play, or a diagram that only shows. */
  readonly kind: 'case' | 'lesson' | 'play' | 'diagram';
  /** The language of the page. */
  readonly lang: string;
  readonly title?: LocalText;
  readonly rules?: readonly string[];
  readonly seed?: GivenSeed;
  readonly memory?: boolean;
}

export class Session {
  readonly kind: SessionSetup['kind'];
  readonly title: LocalText | undefined;
  readonly rules: readonly string[];
  readonly seed: GivenSeed;
  memory: boolean;
  /** How the table's own steps are shown, in a game that is played. */
  pacing: Pacing | null = null;
  refused: Refused | null = null;
  /** Asked before a reader's move is made; true keeps it from being made (a quiz judges it instead). */
  judge: ((move: string) => boolean) | null = null;
  /** Spaces that the reader points at elsewhere, in the log for example. */
  pointed: readonly string[] = [];
  /** What is shown was only tried: nothing can be played from here. */
  isTrying = false;
  change: SessionChange = { from: 0, to: 0, byReader: false };

  /** What is shown, once it speaks the language below. */
  shown: ShownGame;
  lang: string;
  steps: readonly Step[];
  /** Where the reader stands. */
  at = 0;
  /** The rules at work; null as long as a baked case has not needed them. */
  player: Player | null;
  /** What acting on the board takes; null until the reader of a baked case first reaches for it. */
  acting: Acting | null;

  private readonly listeners = new Set<() => void>();
  private moves: { step: Step; legal: readonly string[] } | undefined;
  private readonly baked: SessionSetup['baked'];
  /** What is being loaded. */
  private readonly coming = new Map<() => Promise<void>, Promise<void>>();
  /** The event that the reader points at, in the log for example. */
  private looked: GameEvent | null = null;

  constructor({ shown, player, acting, baked, steps, kind, lang, title, rules, seed, memory }: SessionSetup) {
    this.shown = shown;
    this.lang = lang;
    this.player = player ?? null;
    this.acting = acting ?? null;
    this.baked = baked;
    this.steps = steps;
    this.kind = kind;
    this.title = title;
    this.rules = rules ?? [];
    this.seed = seed;
    this.memory = memory ?? kind !== 'play';
    if (kind === 'play') this.at = steps.length - 1;
  }

  get step(): Step {
    return this.steps[this.at] as Step;
  }
  get texts(): GameWords & Partial<RuleTexts> {
    const { texts } = this.game ?? (this.baked as Baked);
    return saidIn(texts, this.lang);
  }

  /** The rules and the chart; null as long as a baked case has not needed them. */
  get game(): RunningGame | null {
    return this.player?.game ?? null;
  }

  /** What the chart says. */
  get chart(): ChartFacts {
    return (
      this.player?.chartAt(this.step) ?? { interruptions: [], endings: [], procedures: {}, ...(this.baked as Baked) }
    );
  }

  /** Who acts, in words; null when nobody does. */
  get actor(): string | null {
    const { actor } = this.step;
    return actor === undefined ? null : capital(nameOf(actor, this.texts));
  }

  /** A rule in the reader's language, or in English, with its heading in the rulebook. */
  rule(id: string): { readonly text: string | undefined; readonly source: string | undefined } {
    const { texts } = this.game ?? (this.baked as Baked);
    const text = ruleText(texts, id, this.lang);
    const source = this.game?.catalogue?.find((rule) => rule.id === id)?.source ?? this.baked?.sources[id];
    return { text: text && withoutNames(text), source };
  }

  /** The table at a step, which can tell and play moves; null without rules. */
  tableOf(step: Step = this.step): Table | null {
    return this.player?.tableOf(step) ?? null;
  }

  /** Loads what acting on the board takes, and then does what had to wait for it. */
  act(andThen?: () => unknown): void {
    this.after(this.loadActing, andThen);
  }

  /** Loads the rules of a baked case, and then does what had to wait for them. */
  wake(andThen?: () => unknown): void {
    this.after(this.loadRules, andThen);
  }

  /** Loads all that the rulebook says, and then does what had to wait for it. False when it is there already. */
  lookUp(andThen?: () => unknown): boolean {
    if (this.game?.catalogue) return false;
    this.after(this.loadRulebook, andThen);
    return true;
  }

  /** Loads something, once. Reports it when that fails. */
  private after(load: () => Promise<void>, andThen: () => unknown = () => undefined): void {
    const coming = this.coming.get(load) ?? load();
    this.coming.set(load, coming);
    coming.then(andThen, (error: unknown) => {
      this.coming.delete(load);
      this.refuse({ move: '', rule: null, text: messageOf(error) });
    });
  }

  private readonly loadActing = async (): Promise<void> => {
    this.acting ??= await loadActing(this.shown.id);
    this.notify();
  };

  private readonly loadRules = async (): Promise<void> => {
    const { playerFor } = await import('./open-game.js');
    const [player] = await Promise.all([this.player ?? playerFor(this), this.loadActing()]);
    this.player = player;
    this.notify();
  };

  private readonly loadRulebook = async (): Promise<void> => {
    const [{ withRulebook }] = await Promise.all([
      import('../loading/load-rulebook.js'),
      this.loadRules(),
      // Starts to load at once.
      partsOf(this.shown.id).then(({ catalogue }) => catalogue()),
    ]);
    const player = this.player as Player;
    player.game = await withRulebook(player.game, this.lang);
    this.notify();
  };

  /** Goes on in another language, as soon as its words are there. */
  async speak(lang: string): Promise<void> {
    if (lang === this.lang) return;
    this.lang = lang;
    const { player } = this;
    const [shown, rules] = await Promise.all([
      loadBoard(this.shown.id, lang),
      player && import('../loading/load-rules.js'),
    ]);
    // Rules that come in the meantime speak this language already.
    if (player && rules) player.game = await rules.inLanguage(player.game, lang);
    if (lang !== this.lang) return;
    this.shown = shown;
    this.notify();
  }

  scene(step: Step = this.step): Scene {
    const { words } = this.shown;
    return {
      position: step.position,
      flow: step.flow,
      actor: step.actor ?? null,
      texts: this.texts,
      words: saidIn(words, this.lang),
      memory: this.memory,
    };
  }

  /** Legal moves of players here; none in a diagram, and `next` only where the table waits for it. */
  get legal(): readonly string[] {
    const { step } = this;
    if (this.moves?.step !== step)
      this.moves = {
        step,
        legal: this.kind === 'diagram' || this.isTrying ? [] : (step.legal ?? this.player?.legal(step) ?? []),
      };
    return this.moves.legal;
  }

  why(move: string): Refused | null {
    return this.player?.why(move, this) ?? null;
  }

  /** Lets the table judge and play a move; what was ahead is dropped. False when it is refused: `refused` then says why. */
  play(move: string, byReader = false): boolean {
    if (byReader && this.judge?.(move)) return false;
    if (!this.player) {
      this.wake(() => this.play(move, byReader));
      return this.legal.includes(move);
    }
    return this.player.playIn(this, move, byReader);
  }

  refuse(refused: Refused): void {
    const { rule } = refused;
    const text = rule === null ? refused.text : this.player ? this.player.reason(rule, this) : this.rule(rule).text;
    // The words of its rule may have to be loaded first.
    if (text === undefined && this.lookUp(() => this.refuse(refused))) return;
    this.refused = { ...refused, text: text ?? refused.text };
    this.notify();
  }

  goto(step: number, byReader = false): void {
    const to = Math.max(0, Math.min(this.steps.length - 1, Math.round(step)));
    if (Number.isFinite(to) && (to !== this.at || this.refused)) this.moveTo(to, byReader);
  }

  /** Goes on with other steps than before, from one of them. */
  show(steps: readonly Step[], at: number, byReader: boolean): void {
    this.steps = steps;
    this.moveTo(at, byReader);
  }

  point(spaces: readonly string[]): void {
    if (spaces.length === 0) this.looked = null;
    if (spaces.length === 0 && this.pointed.length === 0) return;
    this.pointed = spaces;
    this.notify();
  }

  /** Points at what an event is about. */
  pointTo(event: GameEvent, step: Step | undefined): void {
    this.looked = event;
    const { acting } = this;
    if (acting) this.point(acting.pointing.spacesOf(event, this.scene(step)));
    else this.act(() => this.looked === event && this.pointTo(event, step));
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Something that is shown has changed. */
  notify(): void {
    for (const listener of this.listeners) listener();
  }

  private moveTo(to: number, byReader: boolean): void {
    this.change = { from: this.at, to, byReader };
    this.at = to;
    this.refused = null;
    this.pointed = [];
    this.notify();
  }
}
