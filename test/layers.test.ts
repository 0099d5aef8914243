// Imports point one way. This test reads every import in src/ and names the file and the arrow that breaks a rule.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

interface Layer {
  /** Folders of src/ that this one may import; always itself as well. */
  readonly uses: readonly string[];
  /** Of those, the ones from which it may take types only. */
  readonly typesOnly?: readonly string[];
  /** Whether it may take types of them and load them with import(), and nothing else. */
  readonly onDemand?: true;
  /** Packages that it must not import. */
  readonly without?: readonly string[];
  /** Whether it may use node: modules, `process` and `console`. */
  readonly host?: true;
  /** Whether it may use `console` alone: elements warn the author of a page there. */
  readonly warns?: true;
}

/** The rules, lowest layer first. `src` stands for the files directly in src/. */
const layers: Readonly<Record<string, Layer>> = {
  table: { uses: [], without: ['xstate', 'lit'] },
  notation: { uses: ['table'], without: ['xstate', 'lit'] },
  locales: { uses: ['table'], typesOnly: ['table'], without: ['xstate', 'lit'] },
  rules: { uses: ['table', 'notation'], without: ['xstate', 'lit'] },
  machines: { uses: ['table', 'notation', 'locales', 'rules', 'games'], without: ['lit'] },
  // The list of games names the parts of each, wherever they are: it takes their types, and loads them on demand.
  games: { uses: ['table', 'locales', 'rules', 'machines', 'components'], onDemand: true },
  diagram: { uses: ['table', 'notation', 'locales', 'machines'], without: ['lit'] },
  verify: { uses: ['table', 'notation', 'machines'], without: ['lit'] },
  // The command draws stills with the boards of the elements.
  cli: {
    uses: ['table', 'notation', 'locales', 'machines', 'diagram', 'verify', 'components', 'src'],
    host: true,
  },
  components: { uses: ['table', 'notation', 'locales', 'machines', 'games', 'verify', 'src'], warns: true },
  src: { uses: ['table', 'notation', 'machines'] },
};

/** Beyond the table: a game's rules know no other game, only what all games share. */
const sharedRules = 'common';

/**
 * Beyond the table: the drawing of a game takes its printed facts from the rules, and the type of its position. Facts know
 * nothing but each other, so that a page which only shows loads no rule with them. Every game has these; another file of
 * facts says so in its head.
 */
const printedFacts = ['board', 'data', 'procedures', 'states'];
const saysFacts = /^(\/\/.*\n)*\/\/ Facts alone: drawings may import it\.\n/;
const typesForDrawings = ['position'];

/** Folders whose files are of one kind: the rules of a game. */
const ofOneKind = /^rules\/[^/]+$/;

const root = fileURLToPath(new URL('../src/', import.meta.url));

describe('layers', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts'));
  const codeOf = (file: string): string => readFileSync(root + file, 'utf8');

  it('every import in src/ points to a lower layer', () => {
    expect(files.length).toBeGreaterThan(0);
    expect(files.flatMap((file) => brokenArrows(file, codeOf(file)))).toEqual([]);
  });

  it('every arrow that is allowed is drawn', () => {
    const drawn = new Set(files.flatMap((file) => arrowsOf(file, codeOf(file))));
    const allowed = Object.entries(layers).flatMap(([from, { uses, host, warns }]) => [
      ...uses.map((to) => `${from} -> ${to}`),
      ...(host ? [`${from} -> process`] : []),
      ...(warns ? [`${from} -> console`] : []),
    ]);
    const facts = [...printedFacts, ...typesForDrawings].map((fact) => `components/boards -> rules/${fact}`);
    expect([...allowed, ...facts].filter((arrow) => !drawn.has(arrow))).toEqual([]);
  });

  it('a file says that it is facts alone because a drawing or another fact takes them', () => {
    const saying = files.filter((file) => saysFacts.test(codeOf(file)));
    expect(saying.filter((file) => !isPrintedFact(file))).toEqual([]);
    const taken = files
      .filter((file) => isPrintedFact(file) || file.startsWith('components/boards/'))
      .flatMap((file) => usesOf(file, codeOf(file)).imports.map(({ name }) => targetOf(file, name)));
    expect(saying.filter((file) => !taken.includes(file.replace('.ts', '.js')))).toEqual([]);
  });

  it('a folder shows at a glance what is in it: about fifteen files, unless they are of one kind', () => {
    const counts = new Map<string, number>();
    for (const file of files) counts.set(posix.dirname(file), (counts.get(posix.dirname(file)) ?? 0) + 1);
    const crowded = [...counts].filter(([folder, count]) => count > 16 && !ofOneKind.test(folder));
    expect(crowded).toEqual([]);
  });

  it('every layer that is allowed is there', () => {
    expect(Object.keys(layers).filter((layer) => !files.some((file) => layerOf(file) === layer))).toEqual([]);
  });
});

