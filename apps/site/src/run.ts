import { demoParts, type BuiltParts } from '@skein/api';
import type { SiteRun } from '@skein/host';
import { join } from 'node:path';
import { besidePages } from './beside-pages.ts';

/** What the demo runs with. @param parts where its content, pictures and addresses come from */
export const runOf = (folder: string, parts: BuiltParts & { readonly publicFolder: string }): SiteRun => ({
  folder,
  publicFolder: parts.publicFolder,
  parts: [besidePages, ...demoParts(parts)],
});

/** The demo addresses as the build has written them. @param serverFolder of the build: apps/site/dist/server */
export const addressFile = (serverFolder: string): string => join(serverFolder, 'addresses.sqlite');

/** What the built demo runs with. @param serverFolder of the build */
export function builtRun(serverFolder: string): SiteRun {
  const generated = join(serverFolder, '..', '..', '..', '..', 'content', 'generated');
  return runOf(serverFolder, {
    publicFolder: join(generated, 'public'),
    contentExport: join(generated, 'export.json'),
    imageWorker: join(serverFolder, 'image-worker.js'),
    addressFile: addressFile(serverFolder),
  });
}
