import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from '../commands/run.ts';
import { packageFolders, serverFiles } from './server-files.ts';

const root = mkdtempSync(join(tmpdir(), 'skein-files-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(path: string, content: object | string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
}
const manifest = (name: string, more: object = {}) =>
  write(`node_modules/${name}/package.json`, { name, ...more });

for (const name of ['@cloudflare/speedtest', '@contentful/live-preview', 'idiomorph']) manifest(name);
manifest('better-sqlite3', { dependencies: { bindings: '1' } });
manifest('bindings');
manifest('jsdom', { dependencies: { parse5: '8' } });
manifest('jsdom/node_modules/parse5');
manifest('parse5');
manifest('sharp', { optionalDependencies: { '@img/here': '1', '@img/elsewhere': '1' } });
manifest('@img/here');
manifest('vitest');
manifest('@skein/ui', { exports: { './fonts/*': './src/fonts/*' } });
for (const file of ['figtree.woff2', 'figtree.ts', 'OFL.txt'])
  write(`node_modules/@skein/ui/src/fonts/${file}`, 'a');
for (const file of [
  'deps/sqlite3.c',
  'prebuilds/linux-x64.node',
  'prebuilds/win32-x64.node',
  'LICENSE',
  'README.md',
])
  write(`node_modules/better-sqlite3/${file}`, 'a');
for (const file of ['main.js', 'main.js.map', 'whole-way-bench.js'])
  write(`apps/site/dist/server/${file}`, 'abc');
write('content/generated/export.json', {});

describe('the files of the server', () => {
  it('hold packages with all that they need, as Node would find them', () => {
    const found = packageFolders(['jsdom', 'sharp'], root).map((folder) => relative(root, folder));
    expect(found).toEqual([
      'node_modules/jsdom',
      'node_modules/jsdom/node_modules/parse5',
      'node_modules/sharp',
      'node_modules/@img/here',
    ]);
    expect(() => packageFolders(['left-pad'], root)).toThrow('left-pad is not installed');
  });

  it('leave out what is never run', () => {
    const paths = serverFiles(root).map(({ path }) => path);
    expect(paths.filter((path) => !path.endsWith('package.json'))).toEqual([
      'apps/site/dist/server/main.js',
      'apps/site/dist/server/main.js.map',
      'content/generated/export.json',
      'node_modules/@skein/ui/src/fonts/OFL.txt',
      'node_modules/@skein/ui/src/fonts/figtree.woff2',
      'node_modules/better-sqlite3/LICENSE',
      'node_modules/better-sqlite3/prebuilds/linux-x64.node',
    ]);
    expect(paths).not.toContain('node_modules/vitest/package.json');
  });

  it('go into an image with the Node of the workspace', () => {
    const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      devDependencies: { node: string };
    };
    const dockerfile = readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8');
    expect(dockerfile).toContain(`ARG BUILD_IMAGE=node:${devDependencies.node}-bookworm-slim\n`);
  });
});
