// Answers to what a rulebook leaves open, as the rules of a game ask for them.
import type { Ruling } from '../../table/rule.js';

type NameOf<Id> = Id extends `${string}-RULING-${infer Name}` ? Name : never;
/** A ruling's name as `options.rulings` writes it: its id without the prefix. */
export type NameIn<R extends Ruling> = NameOf<R['id']>;

/** The alternatives of one ruling, the default first. */
type Alternatives<R extends Ruling, N> = Extract<R, { id: `${string}-RULING-${N & string}` }>['alternatives'];
type Others<A> = A extends readonly [string, ...infer Rest extends string[]] ? Rest[number] : never;

interface Ruled {
  readonly options: { readonly rulings: Readonly<Partial<Record<string, string>>> };
}

/** The two questions below, about the rulings of one game. */
export interface Asking<R extends Ruling> {
  isRuled<N extends NameIn<R>>(position: Ruled, name: N, answer: Others<Alternatives<R, N>>): boolean;
  ruling<N extends NameIn<R>>(position: Ruled, name: N, usual: Alternatives<R, N>[0]): Alternatives<R, N>[number];
}

/**
 * Whether another answer than the default is in force for a question that the rulebook leaves open. Rules ask for the
 * other answers only: so playing takes no list of the defaults.
 */
export const isRuled = ({ options }: Ruled, name: string, answer: string): boolean => options.rulings[name] === answer;

/** The answer in force, where each one does something else. */
export const ruling = ({ options }: Ruled, name: string, usual: string): string => options.rulings[name] ?? usual;
