// What every file for pages runs first: lit, whether or not the page has another copy of it.
import './before-lit.js';
import 'lit';
import './after-lit.js';
