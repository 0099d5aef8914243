// Elements that bring a whole game.
import * as heistCase from '../../stories/heist-case.stories.js';
import * as heistGame from '../../stories/heist-game.stories.js';
import * as heistQuiz from '../../stories/heist-quiz.stories.js';
import { checkStories } from './stage.js';

checkStories([heistCase, heistGame, heistQuiz]);
