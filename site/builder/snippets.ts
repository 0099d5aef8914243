// The lines that a page needs for an element, for each kind of page. Pure text: nothing here touches the document.
import { escaped } from '../../src/notation/escaped.js';

/** What was chosen in the builder. */
export interface Choices {
  readonly element: string;
  /** The address of the case, if it is of one; not used where the case itself stands in the page. */
  readonly src?: string;
  /** The other attributes in the order in which they are written; an empty value stands for a bare attribute. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly theme: string;
  /** The case itself, when it is to stand in the page. */
  readonly text: string;
  /** What a reader without JavaScript sees, and what a screen reader calls the frame. */
  readonly title: string;
  /** The address of a still picture, which is seen until the element is there. */
  readonly still?: string;
}

/** Where the files lie that a snippet names. */
export interface FileAddresses {
  readonly script: string;
  readonly frame: string;
  /** The files that the script will ask for, if they are known. */
  readonly parts?: readonly string[];
}

export interface Snippet {
  readonly title: string;
  readonly code: string;
}

export interface Platform {
  readonly name: string;
  readonly note: string;
  readonly snippets: readonly Snippet[];
}

/** What the builder says about the lines. */
export const snippetWords = {
  scriptTagNote:
    'For any page whose HTML you can edit. Load the script once per page, and use the element as often as you like.',
  hintsNote: 'For a faster start, in the head; copy these lines again when you replace the files',
  iframeInlineNote: 'An iframe loads its case from an address, so the case is not written into the page.',
  iframeNote:
    'The iframe shows this one element. Your page needs no script. The second part adjusts the height of the iframe to its content.',
  iframeHere: 'Where you want the iframe',
  iframeHeight: 'Once per page, for the right height',
  wikiNote: 'An administrator adds the script to the wiki once. After that, any author can use the second part.',
  wikiOnce: 'Once, in MediaWiki:Common.js',
  wikiArticle: 'In the article',
  blogNote:
    'Paste the first part into a “Custom HTML” block. If you may not use scripts there, add the second part to your theme once.',
  blogBlock: 'In the post, as a block',
  blogTheme: 'Or once, in functions.php',
  reactNote: 'For React 19 or later. Import the element once; it registers itself.',
  reactInstall: 'In a terminal',
  reactComponent: 'The component',
};

export type SnippetWords = typeof snippetWords;

