// The compiler's and eslint's judgement of the code. Most of eslint's rules here ask for types: it is given the program
// that the compiler has just checked, instead of building and checking one of its own, which takes as long again.
import { ESLint } from 'eslint';
import ts from 'typescript';
import { root } from '../setup.mjs';

const config = ts.getParsedCommandLineOfConfigFile(
  'tsconfig.json',
  {},
  {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (problem) => {
      throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'));
    },
  },
);
if (!config) throw new Error('tsconfig.json cannot be read.');
const program = ts.createProgram({ rootNames: config.fileNames, options: config.options });
const problems = [...config.errors, ...ts.getPreEmitDiagnostics(program)];
const format = process.stdout.isTTY ? ts.formatDiagnosticsWithColorAndContext : ts.formatDiagnostics;
if (problems.length > 0)
  console.error(
    format(problems, {
      getCanonicalFileName: (name) => name,
      getCurrentDirectory: () => root,
      getNewLine: () => '\n',
    }),
  );

const eslint = new ESLint({
  cwd: root,
  overrideConfig: {
    files: ['**/*.ts'],
    languageOptions: { parserOptions: { projectService: false, programs: [program] } },
  },
});
const results = await eslint.lintFiles('.');
const stylish = await eslint.loadFormatter('stylish');
console.error(await stylish.format(results));
const found = results.reduce((sum, { errorCount, warningCount }) => sum + errorCount + warningCount, 0);
console.log(`${results.length} files checked. Mistakes in types: ${problems.length}, in style: ${found}.`);
process.exitCode = problems.length + found === 0 ? 0 : 1;
