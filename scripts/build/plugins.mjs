// What rollup.config.mjs builds with. Plain plugins: each does one thing.
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { minify as terser } from 'terser';
import ts from 'typescript';
import { remembered } from './cache.mjs';

/** @typedef {import('rollup').Plugin} Plugin */

/**
 * JavaScript file by file (isolatedModules makes that safe); with `types`, also the types of the whole program and the
 * compiler's errors. Not @rollup/plugin-typescript: several builds read the same files, and this compiles each file once
 * (scripts/build/cache.mjs).
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
      // In npm test another stage judges the types: here they are only written.
      const isJudged = process.env['HEIST_TYPES'] === 'judged';
      const program = ts.createProgram(
        fileNames,
        isJudged ? { ...options, noCheck: true, noEmitOnError: false } : options,
      );
      const problems = isJudged ? [] : ts.getPreEmitDiagnostics(program);
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
      const compilerOptions = { ...options, module: ts.ModuleKind.ESNext };
      // Wherever the project lies.
      const how = JSON.stringify([ts.version, compilerOptions, fileName]).replaceAll(process.cwd(), '');
      return remembered(how, code, () => {
        const { outputText, sourceMapText } = ts.transpileModule(code, { fileName, compilerOptions });
        return { code: outputText, map: sourceMapText ?? null };
      });
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
      .replace(/ (?=!important)/g, '')
      .replace(/([\w)\]'*]) ([>~]) (?=[\w.:*[])/g, '$1$2')
      .replace(/='([\w-]+)'\]/g, '=$1]')
      .replace(/([\s:,(-])0\./g, '$1.')
      .replace(/#(\w)\1(\w)\2(\w)\3\b/g, '#$1$2$3'),
  html: (text) => text.replace(/\s+/g, ' '),
  // Outside of its text elements SVG does not care for spaces between tags.
  svg: (text) =>
    text
      .replace(/\s+/g, ' ')
      .replace(/> </g, '><')
      .replace(/^ <|> $/g, (edge) => edge.trim())
      .replace(/" \/>/g, '"/>'),
};

/** @type {import('terser').MinifyOptions} */
const shortly = {
  module: true,
  ecma: 2020,
  compress: { passes: 2, pure_getters: true, unsafe_arrows: true, keep_fargs: false },
  sourceMap: true,
  format: { comments: false },
};

/**
 * What a file imports and exports has the same name inside it as between files: `import{a}` and not
 * `import{a as t}`. Two files may use one name for different things: the longest list goes first.
 * @param {string} code
 */
function sharedNames(code) {
  const lists = [...code.matchAll(/^(import|export) \{ (.*) \}/gm)].sort(
    ([, , a = ''], [, , b = '']) => b.length - a.length,
  );
  /** @type {Record<string, string>} */
  const props = {};
  for (const [, kind, names = ''] of lists)
    for (const each of names.split(', ')) {
      const [first = '', last = first] = each.split(' as ');
      const [inside, between] = kind === 'import' ? [last, first] : [first, last];
      // A longer name was written by somebody.
      if (between.length <= 2 && !Object.values(props).includes(between)) props[`$${inside}`] ??= between;
    }
  return { vars: { props } };
}

/** @returns {Plugin} */
export function minify() {
  const version = manifest('node_modules/terser').version;
  return {
    name: 'minify',
    async renderChunk(code) {
      // Until files have their names, rollup writes numbers of the whole build; a file that is the same has the same here.
      /** @type {string[]} */
      const numbers = [];
      const numbered = code.replace(/!~\{(\w+)\}~/g, (number, { length }) => {
        if (!numbers.includes(number)) numbers.push(number);
        return `!~{${String(numbers.indexOf(number)).padStart(length, '0')}}~`;
      });
      const settings = { ...shortly, nameCache: sharedNames(numbered) };
      const how = JSON.stringify([version, settings]);
      const { code: short = '', map } = await remembered(how, numbered, () => terser(numbered, settings));
      return {
        code: short.replace(/!~\{(\w+)\}~/g, (_, index) => numbers[Number(index)] ?? ''),
        map: typeof map === 'string' ? JSON.parse(map) : (map ?? null),
      };
    },
  };
}

/**
 * Whoever passes on a package passes on its licence: those of all packages in a bundle, in one file beside it. (Comments,
 * where they stood, are gone.)
 * @returns {Plugin}
 */
export function licences() {
  return {
    name: 'licences',
    generateBundle() {
      const folders = [...this.getModuleIds()].flatMap(
        (id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? [],
      );
      const texts = [...new Set(folders)].sort().map((folder) => {
        const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
        const file = readdirSync(folder).find((each) => /^licen[cs]e(\.\w+)?$/i.test(each));
        if (file === undefined) throw new Error(`${name} has no file with its licence`);
        return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
      });
      this.emitFile({ type: 'asset', fileName: 'LICENSES.txt', source: texts.join(`\n${'-'.repeat(80)}\n\n`) });
    },
  };
}

/**
 * @param {string} [folder]
 * @returns {{ name: string, version: string, dependencies: Record<string, string> }}
 */
export const manifest = (folder = '.') => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
