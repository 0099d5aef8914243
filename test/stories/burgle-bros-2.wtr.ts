// One file of stories for each teaching moment of Burgle Bros 2, and one for what its board shows.
import * as commotion from '../../stories/burgle-bros-2/a-commotion.stories.js';
import * as clockwise from '../../stories/burgle-bros-2/clockwise.stories.js';
import * as chips from '../../stories/burgle-bros-2/enter-or-explore.stories.js';
import * as gear from '../../stories/burgle-bros-2/gear-at-the-last-moment.stories.js';
import * as die from '../../stories/burgle-bros-2/one-die-for-everything.stories.js';
import * as entering from '../../stories/burgle-bros-2/the-chip-before-the-room.stories.js';
import * as deck from '../../stories/burgle-bros-2/the-empty-deck.stories.js';
import * as walking from '../../stories/burgle-bros-2/the-guard-does-not-stop.stories.js';
import * as board from '../../stories/burgle-bros-2/the-whole-board.stories.js';
import { checkStories } from './stage.js';

checkStories([entering, chips, commotion, walking, clockwise, deck, gear, die, board]);
