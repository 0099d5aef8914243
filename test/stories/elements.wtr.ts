// One file of stories for each element.
import * as heistCase from '../../stories/heist-case.stories.js';
import * as heistChart from '../../stories/heist-chart.stories.js';
import * as heistFloor from '../../stories/heist-floor.stories.js';
import * as heistGame from '../../stories/heist-game.stories.js';
import * as heistLog from '../../stories/heist-log.stories.js';
import * as heistMoves from '../../stories/heist-moves.stories.js';
import * as heistOrder from '../../stories/heist-order.stories.js';
import * as heistQuiz from '../../stories/heist-quiz.stories.js';
import * as heistReplay from '../../stories/heist-replay.stories.js';
import * as heistRule from '../../stories/heist-rule.stories.js';
import * as heistTracker from '../../stories/heist-tracker.stories.js';
import { checkStories } from './stage.js';

checkStories([
  heistCase,
  heistChart,
  heistFloor,
  heistGame,
  heistLog,
  heistMoves,
  heistOrder,
  heistQuiz,
  heistReplay,
  heistRule,
  heistTracker,
]);
