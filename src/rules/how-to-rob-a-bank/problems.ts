// What a complete position, or its options, may not say: contradictions a schema cannot see.
import { amount } from '../../notation/amount.js';
import type { Problem } from '../../table/errors.js';
import { found } from '../../notation/schema-problems.js';
import { orderProblems, problemAt } from '../common/problem.js';
import { nearest } from '../../notation/nearest.js';
import { rooms } from './board.js';
import { actionsOf } from './cards.js';
import { target, seats } from './data.js';
import { tokens, type Actor, type Robber } from './box.js';
import { dataProblems, laidProblems } from './data-problems.js';
import { isBare } from './defaults.js';
import { ringOf } from './house-data.js';
import { deckOf } from './decks.js';
import { guardsOf, robbersOf, isRuled, type Options, type Position, type RobberPiece } from './position.js';
import { orderOf, procedures } from './procedures.js';
import type { WrittenPosition } from './schema.js';
import { isAt, isIn } from './states.js';

export function optionProblems(value: Options): Problem[] {
  const problems: Problem[] = [];
  const seated = seats(value);
  const robberCount = value.players === 4 ? 3 : 2;
  if (seated[0] !== 'bank' || new Set(seated).size !== seated.length || seated.length !== robberCount + 1)
    problems.push(
      problemAt(
        ['options', 'order'],
        seated,
        `the bank first, then ${robberCount} different robbers, because there are ${value.players} players`,
      ),
    );
  return [...problems, ...orderProblems(procedures, (name) => orderOf(value, name)), ...dataProblems(value)];
}

export const contradictions = (start: WrittenPosition, position: Position, flow: string): Problem[] => [
  ...tileProblems(position, flow),
  ...pieceProblems(start, position, flow),
  ...cardProblems(position, flow),
  ...turnProblems(position, flow),
];

function tileProblems(position: Position, flow: string): Problem[] {
  const laid = rooms.filter((room) => position.tiles[room] !== undefined);
  const problems: Problem[] = laidProblems(position.tiles, position.options, isIn(flow, 'explore.face')).map(
    (problem) => ({
      ...problem,
      path: ['tiles', ...problem.path],
    }),
  );
  const bare = isBare(flow);
  if (!bare && laid.length < rooms.length)
    problems.push(
      problemAt(
        ['tiles'],
        amount(laid.length, 'tile'),
        `all nine rooms; missing: ${rooms.filter((room) => !laid.includes(room)).join(', ')}`,
      ),
    );
  if (laid.length > 0 && isCleared(position, flow))
    problems.push(
      problemAt(['tiles'], amount(laid.length, 'tile'), `none, because the board was cleared before ${flow}`),
    );
  if (isAt(flow, 'explore', 'explore.reveal') && laid.length === rooms.length)
    problems.push(problemAt(['tiles'], 'all nine rooms', `a room without a tile, because the flow is ${flow}`));
  if (bare && laid.some((room, i) => room !== rooms[i]))
    problems.push(
      problemAt(['tiles'], laid.join(', '), 'rooms in the order in which tiles are laid out: a1, b1, c1, a2, …'),
    );
  return problems;
}

/** RB-ROUNDEND-1: the step that clears the table is over. */
function isCleared({ options }: Position, flow: string): boolean {
  const order = orderOf(options, 'round-end');
  const now = procedures['round-end'].find((step) => isIn(flow, `round-end.${step}`));
  return now !== undefined && order.indexOf('clear') < order.indexOf(now);
}

function pieceProblems(start: WrittenPosition, position: Position, flow: string): Problem[] {
  const problems: Problem[] = [];
  const { options } = position;
  for (const [field, ids] of [
    ['guards', guardsOf(options)],
    ['robbers', robbersOf(options)],
  ] as const)
    for (const id of Object.keys(start[field] ?? {}))
      if (!(ids as readonly string[]).includes(id))
        problems.push(
          problemAt([field, id], `${id}, who is not in the game`, `${ids.join(', ')} with ${options.players} players`),
        );
  if (isIn(flow, 'plan', 'rob'))
    for (const field of ['guards', 'robbers'] as const)
      for (const [id, piece] of Object.entries(start[field] ?? {}))
        if (piece === 'box' || (typeof piece === 'object' && piece.at === 'box'))
          problems.push(problemAt([field, id], '"box"', 'a room: at this point all pieces are on the floor'));
  const robbers = Object.entries(position.robbers) as [Robber, RobberPiece][];
  for (const [id, { out, carries }] of robbers)
    if (out && carries > 0)
      problems.push(problemAt(['robbers', id, 'carries'], carries, '0: an unconscious robber carries nothing'));
  const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((total, n) => total + n, 0);
  // Bags that the diagram does not speak of lie there by default: they are not counted against what it says.
  const bags =
    (start.bags ? sum(position.bags) : 0) +
    sum(position.locked) +
    sum(Object.fromEntries(robbers.map(([id, { carries }]) => [id, carries]))) +
    position.stolen;
  if (bags > tokens.bags)
    problems.push(
      problemAt(
        ['bags'],
        `${bags} bags in all (lying, locked, carried and stolen)`,
        `at most ${tokens.bags}: the box holds no more`,
      ),
    );
  if (position.alarm.at === 'edge' && position.alarm.locked)
    problems.push(problemAt(['alarm', 'locked'], true, 'false: an alarm that has rung is not locked'));
  return problems;
}

