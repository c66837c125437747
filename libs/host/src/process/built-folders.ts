import { join } from 'node:path';
import type { SiteFolders } from './site-options.ts';

/** Where `siteBuild` puts what it builds, and where the files of the brand are. @param serverFolder of the build */
export const builtFolders = (serverFolder: string): SiteFolders => ({
  client: join(serverFolder, '..', 'client'),
  boot: join(serverFolder, '..', 'boot'),
  public: join(serverFolder, '..', '..', 'public'),
});
