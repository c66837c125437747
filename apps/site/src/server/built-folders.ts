import { join } from 'node:path';
import type { SiteFolders } from './create-site.ts';

/** Where the build and the content lie. @param serverFolder apps/site/dist/server */
export function builtFolders(serverFolder: string): SiteFolders & { readonly addressFile: string } {
  const dist = join(serverFolder, '..');
  const generated = join(dist, '..', '..', '..', 'content', 'generated');
  return {
    client: join(dist, 'client'),
    boot: join(dist, 'boot'),
    public: join(generated, 'public'),
    contentExport: join(generated, 'export.json'),
    imageWorker: join(serverFolder, 'image-worker.js'),
    addressFile: join(serverFolder, 'addresses.sqlite'),
  };
}
