// The open questions of How to Rob a Bank in English.
import type { RulingTexts } from '../../../table/rule.js';

export const rulings: Readonly<Record<string, RulingTexts>> = {
  'RB-RULING-car-edge-start': {
    question: 'Where does the car start when the robbers start in the middle of a side?',
    alternatives: {
      'far-corners': 'At one of the two corners farthest away, counted in rooms; the robbers then pick the street.',
      'straight-opposite': 'In the street straight across the bank, with nothing to choose.',
    },
    why:
      'The rulebook only speaks of a corner and of the centre. Counting the distance in rooms gives its answer in ' +
      'both cases, and two corners here; counting along the road gives no answer for the centre.',
  },
  'RB-RULING-car-corner-chooser': {
    question: 'Who picks the corner for the car when several are equally far?',
    alternatives: {
      bank: 'The bank picks the corner, the robbers the street.',
      robbers: 'The robbers pick the corner as well as the street.',
    },
    why:
      'The French text leaves the corner to whoever sets the car down and then hands the street to the robbers: ' +
      'that reads as two different people.',
  },
  'RB-RULING-closed-rooms': {
    question: 'When is a part of the floor shut in?',
    alternatives: {
      areas: 'Whenever the floor falls into separate areas, of one room or of several.',
      'single-room': 'Only when some room has no open side to any neighbour.',
    },
    why: 'The text wants all rooms open and speaks of several; only a Dutch caption speaks of one.',
  },
  'RB-RULING-rotate-must': {
    question: 'Does the bank have to open a floor that is shut in?',
    alternatives: {
      must: 'Yes: it turns tiles until every room can be reached.',
      may: 'No: it may leave rooms shut in.',
    },
    why:
      'The text has both a permission and a need. Shut-in rooms can make compulsory walks impossible and put the ' +
      'bags out of reach.',
  },
  'RB-RULING-rotate-when': {
    question: 'May the bank turn tiles when nothing is shut in?',
    alternatives: {
      'closed-only': 'No: tiles are turned only to open a floor that is shut in.',
      free: 'Yes: any walled tile, as often as the bank likes, as long as the floor does not fall into more areas.',
    },
    why: 'Making an opening is the only reason the text gives for turning a tile. Public reviews disagree.',
  },
  'RB-RULING-rotate-lowers': {
    question: 'Must each single turn of a tile make an opening?',
    alternatives: {
      yes: 'Yes: every turn has to join areas that were apart.',
      no: 'No: only the floor at the end has to be open.',
    },
    why: 'An opening is what a turn is for, and one turn that makes an opening can always be found.',
  },
  'RB-RULING-tile-facing': {
    question: 'Which way does a walled tile lie when it is dealt?',
    alternatives: {
      chance: 'Chance decides the side of the wall.',
      bank: 'The bank decides the side of the wall.',
      upright: 'The wall is always to the north.',
    },
    why: 'The tiles are square: shuffling them face down leaves their direction to chance too.',
  },
  'RB-RULING-walk-all': {
    question: 'Are both walks of a bank card with two walks compulsory?',
    alternatives: {
      all: 'Yes: every walk that can be made has to be made.',
      one: 'No: one of them is enough.',
    },
    why: 'French and German say outright that it is all of them; English and Dutch are vague.',
  },
  'RB-RULING-walk-look-ahead': {
    question: 'May a first walk lead to where the second could only go back?',
    alternatives: {
      refuse: 'No: the first step is refused.',
      lose: 'Yes: the second walk is then lost.',
    },
    why: 'Making all walks and ending elsewhere are both duties; where both can be met, both have to be.',
  },
  'RB-RULING-robber-there-and-back': {
    question: 'May a robber with two walks come back to the room where the card began?',
    alternatives: {
      no: 'No: the robber has to end in a different room.',
      yes: 'Yes: each step counts by itself.',
    },
    why:
      'English and Dutch ask for a different room. A single step always leads to one, so this can only be about ' +
      'where the card ends.',
  },
  'RB-RULING-impossible-walk': {
    question: 'What becomes of a walk that cannot be made at all?',
    alternatives: {
      lost: 'It is lost, and the card may be finished without it.',
    },
    why: 'Nothing else is possible. It only comes up in diagrams made by hand, or when rooms are left shut in.',
  },
  'RB-RULING-optional-when-possible': {
    question: 'Are tackle, lock, pick up, unlock and pepper spray compulsory whenever they are possible?',
    alternatives: {
      optional: 'No: they may be left out.',
      compulsory: 'Yes: a card cannot be finished while one of them is possible.',
    },
    why: 'The general sentence can be read both ways, but the paragraph of each action gives a permission.',
  },
  'RB-RULING-or-optional': {
    question: 'Does one half of an or-action have to be carried out?',
    alternatives: {
      optional: 'No: both halves may be left out.',
      compulsory: 'Yes: one half has to be used if it can be.',
    },
    why: 'The text makes you choose between the halves, but each half taken by itself is a permission.',
  },
  'RB-RULING-crawl-compulsory': {
    question: 'Does a crawl have to be made?',
    alternatives: {
      yes: 'Yes, like a walk.',
      no: 'No: it may be left out.',
    },
    why: 'The French text makes it a duty, and the others forbid staying in the room.',
  },
  'RB-RULING-crawl-drop': {
    question: 'Can a robber drop bags when crawling away?',
    alternatives: {
      no: 'No: all carried bags come with the robber.',
      yes: 'Yes: the robber decides.',
    },
    why: 'Only the French text words it as a choice.',
  },
  'RB-RULING-extra-between': {
    question: 'May the extra action come between two actions of a card?',
    alternatives: {
      no: 'No: it comes before the card or after it.',
      yes: 'Yes: it may come at any moment of the turn.',
    },
    why: 'The text names two moments, before the card and after it.',
  },
  'RB-RULING-extra-before-flip': {
    question: 'Is an extra action before the card taken before the card is turned up?',
    alternatives: {
      'before-turning': 'Yes: the card is still face down.',
      'after-turning': 'No: the robber sees the card first.',
    },
    why: 'Turning a card up is how playing it begins. The difference only matters to a player who forgot the card.',
  },
  'RB-RULING-extra-per': {
    question: 'How often does a robber have an extra action?',
    alternatives: {
      turn: 'Once in every turn.',
      round: 'Once in every round.',
    },
    why: 'Only the German quick start speaks of the round; its main text and the other languages speak of the turn.',
  },
  'RB-RULING-forfeit-look': {
    question: 'Does the bank decide about forfeiting before it turns up the card?',
    alternatives: {
      'before-turning': 'Yes: it decides while the card is face down.',
      'after-turning': 'No: it may look first, and forfeit while no action has been used.',
    },
    why: 'In the text the bank first decides to revive its guards and plays its next card for that purpose.',
  },
  'RB-RULING-forfeit-when-awake': {
    question: 'May the bank forfeit a card when all guards are awake?',
    alternatives: {
      no: 'No: some guard has to be unconscious.',
      yes: 'Yes, at any turn.',
    },
    why: 'Forfeiting is only described as a way to wake guards. Otherwise it would be a way round compulsory walks.',
  },
  'RB-RULING-revive-some': {
    question: 'Do all guards stand up when the bank forfeits a card?',
    alternatives: {
      all: 'Yes, every one of them.',
      choose: 'The bank chooses which ones.',
    },
    why: 'All four languages stress that it is all of them.',
  },
  'RB-RULING-lock-one': {
    question: 'How much does one lock action lock?',
    alternatives: {
      one: 'One token: a bag or the alarm.',
      everything: 'All unlocked tokens in the room.',
    },
    why:
      'Dutch, German and the quick start speak of one; the wider words of English and French are a manner of ' +
      'speaking.',
  },
  'RB-RULING-lock-carried': {
    question: 'Can a guard lock a bag that a robber carries?',
    alternatives: {
      no: 'No: the robber has to be tackled first.',
      yes: 'Yes: the bag is then locked and left in the room.',
    },
    why: 'The figure stands on the bag, and tackling is the way to make a robber let go.',
  },
  'RB-RULING-lock-with-robbers': {
    question: 'Do robbers in the room keep a guard from locking?',
    alternatives: {
      no: 'No: robbers make no difference.',
      yes: 'Yes: no robber who is awake may be in the room.',
    },
    why: 'The text asks for nothing but the presence of the guard.',
  },
  'RB-RULING-dropped-side': {
    question: 'Are bags locked or unlocked after a robber dropped them?',
    alternatives: {
      unlocked: 'Unlocked.',
      locked: 'Locked.',
    },
    why: 'Only unlocked bags can be carried, and nothing in the text turns them over when they fall.',
  },
  'RB-RULING-tackle-out': {
    question: 'Can a robber be tackled, or a guard be sprayed, who is unconscious already?',
    alternatives: {
      no: 'No: only somebody who is awake.',
      yes: 'Yes, but nothing changes except that the action is used up.',
    },
    why: 'What the action would bring about is already so.',
  },
  'RB-RULING-pass-to-unconscious': {
    question: 'Can a bag be passed to an unconscious robber?',
    alternatives: {
      no: 'No: only to a robber who is awake.',
      yes: 'Yes: the bag is laid down in the room, unlocked.',
    },
    why: 'To carry a bag a figure has to stand on it, and an unconscious one lies flat.',
  },
  'RB-RULING-alarm-per': {
    question: 'How often can the alarm go off?',
    alternatives: {
      round: 'Once in a round.',
      turn: 'Once in a turn: afterwards it returns to its room.',
    },
    why: 'Dutch, English and German speak of the round; only French speaks of the turn.',
  },
  'RB-RULING-alarm-optional': {
    question: "Does a robber in the alarm's room have to set it off?",
    alternatives: {
      optional: 'No: it is one of the extra actions to choose from.',
      compulsory:
        'Yes, in the course of the turn, whenever it can go off: before a card that leads away, else after it.',
    },
    why: 'Three languages give a permission; only French states it as something that happens.',
  },
  'RB-RULING-alarm-walls': {
    question: 'Do walls or distance hinder the guards who rush to the alarm?',
    alternatives: {
      no: 'No: every guard who is awake arrives at once.',
      yes: 'Yes: a guard comes only as near as the walls allow.',
    },
    why: 'The guards are put into the room immediately, and it is not called a walk.',
  },
  'RB-RULING-deck-next-round': {
    question: 'Which cards make up the decks of the next round?',
    alternatives: {
      'all-15': 'All 15 cards again.',
      'unused-only': 'Only the cards that have not been played.',
    },
    why: 'Without the played cards only five would be left for the third round, too few for a hand of eight.',
  },
  'RB-RULING-guards-between-rounds': {
    question: 'What happens to the guards between two rounds?',
    alternatives: {
      reset: 'They leave the board and start again, awake, on the badges.',
      stay: 'They stay where they are and as they are.',
    },
    why:
      'The text does not name them among what is removed, but the tiles under them go and the next exploring phase ' +
      'sets guards on badges.',
  },
  'RB-RULING-round-3-cleanup': {
    question: 'Is the board cleared after the third round?',
    alternatives: {
      skip: 'No: the game is over at once.',
      do: 'Yes, and then the game is over.',
    },
    why: 'Clearing prepares another round, and there is none.',
  },
  'RB-RULING-hand-view': {
    question: 'Are the hands of the robbers open among themselves?',
    alternatives: {
      yes: 'Yes.',
      'own-only': 'No: everybody sees only their own.',
    },
    why: 'English says so outright; the French wording can be read either way.',
  },
  'RB-RULING-two-player-order': {
    question: 'In a two-player game, in which order do the two robbers take their turns?',
    alternatives: {
      seat: 'In the order of their seats, each with a turn of its own.',
      free: 'The robber player decides each time who goes first.',
    },
    why: 'A two-player game is said to work like one with three players.',
  },
  'RB-RULING-first-step-damaged': {
    question: 'How are the steps of planning numbered?',
    alternatives: {
      'one-to-four': 'From one to four, as in the French text.',
    },
    why: 'The English numbers are damaged, but the steps are the same four.',
  },
};
