import { FORM_PATHS, POST_PATHS, registerServices, SERVICE_PREFIXES } from '@skein/api';
import { consentApi, remoteForms, type FormsHost } from '@skein/services';
import { refusedApplications } from '@skein/careers/serve';
import { callSteps, refusedForms } from '@skein/forms/serve';
import { remoteServices, type ServicesHost } from '@skein/host';
import type { FastifyInstance } from 'fastify';
import type { SiteFolders } from './built-folders.ts';
import type { Config } from './config.ts';
import { asksFor, COOKIES_PAGE } from './consent.ts';

/** Where the forms of an embedded CMS are, the services know. */
function formsElsewhere({ content }: Config, { delivery }: ServicesHost) {
  if (content.host === undefined) return {};
  const { host, insecure, basePath, space, environment, token } = delivery;
  const origin = `${insecure ? 'http' : 'https'}://${host}`;
  const environmentUrl = `${origin}${basePath}/spaces/${space}/environments/${environment}`;
  return { formOf: remoteForms({ environmentUrl, token }) };
}

/** Pages of the site in the place of those that the services would draw by themselves. */
export const drawnBySite = ({ show }: Pick<ServicesHost, 'show'>) =>
  ({
    renderRefusal: (view) =>
      show({
        what: 'a refused form',
        paths: view.page === undefined ? [] : [view.page],
        status: view.status,
        visit: () => refusedForms.make(view),
      }),
    renderStep: (view) =>
      show({
        what: 'a step',
        paths: view.pages,
        status: view.status,
        visit: (path) => callSteps.make({ ...view, standsIn: path === view.pages.at(-1) }),
      }),
    renderApplicationRefusal: (view) =>
      show({
        what: 'a refused application',
        paths: [view.page],
        search: `?${new URLSearchParams({ id: view.jobId })}`,
        status: view.refusal.status,
        visit: () =>
          refusedApplications.make({
            ...view,
            issues: view.refusal.issues ?? [],
          }),
      }),
  }) satisfies FormsHost;

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
    addressFile: folders.addressFile,
    production,
    reports: host.reports,
    figures: host.figures,
    settings,
    formsHost: { ...drawnBySite(host), ownHosts, ...formsElsewhere(config, host) },
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
