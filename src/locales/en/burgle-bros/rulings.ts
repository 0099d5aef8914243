// The rulings of Burgle Bros in English: the question, what each alternative means, why the default is the default.
import type { RulingTexts } from '../../../table/rule.js';
import { cardRulings } from './card-rulings.js';

export const rulings: Readonly<Record<string, RulingTexts>> = {
  'BB-RULING-clockwise-tie': {
    question: 'Which of several equally short ways is the clockwise one when there are walls?',
    alternatives: {
      'max-clockwise-area': 'The one that keeps farthest to the left of all of them, seen as a whole.',
      'left-at-first-fork': 'The one that turns farthest left where they first part.',
      'players-choose': 'None in particular: the players choose.',
    },
    why:
      'The rulebook says both "clockwise" and "to his left". Our decision fits both, names exactly one way, and ' +
      'stays the same after every step.',
  },
  'BB-RULING-thermo-moment': {
    question: 'When exactly does a turn end for the heat sensor?',
    alternatives: {
      'after-event': 'After the event, before the guard moves.',
      'before-event': 'After the actions, before the event.',
      'after-guard': 'After the guard has moved.',
    },
    why:
      'The rulebook only says that the turn ends. Our decision: the event is still part of the turn, and the alarm ' +
      'can still call the guard.',
  },
  'BB-RULING-hopeless-attempt': {
    question: 'May a burglar with too few actions try to enter a face-up deadbolt?',
    alternatives: { allowed: 'Yes: the attempt costs 1 action, and the burglar stays outside.', refused: 'No.' },
    why: 'The rulebook says that every attempt costs 1 action and that a burglar with too few actions stays outside.',
  },
  'BB-RULING-laser-order': {
    question: 'When does a burglar decide to pay the second action for a laser?',
    alternatives: {
      'after-reveal': 'When the tile is face up, before stepping onto it.',
      'before-reveal': 'Before the tile is turned up.',
    },
    why: 'The rulebook lets the burglar decline to pay. Our decision: that is only a choice once the tile is known.',
  },
  'BB-RULING-motion-then-entry': {
    question: 'If a burglar leaves a motion detector for another alarm tile, which alarm comes first?',
    alternatives: {
      'leaving-first': 'The one of the tile that is left.',
      'entry-first': 'The one of the tile that is entered.',
    },
    why: 'The rulebook does not say. Our decision follows the movement: a burglar leaves before entering.',
  },
  'BB-RULING-motion-again': {
    question: 'A burglar starts on a motion detector, leaves, comes back and leaves again. Does an alarm go off?',
    alternatives: { 'second-time': 'Yes, when leaving for the second time.', never: 'No.' },
    why: 'The rulebook says: entered and left in the same turn. The second stay is just that.',
  },
  'BB-RULING-second-alarm-same-tile': {
    question: 'What does an alarm do on a tile that already has an alarm marker?',
    alternatives: {
      nothing: 'Nothing: no second marker, no hack marker is asked for, and the target stays.',
      'new-target': 'No second marker, but the guard chooses the nearest alarm anew.',
    },
    why: 'The rulebook allows one marker for each tile. Our decision: that alarm is already ringing.',
  },
  'BB-RULING-nearest-when': {
    question: 'When is it decided which alarm is the nearest?',
    alternatives: {
      'raised-or-reached': 'When an alarm goes off and when the guard reaches his target.',
      'every-step': 'Anew before each step.',
    },
    why: 'The rulebook does not say. Our decision: the guard die does not move at any other time.',
  },
  'BB-RULING-tie-chooser': {
    question: 'Who chooses between equally near alarms?',
    alternatives: { 'active-player': 'The player whose turn it is.', team: 'The whole team.' },
    why: 'The rulebook says "the player", so we take the one whose turn it is.',
  },
  'BB-RULING-hack-decider': {
    question: 'Who decides whether a hack marker is discarded?',
    alternatives: { team: 'The whole team.', burglar: 'The burglar who sets off the alarm.' },
    why:
      'The rulebook says "the players" for fingerprints and "a burglar" for computers. Our decision: the markers ' +
      'belong to everybody.',
  },
  'BB-RULING-target-is-here': {
    question: 'What if the patrol card shows the tile on which the guard stands?',
    alternatives: {
      'draw-again': 'Another card is drawn at once.',
      wait: 'The guard stays until his next movement.',
    },
    why:
      'The rulebook does not say. Our decision: he has already reached that target, and public implementations draw ' +
      'again too.',
  },
  'BB-RULING-reshuffle-mid-move': {
    question: 'Does a guard walk farther if his die rises during the movement?',
    alternatives: {
      'steps-unchanged': 'No: the die rises now, and the extra step counts from the next movement on.',
      'one-step-more': 'Yes: he has 1 more step right away.',
    },
    why:
      'The rulebook fixes the speed at the start of the movement but says nothing about this case. Our decision ' +
      'follows that.',
  },
  'BB-RULING-reshuffle-when': {
    question: 'When is an empty patrol pile reshuffled?',
    alternatives: { 'when-needed': 'When the next card is needed.', 'at-once': 'As soon as the last card is drawn.' },
    why: 'The rulebook asks for both: the pile is empty and a card must be drawn.',
  },
  'BB-RULING-start-on-guard': {
    question: 'What if a guard stands on the entrance when a burglar appears there?',
    alternatives: { 'stealth-lost': 'The burglar loses 1 stealth.', free: 'Nothing happens.' },
    why:
      'The rulebook only switches off what the tile says. Our decision: a guard is not an instruction, just as with ' +
      'moves that do not count as entering.',
  },
  'BB-RULING-guard-placed-on-burglar': {
    question: "What if a new floor's guard is put on the burglar who has just arrived?",
    alternatives: {
      once: 'The burglar loses 1 stealth, and no alarm goes off on that tile.',
      twice: 'The burglar loses 2 stealth: one to the guard who is placed, one for entering his tile.',
    },
    why:
      'The rulebook counts a guard who is put on a tile. Our decision: that is one meeting, and no alarm goes off ' +
      'beside a guard.',
  },
  'BB-RULING-failed-entry-new-floor': {
    question: 'Is a new floor entered if the keypad or deadbolt at the top of the stairs keeps the burglar out?',
    alternatives: { no: 'No: its guard does not appear yet.', yes: 'Yes: its guard appears.' },
    why: 'The rulebook says that the burglar stays on the tile below. Our decision: then nobody has entered the floor.',
  },
  'BB-RULING-foyer-moments': {
    question: 'How often does a guard who walks past a foyer see a burglar in it?',
    alternatives: {
      'every-step': 'After every step that ends next to it without a wall, and when a burglar enters.',
      'once-per-movement': 'Once in a movement at most, and when a burglar enters.',
    },
    why: 'The rulebook gives no moment. Our decision: every step is a new look.',
  },
  'BB-RULING-sight-per-guard': {
    question:
      'How much stealth is lost if two guards see a burglar at the same time, above and below an atrium for example?',
    alternatives: { 'each-guard': 'Each guard costs 1 stealth.', once: 'Together they cost 1 stealth.' },
    why: 'The rulebook does not say. Our decision: each guard sees for himself.',
  },
  'BB-RULING-camera-moments': {
    question: 'When do cameras set off an alarm?',
    alternatives: {
      'on-arrival': 'When a guard arrives on a camera, and when a burglar enters one while a guard stands on another.',
      continuously: 'As long as a guard and a burglar are on two cameras.',
    },
    why:
      'The rulebook speaks of guards who stand on a camera or pass one. Our decision: otherwise an alarm would ring ' +
      'again the moment it is switched off.',
  },
  'BB-RULING-camera-face-up': {
    question: "Must the guard's own camera be face up?",
    alternatives: { yes: 'Yes.', no: 'No: a camera that is turned up under a guard shows him the others at once.' },
    why: 'The rulebook speaks of all other face-up cameras, so we take it that the first one is face up as well.',
  },
  'BB-RULING-fall-onto-face-down': {
    question: 'What happens to a face-down tile onto which a burglar falls?',
    alternatives: {
      reveal: 'It is turned up but has no effect. Only the lavatory gets its tokens.',
      'stays-face-down': 'It stays face down.',
    },
    why: 'The rulebook does not say. Our decision: a burglar who stands there sees the room.',
  },
  'BB-RULING-double-fall': {
    question: 'A burglar falls onto a face-down tile, and it is a walkway too. Does the fall go on?',
    alternatives: { 'no-further-fall': 'No.', 'falls-on': 'Yes, one more floor.' },
    why: 'The rulebook says that a fall is not entering. Our decision: so the second walkway does nothing.',
  },
  'BB-RULING-walkway-down-onto-walkway': {
    question: 'A burglar climbs down from a walkway and turns up another one on floor 2. Does it give way?',
    alternatives: { falls: 'Yes: the burglar falls to floor 1.', stays: 'No.' },
    why: 'The rulebook calls climbing down entering, and a walkway that is turned up by a move gives way.',
  },
  'BB-RULING-walkway-new-floor': {
    question: 'The first step onto a new floor breaks through a walkway. Has the floor been entered?',
    alternatives: {
      entered: 'Yes: its guard is placed, then the burglar falls.',
      'not-entered': 'No: the burglar falls, and no guard appears.',
    },
    why: 'The rulebook does not say. Our decision: the burglar stepped onto the tile before it gave way.',
  },
  'BB-RULING-walkway-guard': {
    question: 'What if a guard stands on the walkway that gives way?',
    alternatives: {
      'stealth-lost': 'The burglar loses 1 stealth, then falls.',
      'only-fall': 'The burglar only falls.',
    },
    why: "The rulebook does not say. Our decision: the burglar did walk onto a guard's tile.",
  },
  'BB-RULING-fall-into-view': {
    question: 'A burglar falls onto a foyer or an atrium in view of a guard. Is the burglar seen?',
    alternatives: { 'not-seen': 'Not until the guard moves.', seen: 'Yes, at once.' },
    why: 'The rulebook switches off what the tile says. Only a guard on the same tile costs stealth.',
  },
  'BB-RULING-lab-by-fall': {
    question: 'Does a burglar who falls into a laboratory get a tool?',
    alternatives: { 'no-tool': 'No: it stays there for the first to enter.', tool: 'Yes.' },
    why: 'The rulebook gives the tool to the first who enters, and a fall is not entering.',
  },
  'BB-RULING-keypad-scope': {
    question: 'Do attempts at two different keypads add up?',
    alternatives: {
      'per-tile': 'No: each keypad counts its own attempts in a turn.',
      'per-turn': 'Yes, within a turn.',
    },
    why: 'The rulebook speaks of one room and of each further attempt. Our decision: an attempt elsewhere does not help.',
  },
  'BB-RULING-keypad-occupied': {
    question: 'Is a locked keypad open while a guard or a burglar is inside?',
    alternatives: { locked: 'No: it needs a roll as always.', open: 'Yes.' },
    why: 'The rulebook makes that exception for the deadbolt only.',
  },
  'BB-RULING-add-die-cost': {
    question: 'What does it cost to put a die on a safe?',
    alternatives: { '2': 'It costs 2 actions.', '1': 'It costs 1 action.' },
    why: 'The list of actions in the rulebook gives no price, but the section on safes says 2. We follow the section.',
  },
  'BB-RULING-all-safes': {
    question: 'The rulebook says that all 3 safes must be open. What about the office with its 2 safes?',
    alternatives: { 'all-in-building': 'All safes of the building must be open.', three: 'Three safes, always.' },
    why: 'Our decision: otherwise nobody could win the office job.',
  },
  'BB-RULING-knox-third-safe': {
    question: 'Fort Knox is set up with 2 safes but won with 3. Where is the third?',
    alternatives: {
      'in-the-mix': 'The third safe and the third stairs are among the other tiles.',
      'two-safes': 'There are only 2 safes, and 2 open safes are enough.',
    },
    why:
      'The rulebook says to take out 2 safes and 2 stairs. The other 44 tiles make two piles of 22 only if the ' +
      'third ones are among them.',
  },
  'BB-RULING-knox-combination': {
    question: 'How long is a combination in Fort Knox?',
    alternatives: {
      'all-numbered': 'All numbered tiles of the row and column: 8, less 1 for the gap and for every other safe there.',
      'six-or-eight': 'Exactly 6 or 8 numbers: where there are 7, any 6 are enough.',
    },
    why:
      'The rulebook says 6 or 8, but a gap in the row or column leaves 7, and a safe has no number. Our decision ' +
      'counts what is there.',
  },
  'BB-RULING-knox-gap-card': {
    question: 'What happens to the patrol card of the gap?',
    alternatives: {
      'draw-another': 'Another card is drawn.',
      removed: 'It is taken out before the game.',
    },
    why:
      'The rulebook does not say, and nobody can stand in the gap. We keep all 50 cards; a public implementation ' +
      'takes this one out.',
  },
  'BB-RULING-knox-second-safe': {
    question: 'What if a roll completes the combination of a second safe too?',
    alternatives: {
      opens: 'It opens as well, after the first one, and the active burglar gets its cards.',
      'only-when-rolled': 'It opens only when its own dice are rolled.',
    },
    why: 'The rulebook says that a safe is open once its whole combination is covered.',
  },
  'BB-RULING-knox-set-aside': {
    question: 'How many patrol cards are set aside in Fort Knox with fewer than 4 players?',
    alternatives: { same: 'As always: 3, 6 or 9.', scaled: 'In proportion to 25 cards: 5, 9 or 14.' },
    why: 'The rulebook gives only one set of numbers.',
  },
  'BB-RULING-silent-alarm-unvisited': {
    question: 'Does a silent alarm also speed up a guard below whose floor nobody has entered yet?',
    alternatives: { rises: 'Yes: his die rises too.', unchanged: 'No.' },
    why: 'The rulebook speaks of all guards on lower floors.',
  },
  'BB-RULING-exchange-when': {
    question: 'When may two burglars hand over cards?',
    alternatives: {
      'own-turn': 'In the first step of a turn of one of the two, if both agree.',
      'any-time': 'In the first step of any turn, if both agree.',
    },
    why: 'The rulebook calls it a free action, and actions belong to the first step of a turn.',
  },
  'BB-RULING-used-actions': {
    question: 'When is an event drawn in a turn with more or fewer than 4 actions?',
    alternatives: { used: 'If 2 actions or fewer were used.', unused: 'If 2 actions or more were left unused.' },
    why: 'The rule in the rulebook counts used actions; only a hint counts unused ones, for the usual 4.',
  },
  'BB-RULING-peek-face-up': {
    question: 'May a burglar peek at a face-up tile just to use up an action?',
    alternatives: { refused: 'No.', allowed: 'Yes: nothing happens, and the action is gone.' },
    why: 'The rulebook does not say. Our decision: there is nothing left to turn up.',
  },
  'BB-RULING-secret-face-down': {
    question: 'May a burglar walk through a wall onto a face-down tile, in case it is a secret door?',
    alternatives: {
      refused: 'No.',
      allowed: 'Yes: the tile is turned up, and only a secret door lets the burglar in.',
    },
    why: 'The rulebook does not say. Our decision: nobody knows the door yet.',
  },
  'BB-RULING-stealth-order': {
    question: 'In which order do several burglars lose stealth at the same time?',
    alternatives: {
      'active-then-seats': 'The active one first, then clockwise.',
      team: 'As the team likes.',
    },
    why: 'The rulebook does not say. Our decision needs no discussion.',
  },
  'BB-RULING-loot-check': {
    question: 'When is it checked whether loot was left behind?',
    alternatives: {
      'last-escape': 'When the last burglar reaches the roof.',
      'each-escape': 'Whenever a burglar reaches the roof.',
    },
    why: 'The rulebook says that the team must escape with all the loot, so we wait for the whole team.',
  },
  'BB-RULING-start-player': {
    question: 'Who has the first turn?',
    alternatives: { 'first-of-order': 'The first player in the order of seats.', team: 'The team chooses.' },
    why: 'The rulebook only says that turns go clockwise. Our decision: the seats say who is first.',
  },
  'BB-RULING-solo-header': {
    question: 'Can one player play alone?',
    alternatives: { '1-4': 'Yes: 1 to 4 players.', '2-4': 'No: 2 to 4 players.' },
    why:
      'The headings of the jobs say 2 to 4, but the introduction says 1 to 4, and there is a number of cards for one ' +
      'player.',
  },
  'BB-RULING-walkway-down-edition': {
    question: 'Does climbing down from a walkway count as entering?',
    alternatives: { entering: 'Yes.', 'not-entering': 'No: the tile below has no effect.' },
    why: 'The German rulebook says so. A newer English rulebook is said to ignore what the tile does.',
  },
  'BB-RULING-fall-on-guard-edition': {
    question: "Does falling onto a guard's tile cost stealth?",
    alternatives: { 'stealth-lost': 'Yes, 1.', 'no-loss': 'No.' },
    why: 'The German rulebook says so. In a newer English rulebook it is said to cost none.',
  },
  'BB-RULING-dice-per-safe': {
    question: 'How many dice may lie on a safe?',
    alternatives: { none: 'There is no limit.', '6': 'At most 6.' },
    why: 'The rulebook says that the number of dice is not limited. The help page of an online version says 6.',
  },
  'BB-RULING-office-stairs-number': {
    question: 'Do the numbers of stairs tiles count in a combination?',
    alternatives: { yes: 'Yes.', no: 'No.' },
    why: 'The rulebook counts all 6 tiles of the row and column. Only safes have no number.',
  },
  ...cardRulings,
};
