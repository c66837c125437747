import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { ROOT } from '../server.ts';

const HERE = import.meta.dirname;
/** Within the workspace, because what is drawn for Node looks for its packages from there. */
const OUT = join(ROOT, 'dist/bench-carousels');

const common: InlineConfig = {
  configFile: false,
  logLevel: 'silent',
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false } } },
};
const conditions = ['@skein/source', 'module', 'browser', 'production'];

interface Drawn {
  readonly servedPage: (count: number, script: string) => string;
}

/**
 * Builds the pages of this bench, as the site is built.
 * @param slides of the carousel that an enhancer moves
 * @returns the folder to serve: `index.html`, and `mounted.html` with React
 */
export async function buildCarouselPages(slides: number): Promise<string> {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  await build({
    ...common,
    resolve: { conditions },
    build: {
      outDir: OUT,
      emptyOutDir: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: { enhanced: join(HERE, 'enhanced.client.ts'), mounted: join(HERE, 'mounted.client.tsx') },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  await build({
    ...common,
    ssr: {
      noExternal: true,
      resolve: { conditions: ['@skein/source', 'node'] },
    },
    build: {
      outDir: join(OUT, 'node'),
      ssr: join(HERE, 'page.tsx'),
      rolldownOptions: { output: { entryFileNames: 'page.mjs' } },
    },
  });
  const { servedPage } = (await import(pathToFileURL(join(OUT, 'node/page.mjs')).href)) as Drawn;
  writeFileSync(join(OUT, 'index.html'), servedPage(slides, '/enhanced.js'));
  writeFileSync(
    join(OUT, 'mounted.html'),
    '<!doctype html><title>Bench</title><body><script type="module" src="/mounted.js"></script></body>',
  );
  return OUT;
}
