import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BuildMissing, readBuildAssets } from './build-assets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const CLIENT = {
  runtime: '/static/runtime-1.js',
  fonts: { 'figtree.woff2': '/static/figtree-1.woff2' },
  islands: { header: { src: '/static/header-1.js', deps: ['/static/shared-1.js'] } },
  enhancers: { film: { src: '/static/film-1.js', deps: [] } },
};
const BOOT = { 'src/islands/boot.ts': { file: 'static/boot-1.js', isEntry: true } };

function written(name: string, file: string, content: unknown): string {
  const path = join(folder, name, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return join(folder, name);
}
function read(client: unknown = CLIENT, boot: unknown = BOOT, script = 'boot();\n') {
  written('boot', 'static/boot-1.js', script);
  return readBuildAssets(
    written('client', 'skein-assets.json', client),
    written('boot', '.vite/manifest.json', boot),
  );
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

  it('gives an island with all that it needs before it can run', () => {
    expect(read().island('header')).toEqual({ src: '/static/header-1.js', deps: ['/static/shared-1.js'] });
  });

  it('gives an enhancer, which needs nothing of React', () => {
    expect(read().enhancer('film')).toEqual({ src: '/static/film-1.js', deps: [] });
  });

  it.each<[string, () => unknown]>([
    ['is not there', () => readBuildAssets(join(folder, 'no'), join(folder, 'no'))],
    ['is half written', () => read('{"src/isl')],
    ['is of another shape', () => read({ ...CLIENT, runtime: {} })],
    ['lacks the runtime', () => read({})],
    ['lacks the boot script', () => read(CLIENT, {})],
    [
      'lacks its file',
      () => read(CLIENT, { 'src/islands/boot.ts': { file: 'static/boot-2.js', isEntry: true } }),
    ],
    ['has one that would end its element', () => read(CLIENT, BOOT, 'a = "</SCRIPT>"')],
    ['has one that would escape it', () => read(CLIENT, BOOT, 'a = "<!--<script>"')],
    ['lacks a font', () => read().fontUrl('comic.woff2')],
  ])('says what to do when it %s', (_, use) => {
    expect(use).toThrow(BuildMissing);
    expect(use).toThrow(/Run: npm run build/);
  });

  it.each<[string, () => unknown]>([
    [
      "No island 'speeed'. There are: header. Name the package of the block in siteBuild, and build again.",
      () => read().island('speeed'),
    ],
    [
      "No enhancer 'flim' (for myFilm). There are: film. Name the package of the block in siteBuild, and build again.",
      () => read().enhancer('flim', 'myFilm'),
    ],
    [
      "No island 'constructor'. There are: none. Name the package of the block in siteBuild, and build again.",
      () => read({ ...CLIENT, islands: {} }).island('constructor'),
    ],
  ])('says “%s”', (message, use) => {
    expect(use).toThrow(new BuildMissing(message));
  });
});
