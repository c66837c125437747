import type { PolicySources } from '@skein/cms-client/serve';

/**
 * What a page carries from the host's settings to its scripts, by attribute of its first script: `data-hosts`. The same on
 * every page, and public; an unset one is left out.
 */
export type PageSettings = Readonly<Record<`data-${string}`, string | undefined>>;

/** Origins of outside services, by directive of the policy. */
export type ServiceSources = Required<PolicySources>;

/** What a policy lets in for all of these: nothing on embedded defaults. */
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
