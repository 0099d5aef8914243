import js from '@eslint/js';
import { configs as lit } from 'eslint-plugin-lit';
import { configs as wc } from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      'dist-site/',
      'dist-release/',
      'coverage/',
      'node_modules/',
      'test/add-a-game/',
      // Written by a program.
      'src/rules/*/rule-index.ts',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // Numbers in messages are fine; `${object}` still is not.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => doIt()` reads well as a callback.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // A name with a leading underscore says that it is there for its place only.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Calls some assertions unnecessary that the compiler needs (a generic machine's guards and actions).
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      // There are no enums here, and looking for them takes a tenth of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // Adding to an interface of the platform is done by an interface that only extends another.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      // The compiler knows which globals exist.
      'no-undef': 'off',
    },
  },
  {
    files: ['src/components/**/*.ts'],
    extends: [lit['flat/recommended'], wc['flat/recommended'], wc['flat/best-practice']],
  },
  {
    // chai says `expect(x).to.be.true`, and with axe every assertion looks like a promise.
    files: ['test/**/*.wtr.ts'],
    rules: { '@typescript-eslint/no-unused-expressions': 'off', '@typescript-eslint/no-floating-promises': 'off' },
  },
  {
    // MediaWiki's ResourceLoader has require().
    files: ['integrations/mediawiki/**/*.js'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // Plain JavaScript: tsc checks its types, rules that need them would only repeat it.
    files: ['**/*.js', '**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
  },
);
