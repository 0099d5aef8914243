// Writes what editors know of the elements, after the build: dist/custom-elements.json, VS Code's HTML data, JetBrains'
// web-types and types for JSX. Everything comes from the comments and properties in src/components.
import { createRequire } from 'node:module';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
// @ts-expect-error -- it has no types
import { create } from '@custom-elements-manifest/analyzer/src/create.js';
// @ts-expect-error -- nor has this
import { litPlugin } from '@custom-elements-manifest/analyzer/src/features/framework-plugins/lit/lit.js';
import { generateJetBrainsWebTypes } from 'custom-element-jet-brains-integration';
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration';

/**
 * @typedef {{ name: string, type?: { text: string }, description?: string, fieldName?: string }} Attribute
 * @typedef {{ kind: string, name: string, tagName?: string, customElement?: boolean, members?: any[], summary?: string,
 *   description?: string, attributes?: Attribute[], events?: { name: string, description?: string, type?: { text: string } }[] }} Declaration
 * @typedef {{ kind: string, path: string, declarations: Declaration[], exports: any[] }} Module
 * @typedef {{ schemaVersion: string, modules: Module[] }} Manifest
 */

const outdir = 'dist';
if (!existsSync(outdir)) throw new Error('There is no dist/ yet. First: npm run build');

// The analyzer's own TypeScript: syntax trees of another version mean something else to it.
/** @type {import('typescript')} */
const ts = createRequire(import.meta.resolve('@custom-elements-manifest/analyzer/cli.js'))('typescript');

