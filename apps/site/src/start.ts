import { prepareDataDir } from '@skein/api';
import { serve } from '@skein/host';
import { builtFolders } from './built-folders.ts';
import { readConfig } from './config.ts';
import { createSite } from './create-site.ts';

/** @param serverFolder of the build */
export function start(serverFolder: string): void {
  serve({
    readSettings: () => readConfig(process.env),
    create(config) {
      prepareDataDir(config.dataDir);
      return createSite(config, builtFolders(serverFolder));
    },
    greeting({ self, production, servicesUrl }) {
      const address = `http://${self}`;
      return [
        `  Skein Fiber   ${address}/`,
        `  in Spanish    ${address}/intl/es`,
        ...(production || servicesUrl ? [] : [`  demo accounts ${address}/demo/accounts`]),
      ];
    },
  });
}
