// What happened, as one sentence in a game's words; and the name of the place in the flow.
// Free of schemas: a page that only shows needs these words and nothing else.
import type { GameEvent, Json } from '../table/event.js';
import type { GameTexts } from '../table/rule.js';
import type { LocalText } from './case.js';

/** The words a sentence needs. */
export type SentenceTexts = Pick<GameTexts, 'events' | 'names'>;

/**
 * An event as a sentence. Its template takes details as `{detail}`; a part in brackets falls away when a detail in it
 * is missing. An event without a template is shown as its type and details, so that nothing that happened is hidden.
 */
export function sentence(event: GameEvent, { events, names }: SentenceTexts): string {
  const template = events[event.type];
  if (template === undefined) return capital(untold(event, names));
  const told = template.replace(/\[([^\]]*)\]/g, (_, part: string) =>
    detailsIn(part).every((detail) => isGiven(event[detail])) ? part : '',
  );
  // In one go: a name may contain braces of its own.
  return capital(told.replace(/\{([^}]+)\}/g, (_, detail: string) => words(event[detail], names)));
}

/** A piece, an actor or a card as a sentence calls it. */
export const nameOf = (id: string, { names }: Pick<GameTexts, 'names'>): string => own(names, id) ?? id;

/** The name of a state of the chart: its own, or that of the nearest state around it that has one, or its path. */
export function flowName(path: string, { flow }: Pick<GameTexts, 'flow'>): string {
  for (let around = path; around !== ''; around = around.slice(0, Math.max(around.lastIndexOf('.'), 0))) {
    const name = own(flow, around);
    if (name !== undefined) return name;
  }
  return path;
}

/** A text in the reader's language, in English, or in whatever there is. */
export const inLanguage = (text: LocalText, lang: string): string => spokenText(text, lang).text;

export interface SpokenText {
  readonly text: string;
  /** Where it is not the reader's; a plain text does not say in which language it is. */
  readonly lang?: string;
}

export function spokenText(text: LocalText, lang: string): SpokenText {
  if (typeof text === 'string') return { text };
  const own = text[lang] ?? text[lang.split('-')[0] ?? ''];
  if (own !== undefined) return { text: own };
  const [other = ''] = ['en', ...Object.keys(text)].filter((each) => text[each]);
  return { text: text[other] ?? '', ...(other && { lang: other }) };
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const detailsIn = (part: string): string[] => [...part.matchAll(/\{([^}]+)\}/g)].map(([, detail]) => detail as string);

const isGiven = (value: Json | undefined): value is NonNullable<Json> =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

function words(value: Json | undefined, names: GameTexts['names']): string {
  if (!isGiven(value)) return '–';
  if (typeof value === 'string') return own(names, value) ?? value;
  if (typeof value !== 'object') return own(names, String(value)) ?? String(value);
  if (isList(value)) return value.map((item) => words(item, names)).join(', ');
  return Object.entries(value)
    .map(([key, inner]) => `${own(names, key) ?? key} ${words(inner, names)}`)
    .join(', ');
}

function untold({ type, rule: _, ...details }: GameEvent, names: GameTexts['names']): string {
  const told = Object.keys(details).length > 0 ? ` (${words(details, names)})` : '';
  return `${type.replaceAll('-', ' ')}${told}.`;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Ids come from files: `constructor` is not a name. */
const own = (map: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(map, key) ? map[key] : undefined;
