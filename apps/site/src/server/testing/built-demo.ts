import { configureSite, type ConfiguredSite } from '@skein/host/testing';
import type { PartContext } from '@skein/http/settings';
import { fontFiles } from '@skein/ui';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { enhancers, islands } from 'virtual:skein-client';
import { runOf } from '../../run.ts';
import { site } from '../../site.tsx';

const script = (name: string) => ({ src: `/static/${name}.js`, deps: [] });
const anyScript = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, script(name)]));

function write(folder: string, file: string, content: unknown): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
}

/**
 * Creates the demo with a made-up build. The build lists scripts and fonts, but the files are missing or empty.
 * `variables` must name the content.
 * @param folder an empty folder, in which this function writes the build
 */
export function builtDemo(folder: string): (variables: PartContext['variables']) => ConfiguredSite {
  const folders = {
    client: join(folder, 'client'),
    boot: join(folder, 'boot'),
    public: join(folder, 'public'),
  };
  write(folders.client, 'skein-assets.json', {
    runtime: '/static/runtime.js',
    fonts: Object.fromEntries(fontFiles.map((file) => [file, `/static/${file}`])),
    islands: anyScript(Object.keys(islands)),
    enhancers: anyScript(Object.keys(enhancers)),
  });
  write(folders.boot, '.vite/manifest.json', { boot: { file: 'static/boot.js', isEntry: true } });
  write(folders.boot, 'static/boot.js', 'boot()');
  mkdirSync(join(folders.public, 'data'), { recursive: true });
  writeFileSync(join(folders.public, 'share-image.png'), '');
  const run = runOf(join(folder, 'server'), {
    publicFolder: folders.public,
    contentExport: join(folder, 'export.json'),
  });
  return (variables) => configureSite(site, run, variables);
}
