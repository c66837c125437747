import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import type { HostSettings } from '@skein/http/settings';
import { readHostSettings } from '../settings/read-host-settings.ts';
import { deliveryConfig } from './cms-connection.ts';
import { registerServices } from './register-services.ts';
import type { ServicesHost, SiteOptions } from './site-options.ts';

const settings: HostSettings = readHostSettings({
  CONTENT_HOST: 'cms.example',
  SITE_ORIGIN: 'https://harbor.example',
});

/** Returns the hosts from which pages of a site with these services request portal data. */
async function hostsOf(services: SiteOptions['services']): Promise<string | undefined> {
  const app = Fastify();
  onTestFinished(() => app.close());
  const host = { delivery: { basePath: '' } } as ServicesHost;
  return (await registerServices(app, { services, settings }, host))['data-hosts'];
}

it.each<[string, SiteOptions['services']]>([
  ['there are no services', undefined],
  ['no service offers it', async (app) => void app.post('/address-forms', async () => 'taken')],
])('lets pages ask nowhere for portal data where %s', async (_, services) => {
  expect(await hostsOf(services)).toBe('');
});

it.each(['/global_nav/api/portalData', '/global_nav/*'])(
  'lets pages ask at the address of the site where a service has %s',
  async (url) => {
    const hosts = await hostsOf(
      async (app) => void app.register(async (inner) => void inner.get(url, async () => '')),
    );
    expect(hosts).toBe('localhost 127.0.0.1 harbor.example');
  },
);

it('serves the pictures of a stand-in CMS on this machine, which pages name at the address of the site', async () => {
  const cms = Fastify().get('/assets/:id/1/dog.png', async ({ url }) => `the file ${url}`);
  const app = Fastify();
  onTestFinished(async () => void (await Promise.all([cms.close(), app.close()])));
  const CONTENT_HOST = new URL(await cms.listen({ port: 0 })).host.replace('[::1]', 'localhost');
  const local = readHostSettings({ CONTENT_HOST });
  const host = { delivery: deliveryConfig(local, undefined) } as ServicesHost;
  await registerServices(app, { services: undefined, settings: local }, host);
  const { statusCode, body } = await app.inject('/assets/dog/1/dog.png?w=200');
  expect([statusCode, body]).toEqual([200, 'the file /assets/dog/1/dog.png?w=200']);
});
