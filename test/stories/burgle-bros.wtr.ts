// One file of stories for each teaching moment of Burgle Bros, and one for what its board shows.
import * as arriving from '../../stories/burgle-bros/arriving-draws-at-once.stories.js';
import * as falling from '../../stories/burgle-bros/falling-is-not-entering.stories.js';
import * as keypads from '../../stories/burgle-bros/keypads-and-deadbolts.stories.js';
import * as alarms from '../../stories/burgle-bros/several-alarms.stories.js';
import * as speed from '../../stories/burgle-bros/the-speed-is-fixed.stories.js';
import * as board from '../../stories/burgle-bros/the-whole-board.stories.js';
import * as actions from '../../stories/burgle-bros/two-actions-or-fewer.stories.js';
import * as floors from '../../stories/burgle-bros/which-guard-moves.stories.js';
import * as ways from '../../stories/burgle-bros/which-of-two-equal-ways.stories.js';
import { checkStories } from './stage.js';

checkStories([speed, arriving, actions, falling, floors, ways, alarms, keypads, board]);
