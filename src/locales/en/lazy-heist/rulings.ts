// The rulings of Lazy Heist in English: the question, what each alternative means, why the default is the default.
import type { RulingTexts } from '../../../table/rule.js';

export const rulings: Readonly<Record<string, RulingTexts>> = {
  'LH-RULING-tie-of-routes': {
    question: 'How is it measured which of two equal routes leads farthest from the other guard?',
    alternatives: {
      'end-space': 'By the space where this walk would end; if that is equal too, the players choose.',
      'first-step': 'By the first step; if that is equal too, the players choose.',
      players: 'Not at all: the players choose.',
    },
    why: 'This walk is all that happens now, so its end is what counts.',
  },
  'LH-RULING-tie-of-routes-second': {
    question: 'How does the second guard choose between equal routes?',
    alternatives: { 'same-rule': 'By the same rule as the first.', players: 'The players choose for him.' },
    why: 'The text names only the first one, but guards who spread out make sense for both.',
  },
  'LH-RULING-guard-already-there': {
    question: 'What if a guard stands on the checkpoint when the walk begins?',
    alternatives: {
      arrived: 'He has reached it: the marker goes, and the other guard stays.',
      ignored: 'Nothing: the marker stays, and the other guard walks.',
    },
    why: 'He is where he is meant to be, and otherwise the marker would never leave.',
  },
  'LH-RULING-put-on-checkpoint': {
    question: 'Is the checkpoint reached when a guard is put into the guard room, where the marker happens to lie?',
    alternatives: {
      'not-reached': 'No: the marker stays until a walk begins there.',
      reached: 'Yes: the marker goes.',
    },
    why: 'He was put there, and his walk was broken off before.',
  },
  'LH-RULING-capture-at-checkpoint': {
    question: 'What if a guard finds burglars right on the checkpoint?',
    alternatives: {
      both: 'The marker goes, the burglars are caught, and the other guard stays.',
      'capture-only': 'The burglars are caught; the marker stays, and the other guard walks.',
    },
    why: 'He did get there; that the colleague goes on speaks of a walk broken off on the way.',
  },
  'LH-RULING-second-guard-reaches': {
    question: 'Does the marker go when it is the second guard who reaches it?',
    alternatives: { removed: 'Yes.', stays: 'No: only the first walker takes it off.' },
    why: 'Whoever gets there first is the first to reach it.',
  },
  'LH-RULING-walked-into-guard': {
    question: 'Does the guard move when a burglar walks in on him?',
    alternatives: {
      escort: 'Yes: one guard, the one with the lower number, takes the burglar to the guard room.',
      'guard-stays': 'No: only the burglar is put into the cage.',
    },
    why: 'The line points to the section on guards, where guard and burglars go together.',
  },
  'LH-RULING-sharing-with-guard': {
    question: 'What if a burglar and a guard come to share a room in some other way?',
    alternatives: { caught: 'The burglar is caught.', ignored: 'Nothing happens.' },
    why: 'Burglars whom the guards find are locked up.',
  },
  'LH-RULING-at-once': {
    question: 'How soon is at once, when a drone has to be knocked out or a space left?',
    alternatives: {
      'next-action': 'With the next action that costs points; item actions may come between.',
      'before-turn-end': 'Before the turn ends: other actions may come first.',
    },
    why: 'At once leaves no time for anything else.',
  },
  'LH-RULING-standing-with-drone': {
    question: 'Does a burglar who stays with a drone raise a new alarm every turn?',
    alternatives: {
      once: 'No: one alarm for each meeting.',
      'every-turn': 'Yes: also whenever the turn ends or the burglar sits down beside an active drone.',
    },
    why: 'The rule for walking ties the alarm to entering, and this is the kinder reading.',
  },
  'LH-RULING-freed-beside-drone': {
    question: 'Is it a meeting when somebody is freed into a room with an active drone?',
    alternatives: { quiet: 'No.', meeting: 'Yes: it raises an alarm.' },
    why: 'Nobody enters, and the rescuer has met that drone before.',
  },
  'LH-RULING-knock-out-beside-guard': {
    question: 'Is a burglar safe who sneaked to a drone and a guard and knocked out the drone?',
    alternatives: { 'still-confronted': 'No: the guard is still there.', safe: 'Yes.' },
    why: 'Sneaking past the guard is still to be settled.',
  },
  'LH-RULING-station-stages': {
    question: 'Does a drone go from maintenance through charging into a room in a single step 7?',
    alternatives: { 'one-per-minute': 'No: one field a minute.', 'both-at-once': 'Yes.' },
    why: 'Two fields would be pointless otherwise.',
  },
  'LH-RULING-drone-turn': {
    question: 'Where is a drone after a step at the end of its lane?',
    alternatives: {
      'next-room': 'In the next room, on the other lane.',
      'same-room': 'In the same room: the step is spent on changing lanes.',
    },
    why: 'A step leads one room on.',
  },
  'LH-RULING-inactive-drone-and-load': {
    question: 'What if an inactive drone comes to lie beside the explosives or the ruby?',
    alternatives: {
      'lost-when-activated': 'The game is lost if it wakes up there.',
      'lost-when-placed': 'The game is lost at once, as it would be on waking.',
      harmless: 'Nothing, not even when it wakes up.',
    },
    why: 'The rule for carrying speaks of active drones, and waking up is a meeting.',
  },
  'LH-RULING-ruby-laid-beside-drone': {
    question: 'What if the ruby appears beside an active drone?',
    alternatives: { harmless: 'Nothing: the drone flies on in step 5.', lost: 'The game is lost.' },
    why: 'The drone did not come in, and nobody carried the ruby to it.',
  },
  'LH-RULING-cage-is-apart': {
    question: 'Are prisoners in the room around the cage?',
    alternatives: {
      apart: 'No: drones do not see them, guards do not catch them again, nothing changes hands.',
      'in-room': 'Yes: drones and guards find them, and they can be given things.',
    },
    why: 'Freeing moves them from the cage into the room, so before they were not in it.',
  },
  'LH-RULING-prisoner-turn': {
    question: 'May a prisoner wait?',
    alternatives: { 'rest-or-sit': 'No: rest, or sit down.', 'may-wait': 'Yes.' },
    why: 'Resting is the only action in the cage, and sitting down is no action.',
  },
  'LH-RULING-prisoner-items': {
    question: 'What becomes of the items of a burglar who is caught?',
    alternatives: {
      kept: 'They stay with the burglar, of no use until freed.',
      dropped: 'They are left where the burglar was caught.',
    },
    why: 'The text takes nothing away.',
  },
  'LH-RULING-turn-after-capture': {
    question: 'Does the turn of a burglar go on who is caught in it?',
    alternatives: { 'goes-on': 'Yes, with a rest or the end of the turn.', ends: 'No.' },
    why: 'The points are kept, and a prisoner may rest.',
  },
  'LH-RULING-load-when-carrier-caught': {
    question: 'Where is the load when its carrier walks in on a guard?',
    alternatives: { 'in-entered-room': 'In the room that was entered.', 'left-behind': 'In the room that was left.' },
    why: 'The step was made, and guards ignore loads.',
  },
  'LH-RULING-sneak-with-load': {
    question: 'Can a load be carried while sneaking?',
    alternatives: {
      refused: 'No, neither in nor out.',
      allowed:
        'Yes: carrying it to a guard counts as sneaking, for two points and one strength, and it can be carried out again.',
    },
    why: 'They are two different actions.',
  },
  'LH-RULING-sneak-upstairs': {
    question: 'Does sneaking up a stair cost strength?',
    alternatives: { 'one-strength': 'Yes, one.', none: 'No.' },
    why: 'Going up always costs strength.',
  },
  'LH-RULING-carry-moves-burglar': {
    question: 'Does the carrier go along with the load?',
    alternatives: { yes: 'Yes, and counts in the cabin.', 'load-only': 'No: only the load moves.' },
    why: 'That is what carrying means.',
  },
  'LH-RULING-lock-both-ways': {
    question: 'Can one leave a cabin through a locked access?',
    alternatives: { closed: 'No.', 'leaving-allowed': 'Yes.' },
    why: 'The access is closed.',
  },
  'LH-RULING-shaft-reroll': {
    question: 'Does a lift access mean rolling again for vending machines, battery and switches too?',
    alternatives: { all: 'Yes, for all of them.', 'guard-room-only': 'No, only for the guard room.' },
    why: 'They are placed in the same way.',
  },
  'LH-RULING-ruby-after-lasers': {
    question: 'When does the ruby appear if the lasers go off after the blast?',
    alternatives: { 'at-once': 'At once.', 'next-protocol': 'When the next protocol begins.' },
    why: 'The two tasks may be done in any order, and the text covers only one.',
  },
  'LH-RULING-ignited-elsewhere': {
    question: 'What if lit explosives are carried out of the vault room?',
    alternatives: {
      'stays-lit': 'They stay lit, and go off at the end of a minute in which they are in the vault room.',
      'goes-out': 'They go out.',
    },
    why: 'The protocol asks where they are now.',
  },
  'LH-RULING-red-back-side': {
    question: 'Which is the first step on the back of the protocol?',
    alternatives: { 'step-2': 'Step 2.', 'step-3': 'Step 3: switches stay as they are at red alert.' },
    why: 'Switches still have to fall back.',
  },
  'LH-RULING-next-radio-field': {
    question: 'Which radio field does a call cover?',
    alternatives: {
      'ahead-of-helicopter': 'The next one ahead of the helicopter marker, once.',
      'ahead-of-marker': 'The next one ahead of both markers, which may uncover the one before.',
    },
    why: 'There is one marker only: a spare call would uncover a field.',
  },
  'LH-RULING-radio-optional': {
    question: 'Does a call have to move the radio marker?',
    alternatives: { always: 'Yes.', may: 'No: the call may leave it where it is.' },
    why: 'There is no reason not to move it.',
  },
  'LH-RULING-countdown-end': {
    question: 'When is the countdown over?',
    alternatives: { 'field-30': 'On field 30, after thirty minutes.', 'field-29': 'On field 29.' },
    why: 'The burglars have thirty minutes.',
  },
  'LH-RULING-donut-value': {
    question: 'How many action points does a donut give?',
    alternatives: { '1': 'One.', '2': 'Two.', '3': 'Three.' },
    why: 'The number is missing in the text, and one is the weakest reading.',
  },
  'LH-RULING-seated-at-roof': {
    question: 'Can burglars who sit take part in the escape?',
    alternatives: { allowed: 'Yes, with a point and a strength left.', refused: 'No: everybody has to stand.' },
    why: 'The text asks for place, point and strength only.',
  },
  'LH-RULING-roof-alone': {
    question: 'May a burglar climb to the roof alone?',
    alternatives: { refused: 'No: all four go together.', allowed: 'Yes; the others follow with the ruby.' },
    why: 'The exception speaks of all four together.',
  },
  'LH-RULING-item-actions-and-sitting': {
    question: 'Do free item actions count as the action a turn needs, and do they forbid sitting down?',
    alternatives: { neither: 'Neither.', both: 'Both.' },
    why: 'Otherwise a burglar without points could be stuck.',
  },
  'LH-RULING-useless-actions': {
    question: 'May one rest or loot at full strength, or call without need?',
    alternatives: { refused: 'No.', allowed: 'Yes.' },
    why: 'Waiting is there for that.',
  },
  'LH-RULING-checkpoint-at-start': {
    question: 'Where is the checkpoint marker at the start?',
    alternatives: { off: 'Off the plan.', dice: 'In a room rolled with both dice.' },
    why: 'Setup does not mention it, and step 3 places it.',
  },
  'LH-RULING-who-stands-up': {
    question: 'Who gets up in step 11?',
    alternatives: { all: 'Everybody.' },
    why: 'The step mentions only the one who lay, but nobody could move otherwise.',
  },
  'LH-RULING-first-sitter-caught': {
    question: 'Does the first to sit begin the next minute even as a prisoner?',
    alternatives: { yes: 'Yes.', 'next-free': 'No: the next free burglar clockwise does.' },
    why: 'The text makes no exception.',
  },
  'LH-RULING-empty-supplies': {
    question: 'What if there is no event card, donut or battery left?',
    alternatives: { nothing: 'Nothing happens.' },
    why: 'The text is silent.',
  },
  'LH-RULING-prisoner-and-dice': {
    question: 'What if the dice put an item, a drone or the marker onto somebody, or into the vault?',
    alternatives: { allowed: 'It stays there; the dice are rolled again only where a rule says so.' },
    why: 'All rooms are allowed unless the text names an exception.',
  },
  'LH-RULING-player-count': {
    question: 'How many players are there?',
    alternatives: { 'four-burglars': 'Any number up to four, but always with all four burglars.' },
    why: 'The number is never stated, and the roof needs all four.',
  },
};
