// Tools: free to use, in one's own turn only, and gone afterwards.
import { andThen, effect, type Effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import { switchOff } from './alarms.js';
import { cellOf, floorOf, wallBetween, type Space } from './board.js';
import { areSideBySide } from './spaces.js';
import { cardsIn, discardTool, dropTool, refill } from './cards.js';
import { numbers } from './data.js';
import type { HackKind } from './data.js';
import {
  above,
  areAdjacent,
  burglar,
  burglarsAt,
  changed,
  event,
  guardOn,
  hasLoot,
  hasWall,
  here,
  including,
  isFaceUp,
  isInBuilding,
  isOnPlan,
  isOfKind,
  push,
  isRuled,
  withBurglar,
  withTurn,
  type Position,
} from './position.js';

interface Tool {
  /** Whether it can be used in this way; asked only where somebody may use it. */
  fits(position: Position, arg: string): boolean;
  apply(position: Position, arg: string): Effect<Position>;
  /** It stays in play for a while, and is discarded when it ends. */
  readonly stays?: true;
}

const always = (): boolean => true;
const alarmHere = (position: Position, cause: string): Position =>
  push(position, { do: 'alarm', at: here(position), cause, who: position.active });
const moreActions = (position: Position, count: number): Position =>
  withTurn(position, { extra: position.turn.extra + count });
const lasting = (position: Position, card: string): Position =>
  changed(position, { effects: [...position.effects, { card, owner: position.active }] });

/** Every alarm marker in the building goes. The dice stay where they lie (ruling emp-target). */
function pulse(position: Position): Effect<Position> {
  const floors = [...new Set(position.alarms.map(floorOf))];
  const off = position.alarms.reduce(
    (done, at) => andThen(done, (next) => switchOff(next, at, 'BB-TOOL-4')),
    effect(lasting(position, 'emp')),
  );
  if (!isRuled(position, 'emp-target', 'draw')) return off;
  const drawing = floors.filter((floor) => guardOn(position, floor).at !== null).reverse();
  return andThen(off, (next) => effect(push(next, ...drawing.map((floor) => ({ do: 'patrol', floor }) as const))));
}

const toolbox: Readonly<Record<string, Tool>> = {
  blueprints: {
    fits: (position, space) => isOnPlan(position, space) && !isFaceUp(position, space),
    apply: (position, at) => effect(push(position, { do: 'peek', at, by: 'tool' })),
  },
  crowbar: {
    fits: (position, space) => areAdjacent(position, here(position), space) && isFaceUp(position, space),
    apply: (position, space) => effect(changed(position, { disabled: including(position.disabled, space) })),
  },
  'crystal-ball': {
    fits: (position) => cardsIn(refill(position, 'events'), 'events').length > 0,
    apply: (position) =>
      effect(
        push(refill(position, 'events'), {
          do: 'look',
          deck: 'events',
          count: numbers.crystalBall,
          by: 'crystal-ball',
        }),
      ),
  },
  donuts: {
    fits: (position, floor) => position.guards[floor] !== undefined && guardOn(position, floor).at !== null,
    apply: (position, floor) =>
      effect(changed(position, { donuts: [...position.donuts, Number(floor)].sort((a, b) => a - b) })),
    stays: true,
  },
  dynamite: {
    fits: (position, space) =>
      isOnPlan(position, space) && areSideBySide(here(position), space) && hasWall(position, here(position), space),
    apply(position, space) {
      const at = here(position);
      const wall = wallBetween(cellOf(at), cellOf(space));
      const floor = floorOf(at);
      const walls = { ...position.walls, [floor]: (position.walls[floor] ?? []).filter((other) => other !== wall) };
      return effect(alarmHere(changed(position, { walls }), 'dynamite'));
    },
  },
  emp: { fits: always, apply: pulse, stays: true },
  'invisible-suit': {
    fits: always,
    apply: (position) => effect(lasting(moreActions(position, numbers.extraActions.suit), 'invisible-suit')),
    stays: true,
  },
  'makeup-kit': {
    fits: always,
    apply: (position) =>
      burglarsAt(position, here(position)).reduce(
        (done, who) => andThen(done, (next) => gainStealth(next, who, 'BB-TOOL-4')),
        effect(position),
      ),
  },
  rollerskates: {
    fits: always,
    apply: (position) => effect(moreActions(position, numbers.extraActions.skates)),
  },
  'smoke-bomb': {
    fits: always,
    apply(position) {
      const at = here(position);
      const smoke = { ...position.smoke, [at]: (position.smoke[at] ?? 0) + numbers.tokens.smoke };
      return effect(changed(position, { smoke }));
    },
  },
  'thermal-bomb': {
    fits: (position, way) => way === 'up' || above(position, here(position), -1) !== undefined,
    apply(position, way) {
      const lower = way === 'up' ? here(position) : (above(position, here(position), -1) as Space);
      return effect(alarmHere(changed(position, { bombs: [...position.bombs, lower] }), 'thermal-bomb'));
    },
  },
  virus: {
    fits: (position, kind) =>
      Object.keys(position.tiles).some((space) => isOfKind(position, space, `computer-${kind as HackKind}`)),
    apply(position, kind) {
      const { virusMarkers, hackMarkers } = numbers;
      const markers = Math.min(hackMarkers.room, position.hacks[kind as HackKind] + virusMarkers);
      return effect(
        changed(position, { hacks: { ...position.hacks, [kind]: markers } }),
        event('hack-added', 'BB-TOOL-4', { who: position.active, kind, markers }),
      );
    },
  },
};

/** BB-STEALTH-3: there is no limit. */
export const gainStealth = (position: Position, who: string, rule: 'BB-TOOL-4' | 'BB-EVENT-1'): Effect<Position> => {
  const stealth = burglar(position, who).stealth + 1;
  return effect(withBurglar(position, who, { stealth }), event('stealth-gained', rule, { who, stealth }));
};

/** BB-TOOL-4, BB-TOOL-5 */
const use: MoveRule<Position> = {
  check(position, { by, args: [card, arg] }) {
    if (by !== position.active) return 'BB-TOOL-4';
    const { tools } = burglar(position, position.active);
    if (!tools.includes(card as string)) return 'BB-TOOL-1';
    if (hasLoot(position, position.active, 'bust')) return 'BB-LOOT-1';
    if (!isInBuilding(position, position.active)) return 'BB-TOOL-4';
    // A stethoscope has its own moment, right after a roll.
    return toolbox[card as string]?.fits(position, arg ?? '') ? null : 'BB-TOOL-4';
  },
  apply(position, { args: [card, arg] }) {
    const who = position.active;
    const tool = toolbox[card as string] as Tool;
    const gone = tool.stays ? dropTool(position, who, card as string) : discardTool(position, who, card as string);
    const used = event('tool-used', 'BB-TOOL-4', { who, card: card as string, ...(arg !== undefined && { to: arg }) });
    return andThen(effect(gone, used), (next) => tool.apply(next, arg ?? ''));
  },
};

export const toolMoves = { use };
