// What a complete position, or its options, may not say: contradictions a schema cannot see.
import { amount } from '../../notation/amount.js';
import { found } from '../../notation/schema-problems.js';
import type { Problem } from '../../table/errors.js';
import { isSameSet, orderProblems, problemAt } from '../common/problem.js';
import { floorNumbered, floorOf, floors, isSpace, type Space } from './board.js';
import { numbers } from './data.js';
import { dotsPerCard, fewestPlayers, loot, lootOf, mostPlayers, rewards, rewardsOf } from './box.js';
import { gearCard, otherHalf, type Gear } from './gear/data.js';
import { pieceProblems } from './piece-problems.js';
import { guardOn, type Options, type Position } from './position.js';
import { orderOf, procedures } from './procedures.js';
import type { WrittenPosition } from './schema.js';
import { frameProblems } from './stack-problems.js';
import { basePaths, framePaths, isAt, isIn } from './states.js';

/** Players whom nobody wrote down are those whose crooks are on the table. */
export function optionProblems(options: Options, hasPlayers: boolean): Problem[] {
  const problems: Problem[] = [];
  const { players, finales } = options;
  const place = hasPlayers ? ['options', 'players'] : ['crooks'];
  if (players.length < fewestPlayers || players.length > mostPlayers || new Set(players).size < players.length)
    problems.push(problemAt(place, players, `${fewestPlayers} to ${mostPlayers} different names`));
  if (finales.length === 0) problems.push(problemAt(['options', 'finales'], 'none', 'at least one of 1 to 9'));
  return [...problems, ...orderProblems(procedures, (name) => orderOf(options, name)), ...dataProblems(options)];
}

function dataProblems({ data }: Options): Problem[] {
  const problems: Problem[] = [];
  for (const floor of floors)
    for (const [cell, dots] of Object.entries(data?.dots?.[floor] ?? {}))
      if (new Set(dots).size !== dotsPerCard || dots.length !== dotsPerCard || dots.includes(cell))
        problems.push(
          problemAt(
            ['options', 'data', 'dots', floor, cell],
            dots,
            `${dotsPerCard} different rooms other than ${cell}`,
          ),
        );
  for (const [key, list, all] of [
    ['rewards', rewardsOf(data), rewards],
    ['loot', lootOf(data), loot],
  ] as const)
    if (!isSameSet(list, all))
      problems.push(problemAt(['options', 'data', key], list, `each of ${all.join(', ')} exactly once`));
  return problems;
}

export const contradictions = (start: WrittenPosition, position: Position, flow: string): Problem[] => [
  ...crookProblems(position),
  ...nameProblems(position),
  ...guardProblems(position, flow),
  ...pieceProblems(position, flow),
  ...stackProblems(start, position, flow),
  ...flowProblems(position, flow),
];

function crookProblems({ crooks }: Position): Problem[] {
  const problems: Problem[] = [];
  const all = Object.entries(crooks);
  if (all.length < fewestPlayers || all.length > mostPlayers)
    problems.push(problemAt(['crooks'], amount(all.length, 'crook'), `${fewestPlayers} to ${mostPlayers}`));
  for (const [name, { gear, character }] of all) {
    const twin = all.find(([other, each]) => other < name && character !== null && each.character === character);
    if (twin)
      problems.push(problemAt(['crooks', name, 'character'], `${character}, who is ${twin[0]} already`, 'another one'));
    for (const [card, { state, used }] of Object.entries(gear)) {
      const { uses } = gearCard(card as Gear);
      if (state === 'ready' && used >= Math.max(uses, 1))
        problems.push(
          problemAt(['crooks', name, 'gear', card], amount(used, 'use'), `fewer than ${uses} while it is ready`),
        );
      const half = otherHalf(card as Gear);
      const isBoth =
        half && half < card && [state, gear[half]?.state].every((each) => each === 'ready' || each === 'flipped');
      if (isBoth)
        problems.push(problemAt(['crooks', name, 'gear', card], `${card} beside ${half}`, 'only one of the two'));
    }
  }
  return problems;
}

