// The persian kitty: it runs toward an alarm, and waits where it is until its owner takes it again.
import { effect, type Effect } from '../../table/event.js';
import { floorOf, type Space } from './board.js';
import { alarmKinds } from './data.js';
import { changed, event, here, kindAt, push, isRuled, type Position } from './position.js';
import { nearestOf, stepToward } from './routes.js';

/** What it runs to: alarm markers of its floor, or tiles with the alarm symbol (ruling kitty-goal). */
function goalsOf(position: Position): readonly Space[] {
  const floor = floorOf(here(position));
  const isGoal = (space: Space) => floorOf(space) === floor;
  if (!isRuled(position, 'kitty-goal', 'alarm-tile')) return position.alarms.filter(isGoal);
  return Object.keys(position.tiles)
    .filter((space) => isGoal(space) && alarmKinds.has(kindAt(position, space) ?? 'plain'))
    .sort();
}

/** It runs one space; among equally near alarms the player chooses. */
export function runOff(position: Position): Effect<Position> {
  const from = here(position);
  const goals = goalsOf(position);
  if (goals.length === 0 || goals.includes(from)) return effect(position);
  const nearest = nearestOf(position, from, goals);
  if (nearest.length === 1) return runTo(position, nearest[0] as Space);
  return effect(push(position, { do: 'target', floor: floorOf(from), among: nearest, of: 'kitty' }));
}

export function runTo(position: Position, goal: Space): Effect<Position> {
  const from = here(position);
  const to = stepToward(position, from, goal);
  if (to === undefined) return effect(position);
  return effect(
    changed(position, { kitty: to }),
    event('ability-used', 'BB-LOOT-1', { who: position.active, card: 'persian-kitty', from, to }),
  );
}
