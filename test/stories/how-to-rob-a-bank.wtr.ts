// One file of stories for each teaching moment of How to Rob a Bank.
import * as lostCard from '../../stories/how-to-rob-a-bank/a-lost-card-not-a-lost-turn.stories.js';
import * as walk from '../../stories/how-to-rob-a-bank/a-walk-cannot-be-declined.stories.js';
import * as closedFloors from '../../stories/how-to-rob-a-bank/closed-floors.stories.js';
import * as fiveThings from '../../stories/how-to-rob-a-bank/one-awake-guard-bars-five-things.stories.js';
import * as extra from '../../stories/how-to-rob-a-bank/one-extra-action.stories.js';
import * as thrown from '../../stories/how-to-rob-a-bank/stolen-means-thrown.stories.js';
import * as alarm from '../../stories/how-to-rob-a-bank/the-alarm-is-the-robbers-weapon.stories.js';
import * as stack from '../../stories/how-to-rob-a-bank/the-stack-turns-over.stories.js';
import { checkStories } from './stage.js';

checkStories([lostCard, walk, closedFloors, fiveThings, extra, thrown, alarm, stack]);