function cardProblems(position: Position, flow: string): Problem[] {
  const problems: Problem[] = [];
  for (const actor of seats(position.options)) {
    const deck = deckOf(position.options, actor);
    const counts: Record<string, number> = {};
    for (const field of ['hands', 'stacks', 'played', 'gone'] as const)
      (position[field][actor] ?? []).forEach((id, i) => {
        counts[id] = (counts[id] ?? 0) + 1;
        const hint = nearest(id, Object.keys(deck));
        if (!(id in deck))
          problems.push({
            ...problemAt([field, actor, i], found(id), `a card of ${actor}: ${Object.keys(deck).join(', ')}`),
            ...(hint && { hint }),
          });
        else if ((counts[id] ?? 0) > (deck[id] ?? 0))
          problems.push(
            problemAt(
              [field, actor, i],
              `too many copies of ${found(id)}`,
              `at most ${deck[id]} of it in hand, stack and played cards together`,
            ),
          );
      });
  }
  const isBeforeDeal = isIn(flow, 'explore');
  const isDealt = (actor: Actor) => (position.hands[actor] ?? []).length > 0;
  const early = seats(position.options).find(isDealt);
  if (isBeforeDeal && early)
    problems.push(problemAt(['hands', early], position.hands[early], `no cards, because they are dealt after ${flow}`));
  if (isAt(flow, 'plan', 'plan.deal') && seats(position.options).every(isDealt))
    problems.push(problemAt(['hands'], 'cards in every hand', `an empty hand, because the flow is ${flow}`));
  const isCardState = isIn(flow, 'rob.bank.card', 'rob.robber.card');
  if (!position.card)
    return isCardState
      ? [
          ...problems,
          problemAt(['card'], undefined, `the card being carried out, as {id, left}, because the flow is ${flow}`),
        ]
      : problems;
  if (!isCardState)
    return [
      ...problems,
      problemAt(
        ['card'],
        found(position.card.id),
        `no card: only rob.bank.card and rob.robber.card have one, and the flow is ${flow}`,
      ),
    ];
  const { id, left, from } = position.card;
  const deck = deckOf(position.options, position.turn);
  const hint = nearest(id, Object.keys(deck));
  // What is left of a card that nobody knows is not judged.
  if (!(id in deck))
    return [
      ...problems,
      {
        ...problemAt(['card', 'id'], found(id), `a card of ${position.turn}: ${Object.keys(deck).join(', ')}`),
        ...(hint && { hint }),
      },
    ];
  const printed = [...actionsOf(id)];
  left.forEach((action, i) => {
    if (!printed.includes(action))
      problems.push(
        problemAt(['card', 'left', i], found(action), `actions left on ${id}: ${actionsOf(id).join(', ')}, each once`),
      );
    else printed.splice(printed.indexOf(action), 1);
  });
  if (left.length === 0)
    problems.push(problemAt(['card', 'left'], left, 'at least one action: a card with none left is finished'));
  const movable: readonly string[] = position.turn === 'bank' ? guardsOf(position.options) : [position.turn];
  for (const piece of Object.keys(from))
    if (!movable.includes(piece))
      problems.push(
        problemAt(['card', 'from', piece], found(piece), `a piece of ${position.turn}: ${movable.join(', ')}`),
      );
  return problems;
}

function turnProblems(position: Position, flow: string): Problem[] {
  const { turn, options, stolen, outcome } = position;
  const problems: Problem[] = [];
  const isBanks = isIn(flow, 'plan.bank', 'rob.bank');
  const isRobbers = isIn(flow, 'plan.robber', 'rob.robber');
  if (!seats(options).includes(turn) || (isBanks && turn !== 'bank') || (isRobbers && turn === 'bank'))
    problems.push(
      problemAt(['turn'], found(turn), isBanks ? `bank, because the flow is ${flow}` : robbersOf(options).join(', ')),
    );
  if (
    isIn(flow, 'rob.robber.before', 'rob.robber.card', 'rob.robber.after') &&
    turn !== 'bank' &&
    position.robbers[turn]?.out
  )
    problems.push(
      problemAt(['robbers', turn, 'out'], true, `false: an unconscious robber is in rob.robber.revive, not in ${flow}`),
    );
  const goal = target(options.players);
  if (stolen > goal) problems.push(problemAt(['stolen'], stolen, `at most ${goal} with ${options.players} players`));
  else if (stolen === goal && !isIn(flow, 'over.robbers'))
    problems.push(
      problemAt(
        ['stolen'],
        stolen,
        `fewer than ${goal}: with ${goal} the robbers have won, and the flow is over.robbers`,
      ),
    );
  if (outcome && !isIn(flow, 'over')) problems.push(problemAt(['outcome'], outcome, `null while the flow is ${flow}`));
  if (
    isIn(flow, 'explore.street') &&
    position.corner === null &&
    !isRuled(position, 'car-edge-start', 'straight-opposite')
  )
    problems.push(
      problemAt(['corner'], null, 'the corner that was picked, because the robbers do not start in a corner'),
    );
  if (position.car !== 'box' && !ringOf(options).includes(position.car))
    problems.push(problemAt(['car'], found(position.car), `a street of this board: ${ringOf(options).join(', ')}`));
  if (isIn(flow, 'plan', 'rob') && position.car === 'box')
    problems.push(problemAt(['car'], '"box"', 'a street: the car is parked before planning begins'));
  return problems;
}
