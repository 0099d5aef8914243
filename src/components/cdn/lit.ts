// What every file for pages runs first: lit, whether or not the page has another copy of it.
import './before-lit.js';
// Its larger half first: the file compresses better so.
import 'lit/html.js';
import 'lit';
import './after-lit.js';