describe('the layer test itself', () => {
  it.each([
    ['table/game.ts', `import { cite } from '../rules/common/cite.js';`, 'table -> rules'],
    ['rules/common/grid.ts', `import { assign } from 'xstate';`, 'rules -> xstate'],
    ['machines/chart.ts', `import { html } from 'lit/static-html.js';`, 'machines -> lit'],
    ['machines/chart.ts', `const lit = await import('lit');`, 'machines -> lit'],
    ['verify/explore.ts', `export * from '../cli/main.js';`, 'verify -> cli'],
    ['verify/cases.ts', `import { readFileSync } from 'node:fs';`, 'verify -> node:fs'],
    ['verify/cases.ts', `import fs from 'fs';`, 'verify -> fs'],
    ['verify/cases.ts', `if (x) console.log(1);`, 'verify -> console'],
    ['verify/cases.ts', `const dir = globalThis.process.cwd();`, 'verify -> process'],
    [
      'components/heist-floor/heist-floor.ts',
      `import type { P } from '../../rules/a/position.js';`,
      'components -> rules/a/position',
    ],
    [
      'components/boards/a/plan.ts',
      `import { x } from '../../../rules/b/data.js';`,
      'components/boards/a -> rules/b/data',
    ],
    [
      'components/boards/a/plan.ts',
      `import { x } from '../../../rules/a/moves.js';`,
      'components/boards/a -> rules/a/moves',
    ],
    [
      'components/boards/a/plan.ts',
      `import { x } from '../../../rules/a/position.js';`,
      'components/boards/a -> rules/a/position (only types are allowed)',
    ],
    ['rules/a/data.ts', `import { x } from './catalogue.js';`, 'rules/a/data -> rules/a/catalogue'],
    [
      'rules/lazy-heist/building.ts',
      `import { x } from './alarm.js';`,
      'rules/lazy-heist/building -> rules/lazy-heist/alarm',
    ],
    ['rules/a/board.ts', `import { x } from '../../notation/case.js';`, 'rules/a/board -> notation'],
    ['components/all/all.ts', `console.log(process.argv)`, 'components -> process'],
    ['locales/en/a.ts', `import { open } from '../../table/table.js';`, 'locales -> table (only types are allowed)'],
    ['rules/a/moves.ts', `import { b } from '../b/moves.js';`, 'rules/a -> rules/b'],
    ['rules/common/grid.ts', `type P = import('../a/position.js').Position;`, 'rules/common -> rules/a'],
    [
      'games/a.ts',
      `import { game } from '../machines/a/game.js';`,
      'games -> machines (only types and import() are allowed)',
    ],
    ['index.ts', `export { HeistFloor } from './components/heist-floor/heist-floor.js';`, 'src -> components'],
    ['gadgets/a.ts', ``, 'gadgets -> nothing: this folder is not in the table of layers'],
  ])('catches %s: %s', (file, code, arrow) => {
    expect(brokenArrows(file, code)).toEqual([`src/${file}: ${arrow}`]);
  });

  it.each([
    ['rules/a/moves.ts', `import { grid } from '../common/grid.js'; import { p } from './position.js';`],
    ['locales/en/a.ts', `import type { Texts } from '../../table/rule.js'; import { a } from './b.js';`],
    ['locales/en/a.ts', `import type { Texts } from '../../table/rule.js';`],
    ['machines/chart.ts', `import { setup } from 'xstate'; // console.log(process)`],
    ['rules/a/moves.ts', `const step = { process: 1, text: 'console.log' }; step.process;`],
    ['games/a.ts', `export const game = () => import('../machines/a/game.js');`],
    ['cli/main.ts', `import { argv } from 'node:process'; console.log(argv);`],
    ['index.ts', `export { openTable } from './table/table.js';`],
    ['components/boards/a/plan.ts', `import { rooms } from '../../../rules/a/board.js';`],
    ['components/boards/a/plan.ts', `import type { Position } from '../../../rules/a/position.js';`],
    ['rules/a/data.ts', `import type { P } from './position.js'; import { r } from './board.js';`],
    ['components/boards/lazy-heist/plan.ts', `import { planOf } from '../../../rules/lazy-heist/building.js';`],
  ])('lets %s be: %s', (file, code) => {
    expect(brokenArrows(file, code)).toEqual([]);
  });
});

/** The rules that a file of src/ breaks, each as `src/file: from -> to`. */
function brokenArrows(file: string, code: string): string[] {
  const from = layerOf(file);
  const layer = layers[from];
  if (!layer) return [`src/${file}: ${from} -> nothing: this folder is not in the table of layers`];

  const { imports, globals } = usesOf(file, code);
  const targets = [
    ...imports.flatMap((found) => forbidden(file, layer, found) ?? []),
    ...globals
      .filter((name) => !layer.host && !(layer.warns && name === 'console'))
      .map((name) => `${from} -> ${name}`),
  ];
  return targets.map((arrow) => `src/${file}: ${arrow}`);
}

