import { FORM_PATHS, POST_PATHS, registerServices, SERVICE_PREFIXES } from '@skein/api';
import { consentApi, drawnBySite, formsOfContent, labelFilesApi } from '@skein/services';
import { BROADBAND_LABELS_PAGE } from '@skein/content/routes';
import { remoteServices, type ServicesHost } from '@skein/host';
import type { FastifyInstance } from 'fastify';
import type { SiteFolders } from './built-folders.ts';
import type { Config } from './config.ts';
import { asksFor, COOKIES_PAGE } from './consent.ts';

/** The services: in this process on embedded defaults, or passed on to a process of their own. */
export async function services(
  app: FastifyInstance,
  host: ServicesHost,
  config: Config,
  folders: SiteFolders,
): Promise<void> {
  const { servicesUrl, dataDir, production, content, self, services: settings, origin } = config;
  const ownHosts = [new URL(origin).host];
  await app.register(consentApi, {
    page: COOKIES_PAGE,
    asks: asksFor(config),
    secureCookies: production,
    ownHosts,
  });
  await app.register(labelFilesApi, { loadPage: host.loadPage, page: BROADBAND_LABELS_PAGE, origin });
  if (servicesUrl !== undefined) {
    await app.register(remoteServices, {
      servicesUrl,
      prefixes: SERVICE_PREFIXES,
      formPaths: FORM_PATHS,
      postPaths: POST_PATHS,
      figures: host.figures,
    });
    return;
  }
  await registerServices(app, {
    dataDir,
    imageWorker: folders.imageWorker,
    production,
    reports: host.reports,
    figures: host.figures,
    settings,
    formsHost: {
      ...drawnBySite(host),
      ownHosts,
      ...(content.host !== undefined && { formOf: formsOfContent(undefined, host.delivery) }),
    },
    content: {
      export: config.exportFile ?? folders.contentExport,
      space: content.space,
      environment: content.environment,
      deliveryToken: content.token,
      previewToken: content.previewToken,
      managementToken: 'demo-management',
      assetHost: self,
      webhooks: [{ name: 'site', url: `http://${self}/webhooks/content`, secret: host.webhookSecret }],
    },
  });
}
