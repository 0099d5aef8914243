// What rollup.config.mjs builds with. Plain plugins: each does one thing.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { minify as terser } from 'terser';
import ts from 'typescript';

/** @typedef {import('rollup').Plugin} Plugin */

/** Source -> JavaScript. @type {Map<string, { code: string, map: string | null }>} */
const compiled = new Map();

/**
 * JavaScript file by file (isolatedModules makes that safe); with `types`, also the types of the whole program and the
 * compiler's errors. Not @rollup/plugin-typescript: it always takes decorator helpers from tslib, which would have to be
 * shipped as well.
 * @param {string} tsconfig
 * @param {{ types?: boolean }} [settings]
 * @returns {Plugin}
 */
export function compile(tsconfig, { types = false } = {}) {
  const { config } = ts.readConfigFile(tsconfig, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());

  return {
    name: 'compile',
    buildStart() {
      if (!types) return;
      const program = ts.createProgram(fileNames, options);
      const problems = ts.getPreEmitDiagnostics(program);
      if (problems.length > 0) this.error(ts.formatDiagnostics(problems, ts.createCompilerHost(options)).trim());
      const write = (/** @type {string} */ path, /** @type {string} */ source) =>
        this.emitFile({ type: 'asset', fileName: relative('dist', path).replaceAll('\\', '/'), source });
      program.emit(undefined, write, undefined, true);
    },
    resolveId(source, importer) {
      // An entry, too: "sideEffects" in package.json speaks of what is published, not of the sources.
      if (!importer) return source.endsWith('.ts') ? resolve(source) : null;
      if (!importer.endsWith('.ts') || !source.startsWith('.')) return null;
      return resolve(importer, '..', source.replace(/\.js$/, '.ts'));
    },
    transform(code, fileName) {
      if (!fileName.endsWith('.ts')) return null;
      // Several builds read the same files.
      const known = compiled.get(code);
      if (known) return known;
      const compilerOptions = { ...options, module: ts.ModuleKind.ESNext };
      const { outputText, sourceMapText } = ts.transpileModule(code, { fileName, compilerOptions });
      const result = { code: outputText, map: sourceMapText ?? null };
      compiled.set(code, result);
      return result;
    },
  };
}

/**
 * What a page loads is lighter: `x.light.ts` stands in for `x.ts` beside it (but who asks for `x` with import() gets the
 * whole of it), and what only the command asks of a game (the board in characters, claims about every position, how its
 * languages differ, how good a position is) stays out.
 * @returns {Plugin}
 */
export function light() {
  /** @type {Readonly<Record<string, string>>} */
  const emptied = {
    'sketch.ts': "export const sketch = () => '';",
    'invariants.ts': 'export const invariants = [];',
    'languages.ts': 'export const languages = [];',
    'score.ts': 'export const score = () => 0;',
  };
  return {
    name: 'light',
    resolveId(source, importer) {
      if (!importer?.endsWith('.ts') || !source.startsWith('.')) return null;
      const stand = resolve(importer, '..', source.replace(/\.js$/, '.light.ts'));
      return existsSync(stand) ? stand : null;
    },
    resolveDynamicImport(source, importer) {
      if (typeof source !== 'string' || !importer.endsWith('.ts') || !source.startsWith('.')) return null;
      return resolve(importer, '..', source.replace(/\.js$/, '.ts'));
    },
    load(id) {
      const isRules = basename(dirname(dirname(id))) === 'rules';
      return isRules ? (emptied[basename(id)] ?? null) : null;
    },
    transform(code, id) {
      const [, names] = leftOut.find(([files]) => files.test(id.replaceAll('\\', '/'))) ?? [];
      return names ? { code: withoutFields(code, id, names), map: null } : null;
    },
  };
}

/** Files, and fields in them that only the command and the books about a game show. @type {[RegExp, string[]][]} */
const leftOut = [
  [/src\/rules\/[^/]+\/catalogue\.ts$/, ['kind', 'notCheckable']],
  [/src\/rules\/[^/]+\/data\.ts$/, ['note']],
  [/src\/locales\/[^/]+\/(?!ui|explain)[^/.]+(\.rulings)?\.ts$/, ['alternatives', 'why']],
];

/**
 * @param {string} code
 * @param {string} id
 * @param {string[]} names
 */
