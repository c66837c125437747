import { demoBuildings, STRESS_BUILDINGS } from '@skein/api/fiber-finder';
import { cityById } from '@skein/cities/catalogue';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../server.ts';

const HERE = import.meta.dirname;
const OUT = join(ROOT, 'dist/bench-finder');

const page = (script: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title><div id="root"></div><script type="module" src="/${script}.js"></script></html>`;

/** Builds the finder and a plain list of the same buildings, as the site is built. @returns the folder to serve */
export async function buildFinderPages(): Promise<string> {
  const austin = cityById('austin');
  if (!austin) throw new Error('There is no Austin');
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
    resolve: {
      conditions: ['@skein/source', 'module', 'browser', 'production'],
      // The map has a bench of its own.
      alias: { '@skein/map': join(HERE, 'no-map.ts') },
    },
    build: {
      outDir: OUT,
      emptyOutDir: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: { finder: join(HERE, 'finder.client.tsx'), plain: join(HERE, 'plain.client.tsx') },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  writeFileSync(join(OUT, 'buildings.json'), JSON.stringify(demoBuildings(austin, STRESS_BUILDINGS)));
  writeFileSync(join(OUT, 'index.html'), page('finder'));
  writeFileSync(join(OUT, 'plain.html'), page('plain'));
  return OUT;
}
