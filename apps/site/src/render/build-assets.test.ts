import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BuildMissing, readBuildAssets } from './build-assets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const CLIENT = {
  'src/islands/runtime.tsx': { file: 'static/runtime-1.js', imports: ['_vendor.js'] },
  'src/enhancers/film.enhancer.ts': { file: 'static/film-1.js' },
  'src/islands/header.island.ts': { file: 'static/header-1.js', imports: ['_shared.js', '_vendor.js'] },
  '_shared.js': { file: 'static/shared-1.js', imports: ['_vendor.js', '_loop.js'] },
  '_loop.js': { file: 'static/loop-1.js', imports: ['_shared.js'] },
  '_vendor.js': { file: 'static/vendor-1.js' },
  '../../libs/ui/src/fonts/figtree.woff2': { file: 'static/figtree-1.woff2' },
};
const BOOT = { 'src/islands/boot.ts': { file: 'static/boot-1.js' } };

function manifest(name: string, content: unknown): string {
  const place = join(folder, name);
  mkdirSync(join(place, '.vite'), { recursive: true });
  writeFileSync(
    join(place, '.vite', 'manifest.json'),
    typeof content === 'string' ? content : JSON.stringify(content),
  );
  return place;
}
function read(client: unknown = CLIENT, boot: unknown = BOOT, script = 'boot();\n') {
  const bootFolder = manifest('boot', boot);
  mkdirSync(join(bootFolder, 'static'), { recursive: true });
  writeFileSync(join(bootFolder, 'static/boot-1.js'), script);
  return readBuildAssets(manifest('client', client), bootFolder);
}

describe('the browser build', () => {
  it('gives the boot script, and the addresses of runtime and fonts', () => {
    const assets = read();
    expect([assets.bootScript, assets.runtimeUrl, assets.fontUrl('figtree.woff2')]).toEqual([
      'boot();',
      '/static/runtime-1.js',
      '/static/figtree-1.woff2',
    ]);
  });

  it('gives an island with all that it needs before it can run, each once, itself left out', () => {
    expect(read().island('header')).toEqual({
      src: '/static/header-1.js',
      deps: ['/static/shared-1.js', '/static/vendor-1.js', '/static/loop-1.js'],
    });
  });

  it('gives an enhancer, which needs nothing of React', () => {
    expect(read().enhancer('film')).toEqual({ src: '/static/film-1.js', deps: [] });
  });

  it.each<[string, () => unknown]>([
    ['is not there', () => readBuildAssets(join(folder, 'no'), join(folder, 'no'))],
    ['is half written', () => read('{"src/isl')],
    ['is of another shape', () => read({ 'src/islands/runtime.tsx': 'static/runtime.js' })],
    ['lacks the runtime', () => read({})],
    ['lacks the boot script', () => read(CLIENT, {})],
    ['lacks its file', () => read(CLIENT, { 'src/islands/boot.ts': { file: 'static/boot-2.js' } })],
    ['has one that would end its element', () => read(CLIENT, BOOT, 'a = "</SCRIPT>"')],
    ['has one that would escape it', () => read(CLIENT, BOOT, 'a = "<!--<script>"')],
    ['lacks an island', () => read().island('nothing')],
    ['lacks an enhancer', () => read().enhancer('nothing')],
    ['lacks a font', () => read().fontUrl('comic.woff2')],
    ['lacks what an island imports', () => read({ ...CLIENT, '_vendor.js': undefined }).island('header')],
  ])('says what to do when it %s', (_, use) => {
    expect(use).toThrow(BuildMissing);
    expect(use).toThrow(/Run: npm run build/);
  });
});
