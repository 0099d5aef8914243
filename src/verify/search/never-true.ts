// A proof that a test of the chart is never true: it is run with all values of whatever it reads, and with every answer
// to the open questions that it asks.
import { rulingName } from '../../notation/schema-problems.js';
import type { Game, Position, Test } from '../../table/game.js';
import { valuesAt } from '../order/field-values.js';
import { footprintOf, Unlisted } from '../order/proof/footprint.js';

export interface NeverTrue {
  /** What the test reads. */
  readonly fields: readonly string[];
  /** Open questions of which another answer could make it true. */
  readonly rulings: readonly string[];
}

/** More combinations of values, and of answers, than are worth trying for one test. */
const mostCombinations = 10_000;
const mostAnswers = 200;

/** Null when there is no such proof, above all when the test can be true. */
export function neverTrue(game: Game, name: string): NeverTrue | null {
  const test = game.ruleFunctions.tests[name];
  if (!test) return null;
  try {
    const usual = tried(game, test, {});
    if (usual.isTrue) return null;
    const fields = new Set(usual.fields);
    const deciding = new Set<string>();
    const open: Answers[] = [{}];
    const seen = new Set<string>();
    for (let answers = open.pop(); answers; answers = open.pop()) {
      const key = JSON.stringify(Object.entries(answers).sort());
      if (seen.has(key)) continue;
      if (seen.add(key).size > mostAnswers) throw new Unlisted('too many answers');
      const { isTrue, asked, fields: read } = tried(game, test, answers);
      for (const field of read) fields.add(field);
      if (isTrue) for (const ruling of Object.keys(answers)) deciding.add(ruling);
      for (const { id, alternatives } of game.rulings)
        if (asked.has(rulingName(id)) && !(rulingName(id) in answers))
          for (const other of alternatives.slice(1)) open.push({ ...answers, [rulingName(id)]: other });
    }
    return { fields: [...fields].sort(), rulings: [...deciding].sort() };
  } catch (error) {
    if (error instanceof Unlisted || error instanceof TypeError || error instanceof RangeError) return null;
    throw error;
  }
}

type Answers = Readonly<Record<string, string>>;

/** Whether any values make the test true, what it reads and what it asks. Questions without an answer have the usual one. */
function tried(game: Game, test: Test<Position>, answers: Answers) {
  const asked = new Set<string>();
  const noteAsked = (map: Answers, name: string | symbol): unknown => {
    if (typeof name === 'string') asked.add(name);
    return Reflect.get(map, name);
  };
  const rulings = new Proxy({ ...game.opening().position.options.rulings, ...answers }, { get: noteAsked });
  let isTrue = false;
  const { reads: fields } = footprintOf<Position>(
    {
      shape: new Proxy({}, { ownKeys: refuseToList }),
      shapes: new Map(),
      fixed: { options: onlyAskedByName({ rulings }) },
      // A field that is a map or a list, or may be left out, cannot be listed: then there is no proof.
      valuesOf: (path) => valuesAt(game.schema.position, [path])?.filter((value) => value !== undefined) ?? null,
      canBeNull: () => false,
      isOpen: () => true,
      most: mostCombinations,
    },
    (position) => {
      if (test(position)) isTrue = true;
      return [];
    },
  );
  return { isTrue, asked, fields };
}

const refuseToList = (): never => {
  throw new Unlisted('all fields');
};

/** Of the options only the rulings are known. */
const onlyAskedByName = (known: object): object =>
  new Proxy(known, {
    ownKeys: refuseToList,
    get: (map, name) => (Object.hasOwn(map, name) ? Reflect.get(map, name) : refuseToList()) as unknown,
  });
