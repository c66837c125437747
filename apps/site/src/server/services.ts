import httpProxy from '@fastify/http-proxy';
import { contentApi, imagesApi } from '@skein/api';
import { portalApi } from '@skein/api/portal';
import type { FastifyInstance } from 'fastify';
import { readOrMakeSecret } from './secrets.ts';
import type { Config } from './config.ts';

/** Everything that the services answer, by the beginning of the path. */
export const SERVICE_PREFIXES = ['/cdn', '/preview', '/cma', '/assets', '/global_nav', '/demo', '/intl/es/demo'] as const;

export interface ServicesOptions {
  readonly config: Config;
  readonly exportFile: string;
  readonly webhookSecret: string;
}

/** The services in this process, on embedded defaults. */
async function embedded(app: FastifyInstance, { config, exportFile, webhookSecret }: ServicesOptions) {
  const { dataDir, production, content, port } = config;
  const self = `localhost:${port}`;
  await app.register(contentApi, {
    export: exportFile,
    space: content.space,
    environment: content.environment,
    deliveryToken: content.token,
    previewToken: content.previewToken,
    managementToken: production ? undefined : 'demo-management',
    assetHost: self,
    dataDir,
    webhooks: [{ name: 'site', url: `http://${self}/webhooks/content`, secret: webhookSecret }],
  });
  await app.register(imagesApi, { dataDir });
  await app.register(portalApi, {
    secret: readOrMakeSecret(dataDir, 'portal'),
    secureCookies: production,
    demoAccounts: !production,
  });
}

/** The services, embedded or in a process of their own. */
export async function services(app: FastifyInstance, options: ServicesOptions) {
  const { servicesUrl } = options.config;
  if (servicesUrl === undefined) return embedded(app, options);
  for (const prefix of SERVICE_PREFIXES) await app.register(httpProxy, { upstream: servicesUrl, prefix, rewritePrefix: prefix });
}
