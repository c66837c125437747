import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, mergeConfig, type Plugin } from 'vite';
import { classNames } from '../vite.class-names.ts';
import { libConfig } from '../vite.lib.ts';

const root = import.meta.dirname;

/** Bundles the screen of the desk with all its dependencies into `dist/screen`. The library serves these files. */
const screen: Plugin = {
  name: 'screen',
  apply: 'build',
  async closeBundle() {
    const folder = join(root, 'dist', 'screen');
    // Removes only the files of the last bundle: the folder also contains type declarations, which the check of
    // the tests reads.
    for (const file of globSync('*.{js,woff2}', { cwd: folder })) rmSync(join(folder, file));
    await build({
      configFile: false,
      root,
      base: '/desk/',
      logLevel: 'warn',
      plugins: [react(), classNames],
      resolve: { conditions: ['@skein/source', ...defaultClientConditions] },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: folder,
        emptyOutDir: false,
        target: 'es2023',
        assetsInlineLimit: 0,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'src/screen/main.tsx',
          output: {
            entryFileNames: 'desk.js',
            chunkFileNames: '[name]-[hash].js',
            assetFileNames: '[name][extname]',
          },
        },
      },
    });
  },
};

export default mergeConfig(libConfig(root), { plugins: [screen] });
