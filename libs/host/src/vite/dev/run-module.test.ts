import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runModule } from './run-module.ts';

const folder = mkdtempSync(join(tmpdir(), 'skein-module-'));
const pathOf = (name: string) => join(folder, `${name}.js`);
const note = (text: string) => `globalThis.noted.push(${JSON.stringify(text)});`;
let server: ViteDevServer;
let noted: string[];

beforeAll(async () => {
  server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
});
beforeEach(() => Object.assign(globalThis, { noted: (noted = []) }));
afterAll(async () => {
  await server.close();
  Reflect.deleteProperty(globalThis, 'noted');
  rmSync(folder, { recursive: true });
});

it('runs a module again with those of its imports that have changed', async () => {
  writeFileSync(pathOf('page'), note('page'));
  writeFileSync(pathOf('other'), note('other'));
  writeFileSync(pathOf('build'), `import './page.js'; import './other.js'; ${note('build')}`);
  expect(await runModule(server, pathOf('build'))).toBe('');
  writeFileSync(pathOf('page'), note('changed page'));
  server.environments.ssr.moduleGraph.onFileChange(pathOf('page'));
  expect(await runModule(server, pathOf('build'))).toBe('');
  expect(noted).toEqual(['page', 'other', 'build', 'changed page', 'build']);
});

it('returns the error of a module, and runs the module after it is mended', async () => {
  writeFileSync(pathOf('broken'), 'throw new Error("no title")');
  expect(await runModule(server, pathOf('broken'))).toContain('no title');
  writeFileSync(pathOf('broken'), note('mended'));
  expect(await runModule(server, pathOf('broken'))).toBe('');
  expect(noted).toEqual(['mended']);
});
