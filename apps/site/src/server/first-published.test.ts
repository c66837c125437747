// @vitest-environment node
import { createSlugIndex, siteOf } from '@skein/host/testing';
import { contentApi } from '@skein/local-cms';
import { createDelivery, type Delivery } from '@skein/cms-client/server';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { site } from '../site.tsx';

const type = (id: string, ...fields: string[]) => ({
  sys: { id },
  name: id,
  displayField: null,
  fields: fields.map((field) => ({
    id: field,
    name: field,
    type: 'Symbol',
    localized: false,
    required: false,
  })),
});
const entry = (id: string, contentType: string, firstPublishedAt: string, fields: object) => ({
  sys: {
    id,
    contentType: { sys: { id: contentType } },
    createdAt: '2020-01-01T00:00:00.000Z',
    updatedAt: '2026-05-05T00:00:00.000Z',
    firstPublishedAt,
    publishedVersion: 3,
    version: 4,
  },
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { 'en-US': value }])),
});

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

/** Starts the embedded CMS with these entries. Returns the client with which a site requests content. */
async function asked(entries: readonly object[]): Promise<Delivery> {
  app = Fastify();
  await app.register(contentApi, {
    export: {
      contentTypes: [
        type('gfPage', 'gfSlug', 'gfTitle', 'gfBreadcrumb', 'gfSiteMap', 'gfNoIndex'),
        type('gfSite', 'gfTitle'),
      ],
      entries,
      locales: [
        { code: 'en-US', name: 'English', default: true, fallbackCode: null, sys: { id: 'en' } },
        { code: 'es', name: 'Español', default: false, fallbackCode: 'en-US', sys: { id: 'es' } },
      ],
    },
    space: 'skein',
    deliveryToken: 'token',
    assetHost: 'localhost',
    requestsPerSecond: 1_000_000,
  });
  const origin = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  return createDelivery({
    host: origin.host,
    insecure: true,
    basePath: '/cdn',
    space: 'skein',
    environment: 'master',
    token: 'token',
    timeoutMs: 5000,
    retries: 0,
    pauseAfterFailureMs: 0,
  });
}

const index = (delivery: Delivery) =>
  createSlugIndex({ site: siteOf(site), delivery, ttlMs: 1000, now: () => 0, onProblems: () => undefined });

it('the page that was published first keeps its address, also after a restart and whatever the ids', async () => {
  const delivery = await asked([
    entry('a-copy', 'gfPage', '2026-03-01T00:00:00.000Z', { gfSlug: '/plans' }),
    entry('z-live', 'gfPage', '2024-03-01T00:00:00.000Z', { gfSlug: '/plans' }),
  ]);
  expect(await index(delivery).find('/plans')).toMatchObject({ id: 'z-live' });
});

it('of two sites the one that was published first is shown', async () => {
  const delivery = await asked([
    entry('a-copy', 'gfSite', '2026-03-01T00:00:00.000Z', { gfTitle: 'Copy' }),
    entry('z-live', 'gfSite', '2024-03-01T00:00:00.000Z', { gfTitle: 'Live' }),
  ]);
  const { items } = await delivery.ask({ contentType: 'gfSite', locale: 'en-US' });
  expect(items).toMatchObject([{ sys: { id: 'z-live' } }, { sys: { id: 'a-copy' } }]);
});
