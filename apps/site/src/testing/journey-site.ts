import { registerServices } from '@skein/api';
import { createHtmlCache, pageRoutes } from '@skein/host/testing';
import { campaignArrivals } from '@skein/forms/serve';
import type { ContentExport } from '@skein/local-cms';
import { drawnBySite, pageFormToken } from '@skein/services';
import Fastify, { type FastifyInstance } from 'fastify';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { visits } from '../visits.ts';
import { demoExport } from './demo-export.ts';
import { demoWith } from './site-in-memory.ts';

export interface JourneySite {
  readonly app: FastifyInstance;
  /** Ends it, and takes its folder along. */
  end(): Promise<void>;
}

/** Services and pages of the demo together. */
export async function journeySite(): Promise<JourneySite> {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'skein-journey-'));
  const formToken = pageFormToken({ dataDir: folder.path });
  const { pages, site } = await demoWith({ formToken });
  const app = Fastify();
  await app.register((scope) =>
    registerServices(scope, {
      dataDir: folder.path,
      production: false,
      formsHost: drawnBySite(pages),
      content: { export: demoExport as unknown as ContentExport, space: 'skein', assetHost: 'localhost' },
    }),
  );
  await app.register(pageRoutes, {
    site,
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
