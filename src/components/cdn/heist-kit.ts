// The whole kit: the file that pages name. It starts to load the cases that the page's elements name together with the kit,
// so that they do not wait for it. A file with one game asks the kit for the others.

const named = [...document.querySelectorAll('[src]')].filter(({ localName }) => localName.startsWith('heist-'));
const embedded = [...document.querySelectorAll<HTMLElement>('.heist-embed')];
const cases = [
  ...named.map((element) => element.getAttribute('src')),
  ...embedded.map(({ dataset }) => dataset['src']),
];
for (const href of new Set(cases))
  if (href)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href }),
    );
if (embedded.length > 0) void import('../all/embed.js');

export const { allGames } = await import('./kit.js');
