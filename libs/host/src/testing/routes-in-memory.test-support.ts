import type { CookieVisits } from '@skein/cms-client/serve';
import Fastify from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { vi } from 'vitest';
import { createHtmlCache, type HtmlCache } from '../cache/html-cache.ts';
import { pageRoutes, type PageRoutesOptions } from '../http/page-routes.ts';
import type { PageService } from '../pages/page-service.ts';
import { freshPages } from '../http/fresh-pages.ts';
import { smallSite, withLastResort } from './small-site.test-support.ts';

/** Data that a drawn page contains in addition to its HTML. */
export const DRAWN = {
  csp: "default-src 'none'",
  tags: new Set<string>(),
  stale: false,
  status: 200,
} as const;

/** Methods of a page service that the tests do not check. */
const drawsNothing = {
  exists: async () => true,
  knows: () => undefined,
  renderFor: async () => Promise.reject(new Error('none')),
  renderAsked: async () => Promise.reject(new Error('none')),
  renderStatus: async () => undefined,
  show: async () => undefined,
} satisfies Partial<PageService>;

/** Returns a page service with a test's own drawing functions. */
export const pagesOf = (pages: Pick<PageService, 'render'> & Partial<PageService>): PageService => ({
  ...drawsNothing,
  ...pages,
});

/** Registers the page routes with a new cache. The functions of a test draw the pages. */
export async function routesOf(
  pages: Pick<PageService, 'render'> & Partial<PageService>,
  options: Omit<Partial<PageRoutesOptions>, 'pages' | 'cache'> = {},
) {
  const app = withLastResort(Fastify());
  const cache = createHtmlCache({ ttlMs: 1000, retryMs: 1000, max: 10 });
  await app.register(pageRoutes, {
    site: smallSite,
    isSecure: () => false,
    cache,
    preview: undefined,
    ...options,
    pages: pagesOf(pages),
  });
  return { app, cache };
}

/** Whether the cache answers a request for an address, without the routes. */
export function isFromMemory(
  cache: Pick<HtmlCache, 'peek'>,
  url: string,
  headers = {},
  visits?: Pick<CookieVisits, 'param'>,
): boolean {
  const fresh = freshPages({ cache, editorOf: undefined, isSecure: () => false, visits });
  const response = { getHeader: () => undefined, writeHead: vi.fn(() => response), end: vi.fn() };
  return fresh({ method: 'GET', url, headers } as IncomingMessage, response as unknown as ServerResponse);
}
