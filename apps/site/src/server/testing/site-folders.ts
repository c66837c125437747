import { fontFiles } from '@skein/ui';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFolders } from '../built-folders.ts';

const SOURCES = join(import.meta.dirname, '..', '..');

/** Keys under which the client's build lists its chunks. */
const chunkKeys = (): string[] => [
  'src/islands/runtime.tsx',
  ...['islands', 'enhancers'].flatMap((folder) =>
    readdirSync(join(SOURCES, folder))
      .filter((file) => /\.(?:island|enhancer)\.ts$/.test(file))
      .map((file) => `src/${folder}/${file}`),
  ),
];

const chunk = (key: string) => ({ file: `static/${key.split('/').at(-1)}` });

function writeManifest(folder: string, keys: readonly string[]): void {
  for (const name of ['.vite', 'static']) mkdirSync(join(folder, name), { recursive: true });
  const manifest = Object.fromEntries(keys.map((key) => [key, chunk(key)]));
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
}

/** Folders as the build leaves them, with names in place of scripts and pictures. @param folder an empty one */
export function siteFolders(folder: string): SiteFolders {
  const folders = {
    client: join(folder, 'client'),
    boot: join(folder, 'boot'),
    public: join(folder, 'public'),
    contentExport: join(folder, 'export.json'),
  };
  writeManifest(folders.client, [...chunkKeys(), ...fontFiles]);
  writeManifest(folders.boot, ['src/islands/boot.ts']);
  writeFileSync(join(folders.boot, chunk('src/islands/boot.ts').file), 'boot()');
  mkdirSync(join(folders.public, 'data'), { recursive: true });
  writeFileSync(join(folders.public, 'share-image.png'), '');
  return folders;
}
