import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { classNames } from '../../libs/vite.class-names.ts';
import { precompress } from './vite.precompress.ts';
import { buildApp } from './vite.build-app.ts';

const SOURCE = '@skein/source';

/** The style runtime brings a table of vendor prefixes along, which nothing here switches on. */
const withoutVendorPrefixes: Plugin = {
  name: 'without-vendor-prefixes',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /stylis\/src\/Prefixer\.js$/ },
    handler: () => 'export function prefix(value) { return value; }',
  },
};

/** Chunks hold no CSS, and a page names those it needs: what is left of Vite's helper around `import()` is the import. */
const plainImport: Plugin = {
  name: 'plain-import',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/** As fifteen hundred files, packages took a second of each start. Those that bring files of their own stay outside. */
const wholeServer: Plugin = {
  name: 'whole-server',
  apply: 'build',
  enforce: 'post',
  // Not for a build that watches: it would take longer to see a change.
  configEnvironment: (name, { build }) =>
    name === 'ssr' && !build?.watch ? { resolve: { noExternal: true } } : undefined,
};

/**
 * Three builds of one application:
 * `client`, the island modules and fonts; `boot`, the classic script in the head of every page; `ssr`, the server.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), withoutVendorPrefixes, plainImport, precompress, wholeServer, classNames],
  oxc: {
    jsx: { development: false },
    plugins: { styledComponents: { displayName: false, fileName: false } },
  },
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: [SOURCE, ...defaultServerConditions] },
    // React comes bundled in its production form, whatever NODE_ENV says when the server starts.
    noExternal: [
      'styled-components',
      /^@skein\//,
      /^react(-dom|-router|-router-dom)?(\/|$)/,
      'cookie',
      'set-cookie-parser',
    ],
    external: ['better-sqlite3', 'jsdom', 'sharp'],
  },
  builder: { buildApp },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        // Pages that are still cached somewhere ask for the chunks of earlier builds.
        emptyOutDir: false,
        assetsDir: 'static',
        assetsInlineLimit: 0,
        manifest: true,
        modulePreload: false,
        target: 'es2022',
        rolldownOptions: {
          input: 'src/islands/client.ts',
          preserveEntrySignatures: 'strict',
          // What every island needs, in one file: it is fetched once and compresses better together.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'vendor',
                  test: /node_modules\/(react|react-dom|scheduler|styled-components|stylis)\//,
                },
              ],
            },
          },
        },
      },
    },
    boot: {
      consumer: 'client',
      resolve: { conditions: [SOURCE, ...defaultClientConditions] },
      build: {
        outDir: 'dist/boot',
        emptyOutDir: false,
        assetsDir: 'static',
        manifest: true,
        modulePreload: false,
        target: 'es2022',
        rolldownOptions: {
          input: 'src/islands/boot.ts',
          // Compiled in one go: all of it runs at once, and function by function costs a tenth more.
          output: { format: 'iife', postBanner: '//# allFunctionsCalledOnLoad' },
        },
      },
    },
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'dist/server',
        ssr: true,
        target: 'node24',
        sourcemap: true,
        rolldownOptions: {
          input: {
            main: 'src/server/main.ts',
            prepare: 'src/server/prepare.ts',
            'image-worker': '../../libs/local-cms/src/images/image-worker.ts',
            'whole-way-bench': 'src/bench/whole-way-bench.tsx',
          },
        },
      },
    },
  },
  test: {
    environment: 'node',
    // React as visitors meet it, and twice as fast: its checks for developers run in the libraries' own tests.
    env: { NODE_ENV: 'production' },
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    setupFiles: [`${import.meta.dirname}/../../libs/vitest.setup.ts`],
    include: ['src/**/*.test.{ts,tsx}'],
    watch: false,
    testTimeout: 30_000,
  },
});
