import {
  registerServices,
  remoteForms,
  type DegradedReport,
  type RenderApplicationRefusal,
  type RenderRefusal,
  type RenderStep,
} from '@skein/api';
import type { DeliveryConfig } from '@skein/cms-client/server';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { remoteServices } from './remote-services.ts';

export interface SiteServicesOptions {
  readonly config: Config;
  readonly delivery: DeliveryConfig;
  readonly exportFile: string;
  readonly imageWorker?: string | undefined;
  readonly addressFile?: string | undefined;
  readonly webhookSecret: string;
  readonly renderRefusal: RenderRefusal;
  readonly renderStep: RenderStep;
  readonly renderApplicationRefusal: RenderApplicationRefusal;
  /** Takes what `/readyz` tells of the services in this process. */
  readonly reports: Record<string, DegradedReport>;
}

/** Where the forms of an embedded CMS are, the services know. */
function formsElsewhere({ content }: Config, delivery: DeliveryConfig) {
  if (content.host === undefined) return {};
  const { host, insecure, basePath, space, environment, token } = delivery;
  const origin = `${insecure ? 'http' : 'https'}://${host}`;
  const environmentUrl = `${origin}${basePath}/spaces/${space}/environments/${environment}`;
  return { formOf: remoteForms({ environmentUrl, token }) };
}

/** The services: in this process on embedded defaults, or passed on to a process of their own. */
export async function services(
  app: FastifyInstance,
  {
    config,
    delivery,
    exportFile,
    imageWorker,
    addressFile,
    webhookSecret,
    renderRefusal,
    renderStep,
    renderApplicationRefusal,
    reports,
  }: SiteServicesOptions,
) {
  const { servicesUrl, dataDir, production, content, self, services: settings, origin } = config;
  if (servicesUrl !== undefined) {
    await app.register(remoteServices, { servicesUrl });
    return;
  }
  await registerServices(app, {
    dataDir,
    imageWorker,
    addressFile,
    production,
    reports,
    settings,
    formsHost: {
      renderRefusal,
      renderStep,
      renderApplicationRefusal,
      ownHosts: [new URL(origin).host],
      ...formsElsewhere(config, delivery),
    },
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
