// What a complete position, or its options, may not say: contradictions a schema cannot see.
import { amount } from '../../notation/amount.js';
import { nearest } from '../../notation/nearest.js';
import { found } from '../../notation/schema-problems.js';
import type { Problem } from '../../table/errors.js';
import type { Doing } from './agenda.js';
import { agendaProblems } from './agenda-problems.js';
import { cutOff, sidesOf } from '../common/grid.js';
import { counted, without } from '../common/deck.js';
import { isSameSet, orderProblems, problemAt } from '../common/problem.js';
import { floorOf, floorsOf } from './board.js';
import { allCells, cellsWithout } from './spaces.js';
import { jobs } from './data.js';
import { events, loot, mostPlayers, tools, wallsPerFloor } from './box.js';
import { patrolCards } from './patrol.js';
import { isOnPlan, isRuled, type Options, type Position } from './position.js';
import { procedures, orderOf } from './procedures.js';
import { isIn, type State } from './states.js';
import { tilesOf } from './tiles.js';

export function optionProblems(options: Options): Problem[] {
  return [...orderProblems(procedures, (name) => orderOf(options, name)), ...patrolProblems(options)];
}

/** A deck has to last: nine cards lie aside in a game for one. */
const fewestCards = 10;
function patrolProblems({ job, data }: Options): Problem[] {
  const patrol = data?.patrol;
  if (!patrol) return [];
  const path = ['options', 'data', 'patrol'];
  const cells = allCells(job);
  const odd = patrol.find((cell, i) => !cells.includes(cell) || patrol.indexOf(cell) !== i);
  if (odd !== undefined)
    return [problemAt(path, found(odd), `places of this floor, each at most once: ${cells.join(', ')}`)];
  return patrol.length < fewestCards ? [problemAt(path, amount(patrol.length, 'card'), `at least ${fewestCards}`)] : [];
}

export function contradictions(position: Position, flow: string): Problem[] {
  const seats = seatProblems(position);
  return [
    ...seats,
    ...spaceProblems(position),
    ...tileProblems(position),
    ...wallProblems(position),
    ...guardProblems(position),
    ...cardProblems(position),
    // What is due is somebody's: as long as it is unclear who plays, nothing can be said about it.
    ...(seats.length > 0 ? [] : [...agendaProblems(position), ...stateProblems(position, flow)]),
  ];
}

function seatProblems(position: Position): Problem[] {
  const { order, active, burglars } = position;
  const names = Object.keys(burglars);
  const problems: Problem[] = [];
  const fewest = isRuled(position, 'solo-header', '2-4') ? 2 : 1;
  if (names.length < fewest || names.length > mostPlayers)
    problems.push(problemAt(['burglars'], amount(names.length, 'burglar'), `${fewest} to ${mostPlayers}`));
  if (!isSameSet(order, names)) problems.push(problemAt(['order'], order, `each of ${names.join(', ')} exactly once`));
  if (!names.includes(active)) problems.push(problemAt(['active'], found(active), `one of ${names.join(', ')}`));
  if (names.includes('team'))
    problems.push(problemAt(['burglars', 'team'], '"team"', 'another name: all of you are the team'));
  return problems;
}

/** Everything lies on a space of the building. */
function spaceProblems(position: Position): Problem[] {
  const { burglars, tiles, gap, alarms, cracked, keypads, labs, disabled, bombs, safes, smoke, ground } = position;
  const problems: Problem[] = [];
  const check = (path: (string | number)[], space: string | null) => {
    if (space !== null && !isOnPlan(position, space))
      problems.push(problemAt(path, found(space), `a space of the ${position.options.job} building`));
  };
  for (const [id, { at }] of Object.entries(burglars))
    if (at !== 'outside' && at !== 'roof') check(['burglars', id, 'at'], at);
  for (const [name, list] of Object.entries({ alarms, cracked, keypads, labs, disabled, bombs }))
    list.forEach((space, i) => check([name, i], space));
  for (const [name, map] of Object.entries({ tiles, safes, smoke, ground }))
    for (const space of Object.keys(map)) check([name, space], space);
  check(['entrance'], position.entrance);
  check(['crow'], position.crow);
  check(['kitty'], position.kitty);
  const { gap: usual, size } = jobs[position.options.job];
  if ((gap === null) !== (usual === null) || (gap !== null && !cellsWithout(position.options.job, null).includes(gap)))
    problems.push(
      problemAt(
        ['gap'],
        gap,
        usual === null ? 'null: only Fort Knox has a gap' : `a place on the ${size} x ${size} grid`,
      ),
    );
  return problems;
}

