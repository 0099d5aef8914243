// The rules of Lazy Heist in English.

export const summary =
  'Four burglars in poor shape have thirty minutes to blow up a vault on the fourth floor and carry its ruby to the ' +
  'helicopter on the roof. Every minute ends with a security protocol of eleven steps.';

export const rules: Readonly<Record<string, string>> = {
  'LH-SETUP-1': 'The building plan is the board.',
  'LH-SETUP-2': 'The twenty event cards form a shuffled, face-down deck.',
  'LH-SETUP-3': 'At the start, the vault room on floor 4 holds two cards: the lasers and the vault wall.',
  'LH-SETUP-4':
    'First agree on a difficulty. It decides which side of the helicopter strip you use. The protocol starts front ' +
    'side up.',
  'LH-SETUP-5': 'The helicopter marker starts on the first field of the strip.',
  'LH-SETUP-6': 'All four burglars start on the start space, with the explosives beside them.',
  'LH-SETUP-7':
    'Every player chooses a burglar and gets a masterplan card, that burglar’s profile, and the action and ' +
    'strength markers in its colour. The action marker begins on zero, the strength markers on their places.',
  'LH-SETUP-8': 'Shuffle the four cabin cards, put one at the top of each shaft, and turn them face up.',
  'LH-SETUP-9': 'Each lock closes the lift access marked in its colour.',
  'LH-SETUP-10': 'Roll the red die to place the guard room on floor 3. If the room has a lift access, roll again.',
  'LH-SETUP-11': 'Place the vending machines on floors 2 and 5 in the same way as the guard room.',
  'LH-SETUP-12': 'Place one battery on floor 1 in the same way.',
  'LH-SETUP-13': 'Place the switches on floors 3 and 6 in the same way.',
  'LH-SETUP-14': 'The switch on floor 3 cannot share a room with the guard room: roll again.',
  'LH-SETUP-15': 'Roll the red die for each floor to place its drone. Any room is allowed.',
  'LH-SETUP-16': 'At the start, every drone is on the lower part of its path and heads left.',
  'LH-SETUP-17':
    'Place the four keys face down with both dice: blue for the floor, red for the room. If the room already has ' +
    'a key, roll again. Then turn the keys face up in the same order.',
  'LH-SETUP-18': 'Place each guard with both dice as well. The second guard needs a different room from the first.',
  'LH-SETUP-19': 'Put the ruby, the radio marker, the donuts and five batteries aside for later.',
  'LH-GOAL-1':
    'The burglars want to open the vault on floor 4 and bring its ruby to the roof before the helicopter leaves.',
  'LH-GOAL-2': 'They have thirty minutes. The helicopter marker counts the minutes that have passed.',
  'LH-GOAL-3':
    'Two tasks open the vault: blowing up its wall and switching off the lasers. Both are needed, in any order.',
  'LH-GOAL-4': 'To turn off the lasers, both switches must be turned in the same minute.',
  'LH-GOAL-5': 'The way to the roof is the top landing of the stairwell on the right.',
  'LH-GOAL-6': 'The explosives and the ruby can only go up by lift.',
  'LH-GOAL-7': 'Some lift accesses are locked. Only the key of the same colour opens them.',
  'LH-GOAL-8': 'Some advice: take the lift, rest or loot before you run out of strength, and keep calling the pilot.',
  'LH-TURN-1': 'The heaviest burglar takes the first turn of the game.',
  'LH-TURN-2': 'You need enough action points for an action. A burglar has three, four or five of them each minute.',
  'LH-TURN-3': 'Actions cost one to three points. Some also cost a strength marker.',
  'LH-TURN-4': 'You need a strength marker for this action, and you have none left.',
  'LH-TURN-5': 'You must take at least one action before you can end your turn. Then play passes clockwise.',
  'LH-TURN-6': 'You may take any number of actions in a turn, as long as you have points left.',
  'LH-TURN-7': 'If you have no points left, or want to stop, you sit down. You then have no more turns in this minute.',
  'LH-TURN-8': 'You may sit down only at the start of your turn.',
  'LH-TURN-9': 'The first burglar to sit down in a minute lies down instead and will start the next minute.',
  'LH-TURN-10': 'When no burglar is standing, the minute is over and the protocol runs. Then the next minute begins.',
  'LH-TURN-11': 'Only the burglar whose turn it is may move.',
  'LH-MOVE-1': 'You can only walk to a neighbouring space. It costs 1 point.',
  'LH-MOVE-2': 'Going down one flight of stairs is a walk too and costs one point.',
  'LH-MOVE-3': 'Landings and cabins are spaces of their own, so it takes a step to enter one.',
  'LH-MOVE-4': 'You cannot enter a cabin if that would put it over its weight limit.',
  'LH-MOVE-5':
    'If you walk in on an active drone, you must knock it out at once in this turn, or there is an alarm. The ' +
    'rulebook leaves open what “at once” means (at-once).',
  'LH-MOVE-6': 'If you walk into a guard, in a room or on a landing, you are caught on the spot.',
  'LH-MOVE-7': 'Nobody can go through a lift access while it is locked.',
  'LH-CLIMB-1': 'To go up the stairs, climb: one floor, to the next landing in the same stairwell. It costs one point.',
  'LH-CLIMB-2': 'Each floor you climb also costs a strength marker.',
  'LH-CARRY-1':
    'You can carry the explosives or the ruby to a neighbouring space, if they are in your space. It costs one ' +
    'point and one strength.',
  'LH-CARRY-2': 'If you carry a load into a room with an active drone, the game is lost.',
  'LH-CARRY-3': 'You can carry a load into a cabin only if the cabin can bear it together with everything else inside.',
  'LH-CARRY-4': 'You can put a load down on a landing, but you cannot carry it up or down the stairs.',
  'LH-CARRY-5':
    'You can escape to the roof only when the ruby and all four burglars are on the top right landing. Each ' +
    'burglar pays one point and one strength.',
  'LH-SNEAK-1': 'You can sneak only into a space with an active drone or a guard. It costs two points.',
  'LH-SNEAK-2':
    'If you have sneaked in, you must leave at once with another step or knock out the drone, or there is an alarm. ' +
    'The rulebook leaves open what “at once” means and whether you may bring a load (at-once, sneak-with-load).',
  'LH-KNOCK-1':
    'You can knock out a drone only in the same room. The rulebook leaves open whether you can knock out an inactive ' +
    'drone (knock-out-sleeping).',
  'LH-KNOCK-2': 'Knocking out a drone costs two points.',
  'LH-KNOCK-3': 'A drone that is knocked out becomes inactive and goes to the maintenance field of its floor.',
  'LH-KNOCK-4': 'After a knock-out, draw one event card, carry it out and remove it from the game.',
  'LH-LIFT-1': 'Moving a cabin one floor within its shaft costs one point.',
  'LH-LIFT-2': 'You can move a cabin from inside, or from any room with an access to its shaft, wherever the cabin is.',
  'LH-LIFT-3': 'You can call the lift from a locked door.',
  'LH-LIFT-4': 'Drones and guards do not notice a moving cabin.',
  'LH-UNLOCK-1': 'You can open a lock only in the room of the locked access.',
  'LH-UNLOCK-2': 'To open a lock you must carry the key of its colour.',
  'LH-UNLOCK-3': 'Opening a lock costs one point.',
  'LH-UNLOCK-4': 'An opened lock and its key leave the game. The access stays open for good.',
  'LH-REST-1': 'Resting costs three points.',
  'LH-REST-2': 'Resting restores one missing strength marker.',
  'LH-REST-3': 'You may rest in the cage too.',
  'LH-LOOT-1': 'You can loot a vending machine only in its room.',
  'LH-LOOT-2': 'Looting costs two points and restores all missing strength markers.',
  'LH-LOOT-3': 'A looted machine stays empty until the end of the minute.',
  'LH-RADIO-1': 'A radio call costs two points.',
  'LH-RADIO-2': 'A radio call uses up a battery that you carry.',
  'LH-RADIO-3':
    'After a radio call you may put the radio marker on the next higher radio field. The rulebook leaves open whether ' +
    'you may leave it where it is and which field comes next (radio-optional, useless-actions, next-radio-field).',
  'LH-FREE-1': 'You can free an accomplice from the cage only if you are in the room around it.',
  'LH-FREE-2': 'Freeing one accomplice costs two points.',
  'LH-FREE-3': 'A freed burglar stands up in the room around the cage.',
  'LH-SWITCH-1': 'You can turn a switch only in its room.',
  'LH-SWITCH-2': 'Turning a switch costs two points. It stays active for the rest of the minute.',
  'LH-SWITCH-3': 'When both switches are active, the lasers turn off. Lasers and switches leave the game.',
  'LH-IGNITE-1': 'You can light the explosives only in the vault room, and only if they are there with you.',
  'LH-IGNITE-2': 'Lighting the explosives costs two points and can be done only once.',
  'LH-IGNITE-3': 'Lit explosives go off at the end of the minute, in step 1 of the protocol.',
  'LH-WAIT-1':
    'A burglar who cannot or does not want to do any other action has to wait. Waiting costs one point and does ' +
    'nothing.',
  'LH-ITEM-1':
    'Taking items from your own space, dropping them and exchanging them is free. It is possible at any time during ' +
    'a player’s turn.',
  'LH-ITEM-2': 'Two burglars can exchange items only if they are in the same space, and only if something changes.',
  'LH-ITEM-3': 'A burglar can carry at most two items.',
  'LH-ITEM-4': 'The explosives and the ruby are not items. They are carried step by step.',
  'LH-ITEM-5':
    'Burglars can use, and hand over, only the items that lie on their own profiles. Each tile can be used once ' +
    'and then leaves the game.',
  'LH-ITEM-6': 'A key works once and then leaves the game.',
  'LH-ITEM-7': 'A battery is good for one radio call and then leaves the game.',
  'LH-ITEM-8': 'A donut gives you more action points for this minute and then leaves the game.',
  'LH-DRONE-1': 'Drones never enter landings or cabins, so they find nobody there.',
  'LH-DRONE-2': 'Each floor has one drone, which flies its loop again and again.',
  'LH-ALARM-1': 'There is an alarm whenever a burglar stays in a room with an active drone without knocking it out.',
  'LH-ALARM-2': 'If a drone flies into a room with burglars during the protocol, it raises an alarm.',
  'LH-ALARM-3': 'An alarm interrupts everything else.',
  'LH-ALARM-4': 'The checkpoint marker moves to the space where the alarm was raised.',
  'LH-ALARM-5': 'If the marker is already there, the alarm still takes place.',
  'LH-ALARM-6': 'In an alarm both guards walk towards the checkpoint, three steps each, or five at red alert.',
  'LH-GUARD-1': 'A guard takes the shortest route to the checkpoint.',
  'LH-GUARD-2': 'Guards change floors by the stairs, one step per floor. They never take a lift.',
  'LH-GUARD-3': 'The guard nearer to the checkpoint walks first.',
  'LH-GUARD-4': 'If both guards are equally near, the players decide who walks first.',
  'LH-GUARD-5':
    'If two ways are equally short, the guard who goes first takes the one that leads him farthest from his ' +
    'colleague. The rulebook leaves open how that is measured and how the second guard chooses (tie-of-routes, ' +
    'tie-of-routes-second).',
  'LH-GUARD-6': 'Both guards may be in the same space.',
  'LH-GUARD-7': 'Guards ignore the explosives and the ruby.',
  'LH-GUARD-8':
    'When the first guard reaches the checkpoint, the marker is removed and the other guard stays where he is.',
  'LH-CAPTURE-1': 'A guard who meets burglars in a room or on a landing stops there.',
  'LH-CAPTURE-2': 'The burglars who are caught go into the cage, and the guard goes to the room around it.',
  'LH-CAPTURE-3': 'The other guard still walks as usual.',
  'LH-CAPTURE-4': 'Guards do not find anyone inside a cabin.',
  'LH-CAPTURE-5': 'Prisoners may only rest. The rulebook leaves open whether they may also wait (prisoner-turn).',
  'LH-CAPTURE-6': 'Prisoners stay in the cage until an accomplice frees them.',
  'LH-PROTOCOL-1': 'Step 1: lit explosives in the vault room go off and break the wall.',
  'LH-PROTOCOL-2': 'Step 2: while the lasers are on, every active switch turns itself off again.',
  'LH-PROTOCOL-3':
    'Step 3: if the checkpoint marker is off the plan, both dice place it: the blue die gives the floor, the red ' +
    'die the room.',
  'LH-PROTOCOL-4':
    'Step 4: both guards walk towards the checkpoint, the nearer one first, three steps each, or five at red alert. ' +
    'The rules for their route, for reaching the marker and for meeting burglars are the same as in an alarm.',
  'LH-PROTOCOL-5':
    'Step 5: every active drone flies on to the next room, starting on floor 1. An alarm interrupts this. Then the ' +
    'next floor follows.',
  'LH-PROTOCOL-6':
    'Step 6: from floor 1 upwards, every inactive drone in a room wakes up. If burglars are there, this can raise ' +
    'an alarm, which interrupts the protocol. Afterwards the protocol goes on.',
  'LH-PROTOCOL-7':
    'Step 7: from floor 1 upwards, a drone in maintenance goes on to charging. A drone that was charging goes into ' +
    'the room of its floor that the red die gives, on the lower lane, heading left and still inactive.',
  'LH-PROTOCOL-8': 'Step 8: looted vending machines are refilled.',
  'LH-PROTOCOL-9': 'Step 9: all action markers go back to zero.',
  'LH-PROTOCOL-10':
    'Step 10: the helicopter marker moves on by one field. If it reaches a radio field that is not covered, the ' +
    'game is lost. If that field is covered, both dice place a new battery: the blue die gives the floor, the red ' +
    'die the room.',
  'LH-PROTOCOL-11': 'Step 11: everyone stands up, and the burglar who lay down starts the new minute.',
  'LH-BLAST-1': 'If a burglar is in the vault room when the explosives go off, everyone loses the game.',
  'LH-BLAST-2': 'The blast removes the explosives and the wall from the game.',
  'LH-BLAST-3': 'If the lasers are already off, the ruby now lies in the open vault and can be carried.',
  'LH-BLAST-4': 'The blast moves the checkpoint marker to the vault room.',
  'LH-BLAST-5': 'The blast starts red alert for the rest of the game: guards walk five steps.',
  'LH-BLAST-6': 'After the blast, use the back of the protocol, starting with its first step.',
  'LH-END-1': 'The game is lost when all four burglars are in the cage.',
  'LH-END-2': 'The game is lost when the countdown ends before all burglars are on the roof with the ruby.',
  'LH-END-3':
    'The game is lost when a drone enters the space with the explosives or the ruby. The rulebook leaves open what ' +
    'happens when a drone wakes up beside them (inactive-drone-and-load).',
  'LH-END-4': 'The game is lost when a burglar is in the vault room during the blast.',
  'LH-END-5': 'The game is lost when the helicopter marker reaches a radio field that is not covered.',
  'LH-END-6': 'The game is won when all four burglars are on the roof with the ruby before the countdown ends.',
};
