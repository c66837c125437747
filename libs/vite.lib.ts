import react from '@vitejs/plugin-react';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { classNames } from './vite.class-names.ts';
import { clientBoundary } from './vite.client-boundary.ts';
import { sweep } from './vite.sweep.ts';

/**
 * The one Vite configuration of every library: ES modules, one output file per source file, nothing bundled in.
 * @param root  the library's folder
 * @param entry public entry points, name to source file
 */
export const libConfig = (root: string, entry: Record<string, string>) =>
  defineConfig({
    root,
    cacheDir: `${root}/node_modules/.vite`,
    plugins: [react(), sweep(root), clientBoundary, classNames],
    // Class names must come from the file, not from the order of evaluation: see docs/adr.
    oxc: { plugins: { styledComponents: { displayName: false, fileName: false } } },
    resolve: { conditions: ['@skein/source', ...defaultClientConditions] },
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      target: 'es2023',
      minify: false,
      sourcemap: true,
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0'),
        output: { preserveModules: true, preserveModulesRoot: `${root}/src`, entryFileNames: '[name].js' },
      },
    },
    ssr: { resolve: { conditions: ['@skein/source', 'node', 'module', 'development|production'] } },
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
      // Property tests on a busy machine; nothing waits for the clock.
      testTimeout: 30_000,
    },
  });
