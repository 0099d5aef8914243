// What a position may not say about the pieces in the box: rooms, chips, cards and dice.
import { amount } from '../../notation/amount.js';
import { counted, without } from '../common/deck.js';
import { problemAt } from '../common/problem.js';
import type { Problem } from '../../table/errors.js';
import { floorNumbered, floorOf, floors } from './board.js';
import { isConnected } from './spaces.js';
import { numbers, roomOf, chipCounts, chips } from './data.js';
import { distracted, eventDecks, mixedPerFloor, mixedTiles, pairedTiles, type EventDeck } from './box.js';
import { guardOn, supply, type Position } from './position.js';
import { isFrame } from './stack.js';
import { isIn } from './states.js';

export const pieceProblems = (position: Position, flow: string): Problem[] => [
  ...roomProblems(position),
  ...chipProblems(position),
  ...deckProblems(position, flow),
  ...eventProblems(position),
  ...diceProblems(position),
];

function roomProblems({ rooms, walls }: Position): Problem[] {
  const problems: Problem[] = [];
  const shown = Object.entries(rooms);
  for (const floor of floors) {
    const here = shown.filter(([space]) => floorOf(space) === floor);
    const mixed = here.filter(([, { tile }]) => mixedTiles.includes(tile));
    if (mixed.length > mixedPerFloor)
      problems.push(
        problemAt(['rooms'], `${mixed.length} of the mixed rooms on floor ${floor}`, `at most ${mixedPerFloor}`),
      );
    for (const [kind, pair] of Object.entries(pairedTiles))
      if (here.filter(([, { tile }]) => pair.includes(tile)).length > 1)
        problems.push(problemAt(['rooms'], `two tiles ${kind} on floor ${floor}`, 'one on each floor'));
    if (!isConnected(walls, floor))
      problems.push(problemAt(['walls'], `floor ${floor} cut in two`, 'a way to every room'));
  }
  for (const [space, { tile, counters }] of shown) {
    const isAstray =
      (tile === 'owners-office' && floorOf(space) === '2') || (tile === 'safe' && floorOf(space) === '1');
    if (isAstray)
      problems.push(problemAt(['rooms', space], tile, tile === 'safe' ? 'a room of floor 2' : 'a room of floor 1'));
    const copies = Math.max(1, mixedTiles.filter((each) => each === tile).length);
    if (shown.filter(([, each]) => each.tile === tile).length > copies)
      problems.push(problemAt(['rooms', space], `${tile} once too often`, `${copies} at most`));
    const most = mostCounters[roomOf(tile)] ?? 0;
    if (counters > most) problems.push(problemAt(['rooms', space, 'counters'], counters, `at most ${most}`));
  }
  const covered = shown.filter(([, { cracked }]) => cracked).length;
  if (covered > numbers.crackedRooms)
    problems.push(problemAt(['rooms'], amount(covered, 'cracked room'), `${numbers.crackedRooms} at most`));
  if (new Set(walls).size < walls.length) problems.push(problemAt(['walls'], 'a wall named twice', 'each wall once'));
  return problems;
}
const mostCounters: Readonly<Partial<Record<string, number>>> = {
  buffet: numbers.buffetLimit - 1,
  cashier: numbers.cashierLimit,
  surveillance: numbers.surveillanceLimit - 1,
};

function chipProblems({ chips: laid, chipsGone, finale }: Position): Problem[] {
  const all = Object.values(laid);
  const problems = chips.flatMap((chip) => {
    const shown = all.filter((each) => each !== 'down' && each.chip === chip).length;
    const gone = chipsGone.filter((each) => each === chip).length;
    const total = shown + gone;
    return total > chipCounts[chip]
      ? [problemAt(['chips'], amount(total, `${chip} chip`), `at most ${chipCounts[chip]}`)]
      : [];
  });
  // One of the box lies aside.
  const most = Object.values(chipCounts).reduce((sum, n) => sum + n, 0) - 1;
  if (all.length + chipsGone.length > most)
    problems.push(problemAt(['chips'], amount(all.length + chipsGone.length, 'chip'), `at most ${most}`));
  for (const [i, space] of finale.shown.entries())
    if (laid[space] !== 'down') problems.push(problemAt(['finale', 'shown', i], space, 'a room with a face-down chip'));
  return problems;
}

function deckProblems(position: Position, flow: string): Problem[] {
  const problems: Problem[] = [];
  for (const floor of floors) {
    const { deck, away, top } = position.patrol[floor];
    const pooled = floors
      .flatMap((each) => position.patrol[each].bottom)
      .reduce(
        (sum, entry) => sum + (typeof entry === 'object' && floorNumbered(entry.pool) === floor ? entry.n : 0),
        0,
      );
    if (away > deck.length)
      problems.push(problemAt(['patrol', floor, 'away'], away, `at most ${deck.length}, the deck`));
    else if (pooled > away)
      problems.push(problemAt(['patrol', floor, 'away'], away, `${pooled} at least: so many lie under the decks`));
    if (without(deck, top).length > deck.length - top.length)
      problems.push(problemAt(['patrol', floor, 'top'], top, 'cards that are in the deck too'));
    const guard = guardOn(position, floor);
    const due = isIn(flow, 'setup') ? (guard ? 0 : 1) + (guard?.target ? 0 : 1) : 0;
    const sure = deck.filter((card) => card !== distracted).length - away;
    if (due > 0 && sure < due)
      problems.push(
        problemAt(['patrol', floor, 'deck'], `${amount(Math.max(0, sure), 'card')} with a room`, `${due} for set-up`),
      );
  }
  return problems;
}

function diceProblems(position: Position): Problem[] {
  return supply(position) < 0 ? [problemAt(['dice'], position.dice, `${numbers.safeDice} dice at most`)] : [];
}

/** Each event card is in one place. */
function eventProblems({ events, crooks, stack }: Position): Problem[] {
  const held = Object.values(crooks).flatMap(({ event }) => event ?? []);
  const drawn = stack.flatMap((frame) => (isFrame(frame, 'event') && frame.card !== null ? [frame.card] : []));
  return (Object.keys(eventDecks) as EventDeck[]).flatMap((deck) => {
    const known: readonly string[] = eventDecks[deck];
    const all = [
      ...events[deck].deck,
      ...events[deck].discard,
      ...[...held, ...drawn].filter((card) => known.includes(card)),
    ];
    const twice = Array.from(counted(all)).find(([, n]) => n > 1);
    return twice ? [problemAt(['events', deck], `${twice[0]} in two places`, 'each card in one place')] : [];
  });
}
