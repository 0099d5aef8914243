// A verified case as plain data: every step with its position, what happened and the words for it. A page shows it
// without the rules, the chart or a parser.
import { endingsIn, interruptionsIn } from '../../machines/chart/outline.js';
import type { Case, Mark, Question, LocalText } from '../../notation/case.js';
import { plainSteps } from '../../notation/lesson.js';
import type { GameEvent, Json } from '../../table/event.js';
import type { Game } from '../../table/game.js';
import { ruleText, type GameTexts } from '../../table/rule.js';
import type { CaseResult, Frame } from './check-case.js';

/** A move that a case claims to be refused, with the rule that refuses it. */
export interface Claim {
  readonly move: string;
  readonly rule: string | null;
}

type Fields = Readonly<Record<string, Json>>;

/** One step. The first has the whole position, the others the fields that differ from the step before. */
export interface BakedStep {
  readonly flow: string;
  /** Who acts; missing where nobody does. */
  readonly actor?: string;
  readonly position?: Fields;
  readonly changed?: Fields;
  readonly move?: string;
  readonly events?: readonly GameEvent[];
  /** What a player may do here. */
  readonly legal?: readonly string[];
  readonly refused?: readonly Claim[];
  readonly depth?: number;
  readonly say?: LocalText;
  readonly mark?: Mark;
  readonly ask?: Question;
}

export interface Baked {
  /** The version of this format. */
  readonly baked: 1;
  readonly game: string;
  readonly title?: LocalText;
  readonly rules?: readonly string[];
  /** The states of the chart in its order. */
  readonly paths: readonly string[];
  /** Those that break into others. */
  readonly interruptions?: readonly string[];
  /** The outermost ones in which the game is over. */
  readonly endings?: readonly string[];
  /** The rulebook's ordered lists, by name. */
  readonly procedures?: Readonly<Record<string, readonly string[]>>;
  readonly steps: readonly BakedStep[];
  /** By language; of rules and events only what the steps need. */
  readonly texts: { readonly en: GameTexts; readonly [lang: string]: GameTexts };
  /** Rule -> its heading in the rulebook. */
  readonly sources: Readonly<Record<string, string>>;
}

/** Bakes a case that holds; a case that does not hold is not an example and is not baked. */
export function bake(game: Game, example: Case, { holds, frames }: CaseResult): Baked {
  const start = frames[0];
  if (!holds || !start) throw new Error('only a case that holds can be turned into JSON');
  const claims = claimsAt(frames, example);
  const steps = frames.map((frame, i) => bakedStep(frame, claims[i] ?? [], frames[i - 1]));
  const cited = new Set([
    ...(example.rules ?? []),
    ...steps.flatMap(({ events = [], refused = [] }) => [
      ...events.map(({ rule }) => rule),
      ...refused.flatMap(({ rule }) => rule ?? []),
    ]),
    ...frames.flatMap(({ table }) => table.outcome?.rule ?? []),
  ]);
  const { paths, outline } = game.chart(start.table.raw);
  const interruptions = interruptionsIn(outline);
  const told = new Set(steps.flatMap(({ events = [] }) => events.map(({ type }) => type)));
  return {
    baked: 1,
    game: game.id,
    ...(example.title !== undefined && { title: example.title }),
    ...(example.rules && { rules: example.rules }),
    paths,
    ...(interruptions.length > 0 && { interruptions }),
    endings: endingsIn(outline),
    procedures: game.procedures,
    steps,
    texts: Object.fromEntries(
      Object.entries(game.texts).map(([lang, texts]) => [lang, textsFor(texts, cited, told)]),
    ) as Baked['texts'],
    sources: Object.fromEntries(game.catalogue.filter(({ id }) => cited.has(id)).map(({ id, source }) => [id, source])),
  };
}

/** The refusals that a case claims, by the frame at which a replay shows them. */
export function claimsAt(frames: readonly Frame[], { moves = [], expect }: Case): Claim[][] {
  const claims = moves.flatMap((written, index) =>
    plainSteps([written]).flatMap((step) =>
      typeof step === 'object' && 'expect' in step && step.expect.illegal
        ? [{ index, illegal: step.expect.illegal, ofLesson: written !== step }]
        : [],
    ),
  );
  if (expect?.illegal) claims.push({ index: moves.length, illegal: expect.illegal, ofLesson: false });
  return frames.map(({ depth, index, table, lesson }, i) => {
    const following = frames[i + 1]?.index ?? moves.length + 1;
    return claims
      .filter((claim) =>
        claim.ofLesson
          ? lesson && claim.index === index
          : depth === 0 && claim.index > index && claim.index < following,
      )
      .flatMap(({ illegal }) =>
        Object.entries(illegal).map(([move, rule]) => ({ move, rule: rule ?? table.why(move)?.rule ?? null })),
      );
  });
}

function bakedStep(frame: Frame, refused: readonly Claim[], before: Frame | undefined): BakedStep {
  const { table, move, depth, say, mark, ask } = frame;
  const { flow, actor, waitsFor } = table;
  const position = fieldsOf(frame);
  const changed = before && changes(fieldsOf(before), position);
  const legal = waitsFor === 'player' || waitsFor === 'next' ? table.legal() : [];
  return {
    flow,
    ...(actor !== undefined && { actor }),
    ...(changed ? { changed } : { position }),
    ...(move !== undefined && { move }),
    ...(move !== undefined && table.events.length > 0 && { events: table.events }),
    ...(legal.length > 0 && { legal }),
    ...(refused.length > 0 && { refused }),
    ...(depth > 0 && { depth }),
    ...(say !== undefined && { say }),
    ...(mark && { mark }),
    ...(ask && { ask }),
  };
}

/** The position is JSON by its own promise; its flow stands beside it. */
const fieldsOf = ({ table }: Frame): Fields => {
  const { flow: _, ...fields } = table.position as unknown as Record<string, Json>;
  return fields;
};

/** The fields that differ; null when a field fell away, which such a list cannot say. */
function changes(before: Fields, after: Fields): Fields | null {
  if (Object.keys(before).some((key) => !Object.hasOwn(after, key))) return null;
  return Object.fromEntries(
    Object.entries(after).filter(([key, value]) => JSON.stringify(before[key]) !== JSON.stringify(value)),
  );
}

function textsFor(texts: GameTexts, cited: ReadonlySet<string>, told: ReadonlySet<string>): GameTexts {
  const rules = [...cited].flatMap((id) => {
    const text = ruleText({ en: texts }, id);
    return text === undefined ? [] : [[id, text]];
  });
  return {
    ...texts,
    rules: Object.fromEntries(rules) as GameTexts['rules'],
    rulings: {},
    events: Object.fromEntries(Object.entries(texts.events).filter(([type]) => told.has(type))),
  };
}