// Not its command: that one writes into package.json.
const modules = readdirSync('src/components', { recursive: true, encoding: 'utf8' })
  .map((path) => `src/components/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\/(heist-[a-z]+\/[^/]+\.element|base\/(element|standalone-element))\.ts$/.test(path))
  .map((path) => ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true));
const manifest = /** @type {Manifest} */ (create({ modules, plugins: litPlugin() }));
/** Event -> the type of its detail, as src/components/base/events.ts has it. @type {Map<string, string>} */
const details = detailsIn('src/components/base/events.ts');
const described = describe(manifest);
writeFileSync(`${outdir}/custom-elements.json`, `${JSON.stringify(described, null, 1)}\n`);
generateVsCodeCustomElementData(/** @type {any} */ (described), { outdir, cssFileName: null, hideLogs: true });
generateJetBrainsWebTypes(/** @type {any} */ (described), { outdir, packageJson: false, hideLogs: true });
writeFileSync(`${outdir}/jsx.d.ts`, jsxTypes(described));
writeFileSync(`${outdir}/jsx.js`, '// Types only.\nexport {};\n');

const count = elementsOf(described).length;
console.log(`described ${count} elements for editors`);

/**
 * The elements alone, with the files that are published. An element's tag is the name of its folder: the classes do not
 * register themselves, `heist-x.js` beside them does.
 * @param {Manifest} found
 * @returns {Manifest}
 */
function describe({ schemaVersion, modules }) {
  const elements = modules.flatMap((module) => {
    const tag = /components\/(heist-[a-z]+)\/\1\.element\.ts$/.exec(module.path)?.[1];
    const declaration = module.declarations.find(({ kind, name }) => kind === 'class' && name.startsWith('Heist'));
    return tag && declaration ? [elementModule(tag, module, declaration)] : [];
  });
  const definitions = elements.map(({ path, declarations: [{ tagName, name } = { tagName: '', name: '' }] }) => ({
    kind: 'javascript-module',
    path: path.replace('.element.js', '.js'),
    declarations: [],
    exports: [{ kind: 'custom-element-definition', name: tagName, declaration: { name, module: path } }],
  }));
  return { schemaVersion, modules: [...elements, ...definitions] };
}

/**
 * @param {string} tagName
 * @param {Module} module
 * @param {Declaration} declaration
 * @returns {Module}
 */
function elementModule(tagName, module, declaration) {
  const path = published(module.path);
  const members = (declaration.members ?? []).filter(
    ({ privacy, static: isStatic, name }) =>
      (privacy ?? 'public') === 'public' &&
      !isStatic &&
      !/^(on[A-Z]|connectedCallback|disconnectedCallback|render|words|session$)/.test(name),
  );
  // What an element only remembers has no attribute.
  const inner = (declaration.members ?? []).filter(({ privacy }) => (privacy ?? 'public') !== 'public');
  const attributes = (declaration.attributes ?? []).filter(
    ({ name, fieldName }) => !inner.some((member) => member.name === (fieldName ?? name)),
  );
  const events = (declaration.events ?? [])
    .filter(({ name }) => name.startsWith('heist-'))
    .map((event) => ({ ...event, type: { text: `CustomEvent<${details.get(event.name) ?? 'unknown'}>` } }));
  const element = { ...declaration, tagName, customElement: true, members, attributes, events };
  return {
    ...module,
    path,
    declarations: [JSON.parse(JSON.stringify(element, (key, value) => (key === 'module' ? published(value) : value)))],
    exports: [{ kind: 'js', name: declaration.name, declaration: { name: declaration.name, module: path } }],
  };
}

/** @param {string} path */
function detailsIn(path) {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true);
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const statement of file.statements)
    if (ts.isInterfaceDeclaration(statement) && statement.name.text === 'HeistEvents')
      for (const member of statement.members)
        if (ts.isPropertySignature(member) && ts.isStringLiteral(member.name) && member.type)
          found.set(member.name.text, member.type.getText().replace(/\s+/g, ' '));
  return found;
}

/** @param {string} path */
function published(path) {
  return path.replace(/^\/?src\//, 'dist/').replace(/\.ts$/, '.js');
}

/** @param {Manifest} all */
function elementsOf({ modules }) {
  return modules.flatMap(({ declarations }) => declarations.filter(({ tagName }) => tagName));
}

/**
 * React 19: the attributes of any HTML element, those of ours, properties and events. Opt in with
 * `import type {} from 'heist-kit/jsx'`.
 * @param {Manifest} all
 */
function jsxTypes(all) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const line = (/** @type {string} */ name, /** @type {string} */ type, /** @type {string | undefined} */ about = '') =>
    `    /** ${about.replace(/\s+/g, ' ')} */\n    ${JSON.stringify(name)}?: ${type};`;
  const elements = elementsOf(all);
  const tags = elements.map(({ tagName = '', name: className, summary = '', ...element }) => {
    const { attributes = [], members = [], events = [] } = element;
    const lines = [
      ...attributes.map(({ name, type, description }) =>
        // Options may be given as an object: React then sets the property.
        line(
          name,
          type?.text === 'boolean' ? 'boolean' : name === 'options' ? 'string | object' : 'string | number',
          description,
        ),
      ),
      // What has no attribute is given as a property: a case, a position, a text.
      ...members
        .filter(
          ({ kind, name, attribute }) => kind === 'field' && !attribute && ['case', 'position', 'text'].includes(name),
        )
        .map(({ name, description }) => line(name, name === 'text' ? 'string' : 'unknown', description)),
      ...events.map(({ name, description }) => line(`on${name}`, `Listener<'${name}'>`, description)),
    ];
    return `  /** ${summary} */\n  ${JSON.stringify(tagName)}: Props<${className}, {\n${lines.join('\n')}\n  }>;`;
  });
  const classes = elements.map(
    ({ tagName, name }) => `import type { ${name} } from './components/${tagName}/${tagName}.element.js';`,
  );
  return `// Types of the elements of heist-kit ${version} for JSX. Opt in: import type {} from 'heist-kit/jsx';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { HeistEvents } from './components/base/events.js';
${classes.join('\n')}

type Listener<Name extends keyof HeistEvents> = (event: CustomEvent<HeistEvents[Name]>) => void;
/** What any HTML element takes, and what this one takes. */
type Props<Element, Own> = Own & Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, keyof Own> & { class?: string };

export interface HeistElements {
${tags.join('\n')}
}

declare global {
  namespace JSX {
    interface IntrinsicElements extends HeistElements {}
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends HeistElements {}
  }
}
`;
}
