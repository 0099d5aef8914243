// What a rulebook says, as data: rules, rulings, and where the data came from.

/** One rule of a game's catalogue. Its words are in the locales, keyed by the same id. */
export interface Rule {
  readonly id: string;
  readonly kind: string;
  /** The heading in the rulebook under which the rule stands. */
  readonly source: string;
  /** Why no event and no refusal can ever cite this rule (a hint, a component count, a summary). */
  readonly notCheckable?: string;
}

/** A question the rulebook leaves open. The first alternative is the default. */
export interface Ruling {
  /** How the book leaves it open. */
  readonly kind: 'silence' | 'ambiguity' | 'contradiction' | 'languages';
  /** `RB-RULING-alarm-per`: the name used in `options.rulings` is what follows `RULING-`. */
  readonly id: string;
  /** Alternatives by name; only one means the question was settled without a sensible other answer. */
  readonly alternatives: readonly [string, ...string[]];
}

/** A place where the languages of one rulebook differ. */
export interface LanguageNote {
  readonly topic: string;
  /** `real`: another meaning; `slip`: a wrong word; `damage`: print or layout; `silent`: a missing sentence. */
  readonly kind: 'real' | 'slip' | 'damage' | 'silent';
  /** Language -> what it says, in short. A language that lacks the page is missing. */
  readonly says: Readonly<Record<string, string>>;
  readonly follow: string;
  /** The ruling that settles it, if another answer makes sense. */
  readonly ruling?: string;
}

/** Where a piece of game data came from. */
export type Provenance = 'rulebook' | 'public' | 'house';

/** One part of a game's data, for `heist games` and the docs. */
export interface DataPart {
  readonly name: string;
  readonly provenance: Provenance;
  readonly note: string;
  /** The option that puts something else in its place: `data.decks`, `seats`. All house data has one. */
  readonly option?: string;
}

/** The words of one game in one language. Templates take an event's details as `{detail}`. */
export interface GameWords {
  readonly title: string;
  /** Event type -> one sentence. */
  readonly events: Readonly<Record<string, string>>;
  /** Flow path -> the name of the phase or step. */
  readonly flow: Readonly<Record<string, string>>;
  /** Id of a piece, an actor or a card -> how a sentence calls it. Missing ids stand as they are. */
  readonly names: Readonly<Record<string, string>>;
}

/** What the rulebook of one game says, in one language and in our own words. */
export interface RuleTexts {
  /** What the game is about. */
  readonly summary: string;
  /** Rule id -> the rule. */
  readonly rules: Readonly<Record<string, string>>;
  /** Ruling id -> the question, what each alternative means, and why the default is the default. */
  readonly rulings: Readonly<Record<string, RulingTexts>>;
}

export type GameTexts = GameWords & RuleTexts;

/** English is always there; what another language lacks is said in English. */
export interface ByLanguage<T> {
  readonly en: T;
  readonly [lang: string]: T;
}

/** In this language, `de` or `de-AT`, or in English. */
export const saidIn = <T>(said: ByLanguage<T>, lang: string): T =>
  said[lang] ?? said[lang.split('-')[0] ?? ''] ?? said.en;

/** What the rulebook says under an id, in this language or in English; undefined when it says nothing, or is not loaded. */
export function ruleText(texts: ByLanguage<Partial<RuleTexts>>, rule: string, lang = 'en'): string | undefined {
  return [saidIn(texts, lang), texts.en]
    .map((said) => said.rules?.[rule] ?? said.rulings?.[rule]?.question)
    .find(Boolean);
}

/** A rule that leaves something open names its rulings in brackets, as `options.rulings` calls them: (tackle-out). */
const namesInBrackets = / \(((?:[a-z0-9]+(?:-[a-z0-9]+)+(?:, )?)+)\)/g;

/** A rule's text as a page shows it, where a name that only options know would say nothing. */
export const withoutNames = (text: string): string => text.replace(namesInBrackets, '');

/** The names of the rulings that a rule's text names. */
export const rulingsNamed = (text: string): string[] =>
  [...text.matchAll(namesInBrackets)].flatMap(([, names = '']) => names.split(', '));

export interface RulingTexts {
  readonly question: string;
  readonly alternatives: Readonly<Record<string, string>>;
  readonly why: string;
}
