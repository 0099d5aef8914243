// lit is there.
import { restore } from './before-lit.js';

restore();