const attribute = (name: string, value: string): string => (value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`);

const written = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => attribute(name, value))
    .join('');

const scriptTag = (address: string): string => `<script type="module" src="${escaped(address)}"></script>`;

const attributesOf = ({ src, attributes, text }: Choices): Readonly<Record<string, string>> => ({
  ...(src && !text && { src }),
  ...attributes,
});

const styleOf = ({ theme }: Choices): Record<string, string> => (theme ? { style: `color-scheme: ${theme}` } : {});

/** A case inside a script element must not end it. */
const inScript = (text: string): string => text.trim().replaceAll(/<(?=\/script|!--)/gi, '\\u003c');

/** What is seen until the element is there, and beside the error when it cannot be shown. */
const insteadOf = ({ title, still }: Choices): string =>
  still ? `<img${written({ src: still, alt: title })}>` : escaped(title);

export function tagOf(choices: Choices): string {
  const { element, text, still } = choices;
  const start = `<${element}${written({ ...attributesOf(choices), ...styleOf(choices) })}>`;
  return text
    ? `${start}${still ? `\n${insteadOf(choices)}` : ''}\n<script type="text/yaml">\n${inScript(text)}\n</script>\n</${element}>`
    : `${start}${element === 'heist-rule' ? '' : insteadOf(choices)}</${element}>`;
}

/** Lets a browser load the parts of the script and the case together with it, instead of after it. */
const hintsFor = ({ src, text }: Choices, parts: readonly string[]): string =>
  [
    ...parts.map((part) => `<link${written({ rel: 'modulepreload', href: part })}>`),
    ...(src && !text ? [`<link${written({ rel: 'preload', as: 'fetch', crossorigin: '', href: src })}>`] : []),
  ].join('\n');

/** For pages that strip unknown tags. Attributes go through; the case stands inside as text. */
export function divOf(choices: Choices): string {
  const { element, text, theme } = choices;
  const data = Object.fromEntries(
    Object.entries({
      ...(element !== 'heist-game' && { element }),
      ...attributesOf(choices),
      // Such pages drop styles that they do not know.
      ...(theme && { theme }),
    }).map(([name, value]) => [`data-${name}`, value]),
  );
  const start = `<div class="heist-embed"${written(data)}>`;
  return text ? `${start}<pre>\n${escaped(text.trim())}\n</pre></div>` : `${start}${insteadOf(choices)}</div>`;
}

/** A frame can only link to its case. */
export function frameAddress({ element, src, attributes, theme }: Choices, { frame }: FileAddresses): string {
  const address = new URLSearchParams();
  const parameters = {
    ...(element !== 'heist-game' && { element }),
    ...(src && { src }),
    ...attributes,
    ...(theme && { theme }),
  };
  for (const [name, value] of Object.entries(parameters)) address.set(name, value);
  return `${frame}?${address.toString()}`;
}

const heightScript = `<script>
  addEventListener('message', ({ data, source }) => {
    if (data?.type !== 'heist-height') return;
    for (const frame of document.querySelectorAll('iframe.heist'))
      if (frame.contentWindow === source) frame.style.height = data.height + 'px';
  });
</script>`;

function iframe(choices: Choices, addresses: FileAddresses, said: SnippetWords): Platform {
  const address = frameAddress(choices, addresses);
  return {
    name: 'iframe',
    note: choices.text ? said.iframeInlineNote : said.iframeNote,
    snippets: [
      {
        title: said.iframeHere,
        code: `<iframe class="heist" src="${escaped(address)}" title="${escaped(choices.title)}" loading="lazy" style="width: 100%; height: 700px; border: 0"></iframe>`,
      },
      { title: said.iframeHeight, code: heightScript },
    ],
  };
}

function react(choices: Choices, said: SnippetWords): Platform {
  const { element, text, theme } = choices;
  const props = Object.entries(attributesOf(choices))
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}={${JSON.stringify(value)}}`))
    .join('');
  const style = theme ? ` style={{ colorScheme: '${theme}' }}` : '';
  return {
    name: 'React',
    note: said.reactNote,
    snippets: [
      { title: said.reactInstall, code: 'npm install heist-kit' },
      {
        title: said.reactComponent,
        code: [
          "import type {} from 'heist-kit/jsx';",
          `import 'heist-kit/components/${element}.js';`,
          ...(text ? ['', `const example = ${JSON.stringify(text.trim())};`] : []),
          '',
          'export function Heist() {',
          `  return <${element}${props}${text ? ' text={example}' : ''}${style} />;`,
          '}',
        ].join('\n'),
      },
    ],
  };
}

/** Old JavaScript, as wikis want it, that leaves no name behind. */
const commonScript = (address: string): string => `(function () {
  var script = document.createElement('script');
  script.type = 'module';
  script.src = ${JSON.stringify(address)};
  document.head.appendChild(script);
})();`;

/** Without a version, which WordPress would add to the address. */
const themeScript = (address: string): string => `add_action( 'wp_enqueue_scripts', function () {
  wp_enqueue_script( 'heist-kit', '${address.replaceAll("'", '%27')}', array(), null, true );
} );
add_filter( 'script_loader_tag', function ( $tag, $handle ) {
  return 'heist-kit' === $handle ? preg_replace( '/<script( type=.text.javascript.)?/', '<script type="module"', $tag ) : $tag;
}, 10, 2 );`;

/** Everything the builder hands out. */
export function platforms(
  choices: Choices,
  addresses: FileAddresses,
  said: SnippetWords = snippetWords,
): readonly Platform[] {
  return [
    {
      name: 'Script tag',
      note: said.scriptTagNote,
      snippets: [
        { title: 'HTML', code: `${scriptTag(addresses.script)}\n${tagOf(choices)}` },
        ...(addresses.parts ? [{ title: said.hintsNote, code: hintsFor(choices, addresses.parts) }] : []),
      ],
    },
    iframe(choices, addresses, said),
    {
      name: 'MediaWiki',
      note: said.wikiNote,
      snippets: [
        {
          title: said.wikiOnce,
          code: commonScript(addresses.script),
        },
        { title: said.wikiArticle, code: divOf(choices) },
      ],
    },
    {
      name: 'WordPress',
      note: said.blogNote,
      snippets: [
        {
          title: said.blogBlock,
          code: `<!-- wp:html -->\n${divOf(choices)}\n${scriptTag(addresses.script)}\n<!-- /wp:html -->`,
        },
        {
          title: said.blogTheme,
          code: themeScript(addresses.script),
        },
      ],
    },
    react(choices, said),
  ];
}
