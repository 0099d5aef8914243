// One element alone in a page, for iframes: embed.html?game=…&src=…. It tells the page around it how tall it is:
// postMessage({ type: 'heist-height', height: 640, name: <name of the iframe> }).
import '../src/components/cdn/cdn.js';
import { embedded, tagOf } from '../src/components/all/embed.js';
import { define } from '../src/components/loading/elements.js';

const given = new URLSearchParams(location.search);
const tag = tagOf(given.get('element'));
await define([tag]);
const element = embedded(tag, given) ?? document.createElement(tag);
// A link that was made here, or for here, opens what it holds.
if (location.hash.includes('heist=')) element.setAttribute('permalink', '');
document.documentElement.lang = given.get('lang') ?? 'en';

const style = new CSSStyleSheet();
const theme = given.get('theme');
style.replaceSync(
  `body { margin: 0 } ${theme === 'light' || theme === 'dark' ? `:root { color-scheme: ${theme} }` : ''}`,
);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
document.body.replaceChildren(element);

// The message holds nothing but a height, so any page may hear it.
let told = 0;
new ResizeObserver(() => {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  if (height === told || parent === window) return;
  told = height;
  parent.postMessage({ type: 'heist-height', height, name: window.name }, '*');
}).observe(document.body);