/** The arrow that this import draws, if the layer does not allow it. */
function forbidden(file: string, layer: Layer, { name, typesOnly, onDemand }: Import): string | null {
  const from = layerOf(file);
  if (!name.startsWith('.')) {
    const [pkg = name] = name.split('/');
    const isHost = isBuiltin(name) && !layer.host;
    return layer.without?.includes(pkg) ? `${from} -> ${pkg}` : isHost ? `${from} -> ${name}` : null;
  }
  const target = targetOf(file, name);
  const to = layerOf(target);
  if (isPrintedFact(file) && !typesOnly) {
    const isFact = isPrintedFact(target) || folderOf(target) === sharedRules || to === 'table';
    return isFact ? null : `${file.replace('.ts', '')} -> ${to === 'rules' ? target.replace('.js', '') : to}`;
  }
  if (to === 'rules' && from === 'rules') {
    const [game, other] = [folderOf(file), folderOf(target)];
    return other === game || other === sharedRules ? null : `rules/${game} -> rules/${other}`;
  }
  if (to === 'rules' && from === 'components') return forbiddenFact(file, target, typesOnly);
  if (to === from) return null;
  if (!layer.uses.includes(to)) return `${from} -> ${to}`;
  if (layer.onDemand && !typesOnly && !onDemand) return `${from} -> ${to} (only types and import() are allowed)`;
  return !typesOnly && layer.typesOnly?.includes(to) ? `${from} -> ${to} (only types are allowed)` : null;
}

/** What a drawing may not take of the rules. */
function forbiddenFact(file: string, target: string, typesOnly: boolean): string | null {
  const [, folder, game] = file.split('/');
  const isDrawing = folder === 'boards';
  const arrow = `components${isDrawing ? `/boards/${game ?? ''}` : ''} -> ${target.replace('.js', '')}`;
  if (!isDrawing || folderOf(target) !== game) return arrow;
  if (isPrintedFact(target)) return null;
  if (!typesForDrawings.includes(nameOf(target))) return arrow;
  return typesOnly ? null : `${arrow} (only types are allowed)`;
}

/** Every arrow that a file draws to another layer, allowed or not. */
function arrowsOf(file: string, code: string): string[] {
  const from = layerOf(file);
  const { imports, globals } = usesOf(file, code);
  const targets = imports.flatMap(({ name }) => (name.startsWith('.') ? [targetOf(file, name)] : []));
  return [
    ...targets.map((target) => `${from} -> ${layerOf(target)}`),
    ...targets
      .filter((target) => layerOf(target) === 'rules')
      .map((t) => `${from}/${folderOf(file)} -> rules/${nameOf(t)}`),
    ...globals.map((name) => `${from} -> ${name}`),
  ];
}

const targetOf = (file: string, name: string): string => posix.join(posix.dirname(file), name);
const nameOf = (file: string): string => posix.basename(file).replace(/\.[jt]s$/, '');
const isPrintedFact = (file: string): boolean =>
  layerOf(file) === 'rules' &&
  folderOf(file) !== sharedRules &&
  (printedFacts.includes(nameOf(file)) || saysFacts.test(textOf(file.replace(/js$/, 'ts'))));
const textOf = (file: string): string => (existsSync(root + file) ? readFileSync(root + file, 'utf8') : '');

/** `rules/common/grid.ts` is in the layer `rules`, `index.ts` in the layer `src`. */
function layerOf(file: string): string {
  return file.includes('/') ? (file.split('/')[0] ?? '') : 'src';
}

/** `rules/common/grid.ts` is in the folder `common` of its layer. */
function folderOf(file: string): string {
  return file.split('/')[1] ?? '';
}

interface Import {
  readonly name: string;
  readonly typesOnly: boolean;
  readonly onDemand?: true;
}

interface Uses {
  readonly imports: readonly Import[];
  readonly globals: readonly string[];
}

/** By file and code: several tests ask about every file. */
const known = new Map<string, Uses>();

function usesOf(file: string, code: string): Uses {
  const key = `${file}\n${code}`;
  const uses = known.get(key) ?? readUses(file, code);
  known.set(key, uses);
  return uses;
}

/** What a file imports, in any of the ways TypeScript has, and which of the host's globals it uses. */
function readUses(file: string, code: string): Uses {
  const imports: Import[] = [];
  const globals: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      imports.push({ name: node.moduleSpecifier.text, typesOnly: takesTypesOnly(node.importClause) });
      return;
    }
    if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
      imports.push({ name: node.moduleSpecifier.text, typesOnly: node.isTypeOnly });
    } else if (
      ts.isImportTypeNode(node) &&
      ts.isLiteralTypeNode(node.argument) &&
      ts.isStringLiteral(node.argument.literal)
    ) {
      imports.push({ name: node.argument.literal.text, typesOnly: true });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      const name = argument && ts.isStringLiteralLike(argument) ? argument.text : '?';
      imports.push({ name, typesOnly: false, onDemand: true });
    } else if (ts.isPropertyAccessExpression(node)) {
      // `process.cwd` and `globalThis.process.cwd`, but not `step.process`.
      for (const part of [node.expression, node.name]) {
        const isGlobal = part === node.expression || node.expression.getText() === 'globalThis';
        if (isGlobal && ts.isIdentifier(part) && ['process', 'console'].includes(part.text)) globals.push(part.text);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true));
  return { imports, globals };
}

function takesTypesOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const names = clause.namedBindings;
  return !clause.name && !!names && ts.isNamedImports(names) && names.elements.every((item) => item.isTypeOnly);
}
