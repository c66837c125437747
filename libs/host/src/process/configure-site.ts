import type { Serving } from '@skein/cms-client/serve';
import type { HostSettings, ServicePaths } from '@skein/http/settings';
import type { FastifyInstance } from 'fastify';
import type { DrawnFragments } from '../document/drawn-fragments.ts';
import { readHostSettings } from '../settings/read-host-settings.ts';
import type { SiteDefinition } from '../site/site.ts';
import { builtFolders } from './built-folders.ts';
import { createSite } from './create-site.ts';
import { checkSettings, makeParts, type Variables } from './make-parts.ts';
import { joinedParts } from './join-parts.ts';
import { pathsOf, type MakeSitePart } from './site-part.ts';
import type { ServingsHost, SiteFolders } from './site-options.ts';

/** The options with which a process runs a site. */
export interface SiteRun {
  /** Folder of the built server: `import.meta.dirname` of its first module. */
  readonly folder: string;
  /** Folder of the brand's files. Default: `public`, beside `dist`. */
  readonly publicFolder?: string | undefined;
  /** Makes the servings: the functions with which the blocks' libraries change pages. */
  readonly servings?: ((host: ServingsHost) => readonly Serving[]) | undefined;
  /** Parts that run in the same process, in the order of their registration. */
  readonly parts?: readonly MakeSitePart[] | undefined;
}

interface CreateOptions {
  /**
   * Whether the pages are for an export, whose files stay the same for long. Form tokens and variations are left
   * out, because they expire. No page is made of old content.
   */
  readonly asFiles?: boolean;
  /** Collects the HTML of the blocks that the site draws, for later processes. */
  readonly fragments?: DrawnFragments;
}

/** A site with its settings and parts, before its server is created. */
export interface ConfiguredSite {
  readonly settings: HostSettings;
  readonly folders: SiteFolders;
  /** The paths that the site's services answer. */
  readonly paths: Required<ServicePaths>;
  /** Addresses that the process prints when it starts: paths by name. */
  readonly printed: Readonly<Record<string, string>>;
  create(options?: CreateOptions): Promise<FastifyInstance>;
}

/**
 * Reads the settings of a site from an environment and makes its parts, without listening.
 * @throws StartError that says which setting or folder is unusable
 */
export function configureSite(
  site: SiteDefinition,
  { folder, publicFolder, servings, parts: makers = [] }: SiteRun,
  variables: Variables,
): ConfiguredSite {
  checkSettings(makers, 'site', variables);
  const read = readHostSettings(variables);
  const parts = makeParts(makers, { site, process: 'site', settings: read, variables });
  const { pageSettings, frame, policy, uploadPaths, ...joined } = joinedParts(parts, read.servicesUrl);
  const settings = { ...read, pageSettings };
  const paths = pathsOf(parts);
  const reserved = [...(site.paths.reserved ?? []), ...paths.prefixes, ...paths.forms];
  const built = builtFolders(folder);
  const folders = { ...built, public: publicFolder ?? built.public };
  const forFiles = { formToken: undefined, bucketSecret: undefined, onlyFresh: true };
  return {
    settings,
    folders,
    paths,
    printed: Object.assign(
      {},
      ...site.paths.languages.map(({ name, prefix }) => ({ [`${site.name}, ${name}`]: prefix || '/' })),
      ...parts.map(({ printed }) => printed),
    ),
    create: ({ asFiles = false, fragments } = {}) =>
      createSite({
        ...site,
        ...joined,
        paths: { ...site.paths, reserved },
        ...(asFiles && forFiles),
        frame: frame ?? site.frame,
        policy: [...(site.policy ?? []), ...policy],
        uploadPaths: [...(site.uploadPaths ?? []), ...uploadPaths],
        servings: (host) => [...(servings?.(host) ?? []), ...joined.servings(host)],
        settings,
        folders,
        fragments,
      }),
  };
}
