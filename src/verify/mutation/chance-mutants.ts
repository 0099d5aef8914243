// Dice and decks gone wrong: an outcome that never comes, or outcomes that are all equally likely.
import type { ChanceRule, Game, Position } from '../../table/game.js';
import type { Chance } from '../../table/move.js';
import type { Mutant } from './mutants.js';

export function chanceMutants(game: Game): Mutant[] {
  return Object.entries(game.chanceRules).flatMap(([name, rule]) => [
    mutant(game, name, `${name}: the first outcome never comes`, (position) =>
      dropped(rule.outcomes(position), 'first'),
    ),
    mutant(game, name, `${name}: the last outcome never comes`, (position) => dropped(rule.outcomes(position), 'last')),
    mutant(game, name, `${name}: every outcome is equally likely`, (position) => equal(rule.outcomes(position))),
  ]);
}

function mutant(game: Game, name: string, what: string, outcomes: ChanceRule<Position>['outcomes']): Mutant {
  const rule: ChanceRule<Position> = {
    outcomes,
    pick(position, random) {
      const all = [...outcomes(position)];
      let left = random.below(all.reduce((sum, { weight }) => sum + weight, 0));
      return (all.find(({ weight }) => (left -= weight) < 0) ?? (all[0] as Chance)).move;
    },
  };
  return {
    kind: 'chance-wrong',
    what,
    chance: name,
    game: { ...game, chanceRules: { ...game.chanceRules, [name]: rule } },
    within: (run) => run(),
  };
}

/** Lazily: a deal has thousands of outcomes. One outcome alone stays: nothing could happen without it. */
function* dropped(outcomes: Iterable<Chance>, which: 'first' | 'last'): Iterable<Chance> {
  let before: Chance | undefined;
  let count = 0;
  for (const outcome of outcomes) {
    if (which === 'first' ? count > 0 : before) yield which === 'first' ? outcome : (before as Chance);
    before = outcome;
    count++;
  }
  if (count === 1) yield before as Chance;
}

function* equal(outcomes: Iterable<Chance>): Iterable<Chance> {
  for (const { move } of outcomes) yield { move, weight: 1 };
}
