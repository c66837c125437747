import { demoParts, provider } from '@skein/api';
import { createHtmlCache, deliveryConfig, joinedParts, pageRoutes } from '@skein/host/testing';
import { partContext } from '@skein/http/testing';
import { campaignArrivals } from '@skein/forms/serve';
import { pageFormToken } from '@skein/services';
import type { ContentExport } from '@skein/local-cms';
import Fastify, { type FastifyInstance } from 'fastify';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { visits } from './visits.ts';
import { demoExport } from './demo-export.ts';
import { demoWith } from './site-in-memory.ts';

export interface JourneySite {
  readonly app: FastifyInstance;
  /** Stops the site and deletes its folder. */
  end(): Promise<void>;
}

export async function journeySite(): Promise<JourneySite> {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'skein-journey-'));
  const formToken = pageFormToken({ dataDir: folder.path });
  const { pages, site } = await demoWith({ formToken });
  const app = Fastify();
  const nothing = async () => undefined;
  const context = partContext({ site: provider, settings: { dataDir: folder.path } });
  const { services } = joinedParts(
    demoParts({ contentExport: demoExport as unknown as ContentExport }).map((make) => make(context)),
    undefined,
  );
  await app.register((scope) =>
    services(scope, {
      delivery: deliveryConfig(context.settings, { read: nothing, write: nothing }),
      webhook: undefined,
      show: pages.show,
      loadPage: nothing,
      reports: {},
      pageInputs: {},
      figures: undefined,
    }),
  );
  await app.register(pageRoutes, {
    site,
    isSecure: () => false,
    pages,
    visits,
    arrivals: campaignArrivals,
    cache: createHtmlCache({ ttlMs: 60_000, retryMs: 1000, max: 10, formToken }),
    preview: undefined,
  });
  return {
    app,
    async end() {
      await app.close();
      folder.remove();
    },
  };
}
