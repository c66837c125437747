import react from '@vitejs/plugin-react';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { classNames } from './vite.class-names.ts';
import { clientBoundary } from './vite.client-boundary.ts';
import { sweep } from './vite.sweep.ts';
import { words } from './vite.words.ts';
import { vitestLevels } from './test-level.ts';

interface Manifest {
  readonly exports: Readonly<
    Record<string, string | { readonly '@skein/source'?: string; readonly default: string }>
  >;
}

const exportsOf = (root: string): Manifest['exports'] =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest).exports;

/**
 * Returns the public entry points of a library, from built file to source, as in `exports` of its package.json.
 * A pattern with `*` becomes all entry points that match it.
 */
function entriesOf(root: string): Record<string, string> {
  const exports = exportsOf(root);
  const entries: Record<string, string> = {};
  for (const target of Object.values(exports)) {
    if (typeof target === 'string' || target['@skein/source'] === undefined) continue;
    const { '@skein/source': source, default: built } = target;
    const [folder = ''] = source.split('*');
    const found = source.includes('*')
      ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      : [''];
    // A pattern matches files (`a.ts`), or folders that hold a file of the same name (`a/a.ts`).
    const names = found.map((name) => name.replace(/\.tsx?$/, ''));
    for (const name of names) {
      const file = join(root, source.replaceAll('*', name));
      if (existsSync(file)) entries[built.replaceAll('*', name).replace(/^\.\/dist\/|\.js$/g, '')] = file;
    }
  }
  return entries;
}

/**
 * Returns the Vite configuration of all libraries: ES modules, one output file per source file, and no bundled
 * dependencies.
 * @param root the library's folder
 */
export const libConfig = (root: string) =>
  defineConfig({
    root,
    cacheDir: `${root}/node_modules/.vite`,
    plugins: [
      react(),
      sweep(root),
      clientBoundary,
      classNames,
      ...('./words.json' in exportsOf(root) ? [words(root)] : []),
    ],
    // A class name must depend on its file, not on the order in which modules are evaluated: see docs/adr.
    oxc: { plugins: { styledComponents: { displayName: false, fileName: false } } },
    resolve: { conditions: ['@skein/source', ...defaultClientConditions] },
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      target: 'es2023',
      minify: false,
      sourcemap: true,
      lib: { entry: entriesOf(root), formats: ['es'] },
      rolldownOptions: {
        external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0'),
        output: { preserveModules: true, preserveModulesRoot: `${root}/src`, entryFileNames: '[name].js' },
      },
    },
    // Leaves out the condition `module`, as Node does: some packages list files there that need a bundler.
    ssr: { resolve: { conditions: ['@skein/source', 'node', 'development|production'] } },
    test: {
      environment: 'jsdom',
      setupFiles: [`${import.meta.dirname}/vitest.setup.ts`],
      include: ['src/**/*.test.{ts,tsx}'],
      // Inserts CSS rules one by one, as in production: jsdom would parse the whole sheet for each new rule.
      env: { SC_DISABLE_SPEEDY: 'false' },
      // Test files share a worker, so that modules are evaluated once. Each test restores what it replaces.
      isolate: false,
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
      globals: false,
      watch: false,
      ...vitestLevels,
    },
  });
