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
 * Returns the public entry points, from built file to source, as in `exports` of package.json. A pattern
 * becomes all the entry points that it matches.
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
    // A pattern stands for folders that hold a file of their name, or for files.
    const names = found.map((name) => name.replace(/\.tsx?$/, ''));
    for (const name of names) {
      const file = join(root, source.replaceAll('*', name));
      if (existsSync(file)) entries[built.replaceAll('*', name).replace(/^\.\/dist\/|\.js$/g, '')] = file;
    }
  }
  return entries;
}

/**
 * Returns the Vite configuration that every library uses: ES modules, one output file per source file, nothing
 * bundled in.
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
    // Class names must come from the file, not from the order of evaluation: see docs/adr.
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
    // As Node finds packages, which knows no `module`: some have files there that only a bundler can read.
    ssr: { resolve: { conditions: ['@skein/source', 'node', 'development|production'] } },
    test: {
      environment: 'jsdom',
      setupFiles: [`${import.meta.dirname}/vitest.setup.ts`],
      include: ['src/**/*.test.{ts,tsx}'],
      // Rules go into the sheet one by one, as in production: jsdom would read the whole sheet again for each of them.
      env: { SC_DISABLE_SPEEDY: 'false' },
      // Files share their worker, so that modules are evaluated once. What a test replaces is put back after it.
      isolate: false,
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
      globals: false,
      watch: false,
      ...vitestLevels,
    },
  });
