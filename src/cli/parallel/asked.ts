// What a result is an answer to: shards of different questions cannot be put together.
import { createHash } from 'node:crypto';
import { amount } from '../../notation/amount.js';
import type { NamedCase } from '../../verify/cases/coverage.js';
import { mustBeSame } from '../../verify/reports/same-run.js';
import { version } from '../../version.js';

export type Asked = Readonly<Record<string, unknown>>;
export type Answer<T> = T & { readonly asked: Asked };

/** What was asked for, besides the limits that a result names itself. Other rules come with another version. */
export const askedOf = ({ cases, ...rest }: { readonly cases?: readonly NamedCase[] } & Asked): Asked => ({
  version,
  ...(cases && { cases: fingerprintOf(cases) }),
  ...rest,
});

/** By what the cases say and not by the names of their files: other cases have another fingerprint. */
function fingerprintOf(cases: readonly NamedCase[]): string {
  const said = createHash('sha256').update(JSON.stringify(cases.map(({ example }) => example)));
  return `${amount(cases.length, 'case')}, fingerprint ${said.digest('hex').slice(0, 16)}`;
}

export function mustBeAskedAlike(results: readonly Answer<object>[]): void {
  const [first] = results;
  for (const { asked } of results)
    for (const name of Object.keys({ ...first?.asked, ...asked })) mustBeSame(name, asked[name], first?.asked[name]);
}
