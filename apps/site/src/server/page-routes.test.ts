import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { createHtmlCache } from './html-cache.ts';
import { pageRoutes } from './page-routes.ts';

/** A site of one page that is always there. */
async function site() {
  const app = Fastify();
  const page = { html: '<p>Here</p>', csp: "default-src 'none'", tags: new Set<string>(), stale: false };
  await app.register(pageRoutes, {
    cache: createHtmlCache({ ttlMs: 1000, retryMs: 1000, max: 10 }),
    preview: undefined,
    pages: {
      exists: async () => true,
      render: async () => ({ ...page, status: 200 }),
      renderStatus: async () => undefined,
      renderRefused: async () => undefined,
    },
  });
  return app;
}

describe('a page on its way to the browser', () => {
  it.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=0.8, BR;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0.0, br ; q=0', undefined],
    ['deflate, gzip;q=1.0', 'gzip'],
    ['zebra, x-gzipped', undefined],
    ['identity', undefined],
    [undefined, undefined],
  ])('for a browser that takes %s is in %s', async (accepted, coding) => {
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    const answer = await (await site()).inject({ url: '/', headers });
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, coding]);
  });

  it.each([
    [(tag: string) => tag, 304],
    [(tag: string) => `W/${tag}`, 304],
    [(tag: string) => `"other", W/${tag}`, 304],
    [() => '"other"', 200],
    [(tag: string) => tag.slice(1, -1), 200],
  ])('is sent again only when it has changed (%#)', async (known, status) => {
    const app = await site();
    const tag = String((await app.inject('/')).headers.etag);
    const answer = await app.inject({ url: '/', headers: { 'if-none-match': known(tag) } });
    expect(answer.statusCode).toBe(status);
  });
});
