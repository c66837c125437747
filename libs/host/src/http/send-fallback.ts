import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedPage } from '../cache/cached-page.ts';
import type { CacheState, HtmlCache } from '../cache/html-cache.ts';
import type { FallbackPages } from '../document/fallback-pages.ts';
import type { PageService } from '../pages/page-service.ts';
import { NoSuchPage, type PageStatus } from '../pages/routes.tsx';
import { atPath } from '../pages/stand-in-page.ts';
import type { Locales } from '../site/locales.ts';
import { REQUEST_ID_HEADER } from '@skein/http';
import { statusKey } from './gone-pages.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { sendPage, type SendOptions } from './send-page.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The last-resort pages, which need no CMS. */
    lastResort: { readonly locales: Locales; readonly pages: FallbackPages };
  }
}

/** How long a client should wait after an outage before the next try, in seconds. */
export const RETRY_AFTER_S = 10;

/** Sends a finished page straight to the connection, without Fastify. */
export const send = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  state: CacheState,
  options?: SendOptions,
): void => {
  request.cacheState = state;
  sendPage(request.raw, reply.hijack().raw, page, state, options);
};

/**
 * Sends a last-resort page, with built-in texts and without the CMS.
 * @param path requested path with its query, to which the link of a page for 500 or 503 leads
 * @param status status of the answer; default: `kind`
 */
export function sendFallback(
  reply: FastifyReply,
  kind: 404 | 500 | 503,
  path: string,
  { status = kind, tag }: { readonly status?: number; readonly tag?: string } = {},
): FastifyReply {
  const { locales, pages } = reply.server.lastResort;
  const href = kind === 404 ? locales.localize('/', locales.split(path).locale) : path;
  if (kind === 503) reply.header('retry-after', String(RETRY_AFTER_S));
  return reply
    .code(status)
    .headers({
      ...SECURITY_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pages.csp,
      'cache-control': 'no-store',
      // Hooks, which set this header, do not run for an unreadable address.
      [REQUEST_ID_HEADER]: reply.request.id,
    })
    .send(pages.page(kind, tag ?? locales.tagAt(path), href, reply.request.id));
}

export interface StatusPageParts {
  readonly pages: PageService;
  readonly cache: HtmlCache;
}

/**
 * Sends the page for a status: the page that editors wrote if available, or else the last-resort page.
 * @param caching who may cache the page; default: everybody
 */
export async function sendStatus(
  request: FastifyRequest,
  reply: FastifyReply,
  status: PageStatus,
  path: string,
  { pages, cache }: StatusPageParts,
  caching?: CachedPage['caching'],
): Promise<FastifyReply> {
  const { locales } = reply.server.lastResort;
  const { locale } = locales.split(path);
  try {
    const { page, state } = await cache.get(statusKey(status, locale), async () => {
      const drawn = await pages.renderStatus(status, locale);
      if (!drawn) throw new NoSuchPage(path);
      return drawn;
    });
    const bytes = await atPath(locales, page, { status, path, reference: request.id });
    send(request, reply, page, state, { bytes, caching });
    return reply;
  } catch {
    return sendFallback(reply, status, path);
  }
}
