import { DeliveryError } from '@skein/cms-client/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SHORT_LINKS } from '../redirects.ts';
import { localizePath, splitLocale } from '@skein/cms-client';
import { NoSuchPage, type PageStatus } from '../routes.tsx';
import { FALLBACK_CSP, fallbackPage } from './fallback-page.ts';
import type { CachedPage, CacheState, HtmlCache } from './html-cache.ts';
import type { PageService } from './page-service.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { canonicalPath, languageOf, MAX_URL_LENGTH } from './site-paths.ts';

export interface PageRoutesOptions {
  readonly pages: PageService;
  readonly cache: HtmlCache;
  /** Draws drafts for an editor who has signed in to preview; undefined where preview is off. */
  readonly preview: { readonly pages: PageService; isEditor(request: FastifyRequest): boolean } | undefined;
}

type Encoding = 'br' | 'gzip' | 'identity';

/** How soon to try again after an outage, seconds. */
const RETRY_AFTER_S = 10;
/** Browsers always ask; shared caches may answer for a minute and while they ask. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const STALE_CONTROL = 'public, max-age=0, must-revalidate';

/** A coding that stands in the list and is not refused by `q=0`. */
const BROTLI = /(?:^|[\s,])br\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i;
const GZIP = /(?:^|[\s,])gzip\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i;

const encodingFor = (accepted = ''): Encoding =>
  BROTLI.test(accepted) ? 'br' : GZIP.test(accepted) ? 'gzip' : 'identity';

/** By weak comparison, and in a list: caches on the way mark tags as weak when they compress anew. */
const holdsTag = (list: string | undefined, etag: string): boolean =>
  list !== undefined && list.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

const bytesOf = (page: CachedPage, encoding: Encoding): Buffer =>
  encoding === 'br' ? page.brotli : encoding === 'gzip' ? page.gzip : page.identity;

const headersOf = new WeakMap<CachedPage, Map<string, Readonly<Record<string, string>>>>();

/** Headers of a page, made once for each encoding and cache state. */
function pageHeaders(
  page: CachedPage,
  encoding: Encoding,
  state: CacheState,
): Readonly<Record<string, string>> {
  let made = headersOf.get(page);
  if (!made) headersOf.set(page, (made = new Map()));
  const key = `${encoding} ${state}`;
  let headers = made.get(key);
  if (!headers) {
    headers = {
      ...SECURITY_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': page.csp,
      'cache-control': page.stale ? STALE_CONTROL : CACHE_CONTROL,
      'speculation-rules': '"/speculation-rules.json"',
      vary: 'accept-encoding',
      etag: page.etag,
      'x-skein-cache': state,
      ...(page.stale && { warning: '110 - "Response is Stale"', 'x-skein-content': 'stale' }),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(bytesOf(page, encoding).length),
    };
    made.set(key, headers);
  }
  return headers;
}

/**
 * Answers with a finished page. Written straight to the connection: nothing is left to do that Fastify's reply
 * could help with, and this is the path of almost every request.
 */
function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage, state: CacheState): void {
  const { raw } = reply.hijack();
  const encoding = encodingFor(request.headers['accept-encoding']);
  const headers = pageHeaders(page, encoding, state);
  if (page.status === 200 && holdsTag(request.headers['if-none-match'], page.etag)) {
    const { 'content-length': _, ...rest } = headers;
    raw.writeHead(304, rest).end();
    return;
  }
  raw.writeHead(page.status, headers);
  raw.end(request.method === 'HEAD' ? undefined : bytesOf(page, encoding));
}

/** The last resort: words of our own, without the CMS. */
export function sendFallback(
  reply: FastifyReply,
  kind: 404 | 500 | 503,
  path: string,
  status: number = kind,
): FastifyReply {
  const language = languageOf(path);
  const href = kind === 404 ? (language === 'es' ? '/intl/es' : '/') : path;
  if (kind === 503) reply.header('retry-after', String(RETRY_AFTER_S));
  return reply
    .code(status)
    .headers({
      ...SECURITY_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': FALLBACK_CSP,
      'cache-control': 'no-store',
    })
    .send(fallbackPage(kind, language, href));
}

function redirectTarget(path: string): string | undefined {
  const canonical = canonicalPath(path);
  if (canonical !== undefined) return canonical;
  const { locale, path: bare } = splitLocale(path);
  const target = SHORT_LINKS[bare];
  return target === undefined ? undefined : localizePath(target, locale);
}

/** Answers with the page that stands in for another: the editors' own if it can be had, else the last resort. */
export async function sendStatus(
  request: FastifyRequest,
  reply: FastifyReply,
  status: PageStatus,
  path: string,
  { pages, cache }: Pick<PageRoutesOptions, 'pages' | 'cache'>,
): Promise<FastifyReply> {
  const { locale } = splitLocale(path);
  try {
    const { page, state } = await cache.get(`${status} ${locale}`, async () => {
      const drawn = await pages.renderStatus(status, locale);
      if (!drawn) throw new NoSuchPage(path);
      return drawn;
    });
    sendPage(request, reply, page, state);
    return reply;
  } catch {
    return sendFallback(reply, status, path);
  }
}

/** Every page of the site: from memory when it is fresh, else drawn. */
export async function pageRoutes(app: FastifyInstance, { pages, cache, preview }: PageRoutesOptions) {
  const notFound = (request: FastifyRequest, reply: FastifyReply, path: string) =>
    sendStatus(request, reply, 404, path, { pages, cache });

  async function draw(request: FastifyRequest, reply: FastifyReply, path: string, search: string) {
    const target = redirectTarget(path);
    if (target !== undefined) return reply.redirect(target + search, 308);
    try {
      if (preview?.isEditor(request)) {
        const page = await preview.pages.render(path, search);
        return await reply
          .code(page.status)
          .headers({
            ...SECURITY_HEADERS,
            'content-type': 'text/html; charset=utf-8',
            'content-security-policy': page.csp,
            'cache-control': 'no-store',
          })
          .send(page.html);
      }
      if (!(await pages.exists(path))) return await notFound(request, reply, path);
      const { page, state } = await cache.get(path, () => pages.render(path, ''));
      sendPage(request, reply, page, state);
      return reply;
    } catch (error) {
      if (error instanceof NoSuchPage) return notFound(request, reply, path);
      if (error instanceof DeliveryError) {
        request.log.warn({ err: error, path }, 'no content, not even old');
        return sendFallback(reply, 503, path);
      }
      throw error;
    }
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler(request, reply) {
      const url = request.raw.url ?? '/';
      if (url.length > MAX_URL_LENGTH) return sendFallback(reply, 404, '/', 414);
      const mark = url.indexOf('?');
      const path = mark < 0 ? url : url.slice(0, mark);
      const fresh = preview?.isEditor(request) ? undefined : cache.peek(path);
      if (fresh) {
        sendPage(request, reply, fresh, 'hit');
        return reply;
      }
      return draw(request, reply, path, mark < 0 ? '' : url.slice(mark));
    },
  });
}
