import { SettingsError } from '@skein/http/settings';
import type { FastifyInstance } from 'fastify';
import type { PageSettings } from '../document/page-settings.ts';
import { remoteServices } from '../http/remote-services.ts';
import { isLocalCms, isOwnCms } from './cms-connection.ts';
import type { ServicesHost, SiteOptions } from './site-options.ts';

const NO_CONTENT =
  "No content: set CONTENT_HOST, or give serveSite parts: [localContent({ export: 'content/export.json' })].";

const PORTAL = '/global_nav';
const ASSETS = '/assets';

/**
 * Registers the services of a site.
 * @returns page settings that depend on the services; the operator's settings override them
 * @throws SettingsError if content should come from this process, but no service provides any: the site would
 * request content from itself
 */
export async function registerServices(
  app: FastifyInstance,
  { services, settings }: Pick<SiteOptions, 'services' | 'settings'>,
  host: ServicesHost,
): Promise<PageSettings> {
  const urls: string[] = [];
  app.addHook('onRoute', ({ url }) => void urls.push(url));
  const offers = (start: string) => urls.some((url) => url.startsWith(start));
  if (services) await app.register((inner) => services(inner, host));
  if (isOwnCms(settings) && !offers(`${host.delivery.basePath}/`)) throw new SettingsError(NO_CONTENT);
  // Pages name the files of every CMS of our own at the address of the site.
  if (isLocalCms(settings.content.host) && settings.servicesUrl === undefined && !offers(ASSETS)) {
    const { delivery, figures } = host;
    const servicesUrl = `${delivery.insecure ? 'http' : 'https'}://${delivery.host}`;
    await app.register(remoteServices, { servicesUrl, prefixes: [ASSETS], figures });
  }
  // Without services, no host is named: otherwise, every page would log an error in the browser's console.
  return { 'data-hosts': offers(PORTAL) ? `localhost 127.0.0.1 ${new URL(settings.origin).hostname}` : '' };
}
