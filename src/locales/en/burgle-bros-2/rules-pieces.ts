// The rules of Burgle Bros 2 in English, second part: gear, chips, rooms with their events, depots.
// "The active crook" is the active one; in a guard's turn, the one who has just played.

export const pieceRules: Readonly<Record<string, string>> = {
  'B2-GEAR-1': 'Your gear starts under your crook card. You can use only gear that you have prepared.',
  'B2-GEAR-2': 'You may have any number of prepared gear cards.',
  'B2-GEAR-3':
    "You may use prepared gear for free at almost any time: in your turn, in another crook's turn, or in a guard's turn. " +
    'Some cards answer only one thing, such as a chip or a roll.',
  'B2-GEAR-4':
    'You may also use gear as a reaction, for example when a patrol card has just been drawn. If in doubt, choose ' +
    'the moment that suits you best.',
  'B2-GEAR-5': "In a guard's turn, the active crook is the one who played just before.",
  'B2-GEAR-6': 'The card says how often you can use it. Put a counter on it each time, and flip it after the last use.',
  'B2-GEAR-7': 'You prepare gear once for all its uses.',
  'B2-GEAR-8': 'The back of a flipped card works once, only in your own turn and only as an action.',
  'B2-GEAR-9': 'After you have used its back, a gear card leaves the game.',
  'B2-GEAR-10':
    'Gear needs something it can work on: a use that would change nothing is not allowed. This is a house rule.',
  'B2-GEAR-fake-mustache':
    'For the rest of this turn, the active crook gets no stress from entering rooms with a guard.',
  'B2-GEAR-grappling-hook': 'The active crook jumps to the same place on the other floor.',
  'B2-GEAR-zipline': 'From a room at the edge, the active crook jumps to the room at the opposite edge.',
  'B2-GEAR-double-flip':
    'A crook and the guard of the same floor swap rooms. Both enter: their new rooms take effect as usual.',
  'B2-GEAR-loop-footage': 'Remove all counters from one cashier, buffet or surveillance room.',
  'B2-GEAR-out-of-order':
    'A face-up room is out of order for the rest of the game: it has no effect and no action any more. It keeps ' +
    'its number.',
  'B2-GEAR-radio-interference': 'Move a guard to an adjacent room. He enters it as usual.',
  'B2-GEAR-hack': 'A commotion does not happen.',
  'B2-GEAR-mirage':
    'A face-up room without crooks and a face-down room of the same floor swap places, with everything that is on ' +
    'them.',
  'B2-GEAR-sliding-door': 'Move a wall to another free place on the same floor. It may not cut anything off.',
  'B2-GEAR-special-offer': 'Put a crowd token on a face-up room with an even number. It works like a crowd chip.',
  'B2-GEAR-air-ducts': 'For the rest of this turn, the active crook may walk through walls.',
  'B2-GEAR-adrenaline': 'The active crook now has exactly 5 stress, and 3 more actions in this turn.',
  'B2-GEAR-bingo': "Move a floor's target marker to another room in the same row or column.",
  'B2-GEAR-fainting':
    'The active crook ends the turn. The guard of that floor jumps there, gives no stress and skips his turn.',
  'B2-GEAR-crybaby': 'Make a commotion in any room, and then one at the same place on the other floor.',
  'B2-GEAR-get-cracking': 'Turn one die that has just been rolled up or down by 1.',
  'B2-GEAR-good-intel':
    "Put a safe die into the owner's office. The active crook gets 1 extra action for each die that is there now.",
  'B2-GEAR-improvised-route':
    'Roll a die. The active crook may jump to any face-up room with that number, on either floor.',
  'B2-GEAR-altered-id-badge': "In the owner's office, the active crook loses 3 stress.",
  'B2-GEAR-bird-tricks': 'Replace a crow token with a crowd token.',
  'B2-GEAR-fowl-play':
    'Put a crow token at most 2 steps from the active crook. Then move a target marker to a room with a crow.',
  'B2-GEAR-free-bird':
    'Put a crow token at most 2 steps from the active crook. In his turn, a guard loses 1 step when he enters its ' +
    'room.',
  'B2-GEAR-all-in':
    'Put a crow token at most 2 steps from the active crook. Until your next turn, every crow costs a guard 2 steps.',
  'B2-GEAR-macgyver':
    'When you prepare this card, draw 3 gear cards of crooks not in play. Prepare one of them for free. The others ' +
    'and this card leave the game.',
  'B2-GEAR-scaffolding':
    "Put the monorail token on the active crook's room, if its number is odd. It is a monorail, too.",
  'B2-GEAR-sledgehammer': 'Remove a wall.',
  'B2-GEAR-folding-ladder':
    "Put the escalator token on the active crook's room, if its number is odd. It is an escalator, too.",
  'B2-GEAR-earpiece': 'Move a crook to an adjacent room. The room has no effect on entering.',
  'B2-GEAR-face-masks': 'Two crooks swap rooms. The rooms have no effect on entering.',
  'B2-GEAR-impersonate': "Use any crook's prepared gear once without using it up. The active crook gets 1 stress.",
  'B2-GEAR-body-double':
    'The active crook jumps to the other face-up room of the same name. The room has no effect on entering.',
  'B2-GEAR-clairvoyant':
    'A drunk, a prima donna or a detective that has just been turned up does nothing and leaves the game.',
  'B2-GEAR-mind-tricks':
    "The guard of the active crook's floor skips his next turn. The other guard gets a new target and has a turn " +
    'instead.',
  'B2-GEAR-telekinesis': 'A guard jumps to a face-up room of his floor with an even number. He enters it as usual.',
  'B2-GEAR-stacked-deck': 'Put a discarded patrol card on top of its deck.',
  'B2-ALT-1': 'Gear won in the campaign also lies under your crook card. Each card is an alternative to a regular one.',
  'B2-ALT-2': 'You can prepare only one of a regular gear card and its alternative.',
  'B2-ALT-3': 'When you prepare a gear card, its alternative leaves the game, and the other way round.',
  'B2-CHIP-1': 'Each chip acts when it is turned up or when its room is entered, depending on its colour.',
  'B2-CHIP-2': 'Red chips act when you enter their room.',
  'B2-CHIP-3': 'A red chip turned up by exploring leaves the game without acting.',
  'B2-CHIP-4': 'Drunk: the room under this chip is not turned up.',
  'B2-CHIP-5':
    'Drunk on floor 1: you slip and jump to the next room in the direction you were moving, even through a wall.',
  'B2-CHIP-6': 'A drunk makes nobody slip at the edge, where there is no next room.',
  'B2-CHIP-7': 'Drunk on floor 2: you fall to the same place on floor 1.',
  'B2-CHIP-8':
    'After the slip or the fall, the drunk leaves the game. Then the chip and the room where you are now are turned ' +
    'up.',
  'B2-CHIP-9': 'You cannot walk out of a room with a saleswoman.',
  'B2-CHIP-10':
    'A saleswoman leaves the game when another crook enters, or when an event or gear takes you out of her room.',
  'B2-CHIP-11': 'Yellow chips act when you explore their room.',
  'B2-CHIP-12': 'A yellow chip turned up by entering leaves the game without acting.',
  'B2-CHIP-13': 'Prima donna: you jump to her room at once. Then she leaves the game.',
  'B2-CHIP-14': "Detective: the guard of that floor jumps to the chip's room at once. Then the chip leaves the game.",
  'B2-CHIP-15': 'Blue chips stay in their room until they have been used.',
  'B2-CHIP-16': 'Crowd: a guard who enters gives nobody in this room stress.',
  'B2-CHIP-17': 'Crowd: you get no stress either when you enter a room with a crowd and a guard.',
  'B2-CHIP-18': 'A crowd leaves the game after it has spared at least one crook.',
  'B2-CHIP-19':
    "In a room with a face-up mole, 2 actions put 1 safe die into the owner's office. The mole leaves the game.",
  'B2-CHIP-20': "If the owner's office is still face down, the die lies in your room until the office is turned up.",
  'B2-CROW-1':
    "Crow's nest: when a guard enters, every crook in a room that shares an edge with it gets 1 stress, even " +
    'behind a wall.',
  'B2-CROW-2': "You get no stress for going next to a crow's nest where a guard already is.",
  'B2-SLOTS-1': 'Slots: entering makes a commotion here.',
  'B2-SLOTS-2':
    'Slots: there is no commotion if another crook on this floor is in the same row or column as the slots.',
  'B2-BUFFET-1': 'Buffet: each crook who enters puts a counter here.',
  'B2-BUFFET-2':
    'Buffet: the third counter removes all three and makes a commotion. The guard takes 3 steps instead of 1.',
  'B2-BUFFET-3': 'Buffet: if the guard reaches it with steps left, he stops there.',
  'B2-OFFICE-1': "When the owner's office is turned up, all safe dice lying in other rooms go there.",
  'B2-DOOR-1':
    'Revolving door: for 2 actions you jump to a room that touches this one at a corner. Walls do not matter.',
  'B2-DOOR-2': 'You may also walk out of a revolving door as usual.',
  'B2-CASHIER-1': 'Cashier: each crook who enters puts a counter here, up to five.',
  'B2-CASHIER-2':
    'To walk out of a cashier room, roll a casino die. If it is lower than the number of counters here, you stay, ' +
    'and the action is spent.',
  'B2-CASHIER-3': 'You leave a cashier room without a roll if gear or a chip takes you out.',
  'B2-EVENT-1': 'Lounge and pool: when you enter, draw an event of that kind and do what is possible.',
  'B2-EVENT-2': 'If an event deck is empty, mix its discards to form a new one before you draw.',
  'B2-EVENT-3':
    'Everybody may use gear before an event happens. It is carried out before your next action and before your turn ' +
    'ends.',
  'B2-EVENT-4': 'While a dubious meeting lies in front of you, you cannot explore.',
  'B2-EVENT-splash-zone':
    'Remove one of your prepared gear cards from the game. Draw a random gear card of a crook not in play and ' +
    'prepare it for free.',
  'B2-EVENT-cannonball': 'A commotion happens in your room, and then one at the same place on the other floor.',
  'B2-EVENT-pool-prank':
    'Draw a random discarded patrol card of floor 1. The target markers of both floors go to that place.',
  'B2-EVENT-trade-shifts': 'The two top cards of the larger patrol deck go under the other one, unseen.',
  'B2-EVENT-identity-theft': 'Swap your stress with the next crook clockwise.',
  'B2-EVENT-go-for-a-swim':
    'Choose a floor and draw and discard a patrol card of it. Its guard jumps to that room and keeps his target.',
  'B2-EVENT-lifeguard-tip': 'The guard of this floor jumps to a room adjacent to yours. You choose which.',
  'B2-EVENT-no-running':
    'At the end of this turn, both guards have a turn of 2 steps. That your floor comes first is a house rule.',
  'B2-EVENT-directions': 'Explore any room of either floor.',
  'B2-EVENT-happy-hour': 'Every face-up buffet, surveillance and cashier room now has exactly 2 counters.',
  'B2-EVENT-chatterbox': 'The guard of this floor jumps to his target.',
  'B2-EVENT-espresso-bar': 'The guard of this floor takes 2 steps now.',
  'B2-EVENT-share-a-drink': 'Another crook of your choice jumps to your room. The room has no effect on entering.',
  'B2-EVENT-tipsy': 'The guard of this floor jumps to his target. His new target is the room he came from.',
  'B2-EVENT-thirsty': 'The target marker of this floor goes to your room.',
  'B2-EVENT-dubious-meeting':
    'This card stays in front of you until you draw another event. Until then, you cannot explore.',
  'B2-TABLE-1': 'Table games: when you enter, roll both casino dice. With a sum of 7 or 11 you lose 1 stress.',
  'B2-TABLE-2': 'Table games: with any sum but 7 and 11 there is a commotion here.',
  'B2-SURV-1': 'Surveillance: each time a guard comes in, whether he walks or jumps, put a counter here.',
  'B2-SURV-2': 'Surveillance: the fourth counter removes all four, and every crook on this floor gets 2 stress.',
  'B2-SURV-3': 'In a surveillance room, 1 action removes all its counters. That there must be some is a house rule.',
  'B2-COUNT-1': 'You cannot explore from a count room.',
  'B2-COUNT-2': 'If you end your turn in a count room, there is a commotion here.',
  'B2-PIT-1': 'Pit boss: if you enter with less than 4 stress, there is a commotion here.',
  'B2-DESK-1': 'Front desk: if you enter with less than 3 stress, you get 1 stress.',
  'B2-MAGIC-1': 'Magic show: 1 action takes you through a wall of this room into the room behind it.',
  'B2-MONO-1':
    'Monorail: 1 action takes you to the other monorail. The rulebook leaves open whether both have to be face up; ' +
    'we play that they do.',
  'B2-ESC-1': 'Escalator: 1 action takes you to the same place on the other floor.',
  'B2-DEPOT-1': 'Depots: no gear is dealt. All 27 gear cards form one face-down deck.',
  'B2-DEPOT-2': 'Each player gets a random depot card with three tasks.',
  'B2-DEPOT-3': 'Any crook may complete a task of your card, each task once.',
  'B2-DEPOT-4':
    'When a task of your card is completed, draw 2 gear cards, prepare one of them for free and remove the other ' +
    'one from the game.',
};
