// The smaller parts of a game.
import * as heistGuide from '../../stories/heist-guide.stories.js';
import * as heistLesson from '../../stories/heist-lesson.stories.js';
import * as heistLog from '../../stories/heist-log.stories.js';
import * as heistMoves from '../../stories/heist-moves.stories.js';
import * as heistReplay from '../../stories/heist-replay.stories.js';
import * as heistRule from '../../stories/heist-rule.stories.js';
import * as heistRules from '../../stories/heist-rules.stories.js';
import * as heistTracker from '../../stories/heist-tracker.stories.js';
import { checkStories } from './stage.js';

checkStories([heistGuide, heistLesson, heistLog, heistMoves, heistReplay, heistRule, heistRules, heistTracker]);
