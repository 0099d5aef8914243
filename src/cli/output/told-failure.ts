// Where a case and the rules disagree, in the language of the story, with what was expected and found.
import type { Case } from '../../notation/case.js';
import type { ExplainWords } from '../../locales/en/explain.js';
import type { Failure } from '../../verify/cases/check-case.js';
import { inShort } from './two-columns.js';

/** English messages are those of `heist check`; mistakes in the case itself are told in them, whatever the language. */
export function toldFailure(
  failure: Failure,
  example: Case,
  { denied, expected: shouldBe, found: is }: ExplainWords,
  reasonOf: (rule: string) => string,
): string {
  const { path, message, expected, found, rule, fault } = failure;
  const should = `${shouldBe}: ${inShort(expected)}`;
  if (fault && rule === undefined) return `${message} (${should})`;
  const { claim, place } = claimIn(failure);
  if (claim === undefined || claim === 'legal') {
    const refused = denied['refused']?.replace('{what}', String(valueAt(example, path)));
    return refused && rule ? `${refused} ${reasonOf(rule)}` : message;
  }
  const kind = claim === 'illegal' && found === 'legal' ? 'allowed' : claim;
  const told = denied[kind]?.replace('{what}', place) ?? message;
  if (kind === 'allowed') return told;
  // What happened is in the story: of a list that lacks an event only the event is told.
  return `${told} (${should}${claim === 'events' ? '' : `; ${is}: ${inShort(found)}`})`;
}

/** The field of `expect`, or of a lesson's goal, and the place in it; none for a move that cannot be played. */
function claimIn({ path }: Failure): { readonly claim?: string; readonly place: string } {
  const at = path.findLastIndex((key) => key === 'expect' || key === 'when');
  return at < 0 ? { place: '' } : { claim: String(path[at + 1]), place: path.slice(at + 2).join('.') };
}

const valueAt = (value: unknown, path: Failure['path']): unknown =>
  path.reduce((inner, key) => (inner as Readonly<Record<string | number, unknown>> | undefined)?.[key], value);