function withoutFields(code, id, names) {
  /** @type {[number, number][]} */
  const cuts = [];
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && names.includes(node.name.text)) {
      const comma = /^\s*,/.exec(code.slice(node.getEnd()))?.[0].length ?? 0;
      cuts.push([node.getStart(), node.getEnd() + comma]);
    } else ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(id, code, ts.ScriptTarget.Latest, true));
  return cuts.reverse().reduce((rest, [start, end]) => rest.slice(0, start) + rest.slice(end), code);
}

/**
 * One game in place of all of them, in the file itself and not loaded on demand; so are the elements.
 * @param {string} game
 * @returns {Plugin}
 */
export function onlyGame(game) {
  const name = game.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const folder = resolve('src/components');
  const entry = resolve(folder, 'cdn', `${game}.ts`);
  return {
    name: 'only-game',
    resolveId: (source) => (source === game ? entry : null),
    load(id) {
      if (id === entry) return `import '../all/all.js'; import '../internal/playing.js'; import './cdn.js';`;
      if (id !== resolve(folder, 'internal/loaders.ts')) return null;
      return `
        import { drawing } from './boards/${game}.js';
        import { pointing } from './boards/${game}.pointing.js';
        import { ${name}Board as en } from '../../locales/en/${game}.board.js';
        import { ${name} as game } from '../../machines/${game}.js';
        const board = { drawing, words: { en } };
        export const loaders = {
          '${game}': {
            board: async () => board,
            pointing: async () => pointing,
            studies: async () => (await import('./boards/${game}.studies.js')).studies,
            rules: async () => game,
            book: () => import('../../machines/${game}.book.js'),
            reading: () => import('../../machines/${game}.reading.js'),
          },
        };
        export const prefixes = { [game.prefix]: '${game}' };`;
    },
  };
}

/**
 * Templates and style sheets without the line breaks and spaces that only authors read.
 * @returns {Plugin}
 */
export function shortLiterals() {
  return {
    name: 'short-literals',
    transform(code, id) {
      if (!id.endsWith('.ts') || !/\b(css|html|svg)`/.test(code)) return null;
      const file = ts.createSourceFile(id, code, ts.ScriptTarget.Latest, true);
      /** @type {{ start: number, end: number, text: string }[]} */
      const changes = [];
      const visit = (/** @type {ts.Node} */ node) => {
        if (ts.isTaggedTemplateExpression(node) && ts.isIdentifier(node.tag)) {
          const shorten = shorteners[node.tag.text];
          const { template } = node;
          const parts = ts.isNoSubstitutionTemplateLiteral(template)
            ? [template]
            : [template.head, ...template.templateSpans.map(({ literal }) => literal)];
          if (shorten)
            for (const part of parts) {
              // The text between ` or } and ` or ${.
              const start = part.getStart() + 1;
              const end = part.getEnd() - (part.getText().endsWith('${') ? 2 : 1);
              changes.push({ start, end, text: shorten(code.slice(start, end)) });
            }
        }
        ts.forEachChild(node, visit);
      };
      visit(file);
      let short = code;
      for (const { start, end, text } of changes.sort((a, b) => b.start - a.start))
        short = short.slice(0, start) + text + short.slice(end);
      return { code: short, map: null };
    },
  };
}

/** @type {Readonly<Record<string, (text: string) => string>>} */
const shorteners = {
  // A colon with a space after it is a declaration; selectors have none. Spaces around + and - are part of calc().
  css: (text) =>
    text
      .replace(/\/\*[^]*?\*\//g, '')
      .replace(/\s+/g, ' ')
      .replace(/ ?([{};,]) ?/g, '$1')
      .replace(/: /g, ':')
      .replace(/;}/g, '}')
      .replace(/([\s:,(-])0\./g, '$1.')
      .replace(/#(\w)\1(\w)\2(\w)\3\b/g, '#$1$2$3'),
  html: (text) => text.replace(/\s+/g, ' '),
  // Outside of its text elements SVG does not care for spaces between tags.
  svg: (text) => text.replace(/\s+/g, ' ').replace(/> </g, '><'),
};

/** @returns {Plugin} */
export function minify() {
  return {
    name: 'minify',
    async renderChunk(code) {
      const { code: short = '', map } = await terser(code, {
        module: true,
        ecma: 2020,
        compress: { passes: 2, pure_getters: true, unsafe_arrows: true },
        sourceMap: true,
        format: { comments: false },
      });
      return { code: short, map: typeof map === 'string' ? JSON.parse(map) : (map ?? null) };
    },
  };
}

/** @returns {{ name: string, version: string, dependencies: Record<string, string> }} */
export const manifest = () => JSON.parse(readFileSync('package.json', 'utf8'));
