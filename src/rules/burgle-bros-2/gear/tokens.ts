// Gear that lays crows and crowds.
import { distanceBetween, floorOf, floors, spaces, spacesOn, type Floor, type Space } from '../board.js';
import { numbers } from '../data.js';
import { canSetTarget, setTarget } from '../guards.js';
import { guardOn, inTurn, silently, withTokens, type Position } from '../position.js';
import { isDisguised, isEven } from '../rooms.js';
import { arriveAtOnce } from '../targets.js';
import { currentRoom, gearRule, layToken, oneEach, type GearEffect, type Use } from './effect.js';

const isCrowAt = (position: Position, space: Space): boolean =>
  position.tokens.crow.includes(space) || isDisguised(position, 'crow', space);
/** At most two rooms away from the active crook without passing walls; four crows at most, one in a room. */
function crowPlaces(position: Position): Space[] {
  const at = currentRoom(position);
  if (at === undefined || position.tokens.crow.length >= numbers.crows) return [];
  return spacesOn(floorOf(at)).filter(
    (space) => distanceBetween(position, at, space) <= 2 && !isCrowAt(position, space),
  );
}
const layCrow = (space: Space, use: Use) =>
  layToken('crow', space, use, (now) => withTokens(now, { crow: [...now.tokens.crow, space] }));

const freeBird: GearEffect = {
  targets: (position) => oneEach(crowPlaces(position)),
  apply: (position, use) => layCrow(use.args[0] ?? '', use)(position),
};

/** Every crow costs two steps until its owner's next turn. */
const allIn: GearEffect = {
  targets: (position) => oneEach(crowPlaces(position)),
  apply: (position, use) =>
    inTurn(
      position,
      layCrow(use.args[0] ?? '', use),
      silently((now) => withTokens(now, { allIn: use.by })),
    ),
};

/** A crow, then a marker to some crow; not where it is. */
const fowlPlay: GearEffect = {
  targets: (position) =>
    crowPlaces(position).flatMap((crow) =>
      floors
        .filter((floor) => canSetTarget(position, floor))
        .flatMap((floor) =>
          spacesOn(floor)
            .filter((space) => space === crow || isCrowAt(position, space))
            .filter((space) => guardOn(position, floor)?.target !== space)
            .map((space) => [crow, floor, space]),
        ),
    ),
  apply: (position, use) => {
    const [crow = '', floor, space = ''] = use.args;
    return inTurn(
      position,
      layCrow(crow, use),
      setTarget(floor as Floor, space, gearRule(use.gear)),
      arriveAtOnce(floor as Floor),
    );
  },
};

const hasCrowdLeft = ({ tokens }: Position): boolean => tokens.crowd.length < numbers.crowds;
const layCrowd = (space: Space, use: Use) =>
  layToken('crowd', space, use, (now) => withTokens(now, { crowd: [...now.tokens.crowd, space] }));

const specialOffer: GearEffect = {
  targets: (position) => oneEach(hasCrowdLeft(position) ? spaces.filter((space) => isEven(position, space)) : []),
  apply: (position, use) => layCrowd(use.args[0] ?? '', use)(position),
};

const birdTricks: GearEffect = {
  targets: (position) => oneEach(hasCrowdLeft(position) ? position.tokens.crow : []),
  apply: (position, use) => {
    const [space = ''] = use.args;
    const flown = withTokens(position, { crow: position.tokens.crow.filter((each) => each !== space) });
    return inTurn(flown, layCrowd(space, use));
  },
};

export const tokenGear = {
  'free-bird': freeBird,
  'all-in': allIn,
  'fowl-play': fowlPlay,
  'special-offer': specialOffer,
  'bird-tricks': birdTricks,
};
