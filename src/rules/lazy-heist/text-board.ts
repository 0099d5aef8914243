// The building in plain characters, for a terminal: a row for each floor, the top one first.
import { textRow } from '../common/text-cells.js';
import { floors, roomsOn, shafts, type Space } from './board.js';
import { colours } from './box.js';
import { planOf } from './building.js';
import { freeIn, guardsIn, loadIn, type Position } from './position.js';

const width = 11;

export function textBoard(position: Position): string {
  const lines = [`roof ${who(position, 'roof')}`.trimEnd()];
  for (const floor of [...floors].reverse()) {
    const spaces = [`${floor}.L`, ...roomsOn(floor), `${floor}.R`];
    const cells = spaces.map((space) => cell(position, space));
    lines.push(`+${spaces.map(() => '-'.repeat(width)).join('+')}+`);
    for (const line of textRow(cells, width)) lines.push(`|${line.join('|')}|`);
  }
  lines.push(`+${Array.from({ length: 8 }, () => '-'.repeat(width)).join('+')}+`);
  lines.push(`start: ${[who(position, 'start'), loadIn(position, 'start') ?? ''].filter(Boolean).join(' ') || '-'}`);
  lines.push(`cell: ${who(position, 'cell') || '-'}   station: ${station(position) || '-'}`);
  const { accessOn } = planOf(position);
  for (const shaft of shafts) {
    const { cabin, floor } = position.lifts[shaft];
    const lift = `lift-${shaft}`;
    const inside = [who(position, lift), loadIn(position, lift) ?? ''].filter(Boolean).join(' ');
    lines.push(`${lift}: ${cabin ?? '?'} kg at ${accessOn(shaft, floor) ?? floor}${inside ? `, ${inside}` : ''}`);
  }
  return lines.map((line) => line.trimEnd()).join('\n');
}

const who = (position: Position, space: Space): string => freeIn(position, space).join(' ');

function station({ drones }: Position): string {
  return floors
    .flatMap((floor) => {
      const at = drones[floor]?.at;
      return at === 'maintenance' || at === 'charging' ? [`drone ${floor} ${at}`] : [];
    })
    .join(', ');
}

function cell(position: Position, space: Space): string[] {
  const shaft = planOf(position).shaftAt(space);
  const lock = colours.find((colour) => position.locks[colour] === space);
  const drone = Object.values(position.drones).find((each) => each?.at === space);
  const lane = drone?.lane === 'lower' ? '<' : '>';
  const things = [
    ...colours.filter((colour) => position.keys[colour] === space).map((colour) => `${colour}-key`),
    position.batteries.includes(space) ? 'battery' : '',
    position.donuts.includes(space) ? 'donut' : '',
    loadIn(position, space) ?? '',
    Object.values(position.switches).some(({ at }) => at === space) ? 'switch' : '',
    Object.values(position.vending).some(({ at }) => at === space) ? 'vending' : '',
    position.guardRoom === space ? 'cell' : '',
  ];
  return [
    `${space}${shaft ? ` |${shaft}|` : ''}${lock ? '#' : ''}${position.checkpoint === space ? ' X' : ''}`,
    [...guardsIn(position, space), drone ? (drone.active ? `${lane}d${lane}` : '(d)') : '', ...things]
      .filter(Boolean)
      .join(' '),
    who(position, space),
  ];
}
