// The gear cards: whose they are, how often they work, when, and what their backs do.

export const characters = [
  'acrobat',
  'hacker',
  'hawk',
  'juicer',
  'peterman',
  'raven',
  'rigger',
  'rook',
  'spotter',
] as const;
export type Character = (typeof characters)[number];

export type Back = 'take-stress' | 'give-action' | 'make-commotion';
/** When a card may be used: at any moment that is open for gear, or only in one kind of window. */
export type UsableWhen = 'any' | 'act' | 'chip' | 'dice' | 'commotion' | 'prepare' | 'copied';

export interface GearCard {
  readonly character: Character;
  readonly uses: number;
  readonly back: Back | null;
  readonly moment: UsableWhen;
  /** The regular card that this campaign card is the alternative of. */
  readonly alternativeOf?: string;
}

const card = (
  character: Character,
  uses: number,
  back: Back | null,
  moment: UsableWhen = 'any',
  alternativeOf?: string,
): GearCard => ({ character, uses, back, moment, ...(alternativeOf && { alternativeOf }) });

export const gearCards = {
  'fake-mustache': card('acrobat', 1, 'take-stress'),
  'grappling-hook': card('acrobat', 1, 'give-action'),
  zipline: card('acrobat', 2, 'make-commotion'),
  'double-flip': card('acrobat', 1, 'make-commotion', 'any', 'grappling-hook'),
  'loop-footage': card('hacker', 2, 'take-stress'),
  'out-of-order': card('hacker', 1, 'give-action'),
  'radio-interference': card('hacker', 3, 'make-commotion'),
  hack: card('hacker', 2, 'take-stress', 'commotion', 'loop-footage'),
  mirage: card('hawk', 1, 'take-stress'),
  'sliding-door': card('hawk', 1, 'give-action'),
  'special-offer': card('hawk', 1, 'make-commotion'),
  'air-ducts': card('hawk', 1, 'give-action', 'any', 'sliding-door'),
  adrenaline: card('juicer', 1, 'take-stress', 'act'),
  bingo: card('juicer', 2, 'give-action'),
  fainting: card('juicer', 1, 'make-commotion', 'act'),
  crybaby: card('juicer', 2, 'give-action', 'any', 'bingo'),
  'get-cracking': card('peterman', 3, 'take-stress', 'dice'),
  'good-intel': card('peterman', 1, 'give-action', 'act'),
  'improvised-route': card('peterman', 2, 'make-commotion'),
  'altered-id-badge': card('peterman', 1, 'give-action', 'any', 'good-intel'),
  'bird-tricks': card('raven', 2, 'take-stress'),
  'fowl-play': card('raven', 1, 'give-action'),
  'free-bird': card('raven', 2, 'make-commotion'),
  'all-in': card('raven', 1, 'take-stress', 'any', 'fowl-play'),
  macgyver: card('rigger', 0, null, 'prepare'),
  scaffolding: card('rigger', 1, 'give-action'),
  sledgehammer: card('rigger', 1, 'make-commotion'),
  'folding-ladder': card('rigger', 1, 'give-action', 'any', 'scaffolding'),
  earpiece: card('rook', 2, 'take-stress'),
  'face-masks': card('rook', 1, 'give-action'),
  impersonate: card('rook', 1, 'make-commotion', 'copied'),
  'body-double': card('rook', 1, 'give-action', 'any', 'face-masks'),
  clairvoyant: card('spotter', 2, 'take-stress', 'chip'),
  'mind-tricks': card('spotter', 1, 'give-action'),
  telekinesis: card('spotter', 1, 'make-commotion'),
  'stacked-deck': card('spotter', 2, 'take-stress', 'any', 'clairvoyant'),
} as const satisfies Record<string, GearCard>;

export type Gear = keyof typeof gearCards;
export const allGear = Object.keys(gearCards) as Gear[];
export const gearCard = (gear: Gear): GearCard => gearCards[gear];
export const isGear = (word: unknown): word is Gear => typeof word === 'string' && Object.hasOwn(gearCards, word);

/** The 27 cards that are there from the beginning. */
export const regularGear = allGear.filter((gear) => gearCard(gear).alternativeOf === undefined);
export const gearOf = (character: string): Gear[] =>
  regularGear.filter((gear) => gearCard(gear).character === character);
/** The other half of a pair of which only one may be prepared. */
export const otherHalf = (gear: Gear): Gear | undefined =>
  (gearCard(gear).alternativeOf as Gear | undefined) ?? allGear.find((other) => gearCard(other).alternativeOf === gear);
