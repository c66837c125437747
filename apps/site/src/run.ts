import { demoParts, type BuiltParts } from '@skein/api';
import type { SiteRun } from '@skein/host';
import { join } from 'node:path';
import { besidePages } from './beside-pages.ts';

/** Returns what the demo runs with. @param parts where its content and pictures are */
export const runOf = (folder: string, parts: BuiltParts & { readonly publicFolder: string }): SiteRun => ({
  folder,
  publicFolder: parts.publicFolder,
  parts: [besidePages, ...demoParts(parts)],
});

/** Returns what the built demo runs with. @param serverFolder of the build */
export function builtRun(serverFolder: string): SiteRun {
  const generated = join(serverFolder, '..', '..', '..', '..', 'content', 'generated');
  return runOf(serverFolder, {
    publicFolder: join(generated, 'public'),
    contentExport: join(generated, 'export.json'),
    imageWorker: join(serverFolder, 'image-worker.js'),
  });
}
