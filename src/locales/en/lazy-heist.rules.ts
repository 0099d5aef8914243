// The rules of Lazy Heist in English.

export const lazyHeistRules: Readonly<Record<string, string>> = {
  'LH-SETUP-1': 'The plan of the building is the board.',
  'LH-SETUP-2': 'The twenty event cards form a shuffled, face-down deck.',
  'LH-SETUP-3': 'The vault room on floor 4 holds two cards at first: the lasers and the vault wall.',
  'LH-SETUP-4':
    'The players agree on a difficulty first. It decides which side of the helicopter strip is used, and the ' +
    'protocol begins with its front.',
  'LH-SETUP-5': 'The helicopter marker begins on the first field of the strip.',
  'LH-SETUP-6': 'All four burglars begin on the start space, and the explosives lie beside them.',
  'LH-SETUP-7':
    'Every player chooses a burglar and gets a masterplan card, that burglar’s profile, and the action and ' +
    'strength markers in its colour. The action marker begins on zero, the strength markers on their places.',
  'LH-SETUP-8': 'The four cabin cards are shuffled and shared out, one for the top of every shaft, and then turned up.',
  'LH-SETUP-9': 'Every lock closes the lift access marked with its colour.',
  'LH-SETUP-10': 'The red die decides where on floor 3 the guard room is. A room with a lift access is rolled again.',
  'LH-SETUP-11': 'The vending machines on floors 2 and 5 are placed like the guard room.',
  'LH-SETUP-12': 'One battery is placed like that on floor 1.',
  'LH-SETUP-13': 'The switches on floors 3 and 6 are placed like that too.',
  'LH-SETUP-14': 'The switch on floor 3 may not be in the room of the guard room: the die is rolled again.',
  'LH-SETUP-15': 'For every floor the red die decides where its drone begins, and any room will do.',
  'LH-SETUP-16': 'At first all drones are on the lower part of their path and head left.',
  'LH-SETUP-17':
    'Both dice place the four keys face down: blue for the floor, red for the room. A room takes one key only, ' +
    'otherwise the dice are rolled again. Then the keys are turned up in the same order.',
  'LH-SETUP-18': 'Both dice place each guard as well. The second one needs a different room from the first.',
  'LH-SETUP-19': 'The ruby, the radio marker, the donuts and five batteries are put aside for later.',
  'LH-GOAL-1':
    'The burglars want to open the vault on floor 4 and have its ruby on the roof before the helicopter goes.',
  'LH-GOAL-2': 'They have thirty minutes. The helicopter marker counts those that are over.',
  'LH-GOAL-3':
    'Two tasks open the vault: blowing up its wall and switching off the lasers. Both are needed, in any order.',
  'LH-GOAL-4': 'For the lasers to go off both switches have to be turned in one and the same minute.',
  'LH-GOAL-5': 'The way to the roof is the top landing of the stairwell on the right.',
  'LH-GOAL-6': 'Explosives and ruby can only go up in a lift.',
  'LH-GOAL-7': 'Some lift accesses are locked, and only the key of the same colour opens them.',
  'LH-GOAL-8': 'Some advice: take the lift, rest or loot before the strength is gone, and keep calling the pilot.',
  'LH-TURN-1': 'The first turn of the game belongs to the heaviest burglar.',
  'LH-TURN-2': 'An action needs enough action points: a burglar has three, four or five of them every minute.',
  'LH-TURN-3': 'Actions cost one to three points, and some of them a strength marker as well.',
  'LH-TURN-4': 'An action that costs strength is out of reach for a burglar who has none left.',
  'LH-TURN-5':
    'A turn has to contain an action of the burglar before it can be declared over. Then it goes on clockwise.',
  'LH-TURN-6': 'One turn may contain any number of actions, up to the last point.',
  'LH-TURN-7': 'A burglar who is out of points, or wants no more, sits down and has no more turns in this minute.',
  'LH-TURN-8': 'Sitting down is the very first thing of a turn, or it has to wait for another turn.',
  'LH-TURN-9': 'The first burglar of the minute to sit down lies down instead, and will begin the next minute.',
  'LH-TURN-10': 'When nobody stands any more, the minute is over and the protocol runs. Then the next minute begins.',
  'LH-TURN-11': 'Only the burglar whose turn it is may move.',
  'LH-MOVE-1': 'A walk leads to a space next to the own one and costs one point.',
  'LH-MOVE-2': 'Going down one stair is a walk too and costs one point.',
  'LH-MOVE-3': 'Landings and cabins count as spaces, so it takes a step to enter one.',
  'LH-MOVE-4': 'Nobody can step into a cabin that would then carry more than its limit.',
  'LH-MOVE-5':
    'Whoever walks in on an active drone has to knock it out at once in this turn, or there is an alarm. How soon ' +
    'that has to be is a ruling (at-once).',
  'LH-MOVE-6': 'Whoever walks in on a guard, in a room or on a landing, is caught on the spot.',
  'LH-MOVE-7': 'Nobody passes a lift access while its lock is closed.',
  'LH-CLIMB-1': 'Climbing leads to the landing one floor up, in the same stairwell, and costs one point.',
  'LH-CLIMB-2': 'Every stair up also costs a strength marker.',
  'LH-CARRY-1':
    'A burglar can carry the explosives or the ruby to the next space, if they are at hand, for one point and one ' +
    'strength.',
  'LH-CARRY-2': 'Carrying a load into a room with an active drone loses the game.',
  'LH-CARRY-3': 'A load may come into a cabin only if the cabin can bear it together with everything inside.',
  'LH-CARRY-4': 'Loads may be put down on a landing but cannot be carried up or down a stair.',
  'LH-CARRY-5':
    'The way up to the roof is open when the ruby and all four burglars are on the top right landing. Each of them ' +
    'pays one point and one strength.',
  'LH-SNEAK-1': 'Sneaking leads into a space where a drone is active or a guard stands, and costs two points.',
  'LH-SNEAK-2':
    'Whoever sneaked in has to leave at once with a further step or knock out the drone, or there is an alarm. How ' +
    'soon that has to be, and whether a load may come along, are rulings (at-once, sneak-with-load).',
  'LH-KNOCK-1':
    'To knock out a drone, a burglar has to be in the same room. Whether an inactive drone can be knocked out is ' +
    'the ruling knock-out-sleeping.',
  'LH-KNOCK-2': 'Knocking out a drone costs two points.',
  'LH-KNOCK-3': 'A drone that was knocked out is inactive and goes to the maintenance field of its floor.',
  'LH-KNOCK-4': 'After a knock-out one event card is drawn, carried out and taken out of the game.',
  'LH-LIFT-1': 'Moving a cabin by one floor costs one point, and it stays within its shaft.',
  'LH-LIFT-2': 'A cabin can be moved from inside, or from a room with an access to its shaft, wherever the cabin is.',
  'LH-LIFT-3': 'A locked access is good enough for moving the cabin.',
  'LH-LIFT-4': 'Drones and guards take no notice of a moving cabin.',
  'LH-UNLOCK-1': 'A lock can be opened by a burglar who is in the room of the locked access.',
  'LH-UNLOCK-2': 'Opening a lock takes the key of its colour, carried by the burglar who opens it.',
  'LH-UNLOCK-3': 'Opening a lock costs one point.',
  'LH-UNLOCK-4': 'An open lock and its key leave the game, and the access is free for good.',
  'LH-REST-1': 'Resting costs three points.',
  'LH-REST-2': 'A rest brings back one strength marker that is missing.',
  'LH-REST-3': 'A rest is possible in the cage too.',
  'LH-LOOT-1': 'A vending machine can be looted by a burglar in its room.',
  'LH-LOOT-2': 'Looting costs two points and brings back all strength markers that are missing.',
  'LH-LOOT-3': 'A looted machine is empty until the minute is over.',
  'LH-RADIO-1': 'A radio call costs two points.',
  'LH-RADIO-2': 'A radio call uses up a battery that the caller carries.',
  'LH-RADIO-3':
    'After a radio call the player may put the radio marker on the next higher radio field. Whether a call may ' +
    'leave the marker where it is, and which field comes next, are rulings (radio-optional, useless-actions, ' +
    'next-radio-field).',
  'LH-FREE-1': 'An accomplice in the cage can be freed by a burglar who is in the room of the guard room.',
  'LH-FREE-2': 'Freeing one accomplice costs two points.',
  'LH-FREE-3': 'A freed burglar stands in the room around the cage.',
  'LH-SWITCH-1': 'A switch can be turned by a burglar in its room.',
  'LH-SWITCH-2': 'Turning a switch costs two points, and it stays active for this minute.',
  'LH-SWITCH-3': 'When both switches are active the lasers go off, and lasers and switches leave the game.',
  'LH-IGNITE-1': 'The explosives can be lit only in the vault room, by a burglar who is there with them.',
  'LH-IGNITE-2': 'Lighting the explosives costs two points and is done once.',
  'LH-IGNITE-3': 'Lit explosives go off at the end of the minute, in the first step of the protocol.',
  'LH-WAIT-1':
    'A burglar who cannot or does not want to do any other action has to wait. Waiting costs one point and does ' +
    'nothing.',
  'LH-ITEM-1':
    'Taking items that lie in the burglar’s own space, dropping them and exchanging them is free and possible at ' +
    'any time during a player’s turn.',
  'LH-ITEM-2': 'Items change hands only between two burglars in the same space, and only if something changes.',
  'LH-ITEM-3': 'A burglar has two places for items.',
  'LH-ITEM-4': 'Explosives and ruby are no items: they are carried step by step.',
  'LH-ITEM-5':
    'Burglars can use, and hand over, only the items that lie on their own profiles. Each tile can be used once ' +
    'and then leaves the game.',
  'LH-ITEM-6': 'A key works once and then leaves the game.',
  'LH-ITEM-7': 'A battery is good for one call and then leaves the game.',
  'LH-ITEM-8': 'A donut adds to the action points of this minute and then leaves the game.',
  'LH-DRONE-1': 'Drones never come to landings or into cabins, so nobody is found there by a drone.',
  'LH-DRONE-2': 'Every floor has one drone, which flies its loop for ever.',
  'LH-ALARM-1': 'There is an alarm whenever a burglar stays in a room with an active drone without knocking it out.',
  'LH-ALARM-2': 'A drone that flies in on burglars in the protocol raises an alarm.',
  'LH-ALARM-3': 'During an alarm everything else has to wait.',
  'LH-ALARM-4': 'In an alarm the checkpoint marker goes to the space where the alarm was raised.',
  'LH-ALARM-5': 'If the marker lies there already, the alarm takes place all the same.',
  'LH-ALARM-6': 'In an alarm both guards walk to the checkpoint, three steps each or five at red alert.',
  'LH-GUARD-1': 'A guard takes a shortest way to the checkpoint.',
  'LH-GUARD-2': 'Guards change floors by the stairs, one step for each, and never by lift.',
  'LH-GUARD-3': 'The guard who is nearer to the checkpoint walks first.',
  'LH-GUARD-4': 'When both guards are equally near, the players say who walks first.',
  'LH-GUARD-5':
    'If two ways are equally short, the guard who goes first takes the one that leads him farthest from his ' +
    'colleague. How that is measured, and how the second guard chooses, are rulings (tie-of-routes, ' +
    'tie-of-routes-second).',
  'LH-GUARD-6': 'Both guards may be in one space.',
  'LH-GUARD-7': 'Guards leave explosives and ruby alone.',
  'LH-GUARD-8':
    'When the first guard reaches the checkpoint, the marker is taken off the plan and the other guard stays where ' +
    'he is.',
  'LH-CAPTURE-1': 'A guard who comes upon burglars in a room or on a landing ends his walk there.',
  'LH-CAPTURE-2': 'Burglars who are caught go into the cage, and the guard into the room around it.',
  'LH-CAPTURE-3': 'The other guard walks as if nothing had happened.',
  'LH-CAPTURE-4': 'Guards do not find anybody inside a cabin.',
  'LH-CAPTURE-5': 'Prisoners may only rest. Whether they may also wait is a ruling (prisoner-turn).',
  'LH-CAPTURE-6': 'Prisoners wait in the cage until an accomplice frees them.',
  'LH-PROTOCOL-1': 'Step 1: lit explosives in the vault room go off and break the wall.',
  'LH-PROTOCOL-2': 'Step 2: while the lasers are on, every active switch falls back.',
  'LH-PROTOCOL-3':
    'Step 3: if the checkpoint marker is off the plan, both dice place it: the blue die gives the floor, the red ' +
    'die the room.',
  'LH-PROTOCOL-4':
    'Step 4: both guards walk towards the checkpoint, the nearer one first, three steps each, or five at red ' +
    'alert. The same rules hold as in an alarm: for their way, for reaching the marker and for meeting burglars.',
  'LH-PROTOCOL-5':
    'Step 5: every active drone flies on by one room, from floor 1 upwards. An alarm interrupts, and then the next ' +
    'floor follows.',
  'LH-PROTOCOL-6':
    'Step 6: from floor 1 upwards, every inactive drone in a room wakes up. If burglars are there, this can raise ' +
    'an alarm, which interrupts the protocol. Afterwards the protocol goes on.',
  'LH-PROTOCOL-7':
    'Step 7: from floor 1 upwards, a drone in maintenance goes on to charging. A drone that was charging goes into ' +
    'the room of its floor that the red die gives, on the lower lane, heading left and still inactive.',
  'LH-PROTOCOL-8': 'Step 8: looted vending machines are filled up.',
  'LH-PROTOCOL-9': 'Step 9: all action markers go back to zero.',
  'LH-PROTOCOL-10':
    'Step 10: the helicopter marker moves on by one field. A radio field that is not covered loses the game. One ' +
    'that is covered brings a new battery, placed with both dice: the blue die gives the floor, the red die the ' +
    'room.',
  'LH-PROTOCOL-11': 'Step 11: everybody gets up, and the burglar who lay begins the new minute.',
  'LH-BLAST-1': 'A burglar in the vault room when the explosives go off loses the game for all.',
  'LH-BLAST-2': 'The blast takes explosives and wall out of the game.',
  'LH-BLAST-3': 'If the lasers are off by then, the ruby lies in the open vault and can be carried.',
  'LH-BLAST-4': 'The blast calls the checkpoint marker to the vault room.',
  'LH-BLAST-5': 'The blast means red alert for the rest of the game: guards walk five steps.',
  'LH-BLAST-6': 'After the blast the back of the protocol is used, from its first step on.',
  'LH-END-1': 'The game is lost when all four burglars are in the cage.',
  'LH-END-2': 'The game is lost when the countdown ends and the burglars are not on the roof with the ruby.',
  'LH-END-3':
    'The game is lost when a drone enters the space with the explosives or the ruby. What counts when a drone ' +
    'wakes up beside them is the ruling inactive-drone-and-load.',
  'LH-END-4': 'The game is lost when a burglar is in the vault room at the blast.',
  'LH-END-5': 'The game is lost when the helicopter marker reaches a radio field that is not covered.',
  'LH-END-6': 'The game is won when all four burglars are on the roof with the ruby before the countdown ends.',
};
