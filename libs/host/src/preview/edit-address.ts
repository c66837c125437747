import type { HostSettings } from '@skein/http/settings';
import type { FastifyInstance } from 'fastify';
import type { PreviewBarProps } from '../document/preview-bar.tsx';
import type { Site } from '../site/site.ts';

/** Origins of the vendor's web app, by the host that delivers the content. */
const APPS: Readonly<Record<string, string>> = {
  'cdn.contentful.com': 'https://app.contentful.com',
  'cdn.eu.contentful.com': 'https://app.eu.contentful.com',
};
// eslint-disable-next-line skein/no-site-names -- the address of @skein/desk, on every site that has it
const DESK = '/desk';

/**
 * Returns a function that returns the address at which an editor changes an entry: at the desk, if the desk runs
 * in this process, or else in the vendor's web app. The function returns undefined if there is neither.
 */
export function editAddresses(
  app: Pick<FastifyInstance, 'hasRoute'>,
  { locales }: Pick<Site, 'locales'>,
  { host, space, environment }: Pick<HostSettings['content'], 'host' | 'space' | 'environment'>,
): NonNullable<PreviewBarProps['editAddress']> {
  const web = APPS[host ?? ''];
  return (entry, address, field) => {
    if (app.hasRoute({ method: 'GET', url: DESK })) {
      const { path, locale } = locales.split(address);
      const query = new URLSearchParams({ path, entry, locale, ...(field !== undefined && { field }) });
      return `${DESK}?${query}`;
    }
    return web === undefined
      ? undefined
      : `${web}/spaces/${space}/environments/${environment}/entries/${entry}`;
  };
}
