import type { Serving } from '@skein/cms-client/serve';
import type { PartNeeds, ServicePaths, PartContext } from '@skein/http/settings';
import type { PageSettings } from '../document/page-settings.ts';
import type { SiteDefinition } from '../site/site.ts';
import type { ServingsHost, SiteOptions } from './site-options.ts';

/** A part of a process beside its pages: services, readers of visitors' cookies, and settings for pages. */
export interface SitePart
  extends
    Pick<SiteOptions, 'services' | 'visits' | 'arrivals' | 'formToken' | 'bucketSecret'>,
    Pick<SiteDefinition, 'policy' | 'uploadPaths'> {
  /** Replaces the `frame` of the site definition: the content types and the layout around every page. */
  readonly frame?: SiteDefinition['frame'] | undefined;
  /** Settings that every page passes to its scripts. */
  readonly pageSettings?: PageSettings | undefined;
  /** Makes the part's servings: the functions with which it changes pages that have its blocks. */
  readonly servings?: ((host: ServingsHost) => readonly Serving[]) | undefined;
  /**
   * The paths that `services` answers. If SERVICES_URL names another process, the site forwards these paths and
   * does not register `services`. A part without `paths` always runs beside the pages.
   */
  readonly paths?: ServicePaths | undefined;
  /** Addresses that the process prints when it starts, by name. */
  readonly printed?: Readonly<Record<string, string>> | undefined;
}

/** Makes a part from the site and the environment in which it runs. @throws StartError */
export type MakeSitePart = ((context: PartContext) => SitePart) & PartNeeds;

/** Returns all paths that parts answer. */
export const pathsOf = (parts: readonly SitePart[]): Required<ServicePaths> => {
  const all = parts.flatMap(({ paths }) => paths ?? []);
  return {
    prefixes: all.flatMap(({ prefixes }) => prefixes),
    forms: all.flatMap(({ forms = [] }) => forms),
    posts: all.flatMap(({ posts = [] }) => posts),
  };
};
