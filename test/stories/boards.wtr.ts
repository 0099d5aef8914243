// The board and what belongs beside it.
import * as heistChart from '../../stories/heist-chart.stories.js';
import * as heistFloor from '../../stories/heist-floor.stories.js';
import * as heistOrder from '../../stories/heist-order.stories.js';
import { checkStories } from './stage.js';

checkStories([heistChart, heistFloor, heistOrder]);