/** No tile twice. */
function tileProblems(position: Position): Problem[] {
  const shown = Object.values(position.tiles).filter((tile) => tile !== 'plain');
  const tiles = tilesOf(position);
  const strange = without(shown, tiles);
  const isOffice = position.options.job === 'office';
  return [...new Set(strange)].map((tile) => {
    const [space] = Object.entries(position.tiles).findLast(([, other]) => other === tile) as [string, string];
    const problem = problemAt(
      ['tiles', space],
      `"${tile}"`,
      `a tile of the ${isOffice ? 'Office Job' : 'game'}, each once`,
    );
    const hint = tiles.includes(tile) ? undefined : nearest(tile, tiles);
    return { ...problem, ...(hint && { hint }) };
  });
}

/** BB-WALL-1, BB-WALL-2: walls that the players laid. Printed walls and diagrams are not judged. */
function wallProblems({ options, walls, gap }: Position): Problem[] {
  const grid = { size: jobs[options.job].size, gap };
  const sides = new Set(sidesOf(grid));
  const problems: Problem[] = [];
  if (!options.variants.includes('own-walls')) return problems;
  for (const floor of floorsOf(options.job)) {
    const laid = walls[floor] ?? [];
    const path = ['walls', floor];
    if (new Set(laid).size !== wallsPerFloor[options.job] || laid.length !== wallsPerFloor[options.job])
      problems.push(
        problemAt(path, amount(laid.length, 'wall'), `${wallsPerFloor[options.job]} different ones (BB-WALL-1)`),
      );
    const odd = laid.filter((wall) => !sides.has(wall));
    if (odd.length > 0)
      problems.push(
        problemAt(
          path,
          odd.join(', '),
          'walls between two neighbouring tiles, none at the border or the gap (BB-WALL-1)',
        ),
      );
    const shut = cutOff(grid, laid);
    if (shut.length > 0)
      problems.push(problemAt(path, `walls that cut off ${shut.join(', ')}`, 'a way to every tile (BB-WALL-2)'));
  }
  return problems;
}

function guardProblems(position: Position): Problem[] {
  const problems: Problem[] = [];
  const floors = floorsOf(position.options.job);
  for (const [floor, { at, target, lost }] of Object.entries(position.guards)) {
    if (!floors.includes(floor)) {
      problems.push(problemAt(['guards', floor], `floor ${floor}`, `a floor of the building: ${floors.join(', ')}`));
      continue;
    }
    for (const [key, space] of Object.entries({ at, target }))
      if (space !== null && (floorOf(space) !== floor || !isOnPlan(position, space)))
        problems.push(problemAt(['guards', floor, key], found(space), `a space on floor ${floor}`));
    if (lost && at !== null)
      problems.push(problemAt(['guards', floor, 'lost'], true, 'false while he is on the table'));
  }
  for (const [floor, { discard }] of Object.entries(position.patrol)) {
    const strange = without(discard, patrolCards(position));
    if (strange.length > 0)
      problems.push(
        problemAt(['patrol', floor, 'discard'], strange.join(', '), 'patrol cards of this floor, each once'),
      );
  }
  return problems;
}

