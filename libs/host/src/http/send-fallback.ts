import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedPage } from '../cache/cached-page.ts';
import type { CacheState, HtmlCache } from '../cache/html-cache.ts';
import type { FallbackPages } from '../document/fallback-pages.ts';
import type { PageService } from '../pages/page-service.ts';
import { NoSuchPage, type PageStatus } from '../pages/routes.tsx';
import { atPath } from '../pages/stand-in-page.ts';
import type { Locales } from '../site/locales.ts';
import { REQUEST_ID_HEADER } from '@skein/http';
import { SECURITY_HEADERS } from './security-headers.ts';
import { sendPage } from './send-page.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Pages for when no other page is available. */
    lastResort: { readonly locales: Locales; readonly pages: FallbackPages };
  }
}

/** When a client should try again after an outage, in seconds. */
export const RETRY_AFTER_S = 10;

/** Sends a finished page without Fastify, which it no longer needs. */
export const send = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  state: CacheState,
  setCookie?: string,
): void => {
  request.cacheState = state;
  sendPage(request.raw, reply.hijack().raw, page, state, { setCookie });
};

/**
 * Sends a last-resort page, with built-in texts and without the CMS.
 * @param status if it differs from the kind
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
      // An address that cannot be read has met no hook.
      [REQUEST_ID_HEADER]: reply.request.id,
    })
    .send(pages.page(kind, tag ?? locales.tagAt(path), href, reply.request.id));
}

export interface StatusPageParts {
  readonly pages: PageService;
  readonly cache: HtmlCache;
}

/**
 * Sends the page that stands in for another: the editors' own if available, or else the last resort.
 * @param caching who may cache it: default everybody
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
    const { page, state } = await cache.get(`${status} ${locale}`, async () => {
      const drawn = await pages.renderStatus(status, locale);
      if (!drawn) throw new NoSuchPage(path);
      return drawn;
    });
    send(request, reply, { ...atPath(locales, page, status, path), caching }, state);
    return reply;
  } catch {
    return sendFallback(reply, status, path);
  }
}
