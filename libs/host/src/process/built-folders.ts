import { join } from 'node:path';
import type { SiteFolders } from './site-options.ts';

/**
 * Returns the folders that `siteBuild` writes to, and the folder of the brand's files.
 * @param serverFolder folder of the built server
 */
export const builtFolders = (serverFolder: string): SiteFolders => ({
  client: join(serverFolder, '..', 'client'),
  boot: join(serverFolder, '..', 'boot'),
  public: join(serverFolder, '..', '..', 'public'),
  fragments: join(serverFolder, 'fragments.bin'),
});
