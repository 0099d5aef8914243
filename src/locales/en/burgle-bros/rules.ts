// The rules of Burgle Bros in English.

export const summary =
  'A team of burglars sneaks through a building floor by floor, finds and cracks its safes and escapes over the roof ' +
  'with the loot. Every floor has a guard who patrols it tile by tile.';

export const rules: Readonly<Record<string, string>> = {
  'BB-SETUP-1': 'One to four burglars play as a team. If one of them is captured, everybody loses.',
  'BB-SETUP-2': 'Tools, loot and events are three separate decks, shuffled and face down.',
  'BB-SETUP-3':
    'Bank job: shuffle the 42 tiles that are neither safes nor stairs into three piles of 14. Add one safe and one ' +
    'stairs tile to each pile. Lay each pile out face down as a floor of 4 by 4.',
  'BB-SETUP-4':
    'Bank job: every floor has 8 walls. The rulebook shows them only in a picture; the layout comes from public ' +
    'sources.',
  'BB-SETUP-5':
    'Without the mini-expansion, take out the three lost visual cards and the two patrol cards without a floor ' +
    'number. That leaves 16 patrol cards for each floor.',
  'BB-SETUP-6':
    'Every floor has one guard and one guard die. In the bank the dice start at 2, 3 and 4, and floor 1 is the ' +
    'lowest floor.',
  'BB-SETUP-7': 'Bank job: open all safes and escape with all the loot, up the stairs of floor 3 and over the roof.',
  'BB-START-1':
    'Every player gets a random character, chooses one of its two sides and takes 3 stealth tokens. The trained side ' +
    'is for experienced players.',
  'BB-START-2': 'The first patrol card of floor 1 shows where its guard starts.',
  'BB-START-3': 'Then the team chooses any tile of floor 1 as the entrance, turns it up and puts a down marker on it.',
  'BB-START-4': "The next patrol card sets the guard's first target.",
  'BB-START-5': "A burglar appears on the entrance only when that player's first turn begins.",
  'BB-START-6': 'A burglar who appears on the entrance ignores what the tile says: no alarm, no roll.',
  'BB-START-7': 'Hint: a guard moves after every turn, so get some burglars upstairs early.',
  'BB-TURN-1':
    'Turns go clockwise, and you act only in your own turn. A turn has three steps: actions, perhaps an event, then ' +
    'the guard.',
  'BB-TURN-2':
    'You have up to 4 actions in a turn, in any order and as often as you like. Free actions cost nothing and are ' +
    'not limited.',
  'BB-TURN-3': 'If you used 2 actions or fewer, you draw an event card and carry it out.',
  'BB-TURN-4': 'At the end of your turn, the guard on your floor moves.',
  'BB-MOVE-1': 'You can only walk to a neighbouring tile on your floor, never diagonally.',
  'BB-MOVE-2': 'Nobody walks through a wall.',
  'BB-MOVE-3': 'Every attempt to enter a tile costs 1 action, even if it fails.',
  'BB-MOVE-4': 'When you walk onto a face-down tile, it is turned up and you follow what it says.',
  'BB-MOVE-5': 'Taking the stairs or a service duct costs 1 action.',
  'BB-MOVE-6': 'Stairs lead from their floor to the one above. The stairs of the top floor lead to the roof.',
  'BB-MOVE-7': 'The roof stays closed until every safe is open.',
  'BB-MOVE-8':
    'If a move does not count as entering, ignore the conditions and instructions of the tile. A guard there still ' +
    'costs you 1 stealth.',
  'BB-MOVE-9': 'Hint: it is safer to peek before you walk, but it takes longer.',
  'BB-STOP-1':
    'You stay where you were if you cannot or will not do what a stop tile asks. That does not count as entering ' +
    'your own tile again.',
  'BB-STEALTH-1': "Walking onto a guard's tile costs you 1 stealth.",
  'BB-STEALTH-2':
    'Whenever a guard walks onto or through a tile, or is put on it, every burglar there loses 1 stealth at once.',
  'BB-STEALTH-3': 'A burglar may have more than 3 stealth.',
  'BB-PEEK-1': 'Peeking turns up a face-down neighbouring tile without entering it. It costs 1 action.',
  'BB-PEEK-2': 'You cannot peek diagonally or through a wall.',
  'BB-PEEK-3': 'From stairs you may also peek at the tile directly above.',
  'BB-PEEK-4': 'Before a tile is turned up, you must say whether you peek or walk.',
  'BB-GUARD-1': 'Only one guard moves: the one on the floor where the active burglar ended the turn.',
  'BB-GUARD-2':
    'A guard takes as many steps as his die shows when he sets off, plus 1 for every alarm on his floor. The die ' +
    'itself does not change.',
  'BB-GUARD-3': 'A guard walks tile by tile, the shortest way to his target, never diagonally or through walls.',
  'BB-GUARD-4': 'Guards ignore everything that is written on tiles.',
  'BB-GUARD-5': 'As soon as a guard reaches his target, the next patrol card is drawn and shows his new target.',
  'BB-GUARD-6': 'A guard who has steps left walks on towards his new target.',
  'BB-GUARD-7': 'No alarm goes off on a tile where a guard stands.',
  'BB-GUARD-8': 'Hint: if a guard will probably run into you, it can be cheaper to run past him in your own turn.',
  'BB-ROUTE-1': 'A guard always takes the shortest way.',
  'BB-ROUTE-2':
    'If several ways are equally short, the guard goes clockwise, which means he keeps to his left. The rulebook ' +
    'leaves open how this works around walls.',
  'BB-FLOOR-1':
    'When a burglar enters a floor for the first time, two patrol cards are drawn at once: one shows where its ' +
    'guard starts, one his target.',
  'BB-FLOOR-2': 'If entering the floor also set off an alarm, deal with it after the guard is in place.',
  'BB-FAST-1':
    'If a patrol card is needed and the pile is empty, shuffle the discards into a new pile and raise the guard die ' +
    'by 1, up to 6.',
  'BB-FAST-2': 'You may look through the discarded patrol cards at any time, but not at the face-down ones.',
  'BB-ALARM-1': "When an alarm goes off, an alarm marker and that floor's guard die are put on the tile.",
  'BB-ALARM-2': 'A tile holds one alarm marker at most.',
  'BB-ALARM-3': 'A guard who enters a tile with an alarm marker switches the alarm off.',
  'BB-ALARM-4': 'Switching off an alarm does not shorten the movement that is under way.',
  'BB-ALARM-5': 'If several alarms ring on a floor, its guard goes to the nearest one first, then to the next nearest.',
  'BB-ALARM-6': 'If several alarms are equally near, the player chooses the target.',
  'BB-ALARM-7': 'While an alarm rings on a floor, no patrol card is drawn there for a new target.',
  'BB-ALARM-8': 'Hint: do not be afraid of alarms. Just keep out of the way of the guard.',
  'BB-HACK-1': 'In a computer room, 1 action puts 1 hack marker on the tile.',
  'BB-HACK-2':
    'A hack marker prevents an alarm of its own kind on any floor: discard it, and the alarm does not go off.',
  'BB-HACK-3': 'A computer room holds 6 hack markers at most.',
  'BB-HACK-4': 'Hint: build up a stock of hack markers before you go to the harder floors.',
  'BB-SAFE-1':
    'On a closed safe, 2 actions put one safe die on the tile. Every safe starts without dice. The short list of ' +
    'actions gives no price; we play that it costs 2.',
  'BB-SAFE-2': 'On a closed safe with dice, 1 action rolls all of them. The dice stay on the safe.',
  'BB-SAFE-3': "A safe's combination is made of the numbers on the 6 other tiles in its row and column.",
  'BB-SAFE-4':
    'After a roll, cover every face-up tile of the combination whose number was rolled. One die covers all equal ' +
    'numbers.',
  'BB-SAFE-5': 'You may roll before the whole combination is face up, but face-down tiles are never covered.',
  'BB-SAFE-6':
    'When all tiles of the combination are covered, the safe is open: the active burglar gets 1 tool, then 1 loot.',
  'BB-SAFE-7':
    'An opened safe sets off a silent alarm: the guard dice of this floor and of all floors below rise by 1, up to 6.',
  'BB-SAFE-8': 'The dice of an opened safe are taken away. There are always enough dice.',
  'BB-TOOL-1': 'You keep a tool until you use it or give it away. You cannot use a tool that you do not have.',
  'BB-TOOL-2': 'You may not leave a tool behind on purpose.',
  'BB-TOOL-3': 'Two burglars on the same tile may hand over tools for free if both agree.',
  'BB-TOOL-4':
    'Using a tool is free, but only in your own turn and only if you can do what it says. What the tools do is not ' +
    'in the rulebook: it comes from public sources, and we added the details.',
  'BB-TOOL-5': 'A used tool is discarded.',
  'BB-LOOT-1':
    'You keep your loot beside your character, and every piece has a drawback. The drawbacks are not in the ' +
    'rulebook: they come from public sources, and we added the details.',
  'BB-LOOT-2': 'You may not leave loot behind on purpose.',
  'BB-LOOT-3': 'If the team escapes and even one found piece of loot is missing, the game is lost.',
  'BB-LOOT-4': 'Loot is handed over like tools: for free, on the same tile, if both agree.',
  'BB-LOOT-5':
    'A card that lies on your tile, such as the second gold bar, can be picked up for free. The cards say so, not ' +
    'the rulebook.',
  'BB-CHAR-1':
    'Every character has an ability with a condition of its own. The abilities are not in the rulebook: they come ' +
    'from public sources, and we added the details.',
  'BB-EVENT-1':
    'An event does what its card says. The events are not in the rulebook: they come from public sources, and we ' +
    'added the details.',
  'BB-EVENT-2': 'If an event leaves a choice, the active player makes it.',
  'BB-END-1': 'A burglar who must lose 1 stealth and has none left is captured, and the whole team loses.',
  'BB-END-2': 'The way to the roof is up the stairs of the top floor, once all safes are open.',
  'BB-END-3': 'Reaching the roof ends your turn at once.',
  'BB-END-4': 'A burglar on the roof has no more turns.',
  'BB-END-5': 'The step to the roof costs 1 action. No event is drawn after it, and no guard moves.',
  'BB-END-6': 'The team wins when all burglars are on the roof with all the loot that was found.',
  'BB-END-7':
    'Hint: to steer a guard away, change floors, set off an alarm on purpose, or give up 2 actions and hope for a ' +
    'good event.',
  'BB-WALL-1':
    'If you lay the walls yourselves, put 8 on every floor. Each one stands between two neighbouring tiles, never ' +
    'along the edge.',
  'BB-WALL-2': 'No tile may be cut off by walls.',
  'BB-LOST-1': 'Lost visual: shuffle one of these cards into every patrol deck.',
  'BB-LOST-2': 'When a lost visual card is drawn, the guard loses the rest of his movement and is taken off his floor.',
  'BB-LOST-3':
    'Before that guard moves again, two patrol cards are drawn: the first for his place, the second for his target.',
  'BB-FEW-1': 'With fewer than 4 players, everybody plays one burglar with 3 stealth, and the normal rules apply.',
  'BB-FEW-2':
    'With fewer than 4 players, patrol cards are set aside unseen after every shuffle: 3 cards with three players, 6 ' +
    'with two, 9 with one.',
  'BB-FEW-3': 'Before a reshuffle, the cards set aside go back in. After it, the same number is set aside again.',
  'BB-FEW-4': 'Some abilities and cards need a partner and do nothing in a solo game.',
  'BB-OFFICE-1':
    'Office job: use only the tiles with a white circle and build 2 floors of 4 by 4: 28 tiles, 2 safes and 2 ' +
    'stairs. We know from public sources which tiles have the circle.',
  'BB-OFFICE-2':
    'Office job: the guard dice start at 2 and 3. The rulebook shows the walls only in a picture; the layout comes ' +
    'from public sources.',
  'BB-KNOX-1':
    'Fort Knox: take out 2 safes and 2 stairs and shuffle the other tiles into two equal piles. Add one safe and one ' +
    'stairs tile to each and lay out two floors of 5 by 5 with one gap.',
  'BB-KNOX-2':
    'The players choose where the gap is, in the same place on both floors. It works like an outer wall, and nobody ' +
    'can enter it.',
  'BB-KNOX-3': 'Fort Knox has 12 walls on each floor, laid by the same rules as your own layouts.',
  'BB-KNOX-4':
    'Fort Knox uses all 50 patrol cards: white circles for floor 1, black ones for floor 2. A red triangle replaces ' +
    'the normal mark. The rulebook does not list the cards. We give every space one card on each floor.',
  'BB-KNOX-5': 'In Fort Knox the guard dice start at 3 and 4.',
  'BB-KNOX-6': 'Fort Knox: open all 3 safes and escape with all the loot, up any stairs of floor 2.',
  'BB-KNOX-7':
    'In Fort Knox the combinations are longer. A cracked marker counts for every safe whose combination uses that ' +
    'tile.',
  'BB-ATRIUM-1': 'From the atrium you may peek at the tile directly above or directly below.',
  'BB-ATRIUM-2': 'A guard directly above or below the atrium sees the burglars in it: each of them loses 1 stealth.',
  'BB-MOTION-1': 'An alarm goes off on a motion detector if you enter and leave it within your own turn.',
  'BB-MOTION-2': 'You avoid that alarm if you end your turn there, or if a motion hack marker is discarded.',
  'BB-COMPUTER-1': 'There are three computer rooms: one for fingerprints, one for lasers, one for motion detectors.',
  'BB-DETECTOR-1': 'An alarm goes off if you enter a detector with a tool or loot.',
  'BB-FINGERPRINT-1': 'An alarm goes off if you enter a fingerprint scanner, unless a fingerprint marker is discarded.',
  'BB-FOYER-1':
    'A guard on a neighbouring tile sees the burglars in a foyer if there is no wall between them: each loses 1 ' +
    'stealth.',
  'BB-FOYER-2': 'A guard who walks onto the foyer itself costs every burglar there 1 stealth as well.',
  'BB-SECRET-1': 'You may enter a secret door through a wall, but you may not leave it or peek from it through a wall.',
  'BB-SECRET-2': 'Guards cannot use secret doors.',
  'BB-CAMERA-1': 'A guard on a camera, or passing one, sees all other face-up cameras on every floor.',
  'BB-CAMERA-2': 'A burglar seen by camera loses no stealth, but an alarm goes off on that tile.',
  'BB-LABORATORY-1': 'The first burglar to enter a laboratory gets 1 tool.',
  'BB-LASER-1': 'Entering a laser costs 2 actions.',
  'BB-LASER-2': 'You may enter a laser for only 1 action, but then an alarm goes off. A laser hack marker prevents it.',
  'BB-WALKWAY-1':
    'If you walk onto a face-down walkway, you fall one floor, except on floor 1. Falling does not count as entering.',
  'BB-WALKWAY-2': 'A walkway that is face up holds: you enter it like any other tile.',
  'BB-WALKWAY-3':
    'From a walkway, 1 action takes you down one floor, and that counts as entering. It never takes you up.',
  'BB-DUCT-1': 'When both service ducts are face up, 1 action takes you from one to the other, even between floors.',
  'BB-DUCT-2': 'The two service ducts are not neighbours, so you cannot peek from one to the other.',
  'BB-LAVATORY-1': 'When the lavatory is turned up, 3 stealth tokens are put on it.',
  'BB-LAVATORY-2':
    'Burglars in the lavatory may give up its tokens instead of their own. Nobody can take these tokens along.',
  'BB-STAIRS-1': 'From stairs, 1 action takes you to the tile directly above.',
  'BB-STAIRS-2': 'From stairs you may also peek at the tile directly above.',
  'BB-STAIRS-3': 'A down marker on the tile above shows where the stairs end. The two tiles are not neighbours.',
  'BB-STAIRS-4': 'From the upper end of stairs, 1 action takes you down again.',
  'BB-DEADBOLT-1': 'Entering a deadbolt costs 3 actions, unless a guard or another burglar is inside.',
  'BB-DEADBOLT-2': 'If you do not have enough actions for a deadbolt, you stay outside.',
  'BB-THERMO-1': 'An alarm goes off if you end your turn on a heat sensor.',
  'BB-THERMO-2': 'No alarm goes off if something moves you onto a heat sensor outside your own turn.',
  'BB-KEYPAD-1':
    'To enter a locked keypad, roll 1 die. On a 6 it opens: you walk in, and the tile gets an open marker.',
  'BB-KEYPAD-2': 'On any other roll the keypad stays locked, and you stay where you were.',
  'BB-KEYPAD-3':
    'Each further attempt in the same turn rolls 1 more die, and a single 6 is enough. In the next turn it starts ' +
    'with 1 die again.',
  'BB-KEYPAD-4': 'An open keypad stays open for everybody.',
  'BB-KEYPAD-5':
    'If you fall into a keypad or start the game there, you need no roll, but the keypad stays locked. You may leave ' +
    'it freely.',
};
