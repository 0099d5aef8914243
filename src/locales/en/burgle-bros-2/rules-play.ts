// The rules of Burgle Bros 2 in English, first part: setting up, turns, guards, commotions, the safe and the finale.

export const playRules: Readonly<Record<string, string>> = {
  'B2-SETUP-1': 'The box becomes a table with one mat on it and one below. Floor 1 is below, floor 2 above.',
  'B2-SETUP-2':
    "Set aside the owner's office, the safe, both monorails and both escalators. Mix the other 26 rooms face down.",
  'B2-SETUP-3':
    'Floor 1 has 13 of the mixed rooms, the office, a monorail and an escalator. Floor 2 has the other 13, the ' +
    'safe, a monorail and an escalator. Mix each floor and lay it out face down, four by four.',
  'B2-SETUP-4': 'Each floor gets 8 walls. A wall stands between two rooms of one floor, and never two in one place.',
  'B2-SETUP-5': 'Walls may not cut a room or a group of rooms off from the rest of the floor.',
  'B2-SETUP-6': 'A tip: spread the walls evenly.',
  'B2-SETUP-7': 'Mix the 17 chips face down and remove one of them without looking at it.',
  'B2-SETUP-8': 'With two crooks, remove a saleswoman instead of a random chip.',
  'B2-SETUP-9':
    'The suspicion level says how many patrol cards are removed from the deck of each floor, or how many ' +
    'distracted cards are added to it.',
  'B2-SETUP-10': 'Each floor has its own patrol deck, mixed and face down, with its own discard pile.',
  'B2-SETUP-11':
    'Draw a patrol card for floor 1. Lay 8 random chips face down on the rooms with a dot and put the guard into ' +
    'the red room. We chose which rooms have a dot.',
  'B2-SETUP-12': 'Do the same on floor 2, with a card and 8 chips for that floor. We chose these dots too.',
  'B2-SETUP-13':
    "Draw one more patrol card for each floor. Its red room gets the target marker of that floor's guard, and the card " +
    'is discarded.',
  'B2-SETUP-14': 'Each player chooses a different crook and takes the figure, the card and the gear.',
  'B2-SETUP-15':
    'Your gear starts under your crook card, so that only the names show. The gear of the other crooks is set aside.',
  'B2-SETUP-16': 'The pool events and the lounge events are mixed separately and lie ready as two face-down decks.',
  'B2-SETUP-17':
    'Dice and markers lie ready: 5 safe dice, 2 casino dice, 20 stress markers, 22 counters and 6 cracked markers.',
  'B2-SETUP-18':
    'In the campaign, draw the finale of this heist and read its front, but do not turn it over. Otherwise all ' +
    'nine finale cards lie ready.',
  'B2-SETUP-19': 'Floors are counted as in the United States: the ground floor is floor 1.',
  'B2-ENTER-1': 'After setting up, the team marks two different corner rooms of floor 1 as entrances.',
  'B2-ENTER-2': 'Whoever gambled last takes the first turn. If nobody did, choose a player at random.',
  'B2-ENTER-3': 'Before your first turn you have to enter the casino through one of the two entrances.',
  'B2-ENTER-4': 'If the entrance room is face down, turn it up when you enter.',
  'B2-ENTER-5': 'If the entrance room does something to a crook who enters, it happens as you come in.',
  'B2-ENTER-6': 'Entering the casino costs no action: you still have all four.',
  'B2-TURN-1': 'You have 4 actions in your turn, in any order. You may repeat actions, or end your turn early.',
  'B2-TURN-2': 'The active crook is the one whose turn it is.',
  'B2-TURN-3': 'Whatever is free uses none of your 4 actions.',
  'B2-TURN-4': 'After each turn of a crook a guard has a turn, and so on until you win or lose.',
  'B2-TURN-5': "After the guard's turn, the next crook clockwise has a turn.",
  'B2-TURN-6': 'Only the active crook takes actions, and only when nothing else has to be finished first.',
  'B2-MOVE-1': 'You can only walk to an adjacent room, and not through a wall. It costs 1 action.',
  'B2-MOVE-2': 'Rooms are adjacent if they share an edge without a wall. Diagonal rooms are not adjacent.',
  'B2-MOVE-3': 'If there is a chip in the room you come to, it is turned up and acts first.',
  'B2-MOVE-4': 'After the chip has acted, the room you are in is turned up if it is face down.',
  'B2-MOVE-5': 'What has been turned up stays face up for the rest of the game.',
  'B2-MOVE-6': 'When chip and room are face up, the room does what it does to a crook who enters.',
  'B2-JUMP-1': 'A figure that jumps is put straight into the room. Rooms and walls on the way do not matter.',
  'B2-JUMP-2':
    'After a jump, everything happens as after a walk, unless a card says otherwise: the chip acts, the room is ' +
    'turned up and takes effect.',
  'B2-EXPLORE-1': 'You can explore an adjacent room, but not through a wall. It costs 1 action.',
  'B2-EXPLORE-2': 'Exploring turns up the chip first, then the room.',
  'B2-EXPLORE-3': 'You can explore a room only if something face down is left there. This is a house rule.',
  'B2-ACTION-1': 'You can use a room action only in a room that has one, and only if you are there yourself.',
  'B2-PREP-1': 'You may prepare gear once in your turn. It costs 1 action.',
  'B2-PREP-2': 'To prepare gear, take a card from under your crook card and lay it open in front of you.',
  'B2-STRESS-1': 'If you enter a room with a guard, you get 2 stress.',
  'B2-STRESS-2': 'If a guard enters a room, every crook there gets 2 stress.',
  'B2-STRESS-3': 'Stress markers lie on your crook card. Your stress never goes below 0.',
  'B2-GUARD-1':
    "After each crook's turn, the guard of that crook's floor has a turn. The guard of the other floor does not move.",
  'B2-GUARD-2': 'A guard takes 3 steps along the shortest way to his target.',
  'B2-GUARD-3':
    'If several ways are equally short, a guard goes clockwise: think of two ways as a circle that he walks clockwise.',
  'B2-GUARD-4': 'Guards ignore chips and turn up no rooms.',
  'B2-GUARD-5': "Only two rooms react to a guard who enters: surveillance and the crow's nest.",
  'B2-GUARD-6':
    "When a guard reaches his target, a card is drawn from his floor's patrol deck and discarded. His target marker " +
    'moves to its red room.',
  'B2-GUARD-7': 'A guard who reaches his target with steps left walks on towards the new target.',
  'B2-GUARD-8': 'Meeting a crook does not stop a guard: he uses all his steps.',
  'B2-GUARD-9': "The guard's turn ends after his last step.",
  'B2-DISTRACT-1':
    'When a distracted card is drawn, the active crook moves the target marker to a face-up room of that floor ' +
    'with an even number.',
  'B2-DISTRACT-2':
    'If the floor has no face-up room with an even number, discard the distracted card and draw another one.',
  'B2-ALERT-1': 'If a patrol card has to be drawn and the deck is empty, the guard is alerted and loses his target.',
  'B2-ALERT-2': 'An alerted guard walks towards the nearest crook on his floor, 3 steps as usual.',
  'B2-ALERT-3': 'If several crooks are equally near, the team decides which of them he goes for.',
  'B2-ALERT-4':
    'An alerted guard who enters a room with crooks gives each of them 2 stress and stops there. His other steps ' +
    'are lost.',
  'B2-ALERT-5':
    'An alerted guard who begins his turn in a room with crooks stays there and gives each of them 2 stress.',
  'B2-ALERT-6':
    'If a commotion, gear or an event gives an alerted guard a new target, the marker goes there and he walks to ' +
    'it like any other guard.',
  'B2-ALERT-7': 'When an alerted guard reaches such a target, the marker is removed again and he is alerted as before.',
  'B2-ALERT-8': 'On a floor without a target marker, whatever would shift the marker does nothing.',
  'B2-COMM-1': 'A commotion moves the target marker of its floor to the room where it happens.',
  'B2-COMM-2':
    'When a commotion happens, the guard of that floor takes 1 step towards it at once. Crooks he meets get stress ' +
    'as usual.',
  'B2-COMM-3': 'After a commotion, the guard still has all 3 steps in his next turn.',
  'B2-COMM-4': 'A commotion in a room with a guard is ignored: the marker stays, and the guard does not move.',
  'B2-COMM-5':
    'When the guard reaches the commotion, a patrol card is drawn as for any target, and he uses the steps he has ' +
    'left.',
  'B2-COMM-6': 'Guards remember only the latest commotion. A new one, or reaching the target, makes them forget it.',
  'B2-SAFE-1': 'Dice can go to the safe only when the safe is face up.',
  'B2-SAFE-2': "In the owner's office, 1 action moves 1 safe die from there to the safe. You may do it several times.",
  'B2-SAFE-3': 'In the safe, 1 action rolls all the dice there. There must be at least one.',
  'B2-SAFE-4':
    "Every face-up room in the safe's row or column whose number was rolled gets a cracked marker, all of them at " +
    'once.',
  'B2-SAFE-5': 'A room with a cracked marker keeps its number for everything else.',
  'B2-SAFE-6': 'Cracked markers stay until the end of the game, except in the eighth finale, where you collect them.',
  'B2-SAFE-7': 'After a roll in the safe, one die has to go back to the office.',
  'B2-SAFE-8': 'You may roll in the safe again as long as you have actions and there are dice.',
  'B2-SAFE-9':
    'The safe is cracked when all six rooms in its row and column are face up and have a cracked marker. Then the ' +
    'finale begins at once.',
  'B2-FINALE-1': 'In the campaign, the finale card of this heist is turned over as soon as the safe is cracked.',
  'B2-FINALE-2': 'Outside the campaign, mix the finale cards when the safe is cracked and draw one of them.',
  'B2-FINALE-3': 'The finale card says what to prepare, which rules are added, and how else you can lose.',
  'B2-F1':
    'All chips go face down again, and you have to find two prima donnas and take them along. Then everybody leaves ' +
    'through an entrance. You lose if a guard and a crook with a prima donna are in one room. The details are house ' +
    'rules.',
  'B2-F2':
    'Get into the car in the safe and drive it one or two rooms straight ahead. It goes through walls and removes ' +
    'them; with two crooks, walls stop it. The guard of floor 2 hunts the car. You win when it drives off an edge ' +
    'with everybody inside. The details are house rules.',
  'B2-F3':
    'Each crook has a die that shows 1. In a room with the next number you may turn it up by 1, until it shows 5. ' +
    'Then you may leave through an entrance. You win when all have left. The details are house rules.',
  'B2-F4':
    'Each crook draws a fingerprint and gets as much stress as it says. You win if one single move of a guard brings ' +
    'all crooks to 6 or more. You lose if one gets there without the others. The details are house rules.',
  'B2-F5':
    'The crook with the boots slides to the next wall, edge or crook, and only the last room counts. The guard of ' +
    'that floor slides the same way and gives 2 stress to everybody he passes. When the boots are back in the safe, ' +
    'everybody leaves from there. The details are house rules.',
  'B2-F6':
    'Feed the tiger: 1 action lays a steak in your room if the tiger is next door and no steak was ever there. After ' +
    'a turn on its floor the tiger eats an adjacent steak and moves there. After four steaks everybody leaves ' +
    'through an entrance. You lose if it meets a guard. The details are house rules.',
  'B2-F7':
    'From the room of the football, 1 action throws it to a crook up to 3 rooms away in a straight line, or down an ' +
    'escalator. Walls stop it unless there are only two crooks. Once it is in an entrance room, everybody leaves ' +
    'through the entrances. The details are house rules.',
  'B2-F8':
    'Enter all rooms with a cracked marker and take the six markers. Entering a room with a SWAT token costs 2 ' +
    'stress. On floor 1, 1 action removes the token right above you. The details are house rules.',
  'B2-F9':
    'Smash walls: for 1 action you take a wall of your room and make a commotion there. Each crook needs exactly 5 ' +
    'walls with two crooks, 4 with three, 3 with four. Then the crook may leave through an entrance. The details are ' +
    'house rules.',
  'B2-LEAVE-1':
    'Once the conditions for leaving are met, a crook who enters an exit room leaves the casino automatically.',
  'B2-LEAVE-2': 'Leaving is neither a walk nor an action.',
  'B2-LEAVE-3': 'After a turn in which the active crook left the casino, no guard has a turn.',
  'B2-LEAVE-4': 'A crook who has left takes no more turns or actions, but may still use prepared gear.',
  'B2-END-1': 'You all win when the safe is cracked and you have done what the finale asks for.',
  'B2-END-2': 'You all lose as soon as any crook has 6 or more stress.',
  'B2-CAMPAIGN-1':
    'A campaign has nine heists, each with its own finale and reward. Players may come and go between them.',
  'B2-CAMPAIGN-2':
    'The finales are played in order. Won or lost, the next heist has the next finale, and after the ninth the ' +
    'campaign is over.',
  'B2-CAMPAIGN-3': 'The campaign begins with suspicion 6.',
  'B2-CAMPAIGN-4': "After each heist, write its result, the players' names and the new suspicion into the diary.",
  'B2-CAMPAIGN-5':
    'Winning a heist raises suspicion by 1, losing one lowers it by 1. It always stays between 1 and 10.',
  'B2-CAMPAIGN-6': "When you win a heist, the finale's loot goes on the trophy shelf. We chose what the loot is.",
  'B2-CAMPAIGN-7':
    'After each heist, won or lost, you get the next reward: a new gear card. We chose the order of the rewards.',
  'B2-RANDOM-1': 'Outside the campaign, play with a random finale and ignore all campaign rules.',
  'B2-RANDOM-2': 'You may leave out finales that you have already won.',
  'B2-RANDOM-3': 'Outside the campaign, choose the suspicion level yourselves. A normal game has 6.',
};
