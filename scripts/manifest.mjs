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
 *   description?: string, attributes?: Attribute[], events?: { name: string, description?: string }[] }} Declaration
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
  const events = (declaration.events ?? []).filter(({ name }) => name.startsWith('heist-'));
  const element = { ...declaration, tagName, customElement: true, members, events };
  return {
    ...module,
    path,
    declarations: [JSON.parse(JSON.stringify(element, (key, value) => (key === 'module' ? published(value) : value)))],
    exports: [{ kind: 'js', name: declaration.name, declaration: { name: declaration.name, module: path } }],
  };
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
 * React 19 and everything else that reads JSX.IntrinsicElements. Opt in with `import type {} from 'heist-kit/jsx'`.
 * @param {Manifest} all
 */
function jsxTypes(all) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const tags = elementsOf(all).map(({ tagName = '', summary = '', attributes = [], members = [], events = [] }) => {
    // What has no attribute is given as a property: a case, a position, a text.
    const properties = members
      .filter(
        ({ kind, name, attribute }) => kind === 'field' && !attribute && ['case', 'position', 'text'].includes(name),
      )
      .map(
        ({ name, description = '' }) =>
          `    /** ${description.replace(/\s+/g, ' ')} */\n    ${JSON.stringify(name)}?: ${name === 'text' ? 'string' : 'unknown'};`,
      );
    const lines = attributes.map(({ name, type, description = '' }) => {
      const isFlag = type?.text === 'boolean';
      // Options may be given as an object: React then sets the property.
      const values = isFlag ? 'boolean' : name === 'options' ? 'string | object' : 'string | number';
      return `    /** ${description.replace(/\s+/g, ' ')} */\n    ${JSON.stringify(name)}?: ${values};`;
    });
    const listeners = events.map(
      ({ name, description = '' }) =>
        `    /** ${description.replace(/\s+/g, ' ')} */\n    ${JSON.stringify(`on${name}`)}?: (event: CustomEvent) => void;`,
    );
    return `  /** ${summary} */\n  ${JSON.stringify(tagName)}: HeistAttributes & {\n${[...lines, ...properties, ...listeners].join('\n')}\n  };`;
  });
  return `// Types of the elements of heist-kit ${version} for JSX. Opt in: import type {} from 'heist-kit/jsx';
interface HeistAttributes {
  id?: string;
  class?: string;
  className?: string;
  lang?: string;
  slot?: string;
  part?: string;
  title?: string;
  role?: string;
  dir?: string;
  tabIndex?: number;
  hidden?: boolean;
  [name: \`aria-\${string}\`]: unknown;
  [name: \`data-\${string}\`]: unknown;
  style?: unknown;
  key?: string | number | null;
  ref?: unknown;
  children?: unknown;
}

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
