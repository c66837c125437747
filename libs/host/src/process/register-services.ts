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
 * @returns what pages need to know about the services, unless the settings say otherwise
 * @throws SettingsError if the content should come from this process and no service has it: the site would ask
 * itself
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
  // Where nobody answers, every page would have an error in its console.
  return { 'data-hosts': offers(PORTAL) ? `localhost 127.0.0.1 ${new URL(settings.origin).hostname}` : '' };
}
