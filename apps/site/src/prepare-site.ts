import { visitOnce } from '@skein/host';
import { builtFolders } from './built-folders.ts';
import { readConfig } from './config.ts';
import { createSite } from './create-site.ts';

/** Serves the built site once. @param serverFolder of the build */
export async function prepare(serverFolder: string): Promise<void> {
  const folders = builtFolders(serverFolder);
  await visitOnce({
    paths: ['/', '/intl/es'],
    readSettings: readConfig,
    create: (config) => createSite(config, folders),
  });
}
