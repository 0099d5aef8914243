// The rulings of Burgle Bros in English that concern its cards: lost visual, tools, loot, events and characters.
import type { RulingTexts } from '../../../table/rule.js';

export const cardRulings: Readonly<Record<string, RulingTexts>> = {
  'BB-RULING-lost-at-placement': {
    question: 'What if the card for the place or the first target of a guard is a lost visual card?',
    alternatives: {
      'off-the-table': 'The guard is off the table until his next movement.',
      'draw-again': 'Another card is drawn.',
    },
    why: 'The rulebook makes no exception: whenever the card is turned up, the guard is taken away.',
  },
  'BB-RULING-lost-with-alarm': {
    question: 'Where does a lost guard go if an alarm rings on his floor?',
    alternatives: {
      alarm: 'Two cards are drawn, but then the nearest alarm is his target.',
      card: 'To the target on the second card.',
    },
    why: 'The rulebook does not say. Our decision: alarms come before patrol cards.',
  },
  'BB-RULING-lost-card-after': {
    question: 'Where does a lost visual card go afterwards?',
    alternatives: { discard: 'To the discards, to be shuffled in again.', 'out-of-the-game': 'Out of the game.' },
    why: 'The rulebook does not say. Our decision: it is a patrol card like the others.',
  },
  'BB-RULING-lost-speed': {
    question: 'When is the speed of a returning guard fixed?',
    alternatives: { 'after-draws': 'After his two cards are drawn.', 'before-draws': 'Before.' },
    why:
      'The rulebook says that the cards are drawn before the movement, and the speed is fixed when the movement ' +
      'starts.',
  },
  'BB-RULING-deck-empty': {
    question: 'What if the tool, loot or event deck is empty?',
    alternatives: {
      reshuffle: 'Its discards are shuffled. If there are none, no card is drawn.',
      'no-card': 'No card is drawn.',
    },
    why: 'The rulebook does not say. Our decision treats them like patrol cards.',
  },
  'BB-RULING-goblet-zero': {
    question: 'What if a burglar without stealth draws the cursed goblet?',
    alternatives: { captured: 'The burglar is captured.', 'no-loss': 'Nothing happens.' },
    why: 'The rulebook makes no exception to losing stealth.',
  },
  'BB-RULING-peterman-bare': {
    question: 'May the peterman roll at a safe without dice?',
    alternatives: { refused: 'No.', 'one-die': 'Yes: his own die.' },
    why:
      'The ability is not in the rulebook. According to public sources he adds a die to those that are rolled. Our ' +
      'decision: so there must be one.',
  },
  'BB-RULING-roof-by-card': {
    question: 'Which cards lead from the top floor to the roof once every safe is open?',
    alternatives: {
      'thermal-bomb': 'Only the thermal bomb: it makes stairs.',
      all: 'The thermal bomb, the freight elevator and the acrobat who climbs.',
      none: 'None of them.',
    },
    why:
      'The rulebook names the stairs of the top floor as the way up, and the bomb makes stairs. A public ' +
      'implementation agrees; a newer English rulebook is said to allow the elevator too.',
  },
  'BB-RULING-motion-left-by-card': {
    question: 'Does an alarm go off if a card moves a burglar off a motion detector entered this turn?',
    alternatives: { 'no-alarm': 'No.', alarm: 'Yes.' },
    why: 'The rulebook does not say. Our decision: the burglar is moved and does not walk out.',
  },
  'BB-RULING-gymnastics': {
    question: 'Which floor does a walkway lead to during gymnastics?',
    alternatives: {
      'floor-above': 'The floor above, like stairs.',
      'floor-below': 'The floor below, and back up from there.',
    },
    why:
      'The card is not in the rulebook. We follow an older ruling of a public implementation; a newer English ' +
      'rulebook is said to connect it to the floor below.',
  },
  'BB-RULING-kitty-goal': {
    question: 'Where does the Persian kitty run?',
    alternatives: {
      'alarm-marker': 'To the nearest alarm marker on its floor.',
      'alarm-tile': 'To the nearest face-up tile with the alarm symbol.',
    },
    why:
      'The card is not in the rulebook. Our decision: everywhere else "alarm" means the marker. A public ' +
      'implementation takes the tiles.',
  },
  'BB-RULING-gold-bar-solo': {
    question: 'Who carries the second gold bar in a solo game?',
    alternatives: { 'leaves-the-game': 'Nobody: it leaves the game.', 'carries-both': 'The burglar may carry both.' },
    why: 'The rulebook does not say. Our decision: otherwise the game could not be won.',
  },
  'BB-RULING-emp-target': {
    question: 'Where does a guard go after an EMP has switched off his alarms?',
    alternatives: { stays: 'Still to where his die lies.', draw: 'A patrol card is drawn for a new target.' },
    why: 'The card is not in the rulebook. According to public sources it draws no patrol card, unlike the brown-out.',
  },
  'BB-RULING-card-guard-moves': {
    question: 'What do change of plans, crash, throw voice and switch signs do while an alarm rings on the floor?',
    alternatives: {
      'no-effect': 'Nothing. Only with switch signs does the guard jump to the nearest alarm and switch it off.',
      'as-printed': 'What the card says.',
    },
    why:
      'The cards are not in the rulebook. Our decision: alarms come before any other target, as a newer English ' +
      'rulebook is said to rule too.',
  },
};
