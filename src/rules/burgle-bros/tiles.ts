// Face-down tiles: what may still lie there, and what turning one up brings at once.
import { effect, type Effect } from '../../table/event.js';
import type { MoveRule } from '../../table/game.js';
import { due, type Enter, type Fall } from './agenda.js';
import { unveiledCamera } from './arrival.js';
import { floorOf, spacesOf, type Space } from './board.js';
import { kindOf, numbers, tileKinds, type JobId, type Kind, type Tile } from './data.js';
import { changed, event, isFaceUp, pop, push, replaceHead, type Position, type RuleOrRuling } from './position.js';

const kinds = Object.keys(tileKinds) as (keyof typeof tileKinds)[];

/** Every tile of a job, safes as often as they are there. */
export function tilesOf({ options }: Pick<Position, 'options'>): Tile[] {
  const isOffice = options.job === 'office';
  const isTwo = options.job === 'fort-knox' && options.rulings['knox-third-safe'] === 'two-safes';
  const safes = isTwo ? 2 : printedSafes[options.job];
  return [
    ...kinds.flatMap((kind) => tileKinds[kind][isOffice ? 1 : 0].map((number) => `${kind}-${number}`)),
    ...Array<Tile>(safes).fill('safe'),
  ];
}
const printedSafes: Readonly<Record<JobId, number>> = { bank: 3, office: 2, 'fort-knox': 3 };

const isSpecial = (kind: Kind): boolean => kind === 'safe' || kind === 'stairs';

/** Tiles that may lie face down on a space. In Bank Job and Office Job each floor has one safe and one stairs. */
export function tilesLeft(position: Position, space: Space): Tile[] {
  const { tiles, options, gap } = position;
  const shown = Object.entries(tiles);
  const safesShown = shown.filter(([, tile]) => tile === 'safe').length;
  const all = tilesOf(position);
  const unseen = [
    ...all.filter((tile) => tile !== 'safe' && !shown.some(([, other]) => other === tile)),
    ...all.filter((tile) => tile === 'safe').slice(safesShown),
  ];
  const left = options.job === 'fort-knox' ? unseen : unseen.filter((tile) => fits(tile));
  return left.length > 0 ? left : ['plain'];

  function fits(tile: Tile): boolean {
    const floor = floorOf(space);
    const onFloor = shown.filter(([at]) => floorOf(at) === floor).map(([, other]) => kindOf(other));
    if (isSpecial(kindOf(tile))) return !onFloor.includes(kindOf(tile));
    const faceDown = spacesOf(options.job, gap).filter((at) => floorOf(at) === floor && !isFaceUp(position, at)).length;
    return faceDown > (['safe', 'stairs'] as const).filter((kind) => !onFloor.includes(kind)).length;
  }
}

/** Turns a tile up. A lavatory gets its tokens, whoever turned it and how (BB-LAVATORY-1). */
export function turnUp(position: Position, space: Space, tile: Tile, rule: RuleOrRuling): Effect<Position> {
  const tiles = { ...position.tiles, [space]: tile };
  const revealed = event('tile-revealed', rule, { at: space, tile });
  const kind = kindOf(tile);
  const shown = changed(position, { tiles });
  const seen = push(shown, ...unveiledCamera(shown, space));
  if (kind === 'safe')
    return effect(changed(seen, { safes: { ...position.safes, [space]: { dice: 0, open: false } } }), revealed);
  if (kind !== 'lavatory') return effect(seen, revealed);
  const { lavatory } = numbers.tokens;
  return effect(
    changed(seen, { lavatory }),
    revealed,
    event('tokens-placed', 'BB-LAVATORY-1', { at: space, tokens: lavatory }),
  );
}

/** The space that is to be turned up now, and by which rule. */
export function toBeRevealed(position: Position): { readonly at: Space; readonly rule: RuleOrRuling } | undefined {
  const enter = due(position, 'enter');
  if (enter) return { at: enter.to, rule: 'BB-MOVE-4' };
  const fall = due(position, 'fall');
  if (fall) return { at: fall.to, rule: 'BB-RULING-fall-onto-face-down' };
  const peek = due(position, 'peek');
  return peek && { at: peek.at, rule: peekRules[peek.by] };
}
const peekRules = {
  peek: 'BB-PEEK-1',
  tool: 'BB-TOOL-4',
  event: 'BB-EVENT-1',
  entrance: 'BB-START-3',
} as const satisfies Record<string, RuleOrRuling>;

/** A chance move: the tile that lay there. */
const revealTile: MoveRule<Position> = {
  check(position, { args: [space, tile] }) {
    const wanted = toBeRevealed(position);
    return wanted?.at === space && tilesLeft(position, space as Space).includes(tile as Tile)
      ? null
      : (wanted?.rule ?? 'BB-MOVE-4');
  },
  apply(position, { args: [space, tile] }) {
    const rule = toBeRevealed(position)?.rule as RuleOrRuling;
    const peek = due(position, 'peek');
    const enter = due(position, 'enter');
    const fall = due(position, 'fall');
    const noted = peek
      ? pop(position)
      : enter
        ? replaceHead(position, { ...enter, revealed: true } satisfies Enter)
        : replaceHead(position, { ...(fall as Fall), revealed: true } satisfies Fall);
    const turned = turnUp(noted, space as Space, tile as Tile, rule);
    return peek?.by === 'entrance'
      ? effect(changed(turned.position, { entrance: space as Space }), ...turned.events)
      : turned;
  },
};

export const tileMoves = { revealTile };
export const tileTests = {
  isPeekDue: (position: Position): boolean => due(position, 'peek')?.by === 'peek',
  isToolPeekDue: (position: Position): boolean => due(position, 'peek')?.by === 'tool',
  isEventPeekDue: (position: Position): boolean => due(position, 'peek')?.by === 'event',
};