/** Names that are nobody's. */
function nameProblems(position: Position): Problem[] {
  const { crooks, turn, chasing, finale, tokens, chips: laid } = position;
  const known = Object.keys(crooks);
  const mentioned: [(string | number)[], string | null][] = [
    [['turn', 'crook'], turn.crook],
    [['chasing'], chasing],
    [['tokens', 'allIn'], tokens.allIn],
    [['finale', 'cracker'], finale.cracker],
    [['finale', 'boots'], finale.boots],
    ...finale.inside.map((name, i): [(string | number)[], string] => [['finale', 'inside', i], name]),
    ...(['taken', 'dieOf', 'fingerprint', 'steaks', 'smashed'] as const).flatMap((key) =>
      Object.keys(finale[key]).map((name): [(string | number)[], string] => [['finale', key, name], name]),
    ),
    ...Object.entries(laid).flatMap(([space, chip]): [(string | number)[], string | null][] =>
      chip === 'down' ? [] : [[['chips', space, 'with'], chip.with]],
    ),
  ];
  return mentioned
    .filter(([, name]) => name !== null && !known.includes(name))
    .map(([path, name]) => problemAt(path, found(name), `one of ${known.join(', ')}`));
}

function guardProblems(position: Position, flow: string): Problem[] {
  const problems: Problem[] = [];
  for (const floor of floors) {
    const guard = guardOn(position, floor);
    if (!guard) continue;
    const isElsewhere = (space: Space | null) => space !== null && floorOf(space) !== floor;
    if (isElsewhere(guard.at)) problems.push(problemAt(['guards', floor, 'at'], guard.at, `a room of floor ${floor}`));
    if (isElsewhere(guard.target))
      problems.push(problemAt(['guards', floor, 'target'], guard.target, `a room of floor ${floor}`));
    if (!guard.alerted && guard.target === null && !isIn(flow, 'setup'))
      problems.push(problemAt(['guards', floor, 'target'], null, 'a room: only an alerted guard has no target'));
  }
  if (position.queue.some(({ floor }) => !guardOn(position, floorNumbered(floor))))
    problems.push(problemAt(['queue'], position.queue, 'floors that have a guard'));
  return problems;
}

/** Interrupted work stands on the stack: play itself at the bottom, the frame under way on top. */
function stackProblems(start: WrittenPosition, position: Position, flow: string): Problem[] {
  const { stack } = position;
  const isInterrupted = isIn(flow, 'resolve', 'finale');
  if (!isInterrupted)
    return stack.length > 0 ? [problemAt(['stack'], start.stack, `nothing: the flow is ${flow}`)] : [];
  const [base, ...frames] = stack;
  if (!base || frames.length === 0)
    return [
      problemAt(['stack'], start.stack ?? 'nothing', 'where play goes on, then the frames, the one under way last'),
    ];
  const problems: Problem[] = [];
  if (!isAt(base.flow, ...basePaths))
    problems.push(problemAt(['stack', 0, 'flow'], found(base.flow), `one of ${basePaths.join(', ')}`));
  for (const [i, frame] of frames.entries())
    if (!isAt(frame.flow, ...framePaths))
      problems.push(problemAt(['stack', i + 1, 'flow'], found(frame.flow), 'a state under resolve or finale'));
    else problems.push(...frameProblems(position, frame, i + 1));
  const top = stack.at(-1)?.flow;
  if (top !== flow)
    problems.push(problemAt(['stack', stack.length - 1, 'flow'], found(top), `the flow itself, ${flow}`));
  return problems;
}

function flowProblems(position: Position, flow: string): Problem[] {
  const problems: Problem[] = [];
  const { crooks, turn, outcome, queue, steps } = position;
  const at = crooks[turn.crook]?.at;
  if (isAt(flow, 'turn.act') && at !== undefined && !isSpace(at))
    problems.push(problemAt(['crooks', turn.crook, 'at'], at, `a room, because the flow is ${flow}`));
  if (isAt(flow, 'turn.enter') && at !== undefined && at !== 'outside')
    problems.push(problemAt(['crooks', turn.crook, 'at'], at, `outside, because the flow is ${flow}`));
  if (isAt(flow, 'guard.chase', 'guard.choose', 'guard.step', 'guard.meeting-window') && queue.length === 0)
    problems.push(problemAt(['queue'], 'nobody', `the guard turn under way, because the flow is ${flow}`));
  if (steps > 0 && queue.length === 0)
    problems.push(problemAt(['steps'], steps, 'none: no guard turn is in the queue'));
  const isOver = isIn(flow, 'over', 'campaign');
  for (const [name, { stress }] of Object.entries(crooks))
    if (stress >= numbers.stressLimit && !isOver)
      problems.push(
        problemAt(['crooks', name, 'stress'], stress, `fewer than ${numbers.stressLimit} while the heist goes on`),
      );
  if (outcome && !isOver) problems.push(problemAt(['outcome'], outcome, `null while the flow is ${flow}`));
  if (!outcome && isIn(flow, 'campaign')) problems.push(problemAt(['outcome'], null, 'how the heist ended'));
  return problems;
}
