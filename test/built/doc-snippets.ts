// The fenced snippets of a page of the docs: what stands behind the three marks, and the text.
import { readFileSync, readdirSync } from 'node:fs';

export interface DocSnippet {
  /** `html`, or `php functions.php`; '' where nothing stands there. */
  readonly kind: string;
  readonly text: string;
}

export const snippetsOf = (file: string): DocSnippet[] =>
  [...readFileSync(file, 'utf8').matchAll(/^```([^\n]*)\n([^]*?)^```$/gm)].map(([, kind = '', text = '']) => ({
    kind,
    text,
  }));

/** Every page that a reader of the project may open. */
export const pagesOfTheDocs: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? `docs/${name}` : [])),
  ...readdirSync('integrations').map((name) => `integrations/${name}/README.md`),
];
