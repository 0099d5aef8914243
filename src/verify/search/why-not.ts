// Why an edge of the chart was not taken, and why a rule made nothing happen: worked out from what the parts of a search
// have seen, never written down by hand.
import { linesOf } from '../../machines/chart/outline.js';
import type { Outline } from '../../table/chart.js';
import { isIn } from '../../table/flow.js';
import type { Game } from '../../table/game.js';
import type { Rule } from '../../table/rule.js';
import { edgeKey, edgeName, takenAgain, type EdgeName, type Taken } from './chart-coverage.js';
import type { CountByName, GuidedPart } from './guided-tally.js';
import { neverTrue } from './never-true.js';

export type MissedEdge = EdgeName & { readonly why: string };
export interface MissedRule {
  readonly rule: string;
  readonly why: string;
}

/** The edges that were not taken in the usual game: those taken otherwise, and those never taken. */
export function missedEdges(
  game: Game,
  outline: Outline,
  parts: readonly GuidedPart[],
): { readonly otherwise: MissedEdge[]; readonly never: MissedEdge[] } {
  const usual = new Set(parts.flatMap(({ edges }) => edges));
  const missed = linesOf(outline)
    .map(edgeName)
    .filter((edge) => !usual.has(edgeKey(edge)));
  const taken = inEvery(parts.map(({ edgesOtherwise }) => edgesOtherwise));
  const seen: Seen = {
    visits: added(parts.map(({ visits }) => visits)),
    asked: added(parts.map(({ asked }) => asked)),
    madeTrue: addedByName(parts.map(({ madeTrue }) => madeTrue)),
    refused: addedByName(parts.map(({ refused }) => refused)),
    soFar: soFarIn(parts),
  };
  return {
    otherwise: missed.flatMap((edge) => {
      const always = taken.get(edgeKey(edge))?.always;
      return always ? [{ ...edge, why: always.join(', ') || 'under several other rulings or orders' }] : [];
    }),
    never: missed
      .filter((edge) => !taken.has(edgeKey(edge)))
      .map((edge) => ({ ...edge, why: whyNever(game, seen, edge) })),
  };
}

interface Seen {
  readonly visits: CountByName;
  readonly asked: CountByName;
  readonly madeTrue: Readonly<Record<string, CountByName>>;
  readonly refused: Readonly<Record<string, CountByName>>;
  readonly soFar: string;
}

/** A search that was stopped, or of which only some parts were done, cannot say never. */
const soFarIn = (parts: readonly GuidedPart[]): string =>
  parts.every(({ ended }) => ended === 'complete') && parts.length === parts[0]?.parts ? '' : ' so far';

function whyNever(game: Game, seen: Seen, edge: EdgeName): string {
  const { state, verb, guard } = edge;
  const isInside = (path: string) => state === '' || isIn(path, state);
  const entered = sumOf(Object.entries(seen.visits).flatMap(([path, times]) => (isInside(path) ? [times] : [])));
  if (entered === 0) return `its state was never entered${seen.soFar}`;
  if (verb !== null) {
    const here = Object.entries(seen.refused).filter(([key]) => {
      const [path = '', said] = key.split(' ');
      return said === verb && isInside(path);
    });
    if (here.length === 0) return `its state was entered ${often(entered)}, but "${verb}" was not tried there`;
    const rules = added(here.map(([, counts]) => counts));
    const tries = sumOf(Object.values(rules));
    return tries === 0
      ? `its state was entered ${often(entered)}, and "${verb}" was never possible there${seen.soFar}`
      : `"${verb}" was tried ${often(tries)} in its state, and always refused${seen.soFar} (${Object.keys(rules).sort().join(', ')})`;
  }
  const asked = seen.asked[edgeKey(edge)] ?? 0;
  if (guard === undefined || asked === 0)
    return `its state was entered ${often(entered)}, and an edge above it was always taken first${seen.soFar}`;
  const proof = neverTrue(game, guard);
  if (proof) {
    const where = proof.rulings.length > 0 ? ` under the usual answer to ${listed(proof.rulings)}` : '';
    return `"${guard}" can never be true${where}: it reads ${listed(proof.fields) || 'nothing'}, and no value makes it true`;
  }
  const inVain = `"${guard}" was asked ${often(asked)} there and was never true${seen.soFar}`;
  // Which steps make it true is looked at last: a search that was stopped before knows nothing of it.
  if (seen.soFar) return inVain;
  const steps = Object.keys(seen.madeTrue[guard] ?? {}).sort();
  const makers =
    steps.length === 0 ? 'no step of the cases makes it true' : `in the cases only ${listed(steps)} made it true`;
  return `${inVain}; ${makers}`;
}

const often = (times: number): string => `${times.toLocaleString('en')} time${times === 1 ? '' : 's'}`;
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

const mostListed = 6;
const listed = (names: readonly string[]): string => {
  const more = names.length - mostListed;
  return more <= 0 ? names.join(', ') : `${names.slice(0, mostListed).join(', ')} and ${more} more`;
};

/** The rules that no event named. */
export function missedRules(game: Game, outline: Outline, parts: readonly GuidedPart[]): MissedRule[] {
  const fired = new Set(parts.flatMap(({ rulesFired }) => rulesFired));
  const seen = new Set(parts.flatMap(({ rules }) => rules));
  return game.catalogue
    .filter(({ id }) => !fired.has(id))
    .map((rule) => ({ rule: rule.id, why: whyNoEvent(game, outline, rule, seen, soFarIn(parts)) }));
}

function whyNoEvent(
  game: Game,
  { states }: Outline,
  { id, notCheckable }: Rule,
  seen: ReadonlySet<string>,
  soFar: string,
): string {
  if (seen.has(id))
    return soFar ? 'it refused moves and made nothing happen so far' : 'it refuses moves and makes nothing happen';
  if (notCheckable !== undefined) return `the catalogue says: ${notCheckable}`;
  const places = states.flatMap(({ path, notes }) =>
    notes && JSON.stringify(notes).includes(`"${id}"`) ? [path || '(everywhere)'] : [],
  );
  if (places.length > 0) return `the chart names it in ${listed(places)}, but nothing was refused by it there${soFar}`;
  const claims = game.invariants.filter(({ rules }) => rules.includes(id)).map(({ name }) => name);
  return claims.length > 0 && !soFar
    ? `only invariants rest on it, and none was broken: ${listed(claims)}`
    : `no event and no refusal named it${soFar}`;
}

export function added(counts: readonly CountByName[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const each of counts) for (const [name, more] of Object.entries(each)) sums[name] = (sums[name] ?? 0) + more;
  return sums;
}

const addedByName = (all: readonly Readonly<Record<string, CountByName>>[]): Record<string, CountByName> => {
  const names = new Set(all.flatMap((each) => Object.keys(each)));
  return Object.fromEntries([...names].map((name) => [name, added(all.map((each) => each[name] ?? {}))]));
};

/** What was different every time, in all parts. */
function inEvery(all: readonly GuidedPart['edgesOtherwise'][]): Map<string, Taken> {
  const taken = new Map<string, Taken>();
  for (const each of all)
    for (const [edge, always] of Object.entries(each))
      taken.set(edge, takenAgain(taken.get(edge), { isUsual: false, always }));
  return taken;
}
