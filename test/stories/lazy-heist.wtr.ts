// One file of stories for each teaching moment of Lazy Heist.
import * as alarm from '../../stories/lazy-heist/an-alarm-in-the-middle-of-step-5.stories.js';
import * as guards from '../../stories/lazy-heist/guards-on-their-way.stories.js';
import * as drone from '../../stories/lazy-heist/into-a-drone.stories.js';
import * as sit from '../../stories/lazy-heist/sit-or-wait.stories.js';
import * as switches from '../../stories/lazy-heist/switches-and-radio.stories.js';
import * as blast from '../../stories/lazy-heist/the-blast.stories.js';
import * as timetable from '../../stories/lazy-heist/the-timetable-of-a-drone.stories.js';
import * as weights from '../../stories/lazy-heist/weights.stories.js';
import { checkStories } from './stage.js';

checkStories([alarm, guards, drone, sit, switches, blast, timetable, weights]);
