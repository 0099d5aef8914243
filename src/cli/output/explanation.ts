// A case told in words: the story that `explain` writes down as text, Markdown or a page.
import { isIn } from '../../table/flow.js';
import type { Case, CaseStep, Expectation, Mark, PlainStep, Remark } from '../../notation/case.js';
import { plainSteps } from '../../notation/lesson.js';
import { rulingName } from '../../notation/schema-problems.js';
import { flowName, inLanguage, nameOf, sentence } from '../../notation/sentence.js';
import { explainWords as de } from '../../locales/de/explain.js';
import { explainWords as en, type ExplainWords } from '../../locales/en/explain.js';
import type { Game } from '../../table/game.js';
import { reasonText } from '../../table/reason.js';
import { ruleText, type GameTexts } from '../../table/rule.js';
import type { Table } from '../../table/table.js';
import { checkCase, type Failure, type Frame } from '../../verify/cases/check-case.js';
import { toldFailure } from './told-failure.js';

export interface Happening {
  readonly text: string;
  readonly rule: string;
}

export type ExplanationEntry =
  | {
      readonly kind: 'move';
      /** Counted among the moves that the author wrote; null for a `next` that goes without saying. */
      readonly number: number | null;
      readonly move: string;
      readonly happened: readonly Happening[];
      /** Where play stands now, when it is not where it stood. */
      readonly now: string | null;
    }
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'mark'; readonly text: string }
  | { readonly kind: 'ask'; readonly prompt: string; readonly answer: string }
  | { readonly kind: 'legal'; readonly moves: readonly string[] }
  | { readonly kind: 'refused'; readonly move: string; readonly rule: string | null; readonly text: string }
  | { readonly kind: 'line'; readonly entries: readonly ExplanationEntry[] };

export interface Explanation {
  readonly lang: string;
  readonly game: string;
  readonly gameTitle: string;
  readonly title: string;
  readonly start: { readonly flow: string; readonly place: string; readonly board: string };
  readonly entries: readonly ExplanationEntry[];
  readonly end: { readonly flow: string; readonly place: string; readonly rule: string | null };
  /** Where the example and the rules disagree. */
  readonly failures: readonly Failure[];
  /** The rules cited, in the order of their catalogue. */
  readonly rules: readonly { readonly id: string; readonly text: string }[];
}

const languages: Readonly<Record<string, ExplainWords>> = { en, de };

/** The words around a story in its language. */
export const wordsIn = (lang: string): ExplainWords => languages[lang] ?? en;

export function explain(game: Game, example: Case, lang: string): Explanation {
  const texts = game.texts[lang] ?? game.texts.en;
  const { frames, failures } = checkCase(game, example);
  const story = new Story(frames, texts, lang);
  const entries = [...story.tell(example.moves ?? [], 0), ...story.claims(example.expect ?? {})];
  const [start, end] = [story.start, story.table];
  for (const id of [...(example.rules ?? []), ...(end.outcome ? [end.outcome.rule] : [])]) story.cited.add(id);
  return {
    lang,
    game: game.id,
    gameTitle: texts.title,
    title: inLanguage(example.title ?? wordsIn(lang).untitled, lang),
    start: { flow: start.flow, place: placeOf(start, texts), board: game.textBoard(start.position) },
    entries,
    end: { flow: end.flow, place: placeOf(end, texts), rule: end.outcome?.rule ?? null },
    failures: failures.map((failure) => ({
      ...failure,
      message: toldFailure(failure, example, wordsIn(lang), (id) => reasonFor(id, end, game, lang)),
    })),
    rules: [...game.catalogue, ...game.rulings]
      .filter(({ id }) => story.cited.has(id))
      .map(({ id }) => ({ id, text: ruleTold(id, texts, end, wordsIn(lang)) })),
  };
}

const reasonFor = (rule: string, table: Table, game: Game, lang: string): string =>
  reasonText(game, table.position.options.rulings, rule, lang) ?? rule;

/** Walks through the steps of the case and the moves they made, side by side. */
class Story {
  readonly cited = new Set<string>();
  table: Table;
  private at = 1;
  private written = 0;

  constructor(
    private readonly frames: readonly Frame[],
    private readonly texts: GameTexts,
    private readonly lang: string,
  ) {
    this.table = this.start;
  }

  get start(): Table {
    return (this.frames[0] as Frame).table;
  }

