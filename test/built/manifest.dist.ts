// What editors know of the elements is what the elements have: attributes, events, parts, custom properties. No more, no less.
import { readFileSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { World, seen } from './browser.js';

interface Named {
  readonly name: string;
  readonly type?: { readonly text: string };
}
interface Described {
  readonly tagName: string;
  readonly attributes?: readonly Named[];
  readonly events?: readonly Named[];
  readonly cssParts?: readonly Named[];
  readonly slots?: readonly Named[];
}
const read = (file: string): unknown => JSON.parse(readFileSync(`dist/${file}`, 'utf8'));
const manifest = read('custom-elements.json') as { modules: { declarations: Partial<Described>[] }[] };
const described = manifest.modules.flatMap(({ declarations }) =>
  declarations.filter((each): each is Described => each.tagName !== undefined),
);
const namesOf = (list: readonly Named[] = []): string[] => list.map(({ name }) => name).sort();

/** The sources of an element: its own folder, and those it is built on. */
const sourceOf = (tag: string): string => {
  const own = readFileSync(`src/components/${tag}/${tag}.element.ts`, 'utf8');
  const base = /class \w+ extends (?:Heist)?(\w+)/.exec(own)?.[1] ?? '';
  const more = { Game: 'heist-game/heist-game.element', StandaloneElement: 'base/standalone-element' }[base];
  return own + (more ? readFileSync(`src/components/${more}.ts`, 'utf8') : '');
};

let world: World;
/** Element -> the attributes that it observes. */
let observed: Readonly<Record<string, readonly string[]>>;
beforeAll(async () => {
  world = await World.open();
  const { page } = await world.visit(
    '/manifest.html',
    `<script type="module" src="/cdn/how-to-rob-a-bank.js"></script><heist-game game="how-to-rob-a-bank" seed="7"></heist-game>`,
  );
  await seen(page, 'heist-game', '.piece');
  observed = await page.evaluate(
    (tags) =>
      Object.fromEntries(
        tags.map((tag) => [
          tag,
          (customElements.get(tag) as unknown as { observedAttributes: string[] }).observedAttributes,
        ]),
      ),
    described.map(({ tagName }) => tagName),
  );
});
afterAll(() => world.close());

describe('custom-elements.json', () => {
  it('has every element', () => {
    const folders = readdirSync('src/components').filter((name) => name.startsWith('heist-'));
    expect(described.map(({ tagName }) => tagName).sort()).toEqual(folders.sort());
  });

  it.each(described)('$tagName: its attributes, in every file for editors', ({ tagName, attributes }) => {
    const known = namesOf(attributes);
    expect(known).toEqual([...(observed[tagName] ?? [])].sort());
    const code = read('vscode.html-custom-data.json') as { tags: (Named & { attributes: Named[] })[] };
    expect(namesOf(code.tags.find(({ name }) => name === tagName)?.attributes)).toEqual(known);
    const web = read('web-types.json') as {
      contributions: { html: { elements: (Named & { attributes: Named[] })[] } };
    };
    expect(namesOf(web.contributions.html.elements.find(({ name }) => name === tagName)?.attributes)).toEqual(known);
    const jsx = readFileSync('dist/jsx.d.ts', 'utf8');
    const block = new RegExp(`"${tagName}": Props<\\w+, \\{([^}]*)\\}`).exec(jsx)?.[1] ?? '';
    for (const name of known) expect(block).toContain(`"${name}"?:`);
  });

  it.each(described)('$tagName: its events and parts', ({ tagName, events, cssParts }) => {
    const source = sourceOf(tagName);
    const fired = [...source.matchAll(/this\.emit\(\s*'(heist-[a-z-]+)'/g)].map(([, name = '']) => name);
    expect(namesOf(events)).toEqual([...new Set(fired)].sort());
    for (const { type } of events ?? []) expect(type?.text).toMatch(/^CustomEvent<(\{ readonly \w+: .+ \}|Outcome)>$/);
    const drawn = [...source.matchAll(/\bpart="([a-z ]+)/g)].flatMap(([, names = '']) => names.trim().split(' '));
    expect(drawn.filter((name) => !namesOf(cssParts).includes(name))).toEqual([]);
  });
});
