// The open questions of How to Rob a Bank in English.
import type { RulingTexts } from '../../../table/rule.js';

export const rulings: Readonly<Record<string, RulingTexts>> = {
  'RB-RULING-car-edge-start': {
    question: 'Where does the car start when the robbers start in the middle of a side?',
    alternatives: {
      'far-corners': 'At one of the two farthest corners, counted in rooms. The robbers then choose the street.',
      'straight-opposite': 'In the street directly opposite. There is nothing to choose.',
    },
    why:
      'The rulebook mentions only a corner and the centre. Counting the distance in rooms agrees with both and ' +
      'gives two corners here. Counting along the road gives no answer for the centre.',
  },
  'RB-RULING-car-corner-chooser': {
    question: 'Who chooses the corner for the car when several are equally far away?',
    alternatives: {
      bank: 'The bank chooses the corner, and the robbers choose the street.',
      robbers: 'The robbers choose both the corner and the street.',
    },
    why:
      'In the French text, whoever places the car chooses the corner, and the robbers then choose the street. ' +
      'That sounds like two different people.',
  },
  'RB-RULING-closed-rooms': {
    question: 'When is part of the floor closed off?',
    alternatives: {
      areas: 'Whenever the floor is split into separate areas, each of one or more rooms.',
      'single-room': 'Only when a room has no open side to any neighbour.',
    },
    why: 'The text wants all rooms to be open and mentions several. Only a Dutch caption mentions a single room.',
  },
  'RB-RULING-rotate-must': {
    question: 'Must the bank open up a floor that is partly closed off?',
    alternatives: {
      must: 'Yes: it turns tiles until every room can be reached.',
      may: 'No: it may leave rooms closed off.',
    },
    why:
      'The text says both "may" and "must". Closed rooms can make compulsory walks impossible and put bags out of ' +
      'reach.',
  },
  'RB-RULING-rotate-when': {
    question: 'May the bank turn tiles when nothing is closed off?',
    alternatives: {
      'closed-only': 'No: it turns tiles only to open up closed rooms.',
      free: 'Yes: any walled tile, as often as it likes, as long as the floor is not split into more areas.',
    },
    why: 'The only reason that the text gives for turning a tile is to make an opening. Public reviews disagree.',
  },
  'RB-RULING-rotate-lowers': {
    question: 'Must every single turn of a tile make an opening?',
    alternatives: {
      yes: 'Yes: every turn must join areas that were separate.',
      no: 'No: only the final floor must be open.',
    },
    why: 'Tiles are turned to make an opening, and a turn that makes one always exists.',
  },
  'RB-RULING-tile-facing': {
    question: 'Which way does a walled tile face when it is laid out?',
    alternatives: {
      chance: 'Chance decides the side of the wall.',
      bank: 'The bank decides the side of the wall.',
      upright: 'The wall is always to the north.',
    },
    why: 'The tiles are square, so shuffling them face down also leaves their direction to chance.',
  },
  'RB-RULING-walk-all': {
    question: 'Are both walks of a bank card with two walks compulsory?',
    alternatives: {
      all: 'Yes: every walk that is possible must be made.',
      one: 'No: one of them is enough.',
    },
    why: 'The French and German texts clearly say all of them. English and Dutch are vague.',
  },
  'RB-RULING-walk-look-ahead': {
    question: 'May the first walk lead to a room from which the second walk could only go back?',
    alternatives: {
      refuse: 'No: the first walk is refused.',
      lose: 'Yes: the second walk is then lost.',
    },
    why: 'You must make all walks and also end in a different room. Where both are possible, both are required.',
  },
  'RB-RULING-robber-there-and-back': {
    question: 'May a robber with two walks return to the room where the card began?',
    alternatives: {
      no: 'No: the robber must end in a different room.',
      yes: 'Yes: each step counts on its own.',
    },
    why:
      'The English and Dutch texts ask for a different room. A single step always leads to one, so this must be ' +
      'about where the card ends.',
  },
  'RB-RULING-impossible-walk': {
    question: 'What happens to a walk that is not possible at all?',
    alternatives: {
      lost: 'It is lost, and you may finish the card without it.',
    },
    why: 'Nothing else is possible. This comes up only in hand-made positions, or when rooms are left closed off.',
  },
  'RB-RULING-optional-when-possible': {
    question: 'Must you tackle, lock, pick up, unlock or spray whenever you can?',
    alternatives: {
      optional: 'No: you may skip these actions.',
      compulsory: 'Yes: you cannot finish a card while one of them is possible.',
    },
    why: 'The general rule can be read either way, but each action\'s own paragraph says "may".',
  },
  'RB-RULING-or-optional': {
    question: 'Must you use one half of an action with two halves?',
    alternatives: {
      optional: 'No: you may skip both halves.',
      compulsory: 'Yes: you must use one half if you can.',
    },
    why: 'The text makes you choose between the halves, but each half on its own is optional.',
  },
  'RB-RULING-crawl-compulsory': {
    question: 'Must you make a crawl?',
    alternatives: {
      yes: 'Yes, like a walk.',
      no: 'No: you may skip it.',
    },
    why: 'The French text makes it compulsory, and the others forbid staying in the room.',
  },
  'RB-RULING-crawl-drop': {
    question: 'Can a robber leave bags behind when crawling away?',
    alternatives: {
      no: 'No: all carried bags come with the robber.',
      yes: 'Yes: the robber decides.',
    },
    why: 'Only the French text sounds like a choice.',
  },
  'RB-RULING-extra-between': {
    question: 'May the extra action come between two actions of a card?',
    alternatives: {
      no: 'No: it comes before the card or after it.',
      yes: 'Yes: it may come at any point in the turn.',
    },
    why: 'The text names two moments: before the card and after it.',
  },
  'RB-RULING-extra-before-flip': {
    question: 'If you take your extra action before the card, is the card still face down?',
    alternatives: {
      'before-turning': 'Yes.',
      'after-turning': 'No: the robber sees the card first.',
    },
    why: 'Playing a card begins with turning it up. It makes a difference only to a player who has forgotten the card.',
  },
  'RB-RULING-extra-per': {
    question: 'How often does a robber have an extra action?',
    alternatives: {
      turn: 'Once per turn.',
      round: 'Once per round.',
    },
    why: 'Only the German quick start says once per round. Its main text and the other languages say once per turn.',
  },
  'RB-RULING-forfeit-look': {
    question: 'Must the bank decide to forfeit before it turns up the card?',
    alternatives: {
      'before-turning': 'Yes: it decides while the card is face down.',
      'after-turning': 'No: it may look first, and may forfeit as long as no action has been used.',
    },
    why: 'In the text the bank first decides to wake its guards and then plays its next card for that.',
  },
  'RB-RULING-forfeit-when-awake': {
    question: 'May the bank forfeit a card when all guards are awake?',
    alternatives: {
      no: 'No: at least one guard must be unconscious.',
      yes: 'Yes, in any turn.',
    },
    why:
      'The text describes forfeiting only as a way to wake guards. Otherwise it could be used to avoid compulsory ' +
      'walks.',
  },
  'RB-RULING-revive-some': {
    question: 'Do all guards stand up when the bank forfeits a card?',
    alternatives: {
      all: 'Yes, all of them.',
      choose: 'No: the bank chooses which ones.',
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
      'In all four languages a bag or the alarm is turned over, and Dutch and German say one bag. “Everything” in ' +
      'English and French is a manner of speaking. The quick start says only “something”.',
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
    question: 'Do robbers in the room stop a guard from locking?',
    alternatives: {
      no: 'No: it does not matter whether robbers are there.',
      yes: 'A guard cannot lock anything while a robber in the room is awake.',
    },
    why: 'The text asks only that the guard is there.',
  },
  'RB-RULING-dropped-side': {
    question: 'Are bags locked or unlocked after a robber drops them?',
    alternatives: {
      unlocked: 'Unlocked.',
      locked: 'Locked.',
    },
    why: 'Only unlocked bags can be carried, and the text never says to turn them over when they fall.',
  },
  'RB-RULING-tackle-out': {
    question: 'Can you tackle or spray someone who is already unconscious?',
    alternatives: {
      no: 'No: only someone who is awake.',
      yes: 'Yes, but it only uses up the action.',
    },
    why: 'The target is already unconscious, so the action would change nothing.',
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
      round: 'Once per round.',
      turn: 'Once per turn: afterwards it returns to its room.',
    },
    why: 'The Dutch, English and German texts say once per round. Only the French says once per turn.',
  },
  'RB-RULING-alarm-optional': {
    question: "Must a robber in the alarm's room set it off?",
    alternatives: {
      optional: 'No: it is one of several possible extra actions.',
      compulsory:
        'A robber who can set off the alarm must do so in this turn, before the card if it leads away, otherwise ' +
        'after it.',
    },
    why: 'Three languages say "may". Only the French text sounds as if it simply happens.',
  },
  'RB-RULING-alarm-walls': {
    question: 'Do walls or distance slow down the guards who run to the alarm?',
    alternatives: {
      no: 'No: every guard who is awake arrives at once.',
      yes: 'Yes: a guard gets only as near as the walls allow.',
    },
    why: 'The text puts the guards into the room immediately and does not call it a walk.',
  },
  'RB-RULING-deck-next-round': {
    question: 'Which cards are in the decks of the next round?',
    alternatives: {
      'all-15': 'All 15 cards again.',
      'unused-only': 'Only the cards that have not been played yet.',
    },
    why: 'Without the played cards only five would be left for the third round, too few for a hand of eight.',
  },
  'RB-RULING-guards-between-rounds': {
    question: 'What happens to the guards between two rounds?',
    alternatives: {
      reset: 'They leave the board and start again on the badges, awake.',
      stay: 'They stay where they are, awake or unconscious.',
    },
    why:
      'The text does not list guards among the things to remove. But the tiles under them go, and the next round ' +
      'places guards on badges again.',
  },
  'RB-RULING-round-3-cleanup': {
    question: 'Is the board cleared after the third round?',
    alternatives: {
      skip: 'No: the game ends immediately.',
      do: 'Yes, and then the game ends.',
    },
    why: 'Clearing the board prepares another round, and there is none.',
  },
  'RB-RULING-hand-view': {
    question: "May the robbers see each other's hands?",
    alternatives: {
      yes: 'Yes.',
      'own-only': 'No: everyone sees only their own hand.',
    },
    why: 'The English text says so clearly. The French text can be read either way.',
  },
  'RB-RULING-two-player-order': {
    question: 'With two players, in which order do the two robbers take their turns?',
    alternatives: {
      seat: 'In the order of their seats, each with its own turn.',
      free: 'The player of the robbers decides each time who goes first.',
    },
    why: 'The rulebook says that two players play as three do.',
  },
  'RB-RULING-first-step-damaged': {
    question: 'How are the planning steps numbered?',
    alternatives: {
      'one-to-four': 'From one to four, as in the French text.',
    },
    why: 'The numbers in the English text are misprinted, but the four steps are the same.',
  },
};
