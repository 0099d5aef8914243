// The rulings of Burgle Bros 2 in English: the question, what each alternative means, why the default is the default.
import type { RulingTexts } from '../../../table/rule.js';

export const rulings: Readonly<Record<string, RulingTexts>> = {
  'B2-RULING-clockwise-tie': {
    question: 'Which way is clockwise when several ways are equally short?',
    alternatives: {
      'largest-turn':
        'The way that goes clockwise in the circle it forms with every other shortest way. As a rule of thumb, he keeps ' +
        'left at a fork.',
      'left-hand-first-step': 'The one whose first step lies farthest to the left, seen from where the guard heads.',
      'team-chooses': 'The team chooses.',
    },
    why:
      'The rulebook explains two ways as a circle that the guard walks clockwise. The default gives the same answer ' +
      'for two ways, and exactly one answer when there are more; extending it to more is our decision.',
  },
  'B2-RULING-stress-on-entry': {
    question: 'When does a crook who enters the room of a guard get the stress?',
    alternatives: {
      'after-chip':
        'After the chip has acted, if crook and guard are still together, and before the room takes effect.',
      'on-entry': 'At once, before the chip is turned up.',
      'after-room': 'Last of all, after the room has taken effect.',
    },
    why:
      'The rulebook says to turn up the chip before anything else. It does not say when the stress comes. So a ' +
      'crowd just turned up helps, and a drunk carries you past the guard; that is our decision.',
  },
  'B2-RULING-no-marker-contradiction': {
    question: 'What moves the target of an alerted guard, who has no target marker?',
    alternatives: {
      'set-or-ignore':
        'Whatever names a room as the new target puts the marker there. Whatever starts from where the marker is now ' +
        'does nothing.',
      'ignore-all': 'Nothing does: there is no marker to move.',
      'always-place': 'Everything does. Whatever starts from the marker starts from where the guard is.',
    },
    why:
      'The rulebook says both: a commotion, gear or an event puts the marker down again, and effects that shift a ' +
      'missing marker are ignored. The default is our way to keep both sentences true.',
  },
  'B2-RULING-saleswoman-other-exits': {
    question: 'What happens to a saleswoman if her crook leaves by a room action or because of a chip?',
    alternatives: {
      stays: 'She stays and holds the next crook who comes in.',
      removed: 'She leaves the game.',
    },
    why: 'The rulebook says that she leaves only because of a second crook, an event or gear. We take it at its word.',
  },
  'B2-RULING-slots-same-room': {
    question: 'Does another crook in the slots room itself keep the slots quiet?',
    alternatives: {
      quiet: 'Yes: the room lies in its own row and column.',
      noisy: 'No: the other crook has to be in another room.',
    },
    why: 'The rulebook asks for a crook in the same row or column, and the slots room is part of both.',
  },
  'B2-RULING-splash-zone-empty': {
    question: 'What does Splash Zone do to a crook without prepared gear?',
    alternatives: {
      'take-new-card': 'The new gear card is drawn and prepared anyway.',
      nothing: 'Nothing.',
    },
    why: 'The rulebook says to carry out as much of an event as possible. The card does not mention the case.',
  },
  'B2-RULING-drunk-direction': {
    question: 'A crook jumps into a room with a drunk. In which direction does the crook slip?',
    alternatives: {
      'line-or-none':
        'In the direction of the jump, if it went along a row, a column or an exact diagonal of the same floor. ' +
        'Otherwise nobody slips.',
      'jumps-never': 'In none: only a walk or another slip has a direction.',
      'walks-only': 'In none: only a walk has a direction; not even a slip has one.',
    },
    why:
      'The rulebook speaks of the direction of movement and does not mention jumps. That a diagonal goes on ' +
      'diagonally is known from a public source; the rest is our decision.',
  },
  'B2-RULING-drunk-after-fall': {
    question: 'A crook falls onto a second drunk. In which direction does the crook slip?',
    alternatives: {
      none: 'In none: the second drunk leaves the game, and nobody slips.',
      'keep-direction': 'In the direction from before the fall.',
    },
    why: 'The rulebook does not say. Falling goes straight down, so we say it has no direction on the floor below.',
  },
  'B2-RULING-drunk-at-edge': {
    question: 'Is the room under a drunk turned up if you do not slip?',
    alternatives: {
      reveal: 'Yes, and it takes effect.',
      'stay-hidden': 'No: it stays face down with you in it.',
    },
    why:
      'The rulebook first says not to turn up the room, and then to turn up the room you are in now. The second ' +
      'sentence comes last, and the rule for walking says the same.',
  },
  'B2-RULING-chip-at-entrance': {
    question: 'Is a chip in the entrance room turned up when a crook enters the casino?',
    alternatives: {
      'as-move': 'Yes, as after a walk. There is no direction, so nobody slips on a drunk.',
      untouched: 'No: it stays face down.',
    },
    why: 'The rulebook mentions only the room here, but calls entering the first movement.',
  },
  'B2-RULING-target-under-guard': {
    question: 'What if the new target is the room where the guard already is?',
    alternatives: {
      'draw-again': 'He has reached it: draw another card.',
      wait: 'He waits there until something else moves his target.',
    },
    why: 'The rulebook does not mention it. A guard who is at his target has reached it; that is our decision.',
  },
  'B2-RULING-jump-onto-target': {
    question: 'Has a guard reached his target if he jumps onto it?',
    alternatives: {
      arrives: 'Yes: a new card is drawn.',
      'steps-only': 'No: only a step gets him there.',
    },
    why: 'The rulebook says "reaches" and does not ask how.',
  },
  'B2-RULING-distracted-at-setup': {
    question: 'What if a distracted card is drawn while setting up?',
    alternatives: {
      'discard-and-redraw': 'It is discarded, and another card is drawn.',
      'shuffle-back': 'It goes back into the deck, and another card is drawn.',
    },
    why: 'No room is face up yet, and the rulebook says to discard a distracted card that finds no room.',
  },
  'B2-RULING-distracted-none': {
    question: 'When does a distracted card find no room with an even number?',
    alternatives: {
      'none-face-up': 'When no such room of the floor is face up.',
      'none-at-all': 'Only when no room of the floor, face-down ones included, can have an even number.',
    },
    why: 'The rulebook asks for a face-up room one sentence earlier, and nobody knows the numbers of face-down rooms.',
  },
  'B2-RULING-removed-patrol-cards': {
    question: 'Where do patrol cards go that are removed because of high suspicion?',
    alternatives: {
      'out-unseen': 'Out of the game, unseen.',
      discard: 'Onto the discard pile, where everybody sees them.',
    },
    why: 'The rulebook says that they are removed. That nobody looks at them is our decision.',
  },
  'B2-RULING-foreign-patrol-card': {
    question: 'What does a patrol card of the other floor mean?',
    alternatives: {
      'same-place': 'The room at the same place on this floor.',
      'reveal-and-skip': 'Nothing: show it, discard it and draw another one.',
    },
    why: 'Trade Shifts mixes the decks and does not say. Pool Prank reads a card this way for both floors, so we do too.',
  },
  'B2-RULING-refilled-deck': {
    question: 'Does an alerted guard calm down if cards come back into his deck?',
    alternatives: {
      'stays-alerted': 'No: he stays alerted.',
      'calms-down': 'Yes: he draws a card and has a target again.',
    },
    why: 'The rulebook says that he is alerted "from now on".',
  },
  'B2-RULING-alerted-no-crook': {
    question: 'Where does an alerted guard go if there is no crook on his floor?',
    alternatives: {
      stays: 'Nowhere: he stays where he is.',
      'to-escalator': 'To the face-up escalator of his floor, if there is one.',
    },
    why: 'The rulebook names no target for him then. That he stays is our decision.',
  },
  'B2-RULING-alerted-together': {
    question: 'What if a guard becomes alerted in the middle of his turn, in a room with crooks?',
    alternatives: {
      forfeit: 'His other steps are lost, and nobody gets stress a second time.',
      'stress-again': 'Each crook there gets 2 stress again, and then he stops.',
    },
    why: 'He neither enters the room now nor begins a turn there, and the rulebook covers only these two cases.',
  },
  'B2-RULING-crowd-and-camping-guard': {
    question: 'Does a crowd help against an alerted guard who begins his turn in the room?',
    alternatives: { 'no-help': 'No.', helps: 'Yes, and then it leaves the game.' },
    why: 'In the rulebook a crowd helps when somebody enters, and here nobody does.',
  },
  'B2-RULING-crowd-stops-alerted': {
    question: 'Does an alerted guard stop in a room where a crowd has spared the crooks?',
    alternatives: { stops: 'Yes.', 'goes-on': 'No: he walks on with the steps he has left.' },
    why: 'He has entered a room with crooks. The rulebook says that they are spared the stress, and nothing else.',
  },
  'B2-RULING-crowd-order': {
    question: 'Which is used up first: Fake Mustache, a crowd chip or a crowd token?',
    alternatives: {
      'mustache-chip-token': 'Only one of them, in this order.',
      'team-chooses': 'The team chooses.',
    },
    why: 'Neither the rulebook nor the card says. The mustache lasts for the turn anyway, so this order wastes nothing.',
  },
  'B2-RULING-meeting-before-room': {
    question: "What comes first if a guard enters surveillance or a crow's nest with crooks in it?",
    alternatives: {
      'meeting-first': 'The stress of the crooks there, then the effect of the room.',
      'room-first': 'The effect of the room, then the stress of the crooks there.',
    },
    why: 'The rulebook gives no order. Ours follows the order for crooks: the meeting, then the room.',
  },
  'B2-RULING-reaction-points': {
    question: 'Can gear be used after a guard has entered a room and before the stress is given?',
    alternatives: {
      closed: 'No: entering and stress are one thing.',
      'before-stress': 'Yes: there is a moment for gear in between.',
    },
    why:
      'The rulebook allows gear at any time but puts entering and stress into one sentence. The other moments for ' +
      'reactions are house rules as well: before each step, and when a chip, a room, a roll, a card, an event or a ' +
      'commotion is known.',
  },
  'B2-RULING-explore-nothing': {
    question: 'Can you explore a room where nothing is face down?',
    alternatives: { refused: 'No.', allowed: 'Yes: the action is spent for nothing.' },
    why: 'The rulebook does not say. All that exploring does is turn something up, so we do not allow it.',
  },
  'B2-RULING-buffet-under-guard': {
    question: 'What happens to the third counter of a buffet if the guard is there?',
    alternatives: {
      'counters-go': 'All three counters go, and the commotion is ignored.',
      'counters-stay': 'The counters stay, because nothing happens.',
    },
    why: 'The rulebook gives two instructions, counters and commotion, and only a commotion is ignored where a guard is.',
  },
  'B2-RULING-monorail-face-down': {
    question: 'Can you ride the monorail while the other one is face down?',
    alternatives: {
      'both-face-up': 'No: both have to be face up.',
      reveals: 'Yes: the other one is looked for and turned up.',
    },
    why:
      'The room tile does not say, and the rulebook skips this room. Nobody knows where the other one is, so we say ' +
      'no.',
  },
  'B2-RULING-leave-order': {
    question: 'What comes first if the exit room has a chip, a guard or an effect?',
    alternatives: {
      'after-entry': 'All of that; only then does the crook leave.',
      'at-once': 'The crook leaves before anything else happens.',
    },
    why: 'The rulebook says that a crook who enters the room leaves, and entering is all of that.',
  },
  'B2-RULING-leave-standing': {
    question: 'A crook is already in the exit room when leaving becomes possible. Does the crook leave?',
    alternatives: {
      'must-enter': 'No: the crook has to enter the room again.',
      'at-once': 'Yes, at once.',
    },
    why: 'The rulebook says "enters", and we take it at its word.',
  },
  'B2-RULING-detective-in-place': {
    question: "What if the guard is already in the detective's room?",
    alternatives: {
      'no-entering': 'Nothing: he does not enter, so there is no stress and no effect.',
      enters: 'He counts as entering it again.',
    },
    why: 'The rulebook says that he jumps to the room. He is already there, so we say that he does not enter it.',
  },
  'B2-RULING-event-commotion-order': {
    question: 'In which order do the two commotions of Cannonball and Crybaby happen?',
    alternatives: {
      'own-floor-first': 'First on the floor of the room named, completely, then on the other floor.',
      'team-chooses': 'The team chooses the order.',
    },
    why: 'The cards name the two rooms in this order. That the first one is finished first is our decision.',
  },
  'B2-RULING-counters-supply': {
    question: 'What if all 22 counters are in use?',
    alternatives: {
      unlimited: 'Use something else: there is no limit.',
      'last-counts': 'No more counters are placed until some come back.',
    },
    why: 'The rulebook counts its pieces but sets no limit. That there is none is our decision.',
  },
  'B2-RULING-good-intel-hidden': {
    question: "Can Good Intel be used while the owner's office is face down?",
    alternatives: {
      refused: 'No.',
      'die-in-room': "Yes: the die lies in the active crook's room, as with a mole.",
    },
    why: 'The card names the office and says nothing about a hidden one. Only the rule for the mole lets a die wait.',
  },
  'B2-RULING-get-cracking-limits': {
    question: 'Can Get Cracking turn a 6 up or a 1 down?',
    alternatives: { refused: 'No.', wraps: 'Yes: a 6 becomes a 1, and a 1 becomes a 6.' },
    why: 'The card does not say. A die has no face beyond 1 and 6, so we say no.',
  },
  'B2-RULING-cut-sentence': {
    question: 'The sentence about suspicion breaks off in the German rulebook. What does suspicion stand for?',
    alternatives: { 'means-difficulty': 'For how hard the game is.' },
    why: 'That is how the rulebook uses it for games outside the campaign.',
  },
};