  tell(steps: readonly CaseStep[], depth: number): ExplanationEntry[] {
    return plainSteps(steps).flatMap((step) => this.step(step, depth));
  }

  claims({ legal, illegal }: Expectation): ExplanationEntry[] {
    const refused = Object.entries(illegal ?? {}).map(([move, claimed]): ExplanationEntry => {
      const why = this.table.why(move, this.lang);
      const rule = why?.rule ?? claimed;
      if (rule !== null) this.cited.add(rule);
      return { kind: 'refused', move, rule, text: why?.text ?? '' };
    });
    return [...(legal?.length ? [{ kind: 'legal' as const, moves: legal }] : []), ...refused];
  }

  private step(step: PlainStep, depth: number): ExplanationEntry[] {
    if (typeof step === 'string') return this.moves(depth, (frame) => !frame.implied);
    if ('until' in step) return this.moves(depth, ({ table }) => isIn(table.flow, step.until), step.until);
    if ('expect' in step) return this.claims(step.expect);
    if ('line' in step) {
      const { table, written } = this;
      this.passRemarks(depth);
      this.written = 0;
      const entries = this.tell(step.line, depth + 1);
      [this.table, this.written] = [table, written];
      return [{ kind: 'line', entries }];
    }
    return this.remarks(step);
  }

  private remarks({ say, mark, ask }: Remark): ExplanationEntry[] {
    return [
      ...(say === undefined ? [] : [{ kind: 'say' as const, text: inLanguage(say, this.lang) }]),
      ...(mark ? [{ kind: 'mark' as const, text: markText(mark) }] : []),
      ...(ask
        ? [{ kind: 'ask' as const, prompt: inLanguage(ask.prompt, this.lang), answer: answerText(ask.answer) }]
        : []),
    ];
  }

  /** The moves up to and with the one that ends the step; fewer, when the case stops here. */
  private moves(depth: number, isLast: (frame: Frame) => boolean, goal?: string): ExplanationEntry[] {
    const entries: ExplanationEntry[] = [];
    if (goal !== undefined && isIn(this.table.flow, goal)) return entries;
    for (let frame = this.next(depth); frame; frame = this.next(depth)) {
      entries.push(this.move(frame));
      if (isLast(frame)) break;
    }
    return entries;
  }

  private move({ table, move, implied }: Frame): ExplanationEntry {
    const before = this.table;
    this.table = table;
    if (!implied) this.written++;
    const happened = table.events.map((event) => {
      this.cited.add(event.rule);
      return { text: sentence(event, this.texts), rule: event.rule };
    });
    const now = table.flow === before.flow ? null : placeOf(table, this.texts);
    return { kind: 'move', number: implied ? null : this.written, move: move as string, happened, now };
  }

  /** The next move, unless it belongs further out: a side line may stop early. */
  private next(depth: number): Frame | undefined {
    this.passRemarks(depth);
    const frame = this.frames[this.at];
    if (frame?.depth !== depth) return undefined;
    this.at++;
    return frame;
  }

  /** Remarks, and the way back from a side line, have frames without a move. */
  private passRemarks(depth: number): void {
    for (let frame = this.frames[this.at]; frame && frame.move === undefined && frame.depth >= depth;)
      frame = this.frames[++this.at];
  }
}

/** `After the card (the red robber)` */
function placeOf(table: Table, texts: GameTexts): string {
  const who = table.waitsFor === 'player' && table.actor !== undefined ? ` (${nameOf(table.actor, texts)})` : '';
  return `${flowName(table.flow, texts)}${who}`;
}

const markText = ({ spaces = [], arrows = [] }: Mark): string =>
  [...spaces, ...arrows.map(([from, to]) => `${from} → ${to}`)].join(', ');

const answerText = (answer: string | Record<string, unknown>): string =>
  typeof answer === 'string' ? answer : typeof answer['type'] === 'string' ? answer['type'] : JSON.stringify(answer);

/** A rule's text; a ruling's question with the alternative that is played here. */
function ruleTold(id: string, texts: GameTexts, table: Table, { here }: ExplainWords): string {
  const ruling = texts.rulings[id];
  if (!ruling) return ruleText({ en: texts }, id) ?? '';
  const chosen = table.position.options.rulings[rulingName(id)] ?? Object.keys(ruling.alternatives)[0] ?? '';
  return `${ruling.question} ${here(chosen)} ${ruling.alternatives[chosen] ?? ''}`;
}
