import { prepareDataDir } from '@skein/http';
import { readHostSettings } from '../settings/read-host-settings.ts';
import type { SiteDefinition } from '../site/site.ts';
import { builtFolders } from './built-folders.ts';
import { createSite } from './create-site.ts';
import type { SiteOptions } from './site-options.ts';
import { joinedParts, type MakeSitePart } from './site-part.ts';
import { serve } from './start.ts';

export interface ServeSiteOptions extends Partial<Pick<SiteOptions, 'servings'>> {
  /** Folder of the built server: `import.meta.dirname` of its first module. */
  readonly folder: string;
  /** What runs in the same process, in the order in which it is registered. */
  readonly parts?: readonly MakeSitePart[];
}

/** Runs a built site, with settings from the environment: its pages, and the parts beside them. */
export function serveSite(
  site: SiteDefinition,
  { folder, parts = [], servings = () => [] }: ServeSiteOptions,
): void {
  const variables = process.env;
  serve({
    readSettings: () => readHostSettings(variables),
    create(settings) {
      prepareDataDir(settings.dataDir);
      return createSite({
        ...site,
        ...joinedParts(parts.map((make) => make({ site, settings, variables }))),
        settings,
        folders: builtFolders(folder),
        servings,
      });
    },
    greeting: ({ self }) =>
      site.paths.languages.map(
        ({ name, prefix }) => `  ${site.name}, ${name}: http://${self}${prefix || '/'}`,
      ),
  });
}
