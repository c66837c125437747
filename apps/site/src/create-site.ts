import { pageFormToken } from '@skein/services';
import { installationSecret } from '@skein/services/storage';
import { APPLICATION_PATH } from '@skein/careers/application';
import { createSite as createHost } from '@skein/host';
import { campaignArrivals } from '@skein/forms/serve';
import type { FastifyInstance } from 'fastify';
import type { SiteFolders } from './built-folders.ts';
import type { Config } from './config.ts';
import { asksFor } from './consent.ts';
import { services } from './services.ts';
import { policyOf, servings } from './servings.ts';
import { frameFor, site } from './site.tsx';
import { visits } from './visits.ts';

export interface CreateSiteOptions {
  /** Pages carry nothing that gets old, for files that a server keeps for long. */
  readonly forEverybody?: boolean;
}

/** The demo provider's site as one Fastify application, not yet listening. */
export function createSite(
  config: Config,
  folders: SiteFolders,
  { forEverybody = false }: CreateSiteOptions = {},
): Promise<FastifyInstance> {
  const { dataDir } = config;
  const place = { dataDir, installationSecret: config.services.INSTALLATION_SECRET };
  return createHost({
    ...site,
    frame: frameFor(asksFor(config)),
    settings: config,
    folders,
    policy: policyOf(config),
    uploadPaths: [APPLICATION_PATH],
    servings: (host) => servings(host, { ...config, boardToken: config.services.CAREERS_BOARD_TOKEN }),
    services: (app, host) => services(app, host, config, folders),
    visits,
    arrivals: campaignArrivals,
    bucketSecret: forEverybody ? undefined : installationSecret(place, 'buckets'),
    formToken: forEverybody ? undefined : pageFormToken(place),
  });
}
