import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { build } from 'vite';
import { findChromium } from '../browser/find-chromium.ts';
import { serveFolder } from '../visual/serve-folder.ts';
import { ROOT } from './server.ts';

interface ClientPages {
  /** Addresses of modules that are not what is measured, and what stands for them. */
  readonly alias?: Readonly<Record<string, string>>;
  /** What is served beside the pages, by its name. */
  readonly files?: Readonly<Record<string, string>>;
}

const html = (name: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bench</title><div id="root"></div><script type="module" src="/${name}.js"></script></html>`;

/** Builds `client/<name>.tsx` as the site is built, serves it alone on a page, and opens a browser. */
export async function onClientPage<T>(
  name: string,
  work: (browser: Browser, url: string) => Promise<T>,
  { alias = {}, files = {} }: ClientPages = {},
): Promise<T> {
  const outDir = join(ROOT, 'dist/bench', name);
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: {
      jsx: { runtime: 'automatic', development: false },
      plugins: { styledComponents: { displayName: false, fileName: false } },
    },
    resolve: { conditions: ['@skein/source', 'module', 'browser', 'production'], alias },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: { [name]: join(import.meta.dirname, `client/${name}.tsx`) },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  for (const [file, text] of Object.entries({ ...files, 'index.html': html(name) }))
    writeFileSync(join(outDir, file), text);
  const served = await serveFolder(outDir);
  const browser = await chromium.launch({
    executablePath: findChromium().path,
    // The last two draw maps without a graphics card.
    args: ['--no-sandbox', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
  });
  try {
    return await work(browser, `${served.origin}/`);
  } finally {
    await browser.close();
    served.stop();
  }
}
