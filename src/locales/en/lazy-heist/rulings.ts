// The rulings of Lazy Heist in English: the question, what each alternative means, why the default is the default.
import type { RulingTexts } from '../../../table/rule.js';

export const rulings: Readonly<Record<string, RulingTexts>> = {
  'LH-RULING-tie-of-routes': {
    question: 'When two routes are equally short, how do we decide which one leads farther from the other guard?',
    alternatives: {
      'end-space': 'By the space where this walk would end. If that is equal too, the players choose.',
      'first-step': 'By the first step. If that is equal too, the players choose.',
      players: "We don't: the players choose.",
    },
    why: 'Only this walk happens now, so what counts is where it ends.',
  },
  'LH-RULING-tie-of-routes-second': {
    question: 'How does the second guard choose between equal routes?',
    alternatives: {
      'same-rule': 'By the same rule as the first.',
      players: 'The players choose for him.',
    },
    why: 'The rulebook names only the first guard, but spreading out makes sense for both.',
  },
  'LH-RULING-guard-already-there': {
    question: 'What if a guard is already on the checkpoint when his walk begins?',
    alternatives: {
      arrived: 'He has reached it: the marker is removed, and the other guard stays where he is.',
      ignored: 'Nothing: the marker stays, and the other guard walks.',
    },
    why: 'He is where he should be. Otherwise the marker would never be removed.',
  },
  'LH-RULING-put-on-checkpoint': {
    question: 'A guard is moved to the guard room, and the checkpoint marker is there. Has he reached the checkpoint?',
    alternatives: {
      'not-reached': 'No: the marker stays until a walk begins there.',
      reached: 'Yes: the marker is removed.',
    },
    why: 'His walk was already over. Being put somewhere counts for catching, not for arriving.',
  },
  'LH-RULING-capture-at-checkpoint': {
    question: 'What if a guard catches burglars right on the checkpoint?',
    alternatives: {
      both: 'The marker is removed, the burglars are caught, and the other guard stays where he is.',
      'capture-only': 'The burglars are caught. The marker stays, and the other guard walks.',
    },
    why: 'He did reach it. The other guard still walks only if this one is stopped on the way.',
  },
  'LH-RULING-second-guard-reaches': {
    question: 'Is the marker removed when the second guard reaches it?',
    alternatives: {
      removed: 'Yes.',
      stays: 'No: only the guard who walks first removes it.',
    },
    why: 'Whoever arrives first is the first to reach it.',
  },
  'LH-RULING-walked-into-guard': {
    question: 'Does the guard move when a burglar walks into him?',
    alternatives: {
      escort: 'Yes: one guard, the one with the lower number, takes the burglar to the guard room.',
      'guard-stays': 'No: only the burglar moves, into the cage.',
    },
    why: 'The rule points to the section on guards, where guard and burglar go together.',
  },
  'LH-RULING-sharing-with-guard': {
    question: 'What if a burglar and a guard end up in the same room in some other way?',
    alternatives: {
      caught: 'The burglar is caught.',
      ignored: 'Nothing happens.',
    },
    why: 'Burglars whom the guards find are locked up. Being put somewhere counts for catching, not for arriving.',
  },
  'LH-RULING-at-once': {
    question: 'What does "at once" mean when a drone must be knocked out or a space left?',
    alternatives: {
      'next-action': 'With the next action that costs points. Item actions may come first.',
      'before-turn-end': 'Before the turn ends. Other actions may come first.',
    },
    why: 'The words "at once" leave no time for anything else.',
  },
  'LH-RULING-standing-with-drone': {
    question: 'Does a burglar who stays with a drone raise a new alarm every turn?',
    alternatives: {
      'every-turn':
        'Yes: also whenever the burglar ends the turn or sits down in a room with an active drone. The alarm comes first, ' +
        'then the turn passes.',
      once: 'No: one alarm for each meeting.',
    },
    why:
      'The text says “always”, and there is an alarm even if the marker lies there already. The other reading ties the ' +
      'alarm to entering alone.',
  },
  'LH-RULING-knock-out-sleeping': {
    question: 'Can an inactive drone in the room be knocked out?',
    alternatives: {
      refused: 'No: only an active one.',
      allowed: 'Yes, for two points; it goes to maintenance, and an event card is drawn.',
    },
    why: 'The text says to turn the drone to its inactive side, so it was active before.',
  },
  'LH-RULING-freed-beside-drone': {
    question: 'Does it raise an alarm when someone is freed into a room with an active drone?',
    alternatives: {
      quiet: 'No. Ending a turn there is another matter.',
      meeting: 'Yes.',
    },
    why: 'The freed burglar does not enter, and the rescuer has met that drone already.',
  },
  'LH-RULING-knock-out-beside-guard': {
    question: 'You sneak into a room with a drone and a guard, and knock out the drone. Are you safe?',
    alternatives: {
      'still-confronted': 'No: the guard is still there.',
      safe: 'Yes.',
    },
    why: 'You still have to get away from the guard.',
  },
  'LH-RULING-station-stages': {
    question: 'Can a drone go from maintenance through charging to a room in a single step 7?',
    alternatives: {
      'one-per-minute': 'No: one field per minute.',
      'both-at-once': 'Yes.',
    },
    why: 'Otherwise two separate fields would be pointless.',
  },
  'LH-RULING-drone-turn': {
    question: 'Where is a drone after it moves at the end of its lane?',
    alternatives: {
      'next-room': 'In the next room, on the other lane.',
      'same-room': 'In the same room: it uses the step to change lanes.',
    },
    why: 'A step takes a drone to the next room.',
  },
  'LH-RULING-inactive-drone-and-load': {
    question: 'What if an inactive drone is in the same room as the explosives or the ruby?',
    alternatives: {
      'lost-when-activated': 'The game is lost if it wakes up there.',
      'lost-when-placed': 'The game is lost immediately, just as if the drone woke up.',
      harmless: 'Nothing happens, not even when it wakes up.',
    },
    why: 'The rule for carrying mentions active drones, and waking up next to a load counts as meeting it.',
  },
  'LH-RULING-ruby-laid-beside-drone': {
    question: 'What if the ruby appears in a room with an active drone?',
    alternatives: {
      harmless: 'Nothing happens: the drone flies on in step 5.',
      lost: 'The game is lost.',
    },
    why: 'The drone did not enter, and nobody carried the ruby to it.',
  },
  'LH-RULING-cage-is-apart': {
    question: 'Do prisoners count as being in the room around the cage?',
    alternatives: {
      apart: 'No: drones do not see them, guards do not catch them again, and nobody can exchange items with them.',
      'in-room': 'Yes: drones and guards find them, and they can receive items.',
    },
    why: 'Freeing moves them from the cage into the room, so they were not in the room before.',
  },
  'LH-RULING-prisoner-turn': {
    question: 'May a prisoner wait?',
    alternatives: {
      'rest-or-sit': 'No: a prisoner rests or sits down.',
      'may-wait': 'Yes.',
    },
    why: 'Resting is the only action in the cage, and sitting down is not an action.',
  },
  'LH-RULING-prisoner-items': {
    question: 'What happens to the items of a burglar who is caught?',
    alternatives: {
      kept: 'The burglar keeps them but cannot use them until freed.',
      dropped: 'They stay where the burglar was caught.',
    },
    why: 'The rulebook takes nothing away.',
  },
  'LH-RULING-turn-after-capture': {
    question: 'If you are caught during your own turn, does the turn continue?',
    alternatives: {
      'goes-on': 'Yes: you may rest or end your turn, unless you had already ended it or sat down.',
      ends: 'No.',
    },
    why: 'You keep your points, and prisoners may rest.',
  },
  'LH-RULING-load-when-carrier-caught': {
    question: 'Where is the load when its carrier walks into a guard?',
    alternatives: {
      'in-entered-room': 'In the room that the burglar entered.',
      'left-behind': 'In the room that the burglar left.',
    },
    why: 'The step was taken, and guards ignore loads.',
  },
  'LH-RULING-sneak-with-load': {
    question: 'Can you carry a load while sneaking?',
    alternatives: {
      refused: 'No, neither in nor out.',
      allowed:
        'Yes: carrying it to a guard counts as sneaking and costs two points and one strength. You can carry it ' +
        'out again.',
    },
    why: 'Sneaking and carrying are two different actions.',
  },
  'LH-RULING-sneak-upstairs': {
    question: 'Does sneaking up the stairs cost strength?',
    alternatives: {
      'one-strength': 'Yes, one.',
      none: 'No.',
    },
    why: 'Going up always costs strength.',
  },
  'LH-RULING-carry-moves-burglar': {
    question: 'Does the carrier move with the load?',
    alternatives: {
      yes: 'Yes, and counts towards the weight in a cabin.',
      'load-only': 'No: only the load moves.',
    },
    why: 'That is what carrying means.',
  },
  'LH-RULING-lock-both-ways': {
    question: 'Can you leave a cabin through a locked access?',
    alternatives: {
      closed: 'No.',
      'leaving-allowed': 'Yes.',
    },
    why: 'A locked access is closed in both directions.',
  },
  'LH-RULING-shaft-reroll': {
    question: 'Do you also roll again for vending machines, the battery and switches if the room has a lift access?',
    alternatives: {
      all: 'Yes, for all of them.',
      'guard-room-only': 'No, only for the guard room.',
    },
    why: 'They are all placed in the same way.',
  },
  'LH-RULING-ruby-after-lasers': {
    question: 'When does the ruby appear if the lasers turn off after the blast?',
    alternatives: {
      'at-once': 'Immediately.',
      'next-protocol': 'When the next protocol begins.',
    },
    why: 'The two tasks can be done in any order, but the rulebook covers only one.',
  },
  'LH-RULING-ignited-elsewhere': {
    question: 'What if lit explosives are carried out of the vault room?',
    alternatives: {
      'stays-lit': 'They stay lit, and go off at the end of a minute in which they are in the vault room.',
      'goes-out': 'They go out.',
    },
    why: 'The protocol asks only where they are at that moment.',
  },
  'LH-RULING-red-back-side': {
    question: 'Which step comes first on the back of the protocol?',
    alternatives: {
      'step-2': 'Step 2.',
      'step-3': 'Step 3: at red alert the switches stay as they are.',
    },
    why: 'The switches still have to turn themselves off.',
  },
  'LH-RULING-next-radio-field': {
    question: 'Which radio field does a call cover?',
    alternatives: {
      'ahead-of-helicopter': 'The next one ahead of the helicopter marker, and only once.',
      'ahead-of-marker': 'The next one ahead of both markers. This may uncover the previous one.',
    },
    why: 'There is only one marker, so an extra call would uncover a field.',
  },
  'LH-RULING-radio-optional': {
    question: 'Must a call move the radio marker?',
    alternatives: {
      always: 'Yes.',
      may: 'No: you may leave it where it is.',
    },
    why: 'There is no reason not to move it.',
  },
  'LH-RULING-countdown-end': {
    question: 'When is the countdown over?',
    alternatives: {
      'field-30': 'On field 30, after thirty minutes.',
      'field-29': 'On field 29.',
    },
    why: 'The burglars have thirty minutes.',
  },
  'LH-RULING-donut-value': {
    question: 'How many action points does a donut give?',
    alternatives: {
      '1': 'One.',
      '2': 'Two.',
      '3': 'Three.',
    },
    why: 'The rulebook does not give the number. One is the most cautious reading.',
  },
  'LH-RULING-seated-at-roof': {
    question: 'Can burglars who are sitting join the escape?',
    alternatives: {
      allowed: 'Yes, if they still have one point and one strength.',
      refused: 'No: everyone must be standing.',
    },
    why: 'The rulebook asks only for the right place, a point and a strength.',
  },
  'LH-RULING-roof-alone': {
    question: 'May a burglar climb to the roof alone?',
    alternatives: {
      refused: 'No: all four go together.',
      allowed: 'Yes: the others follow with the ruby.',
    },
    why: 'The exception in the rulebook is for all four together.',
  },
  'LH-RULING-item-actions-and-sitting': {
    question: 'Do free item actions count as the action that a turn needs, and do they stop you from sitting down?',
    alternatives: {
      neither: 'Neither: they do not count, and you may still sit down.',
      both: 'Both: they count, and after one you may not sit down.',
    },
    why: 'Otherwise a burglar without points could take and drop for ever, and the minute would never end.',
  },
  'LH-RULING-receiving': {
    question: 'May the burglar whose turn it is also receive an item without giving one?',
    alternatives: {
      allowed: 'Yes: somebody in the same place hands it over.',
      'give-only': 'The burglar whose turn it is can only give items away or swap them.',
    },
    why: 'Exchanging is free during a player’s turn, and the text does not say in which direction.',
  },
  'LH-RULING-useless-actions': {
    question: 'May you rest or loot at full strength, or make a call that changes nothing?',
    alternatives: {
      refused: 'No.',
      allowed: 'Yes.',
    },
    why: 'You can wait instead.',
  },
  'LH-RULING-checkpoint-at-start': {
    question: 'Where is the checkpoint marker at the start of the game?',
    alternatives: {
      off: 'Off the plan.',
      dice: 'Both dice decide in which room the marker begins.',
    },
    why: 'The setup does not mention it, and step 3 places it.',
  },
  'LH-RULING-who-stands-up': {
    question: 'Who stands up in step 11?',
    alternatives: {
      all: 'Everyone.',
    },
    why: 'The step mentions only the burglar who lay down, but otherwise nobody else could move.',
  },
  'LH-RULING-first-sitter-caught': {
    question: 'Does the first burglar to sit down start the next minute even as a prisoner?',
    alternatives: {
      yes: 'Yes.',
      'next-free': 'No: the next free burglar clockwise does.',
    },
    why: 'The rulebook makes no exception.',
  },
  'LH-RULING-empty-supplies': {
    question: 'What if there are no event cards, donuts or batteries left?',
    alternatives: {
      nothing: 'Nothing happens.',
    },
    why: 'The rulebook does not say.',
  },
  'LH-RULING-prisoner-and-dice': {
    question: 'What if the dice place an item, a drone or the marker in a room with a burglar, or in the vault?',
    alternatives: {
      allowed: 'It stays there. You roll again only where a rule says so.',
    },
    why: 'Every room is allowed unless the rulebook names an exception.',
  },
  'LH-RULING-player-count': {
    question: 'How many people can play?',
    alternatives: {
      'four-burglars': 'Up to four, but always with all four burglars.',
    },
    why: 'The rulebook never gives a number, and the escape needs all four burglars.',
  },
};
