// What belongs to a rule, as `npm run schema` finds it in the cases.

export interface RuleIndex {
  /** Name of the file (without its ending) and title of every case, by language that is an example. */
  readonly cases: readonly (readonly [file: string, title: string | Readonly<Record<string, string>>])[];
  /** Rule id -> rules that it is cited together with, and cases that show it, by their place in `cases`. */
  readonly rules: Readonly<Record<string, RuleLinks>>;
}

export interface RuleLinks {
  readonly see: readonly string[];
  readonly in: readonly number[];
  /** Of a ruling: the alternative that holds where nobody chose another. */
  readonly answer?: string;
}
