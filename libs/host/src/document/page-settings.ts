import type { PolicySources } from '@skein/cms-client/serve';

/**
 * Settings that every page passes to its scripts, as attributes of its first script, such as `data-hosts`. They
 * are public and the same on every page; an unset one is left out.
 */
export type PageSettings = Readonly<Record<`data-${string}`, string | undefined>>;

/** Origins of outside services, by directive of the policy. */
export type ServiceSources = Required<PolicySources>;

/** Joins the sources that a policy allows. With the embedded defaults there are none. */
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