/** Every card is somewhere only once. */
function cardProblems({ burglars, order, ground, decks, effects, donuts }: Position): Problem[] {
  const problems: Problem[] = [];
  const hands = Object.values(burglars);
  const lying = Object.values(ground).flat();
  const all: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    [
      'tool',
      tools,
      [
        ...hands.flatMap((hand) => hand.tools),
        ...decks.tools.discard,
        ...lying.filter((card) => !loot.some((each) => each === card)),
        ...(donuts.length > 0 ? ['donuts'] : []),
      ],
    ],
    [
      'piece of loot',
      loot,
      [
        ...hands.flatMap((hand) => hand.loot),
        ...decks.loot.discard,
        ...lying.filter((card) => loot.some((each) => each === card)),
      ],
    ],
    ['event', events, decks.events.discard],
  ];
  for (const [what, deck, out] of all) {
    const copies = counted(deck);
    for (const [card, count] of counted(out))
      if (count > (copies.get(card) ?? 0))
        problems.push(
          problemAt(
            [what === 'event' ? 'decks' : 'burglars'],
            `${count} x ${card}`,
            `a ${what}, each as often as the game has it`,
          ),
        );
  }
  for (const { owner } of effects)
    if (!order.includes(owner)) problems.push(problemAt(['effects'], found(owner), `one of ${order.join(', ')}`));
  for (const { card } of effects)
    if (![...tools, ...events].some((each) => each === card))
      problems.push(problemAt(['effects'], found(card), 'a tool or an event that lasts'));
  return problems;
}

/** States that wait for something need it there. */
function stateProblems(position: Position, flow: string): Problem[] {
  const needed = neededIn.find(([state]) => isIn(flow, state));
  const head = position.agenda.at(-1)?.do;
  if (needed && !needed[1].some((what) => what === head))
    return [problemAt(['agenda'], found(head), `what ${flow} waits for (do: ${needed[1].join(' or ')})`)];
  const isOver = isIn(flow, 'over');
  if (position.outcome && !isOver) return [problemAt(['outcome'], position.outcome, `null while the flow is ${flow}`)];
  const { at } = position.burglars[position.active] ?? { at: 'outside' };
  if (isIn(flow, ...inside) && (at === 'outside' || at === 'roof'))
    return [
      problemAt(['burglars', position.active, 'at'], found(at), `a space of the building while the flow is ${flow}`),
    ];
  return [];
}

/** States in which the active burglar is in the building. */
const inside = [
  'turn.upkeep',
  'turn.peek',
  'turn.walk',
  'turn.safe',
  'turn.tool',
  'turn.event',
  'turn.guard',
] as const satisfies readonly State[];

/** What is due in a state; the inner ones stand before those around them. */
const neededIn: readonly (readonly [State, readonly Doing[]])[] = [
  ['setup.reveal', ['peek']],
  ['turn.upkeep', ['upkeep']],
  ['turn.peek', ['peek']],
  ['turn.walk.guard', ['place']],
  ['turn.walk.target', ['place']],
  ['turn.walk.fall', ['fall']],
  ['turn.walk.tool', ['gain']],
  ['turn.walk', ['enter']],
  ['turn.safe.tool', ['gain']],
  ['turn.safe', ['safe']],
  ['turn.keep', ['keep']],
  ['turn.exchange', ['exchange']],
  ['turn.tool.reveal', ['peek']],
  ['turn.tool.draw', ['gain']],
  ['turn.tool.patrol', ['patrol']],
  ['turn.tool.look', ['look']],
  ['turn.event.choice', ['event']],
  ['turn.event.patrol', ['patrol', 'guard']],
  ['turn.event.tool', ['gain']],
  ['turn.event.reveal', ['peek']],
  ['turn.guard.place', ['place']],
  ['turn.guard.target', ['place']],
  ['turn.guard.draw', ['guard']],
  ['interrupt.hack', ['hack']],
  ['interrupt.target', ['target']],
  ['interrupt.stealth', ['lose']],
  ['interrupt.order', ['losers']],
];
