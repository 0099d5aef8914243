// The rules of How to Rob a Bank in English.

export const rules: Readonly<Record<string, string>> = {
  'RB-SETUP-1':
    'One player is the bank and has the blue cards, with two guards in a game for 2 or 3 and three guards in a ' +
    'game for 4.',
  'RB-SETUP-2': "Everybody else runs a robber, with the cards of that robber's colour.",
  'RB-SETUP-3':
    'In a two-player game one person runs two robbers, each with a deck of its own. Nothing else differs from a ' +
    'three-player game.',
  'RB-SETUP-4': 'All robbers are on the same side: the whole gang wins, or nobody in it does.',
  'RB-SETUP-5':
    'The floor plan sits in the bottom of the box, and the four pieces of the road run all the way round it.',
  'RB-SETUP-6': 'A game uses nine of the ten room tiles. The one made for a different number of players is left out.',
  'RB-SETUP-7': 'The tile for 2 or 3 players adds a money bag to the floor, the tile for 4 players adds a guard.',
  'RB-SETUP-8':
    'The box holds four decks of 15 cards (three for robbers, one for the bank), ten room tiles, seven money bags, ' +
    'one alarm, three robbers, three guards, a getaway car, the board and the road.',
  'RB-AIM-1': 'The robbers need four stolen bags, or five in a four-player game, before the third round is over.',
  'RB-AIM-2': 'The bank has to keep the robbers from stealing enough bags to win.',
  'RB-ROUND-1': 'A game has three rounds at most, one for every storey of the bank.',
  'RB-ROUND-2':
    'A round runs through exploring, planning and robbing, always in that order, and every step has moves of its ' +
    'own.',
  'RB-EXPLORE-1':
    'To begin a round the bank mixes the nine tiles unseen and then lays them out face up, row by row, the top ' +
    'left room first. Each tile is laid once, and a walled tile always has its wall on some side.',
  'RB-EXPLORE-2': 'Every room with a bag symbol gets one money bag, showing its unlocked side.',
  'RB-EXPLORE-3': 'Every room with a badge gets one guard.',
  'RB-EXPLORE-4': 'The alarm goes into the room that shows it, unlocked.',
  'RB-EXPLORE-5': 'The robbers all start together in the room with the mask.',
  'RB-WALL-1':
    'Four of the tiles have a thick wall on one side, which nobody can walk through. Only on these is there a wall ' +
    'to turn.',
  'RB-WALL-2':
    'When walls shut off part of the floor, the bank turns a walled tile, and every turn has to join areas that ' +
    'were apart.',
  'RB-WALL-3':
    'While the floor is still divided after a turn, the bank goes on turning tiles until every room can be reached.',
  'RB-WALL-4': 'When every room can be reached, the tiles stay as they lie.',
  'RB-CAR-1': 'The getaway car is parked at the greatest distance from the room where the robbers start.',
  'RB-CAR-2':
    'When the robbers start in a corner room, the car waits at the corner diagonally across, and the robbers pick ' +
    'one of the two streets there.',
  'RB-CAR-3':
    'When the robbers start in the centre, the car may wait at any of the four corners, and the robbers pick one ' +
    'of the two streets there.',
  'RB-CAR-4':
    'When the robbers start in the middle of a side, the car waits at one of the two corners farthest away, and ' +
    'the robbers pick one of the two streets there.',
  'RB-PLAN-1':
    'Everybody shuffles their own 15 cards and draws eight of them, the bank first. The seven others are not used ' +
    'in this round.',
  'RB-PLAN-2':
    'The bank is the first to plan: it lays a card face up. The card it plans first is also the first it will play.',
  'RB-PLAN-3': 'After the bank the robbers plan in clockwise order, one face-up card each.',
  'RB-PLAN-4':
    'Planning goes round the table, the bank always first, until everybody has a stack of five, where each card ' +
    'hides the one planned earlier. The three cards left in a hand are not played.',
  'RB-PLAN-5': 'Nothing on the board moves while cards are being planned. Actions wait until the robbing begins.',
  'RB-PLAN-6': 'A tip: follow each card as it is planned, because soon it is covered and you will need to know it.',
  'RB-PLAN-7': 'In a two-player game each of the two robbers has a stack of its own.',
  'RB-HAND-1': 'The robbers may show each other their hands and talk about them, but the bank is free to listen.',
  'RB-HAND-2': "You plan with cards from your own hand, and a robber's hand only has cards of that robber's colour.",
  'RB-ROB-1':
    'Before the robbing begins each stack is flipped over in one piece, face down, so its cards stay in the ' +
    'planned order.',
  'RB-ROB-2':
    'A turn is one card: turn up the top of your stack, then carry the card out. Cards come up in the order in ' +
    'which they were planned.',
  'RB-ROB-3':
    'The bank has the first turn and the robbers follow clockwise, one card to a turn, over and over until no ' +
    'stack has a card.',
  'RB-CARD-1': 'Walking and crawling on a card are compulsory. All other actions may be used or left out.',
  'RB-CARD-2': 'When a card has more than one action, you decide which comes first.',
  'RB-CARD-3': 'A guard or robber who is unconscious cannot act.',
  'RB-CARD-4': 'One guard may do everything on a bank card, or several guards may share it.',
  'RB-CARD-5': 'A turn has only the actions shown by the card, and each is used up once taken.',
  'RB-CARD-6':
    'An action with two halves is a single action: take one half or the other, and decide when you get there.',
  'RB-WALK-1': 'One walk takes a guard one room on, into a room that shares a side with its own.',
  'RB-WALK-2': 'A walk leads straight across an open side of the room. Corners and walls cannot be crossed.',
  'RB-WALK-3': 'The bank cannot finish a card while one of its walks can still be made.',
  'RB-WALK-4': 'When a bank card has two walks, the same guard may take both or two guards may take one each.',
  'RB-WALK-5': 'A guard who walked has to be in a different room at the end of the card than at its start.',
  'RB-WALK-6': 'One walk takes the robber one room on, into a room that shares a side with its own.',
  'RB-WALK-7': 'A robber cannot finish a card while one of its walks can still be made.',
  'RB-WALK-8': 'A robber who walked has to be in a different room at the end of the card than at its start.',
  'RB-WALK-9': 'A robber who walks keeps all the bags in hand.',
  'RB-TACKLE-1': 'A guard can tackle a robber who is awake and in the same room.',
  'RB-TACKLE-2': 'The figure of a tackled robber is laid down: the robber is unconscious.',
  'RB-TACKLE-3': 'When more than one robber is within reach, the bank picks the one to tackle.',
  'RB-TACKLE-4':
    'A tackled robber loses hold of every bag. They lie unlocked in that room for anyone to pick up later.',
  'RB-LOCK-1':
    'One lock action turns one token, a bag or the alarm, from its unlocked to its locked side. What is locked ' +
    'already cannot be locked again.',
  'RB-LOCK-2': 'A guard can only lock what lies in the same room.',
  'RB-LOCK-3': 'A bag cannot be locked while a robber carries it.',
  'RB-OUT-1':
    'While a guard is unconscious, the bank may use its turn to get its guards up again: it forfeits its next ' +
    'card, unseen.',
  'RB-OUT-2':
    "A forfeited bank card puts every guard back on their feet. The card's actions are skipped and the turn ends.",
  'RB-OUT-3': 'With no guard standing the bank has no choice: its next card is forfeited.',
  'RB-OUT-4':
    'A robber who is unconscious spends the turn getting up, and the next card of that stack is forfeited for it.',
  'RB-OUT-5': 'Getting up fills the whole turn of a robber: no action of the card, and no extra action either.',
  'RB-PICK-1': 'A robber can pick up an unlocked bag that lies in the same room.',
  'RB-PICK-2': 'A locked bag stays where it is until somebody unlocks it.',
  'RB-PICK-3': 'No bag can be picked up under the eyes of a guard: every guard in the room has to be unconscious.',
  'RB-PICK-4': 'Each pick-up action takes one bag, and there is no limit to the bags a robber carries.',
  'RB-UNLOCK-1':
    'A robber can turn a locked token, a bag or the alarm, back to its unlocked side, if it lies in the same room.',
  'RB-UNLOCK-2': 'Each unlock action turns one token, however many lie there.',
  'RB-UNLOCK-3': 'Nothing can be unlocked under the eyes of a guard: every guard in the room has to be unconscious.',
  'RB-PEPPER-1': 'A robber can spray a guard who is awake and in the same room. The guard falls unconscious.',
  'RB-PEPPER-2': 'A robber sprays no more than one guard in a turn.',
  'RB-CRAWL-1': 'A crawl takes the robber to a room anywhere on the floor, whatever walls lie between.',
  'RB-CRAWL-2': 'A crawl cannot be left out, and it has to end in a different room.',
  'RB-CRAWL-3': 'A robber who crawls keeps all the bags in hand.',
  'RB-EXTRA-1': 'A robber has one extra action in a turn: drive the car, throw a bag, pass a bag or set off the alarm.',
  'RB-EXTRA-2':
    'The extra action comes before the card is turned up or when the card is finished, not between its actions.',
  'RB-DRIVE-1': 'As an extra action a robber can drive the getaway car on to the next street, in either direction.',
  'RB-THROW-1':
    'As an extra action a robber can throw a carried bag into the getaway car, if the car stands in a street right ' +
    "outside the robber's room.",
  'RB-THROW-2': 'A robber throws no more than one bag in a turn.',
  'RB-THROW-3': 'No bag can be thrown under the eyes of a guard: every guard in the room has to be unconscious.',
  'RB-THROW-4': 'A wall between the room and the car stops a throw.',
  'RB-THROW-5':
    'A bag counts as stolen when it has been thrown into the car, and from then on it lies at the edge of the road.',
  'RB-PASS-1': 'As an extra action a robber can give a carried bag to another robber who is in the same room.',
  'RB-PASS-2': 'A robber passes on no more than one bag in a turn.',
  'RB-PASS-3': 'No bag can change hands under the eyes of a guard: every guard in the room has to be unconscious.',
  'RB-PASS-4': 'A robber who is unconscious cannot be given a bag.',
  'RB-ALARM-1': 'As an extra action a robber can set off the alarm, if it lies in the same room.',
  'RB-ALARM-2':
    'When the alarm goes off, every guard who is awake is in that room at once, wherever they were. Unconscious ' +
    'guards stay where they lie.',
  'RB-ALARM-3': 'A locked alarm cannot be set off until an unlock action has turned it back.',
  'RB-ALARM-4': 'The alarm cannot be set off under the eyes of a guard: every guard in the room has to be unconscious.',
  'RB-ALARM-5': 'The alarm goes off no more than once in a round. Afterwards it lies at the edge of the road.',
  'RB-ALARM-6': 'When a new round begins, the alarm returns to the room that shows it.',
  'RB-GUARDED-1':
    'Under the eyes of a guard a robber cannot pick up, unlock, throw or pass on anything, nor set off the alarm. ' +
    'Walking, crawling, spraying and driving the car go on as usual.',
  'RB-ROUNDEND-1':
    'A round ends with its last card. First the board is cleared of robbers, guards, room tiles and every token on ' +
    'them.',
  'RB-ROUNDEND-2': 'Next, bags still in the hands of robbers are lost: they were not thrown in time.',
  'RB-ROUNDEND-3': 'Then a new round begins with exploring, until three have been played.',
  'RB-END-1': 'The robbers win as soon as they have stolen enough bags, even in the middle of a round.',
  'RB-END-2': 'Enough is four bags with 2 or 3 players and five bags with 4 players.',
  'RB-END-3': 'When three rounds are over and the robbers still lack bags, the bank has won.',
};
