import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../server.ts';

const OUT = join(ROOT, 'dist/bench-careers');

/** Builds a page with the open roles alone, as the site is built. @returns the folder to serve */
export async function buildCareersPage(): Promise<string> {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: {
      jsx: { runtime: 'automatic', development: false },
      plugins: { styledComponents: { displayName: false, fileName: false } },
    },
    resolve: { conditions: ['@skein/source', 'module', 'browser', 'production'] },
    build: {
      outDir: OUT,
      emptyOutDir: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: { careers: join(import.meta.dirname, 'careers.client.tsx') },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  writeFileSync(
    join(OUT, 'index.html'),
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><div id="root"></div><script type="module" src="/careers.js"></script></html>',
  );
  return OUT;
}
