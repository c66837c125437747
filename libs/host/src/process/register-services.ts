import { SettingsError } from '@skein/http/settings';
import type { FastifyInstance } from 'fastify';
import { isOwnCms } from './cms-connection.ts';
import type { ServicesHost, SiteOptions } from './site-options.ts';

const NO_CONTENT =
  "No content: set CONTENT_HOST, or give serveSite parts: [localContent({ export: 'content/export.json' })].";

/**
 * Registers the services of a site.
 * @throws SettingsError where the content is to be in this process and no service has it: the site would ask itself
 */
export async function registerServices(
  app: FastifyInstance,
  { services, settings }: Pick<SiteOptions, 'services' | 'settings'>,
  host: ServicesHost,
): Promise<void> {
  const urls: string[] = [];
  app.addHook('onRoute', ({ url }) => void urls.push(url));
  const offers = (start: string) => urls.some((url) => url.startsWith(start));
  if (services) await app.register((inner) => services(inner, host));
  if (isOwnCms(settings) && !offers(`${host.delivery.basePath}/`)) throw new SettingsError(NO_CONTENT);
}
