import type { PolicySources } from '@skein/cms-client/serve';

/**
 * Settings that every page passes to its scripts, as attributes of the first script, such as `data-hosts`. The
 * settings are public and the same on every page. An empty setting is left out.
 */
export type PageSettings = Readonly<Record<`data-${string}`, string | undefined>>;

/** Origins of outside services, by directive of the policy. */
export type ServiceSources = Required<PolicySources>;

/** Joins lists of allowed sources. All lists are empty if the site uses no outside services. */
export function joinedSources(used: readonly PolicySources[]): ServiceSources {
  const all = (directive: keyof PolicySources) => [
    ...new Set(used.flatMap((sources) => sources[directive] ?? [])),
  ];
  return {
    script: all('script'),
    connect: all('connect'),
    frame: all('frame'),
    image: all('image'),
    style: all('style'),
    font: all('font'),
    media: all('media'),
  };
}
