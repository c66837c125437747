import type { HostSettings } from '../settings/host-settings.ts';
import type { SiteDefinition } from '../site/site.ts';
import type { SiteOptions } from './site-options.ts';

/** A part of the site's process beside its pages: services, and what they know about visitors. */
export type SitePart = Pick<SiteOptions, 'services' | 'visits' | 'arrivals' | 'formToken' | 'bucketSecret'>;

/** What a part may know about its site. */
export interface SitePlace {
  readonly site: SiteDefinition;
  readonly settings: HostSettings;
  /** The environment of the process, for settings of its own. */
  readonly variables: Readonly<Record<string, string | undefined>>;
}

/** Makes a part from the site and the environment in which it runs. @throws SettingsError */
export type MakeSitePart = (place: SitePlace) => SitePart;

/** All parts as one: their services in their order, and of what visitors are asked for once the last that has it. */
export function joinedParts(parts: readonly SitePart[]): SitePart {
  const last = <K extends keyof SitePart>(name: K) =>
    parts.findLast((part) => part[name] !== undefined)?.[name];
  return {
    async services(app, host) {
      for (const { services } of parts) await services?.(app, host);
    },
    visits: last('visits'),
    arrivals: last('arrivals'),
    formToken: last('formToken'),
    bucketSecret: last('bucketSecret'),
  };
}
