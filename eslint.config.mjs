import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { brandColors } from './tools/lint/brand-colors.ts';
import { childCount } from './tools/lint/child-count.ts';
import { clientBoundary } from './tools/lint/client-boundary.ts';
import { knownTokens } from './tools/lint/known-tokens.ts';
import { noSiteNames } from './tools/lint/no-site-names.ts';
import { screenInRender } from './tools/lint/screen-in-render.ts';

/** Names of CMS fields, such as gfTitle: only content definitions and what feeds or tests them may speak them. */
const CMS_FIELD = String.raw`Literal[value=/^gf[A-Z]\w*$/]`;

/** Rules of this workspace, one file each in tools/lint. */
const skein = {
  rules: {
    'brand-colors': brandColors,
    'child-count': childCount,
    'client-boundary': clientBoundary,
    'known-tokens': knownTokens,
    'no-site-names': noSiteNames,
  },
};

/** A container of any kind, asked for a width of one block's own. */
const NAMELESS_WIDTH = String.raw`TemplateElement[value.raw=/@container \([^)]*\d/]`;

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/.dev/**',
      '**/out-tsc/**',
      '**/node_modules/**',
      '.nx/**',
      '.data/**',
      'content/generated/**',
      '**/*.generated.ts',
      '**/.vite/**',
      '**/test-results/**',
      '**/playwright-report/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.mjs'],
    plugins: {
      '@nx': nx,
      'react-hooks': reactHooks,
      skein,
    },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Declarations print the name of an interface, and of a type alias all that it stands for.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: true,
          // The registry loads components lazily; everything else about a library is imported as usual.
          checkDynamicDependenciesExceptions: ['.*'],
          // Configuration, and what tests share, runs before anything is built.
          allow: [
            String.raw`^.*/(vite\.(lib|class-names|without-jsx|words)|test-level|free-port|library-files|host/src/vite/index|ui/src/tokens/tokens-css)(\.ts)?$`,
          ],
          depConstraints: [
            { sourceTag: 'layer:0', onlyDependOnLibsWithTags: [] },
            // `base`: what the rest of its layer may build on.
            { sourceTag: 'layer:1', onlyDependOnLibsWithTags: ['layer:0', 'base'] },
            { sourceTag: 'base', onlyDependOnLibsWithTags: ['layer:0'] },
            { sourceTag: 'layer:2', onlyDependOnLibsWithTags: ['layer:0', 'layer:1'] },
            { sourceTag: 'layer:3', onlyDependOnLibsWithTags: ['layer:0', 'layer:1', 'layer:2'] },
            { sourceTag: 'layer:art', onlyDependOnLibsWithTags: [] },
            {
              sourceTag: 'layer:content',
              onlyDependOnLibsWithTags: ['layer:art', 'layer:0', 'layer:1', 'layer:2', 'layer:3'],
            },
            { sourceTag: 'layer:app', onlyDependOnLibsWithTags: ['*'] },
            { sourceTag: 'layer:tools', onlyDependOnLibsWithTags: ['*'] },
            {
              sourceTag: 'platform:browser',
              onlyDependOnLibsWithTags: ['platform:browser', 'platform:universal'],
            },
          ],
        },
      ],
    },
  },
  {
    // As another team would write it.
    files: ['libs/*/readme/**'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    // What an editor or a visitor types may be long: no pattern may take the square of its length.
    files: ['libs/*/src/**', 'apps/{api,site}/src/**', 'content/**/*.ts'],
    ignores: ['**/*.test.*'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    // Playwright hands fixtures on with a function called `use`.
    files: ['apps/site-e2e/src/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    files: ['libs/*/src/**/*.ts', 'libs/*/src/**/*.tsx'],
    ignores: [
      '**/*.{block,content}.ts',
      '**/*.shared.ts',
      '**/*.fixtures.ts',
      '**/*.test.*',
      '**/*.test-support.*',
      '**/*.stories.tsx',
      'libs/cms-client/**',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: CMS_FIELD, message: 'CMS field names belong in *.block.ts and *.content.ts.' },
        {
          selector: NAMELESS_WIDTH,
          message: 'Layouts turn at the named widths: atLeast and narrowerThan of @skein/ui.',
        },
        ...screenInRender,
      ],
    },
  },
  {
    // A card is read wherever content is: it imports components and scripts only when they are needed.
    files: ['**/*.block.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['react', 'react-*', 'styled-components', '*.tsx', '**/*.tsx'],
              allowTypeImports: true,
              message: 'Import it where it is needed: () => import(…).then((m) => m.…).',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['libs/cms-client/src/**/*.ts', 'libs/cms-client/src/**/*.tsx'],
    ignores: ['**/*.test.*', '**/*.stories.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...screenInRender] },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    ignores: ['**/*.test.*', '**/*.test-support.*'],
    rules: { 'skein/known-tokens': 'error' },
  },
  {
    files: ['libs/*/src/**/*.ts', 'libs/*/src/**/*.tsx'],
    ignores: [
      '**/*.test.*',
      '**/*.test-support.*',
      '**/*.stories.tsx',
      '**/*.fixtures.ts',
      '**/fixtures/**',
      '**/testing/**',
      // Where brands are made, and what stands in for the colors of one.
      'libs/ui/src/{brand,tokens}/**',
      // Paper has no brand.
      'libs/ui/src/global/print-css.ts',
      // What services draw by themselves, where no style sheet of a brand is.
      'libs/services/**',
      // A map is drawn as maps are, whoever shows it: water, land, parks, roads.
      'libs/map/src/maplibre/style/map-style.ts',
    ],
    rules: { 'skein/brand-colors': 'error' },
  },
  {
    // What runs beside the application, not in it, is no server component's business.
    files: ['libs/*/src/**/*.ts', 'libs/*/src/**/*.tsx'],
    ignores: [
      '**/server/**',
      '**/render/**',
      '**/testing/**',
      '**/readme/**',
      'libs/*/src/islands/**',
      'libs/host/**',
      // An application of its own, which no server component shows.
      'libs/desk/**',
      '**/*.test.*',
      '**/*.test-support.*',
      '**/*.stories.tsx',
    ],
    rules: { 'skein/child-count': 'error', 'skein/client-boundary': 'error' },
  },
  {
    files: ['libs/*/src/**/*.ts', 'libs/*/src/**/*.tsx'],
    ignores: [
      '**/testing/**',
      '**/readme/**',
      '**/*.fixtures.ts',
      '**/*.test.*',
      '**/*.test-support.*',
      '**/*.stories.tsx',
      // Their addresses are those of the vendor's protocol.
      'libs/desk/**',
      'libs/local-cms/**',
    ],
    rules: { 'skein/no-site-names': 'error' },
  },
  {
    files: ['libs/*/src/**/*.ts', 'libs/*/src/**/*.tsx'],
    ignores: [
      '**/server/**',
      '**/render/**',
      '**/testing/**',
      '**/*.test.*',
      // No browser loads these.
      'libs/{cli,create-skein,host,http,local-cms,services}/**',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['node:*'], message: 'Node belongs in a ./server entry point.' },
            {
              group: ['@skein/*/server', '@skein/*/render'],
              message: 'Server code does not belong in browser-safe modules.',
            },
            { group: ['react-router-dom'], message: 'Blocks know no router: the host routes.' },
          ],
        },
      ],
    },
  },
);
