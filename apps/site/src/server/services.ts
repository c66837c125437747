import httpProxy from '@fastify/http-proxy';
import { registerServices, SERVICE_PREFIXES } from '@skein/api';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

export interface SiteServicesOptions {
  readonly config: Config;
  readonly exportFile: string;
  readonly webhookSecret: string;
}

/** The services: in this process on embedded defaults, or passed on to a process of their own. */
export async function services(
  app: FastifyInstance,
  { config, exportFile, webhookSecret }: SiteServicesOptions,
) {
  const { servicesUrl, dataDir, production, content, port, leads, origin } = config;
  if (servicesUrl !== undefined) {
    for (const prefix of SERVICE_PREFIXES)
      await app.register(httpProxy, { upstream: servicesUrl, prefix, rewritePrefix: prefix });
    return;
  }
  const self = `localhost:${port}`;
  await registerServices(app, {
    dataDir,
    production,
    leads,
    leadsHost: { ownHosts: [new URL(origin).host] },
    content: {
      export: exportFile,
      space: content.space,
      environment: content.environment,
      deliveryToken: content.token,
      previewToken: content.previewToken,
      managementToken: 'demo-management',
      assetHost: self,
      webhooks: [{ name: 'site', url: `http://${self}/webhooks/content`, secret: webhookSecret }],
    },
  });
}
