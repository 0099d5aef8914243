// The fenced snippets of a page of the docs: what stands behind the three marks, and the text.
import { readFileSync } from 'node:fs';

export interface DocSnippet {
  /** `html`, or `php functions.php` */
  readonly kind: string;
  readonly text: string;
}

export const snippetsOf = (file: string): DocSnippet[] =>
  [...readFileSync(file, 'utf8').matchAll(/^```(\S[^\n]*)\n([^]*?)^```$/gm)].map(([, kind = '', text = '']) => ({
    kind,
    text,
  }));
