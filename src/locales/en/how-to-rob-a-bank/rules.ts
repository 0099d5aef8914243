// The rules of How to Rob a Bank in English.

export const summary =
  'One player guards a bank of nine rooms, the others rob it. Everybody plans five cards in the open, then has to ' +
  'live with the order in which they come.';

export const rules: Readonly<Record<string, string>> = {
  'RB-SETUP-1':
    'One player is the bank. The bank has the blue cards, and two guards with 2 or 3 players or three guards with ' +
    '4 players.',
  'RB-SETUP-2': "Everyone else plays a robber, with the cards of that robber's colour.",
  'RB-SETUP-3':
    'With two players, one person plays two robbers, each with its own deck. Everything else is as with three players.',
  'RB-SETUP-4': 'All robbers are on the same side: they win or lose together.',
  'RB-SETUP-5':
    'The floor plan lies in the bottom of the box, and the four pieces of the road go all the way around it.',
  'RB-SETUP-6': 'You play with nine of the ten room tiles. Leave out the one for a different number of players.',
  'RB-SETUP-7': 'The tile for 2 or 3 players adds a money bag. The tile for 4 players adds a guard.',
  'RB-SETUP-8':
    'The box holds four decks of 15 cards (three for robbers, one for the bank), ten room tiles, seven money bags, ' +
    'one alarm, three robbers, three guards, a getaway car, the board and the road.',
  'RB-AIM-1': 'The robbers must steal four bags, or five with four players, before the third round is over.',
  'RB-AIM-2': 'The bank must stop the robbers from stealing enough bags to win.',
  'RB-ROUND-1': 'A game has at most three rounds, one for each storey of the bank.',
  'RB-ROUND-2': 'A round has three phases, always in this order: explore, plan, rob. Each phase has its own moves.',
  'RB-EXPLORE-1':
    'At the start of a round the bank shuffles the nine tiles face down and lays them out face up, row by row from ' +
    'the top left room. Each tile is used once, and a wall always runs along one of the four sides of its tile.',
  'RB-EXPLORE-2': 'Put one money bag, unlocked side up, in every room with a bag symbol.',
  'RB-EXPLORE-3': 'Put one guard in every room with a badge.',
  'RB-EXPLORE-4': 'Put the alarm, unlocked, in the room with the alarm symbol.',
  'RB-EXPLORE-5': 'All robbers start in the room with the mask.',
  'RB-WALL-1':
    'Four of the tiles have a thick wall, and nobody can walk through a wall. Which tiles these are, and that each ' +
    'has a wall on one side, is our own data. Turning a tile without a wall would change nothing.',
  'RB-WALL-2':
    'When walls close rooms off, the bank may turn a tile so that an opening appears. The rulebook leaves open what ' +
    'counts as closed off, whether the bank has to open it, and whether every single turn has to make an opening ' +
    '(closed-rooms, rotate-must, rotate-lowers).',
  'RB-WALL-3':
    'Several tiles may have to be turned until all rooms are open. The rulebook leaves open whether the bank may ' +
    'stop before that (rotate-must).',
  'RB-WALL-4':
    'Once the floor is open and play has moved on, the tiles stay as they are. The rulebook leaves open whether the ' +
    'bank may turn tiles when no room is closed off (rotate-when).',
  'RB-CAR-1': 'The getaway car parks as far as possible from the room where the robbers start.',
  'RB-CAR-2':
    'When the robbers start in a corner room, the car waits across the bank at a street corner, and the robbers ' +
    'pick one of the two streets there. The French text says that it is the corner diagonally across.',
  'RB-CAR-3':
    'If the robbers start in the centre, the car may wait at any of the four corners. The robbers choose one of ' +
    'the two streets there.',
  'RB-CAR-4':
    'The rulebook does not say where the car waits when the robbers start in the middle of a side. There are two ways ' +
    'to play it (car-edge-start): either at one of the two corners farthest away, where the robbers pick one of the ' +
    'two streets, or in the street straight across the bank.',
  'RB-PLAN-1':
    'Everybody shuffles their own 15 cards and draws eight of them. The other seven are set aside and not used in ' +
    'this round. We let the bank draw first. The rulebook leaves open which cards the next round uses ' +
    '(deck-next-round).',
  'RB-PLAN-2': 'The bank plans first: it lays a card face up. The card it plans first is also the one it plays first.',
  'RB-PLAN-3': 'After the bank, the robbers plan clockwise, one face-up card each.',
  'RB-PLAN-4':
    'Planning continues around the table, the bank always first, until everyone has a stack of five cards. Each ' +
    'card covers the one planned before it. The three cards left in hand are not played.',
  'RB-PLAN-5': 'Nothing moves on the board while you plan. Actions happen only in the robbing phase.',
  'RB-PLAN-6': 'A tip: watch every card as it is planned. It will soon be covered, and you will need to remember it.',
  'RB-PLAN-7': 'With two players, each of the two robbers has its own stack.',
  'RB-HAND-1': 'The robbers may show each other their hands and discuss them, but the bank may listen.',
  'RB-HAND-2': "You can plan only cards from your own hand. A robber's hand has only cards of that robber's colour.",
  'RB-ROB-1':
    'Before the robbing begins, flip each whole stack face down, so that its cards stay in the planned order.',
  'RB-ROB-2':
    'In your turn, turn up the top card of your stack and carry it out. The cards come up in the order in which ' +
    'they were planned.',
  'RB-ROB-3':
    'The bank takes the first turn. The robbers follow clockwise, one card per turn, until all stacks are empty.',
  'RB-CARD-1':
    'Some actions on a card are compulsory, others are carried out if possible. Walks are compulsory. The rulebook ' +
    'leaves open whether crawling is and whether you may skip the other actions (crawl-compulsory, ' +
    'optional-when-possible, or-optional).',
  'RB-CARD-2': 'If a card has several actions, you choose their order.',
  'RB-CARD-3': 'An unconscious guard or robber cannot act.',
  'RB-CARD-4': 'One guard may carry out the whole bank card, or several guards may share it.',
  'RB-CARD-5': 'You have only the actions on your card, and you can use each of them once.',
  'RB-CARD-6':
    'An action with two halves is a single action: use one half or the other. You choose when you get to it.',
  'RB-WALK-1': 'A walk takes a guard to a neighbouring room.',
  'RB-WALK-2': 'You can walk only across an open side of the room, never around a corner or through a wall.',
  'RB-WALK-3':
    'The bank must make the walks on its card, as far as possible. The rulebook leaves open whether that means all ' +
    'of them or just one (walk-all).',
  'RB-WALK-4': 'If a bank card has two walks, one guard may make both, or two guards may make one each.',
  'RB-WALK-5': 'A guard who walked must end the card in a different room from where it started.',
  'RB-WALK-6': 'A walk takes the robber to a neighbouring room.',
  'RB-WALK-7': 'A robber cannot finish the card while one of its walks can still be made.',
  'RB-WALK-8':
    'A robber who walked must end the card in a different room from where it started. The rulebook leaves open ' +
    'whether that also holds for two walks (robber-there-and-back).',
  'RB-WALK-9': 'A robber who walks keeps all carried bags.',
  'RB-TACKLE-1':
    'A guard may tackle a robber in the same room. The rulebook leaves open whether a robber who is already ' +
    'unconscious can be tackled (tackle-out).',
  'RB-TACKLE-2': 'A tackled robber is unconscious. Lay the figure down.',
  'RB-TACKLE-3': 'If a guard can tackle more than one robber, the bank chooses one.',
  'RB-TACKLE-4':
    'A tackled robber drops every bag. The bags stay in that room until somebody picks them up. The rulebook does not ' +
    'say that they are unlocked; we play it this way (dropped-side).',
  'RB-LOCK-1':
    'A lock action turns an unlocked bag or the unlocked alarm over to its locked side. What is already locked cannot ' +
    'be locked again. The rulebook leaves open whether one action locks one token or everything in the room ' +
    '(lock-one).',
  'RB-LOCK-2': 'A guard can only lock what lies in the same room.',
  'RB-LOCK-3':
    'A bag that a robber carries cannot be locked. The rulebook does not say so; we play it this way (lock-carried).',
  'RB-OUT-1':
    'On its turn the bank may forfeit its next card to get unconscious guards up again. The rulebook leaves open ' +
    'whether it may look at that card first and whether it may forfeit with all guards awake (forfeit-look, ' +
    'forfeit-when-awake).',
  'RB-OUT-2':
    "When the bank forfeits a card, all guards stand up again. The card's actions are skipped and the turn ends.",
  'RB-OUT-3': 'If no guard is standing, the bank has no choice: it must forfeit its next card.',
  'RB-OUT-4': 'An unconscious robber spends the turn getting up and forfeits the next card of the stack.',
  'RB-OUT-5': "Getting up takes the robber's whole turn: no action from the card, and no extra action either.",
  'RB-PICK-1':
    'A robber can pick up an unlocked bag that lies in the same room. The robber’s figure then stands on the bag ' +
    'to carry it.',
  'RB-PICK-2': 'You cannot pick up a locked bag. Someone must unlock it first.',
  'RB-PICK-3': 'You cannot pick up a bag while a guard is watching: every guard in the room must be unconscious.',
  'RB-PICK-4': 'Each pick-up action takes one bag. A robber may carry any number of bags.',
  'RB-UNLOCK-1': 'A robber can unlock a locked bag or a locked alarm in the same room.',
  'RB-UNLOCK-2': 'Each unlock action unlocks one token, however many there are.',
  'RB-UNLOCK-3': 'You cannot unlock anything while a guard is watching: every guard in the room must be unconscious.',
  'RB-PEPPER-1':
    'A robber can spray a guard in the same room. The guard is unconscious, and the figure is laid flat. The rulebook ' +
    'leaves open whether a guard who is already unconscious can be sprayed (tackle-out).',
  'RB-PEPPER-2': 'A robber can spray only one guard per turn.',
  'RB-CRAWL-1': 'A crawl takes the robber to any room on the floor, whatever walls are in between.',
  'RB-CRAWL-2':
    'Like a walk, a crawl must end in a different room. The rulebook leaves open whether you may skip it ' +
    '(crawl-compulsory).',
  'RB-CRAWL-3': 'A robber who crawls keeps all carried bags.',
  'RB-EXTRA-1': 'A robber has one extra action per turn: drive the car, throw a bag, pass a bag or set off the alarm.',
  'RB-EXTRA-2':
    'The extra action comes before or after playing the card. The rulebook leaves open whether the card is still face ' +
    'down if the extra action comes first and whether it may come between two actions of the card (extra-before-flip, ' +
    'extra-between).',
  'RB-DRIVE-1': 'As an extra action a robber can drive the getaway car to the next street, in either direction.',
  'RB-THROW-1':
    'As an extra action a robber can throw a carried bag into the getaway car, if the car is in a street next to ' +
    "the robber's room.",
  'RB-THROW-2': 'A robber can throw only one bag per turn.',
  'RB-THROW-3': 'You cannot throw a bag while a guard is watching: every guard in the room must be unconscious.',
  'RB-THROW-4': 'You cannot throw a bag through a wall between the room and the car.',
  'RB-THROW-5': 'A bag is stolen once it has been thrown into the car. From then on it lies at the edge of the road.',
  'RB-PASS-1':
    'As an extra action a robber can give a carried bag to another robber who is in the same room. The bag is put ' +
    'under the other robber’s figure.',
  'RB-PASS-2': 'A robber can pass only one bag per turn.',
  'RB-PASS-3': 'You cannot pass a bag while a guard is watching: every guard in the room must be unconscious.',
  'RB-PASS-4':
    'You cannot pass a bag to an unconscious robber. The rulebook does not say so; we play it this way ' +
    '(pass-to-unconscious).',
  'RB-ALARM-1': 'As an extra action a robber can set off the alarm, if it is in the same room.',
  'RB-ALARM-2':
    'When the alarm goes off, every guard who is awake goes straight to that room, from anywhere. Unconscious ' +
    'guards stay where they are.',
  'RB-ALARM-3': 'You cannot set off a locked alarm. Unlock it first.',
  'RB-ALARM-4': 'You cannot set off the alarm while a guard is watching: every guard in the room must be unconscious.',
  'RB-ALARM-5': 'The alarm can go off only once per round. After that it lies at the edge of the road.',
  'RB-ALARM-6': 'At the start of a new round, the alarm returns to the room with the alarm symbol.',
  'RB-GUARDED-1':
    'While a guard is watching, a robber cannot pick up, unlock, throw or pass anything, or set off the alarm. The ' +
    'rulebook lists these five. We conclude that walking, crawling, spraying and driving the car are still possible.',
  'RB-ROUNDEND-1':
    'A round ends when all cards have been played. First the robbers, the room tiles and the tokens still on them ' +
    'leave the board. The rulebook leaves open what happens to the guards (guards-between-rounds). The car is parked ' +
    'again in the next round.',
  'RB-ROUNDEND-2': 'Then the robbers lose the bags they still carry, because they did not throw them in time.',
  'RB-ROUNDEND-3': 'Then a new round begins with exploring, until three rounds have been played.',
  'RB-END-1': 'The robbers win as soon as they have stolen enough bags, even in the middle of a round.',
  'RB-END-2': 'Four stolen bags are enough with 2 or 3 players, five with 4 players.',
  'RB-END-3': 'If the robbers have not stolen enough bags after three rounds, the bank wins.',
};
