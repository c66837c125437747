import { SettingsError } from '@skein/http/settings';
import type { FastifyInstance } from 'fastify';
import type { PageSettings } from '../document/page-settings.ts';
import { isOwnCms } from './cms-connection.ts';
import type { ServicesHost, SiteOptions } from './site-options.ts';

const NO_CONTENT =
  "No content: set CONTENT_HOST, or give serveSite parts: [localContent({ export: 'content/export.json' })].";

const PORTAL = '/global_nav';

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
  // Without services, no host is named: otherwise, every page would log an error in the browser's console.
  return { 'data-hosts': offers(PORTAL) ? `localhost 127.0.0.1 ${new URL(settings.origin).hostname}` : '' };
}
