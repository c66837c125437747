import type { SiteFolders as HostFolders } from '@skein/host';
import { join } from 'node:path';

/** Where the build and the content lie on disk. */
export interface SiteFolders extends HostFolders {
  readonly contentExport: string;
  /** The built module that makes pictures; the one in the sources by default. */
  readonly imageWorker?: string | undefined;
}

/** Where the build and the content lie. @param serverFolder apps/site/dist/server */
export function builtFolders(serverFolder: string): SiteFolders {
  const dist = join(serverFolder, '..');
  const generated = join(dist, '..', '..', '..', 'content', 'generated');
  return {
    client: join(dist, 'client'),
    boot: join(dist, 'boot'),
    public: join(generated, 'public'),
    contentExport: join(generated, 'export.json'),
    imageWorker: join(serverFolder, 'image-worker.js'),
  };
}
